import { describe, expect, it } from 'vitest';
import { type FailedTest, lastLines, type Numbers, onlyTitle, Run, readPlaywright, readVitest } from './second-try.ts';

const failures = (count: number): FailedTest[] =>
  Array.from({ length: count }, (_, at) => ({ file: 'some.test.ts', title: `test ${at + 1}` }));
const passes: Numbers = { passed: 1, failed: [] };
const failsAgain = (test: FailedTest): Numbers => ({ passed: 0, failed: [test] });
const ends = (run: Run): string[] => lastLines(run);

describe('a run of tests', () => {
  it('says which passed only at the second try, and counts them as passed', () => {
    const run = new Run();
    const tried: string[] = [];
    run.add({ passed: 10, failed: failures(2) }, false, (test) => {
      tried.push(test.title);
      return passes;
    });
    run.add({ passed: 5, failed: [] }, true, failsAgain);
    expect(tried).toEqual(['test 1', 'test 2']);
    expect(ends(run)).toEqual(['2 passed only at the second try: test 1; test 2', '17 passed, 0 failed']);
  });

  it('has failed where a test fails again', () => {
    const run = new Run();
    run.add({ passed: 10, failed: failures(2) }, false, (test) =>
      test.title === 'test 1' ? passes : failsAgain(test),
    );
    expect(ends(run)).toEqual(['1 passed only at the second try: test 1', '11 passed, 1 failed']);
  });

  it('has failed where a second try ran nothing', () => {
    const run = new Run();
    run.add({ passed: 10, failed: failures(1) }, false, () => ({ passed: 0, failed: [] }));
    expect(ends(run)).toEqual(['10 passed, 1 failed']);
  });

  it('tries no more than five again in all its suites', () => {
    const six = new Run();
    six.add({ passed: 10, failed: failures(6) }, false, () => passes);
    expect(ends(six)).toEqual(['10 passed, 6 failed']);
    const inTwo = new Run();
    inTwo.add({ passed: 10, failed: failures(3) }, false, () => passes);
    inTwo.add({ passed: 10, failed: failures(3) }, false, () => passes);
    expect(ends(inTwo).at(-1)).toBe('23 passed, 3 failed');
  });

  it('has failed where a suite ends badly and names no test', () => {
    const run = new Run();
    run.add({ passed: 10, failed: [] }, false, () => passes);
    expect(ends(run)).toEqual(['10 passed, 1 failed']);
  });
});

it('reads what failed from Vitest, a file that failed before its tests included', () => {
  const report = {
    numPassedTests: 7,
    testResults: [
      { name: '/a.test.ts', status: 'passed', assertionResults: [{ title: 'a works', status: 'passed' }] },
      { name: '/b.test.ts', status: 'failed', assertionResults: [{ title: 'b works', status: 'failed' }] },
      { name: '/c.test.ts', status: 'failed', assertionResults: [{ title: 'c works', status: 'skipped' }] },
    ],
  };
  expect(readVitest(report)).toEqual({
    passed: 7,
    failed: [
      { file: '/b.test.ts', title: 'b works' },
      { file: '/c.test.ts', title: '' },
    ],
  });
});

it('reads what failed from Playwright, in groups too', () => {
  const spec = (title: string, ok: boolean) => ({ file: 'x.spec.ts', title, ok });
  const report = {
    stats: { expected: 3 },
    suites: [{ specs: [spec('one', true), spec('two', false)], suites: [{ specs: [spec('three', false)] }] }],
  };
  expect(
    readPlaywright(report)
      .failed.map(({ title }) => title)
      .sort(),
  ).toEqual(['three', 'two']);
});

it('finds the title that it means, whatever signs stand in it', () => {
  const title = 'an answer (a, b) costs $1.50 [maybe]';
  const pattern = new RegExp(onlyTitle({ file: '', title }));
  expect(pattern.test(`a group ${title}`)).toBe(true);
  expect(pattern.test(`${title} and more`)).toBe(false);
});
