/**
 * What failed in a suite is run once more, alone: a loaded machine must not hold back a night's work. It is said which
 * tests needed it, since each of them is a fault to mend (docs/decisions/022-a-second-try-is-said.md).
 */

/** More failures than these in a whole run are no accident: none of those that are left over is tried again. */
export const MOST_TRIED_AGAIN = 5;

/** A test that failed; without a title it is a whole file, which failed before its tests. */
export interface FailedTest {
  file: string;
  title: string;
}

export interface Numbers {
  passed: number;
  failed: FailedTest[];
}

interface VitestReport {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { title: string; status: string }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { file: string; title: string; ok: boolean }[];
}

/** The numbers of a report of Vitest. */
export function readVitest({ numPassedTests, testResults }: VitestReport): Numbers {
  const failed = testResults.flatMap(({ name, status, assertionResults }): FailedTest[] => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0 && status === 'failed') return [{ file: name, title: '' }];
    return tests.map(({ title }) => ({ file: name, title }));
  });
  return { passed: numPassedTests, failed };
}

/** The numbers of a report of Playwright. */
export function readPlaywright(report: PlaywrightSuite & { stats: { expected: number } }): Numbers {
  const failedIn = ({ suites = [], specs = [] }: PlaywrightSuite): FailedTest[] => [
    ...suites.flatMap(failedIn),
    ...specs.filter(({ ok }) => !ok),
  ];
  return { passed: report.stats.expected, failed: failedIn(report).map(({ file, title }) => ({ file, title })) };
}

/** The titles that end as this one does, as both runners search for them. */
export const onlyTitle = ({ title }: FailedTest): string => `${title.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$`;

export interface Tally {
  passed: number;
  failed: number;
  /** The tests that passed only at the second try. */
  secondTry: string[];
}

/** A run's numbers, to which suite after suite is added. */
export class Run implements Tally {
  passed = 0;
  failed = 0;
  readonly secondTry: string[] = [];
  #left = MOST_TRIED_AGAIN;

  /**
   * Adds a suite. `again` runs one test alone and tells its numbers; a suite that ended badly without a failed test has
   * failed for a reason that no second try would show.
   */
  add({ passed, failed }: Numbers, endedWell: boolean, again: (test: FailedTest) => Numbers): void {
    this.passed += passed;
    if (failed.length === 0 && !endedWell) this.failed += 1;
    const isTriedAgain = failed.length <= this.#left;
    for (const test of failed) {
      const second = isTriedAgain ? again(test) : { passed: 0, failed: [test] };
      this.passed += second.passed;
      if (second.passed > 0 && second.failed.length === 0) this.secondTry.push(test.title || test.file);
      else this.failed += Math.max(1, second.failed.length);
    }
    this.#left -= failed.length;
  }
}

/** What a run ends with; what needed a second try is never hidden. */
export function lastLines({ passed, failed, secondTry }: Tally): string[] {
  const said =
    secondTry.length > 0 ? [`${secondTry.length} passed only at the second try: ${secondTry.join('; ')}`] : [];
  return [...said, `${passed} passed, ${failed} failed`];
}
