/** What a connected model used. */
export interface Cost {
  requests: number;
  tokens: number;
}
export const NO_COST: Cost = { requests: 0, tokens: 0 };

/** One line of the report. */
export interface Row extends Cost {
  id: string;
  seconds: number;
  /** What is wrong with the answer, where the line says what it expects; null where it says nothing. */
  faults: string[] | null;
}

const HEAD = ['id', 'right', 'seconds', 'requests', 'tokens', 'what is wrong'];

/** The report as one table, with its sums at the end. */
export function tableOf(rows: Row[]): string {
  const sum = (of: (row: Row) => number): number => rows.reduce((total, row) => total + of(row), 0);
  const judged = rows.filter(({ faults }) => faults !== null);
  const right = judged.filter(({ faults }) => faults?.length === 0).length;
  const cells = [
    HEAD,
    ...rows.map(({ id, faults, seconds, requests, tokens }) => [
      id,
      faults === null ? '' : faults.length === 0 ? 'yes' : 'no',
      seconds.toFixed(1),
      String(requests),
      String(tokens),
      faults?.join('; ').slice(0, 100) ?? '',
    ]),
    [
      `${rows.length} in all`,
      judged.length > 0 ? `${right} of ${judged.length}` : '',
      sum(({ seconds }) => seconds).toFixed(1),
      String(sum(({ requests }) => requests)),
      String(sum(({ tokens }) => tokens)),
      '',
    ],
  ];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) =>
        column > 1 && column < HEAD.length - 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const rule = '-'.repeat(Math.max(...lines.map((line) => line.length)));
  return [lines[0], rule, ...lines.slice(1, -1), rule, lines.at(-1)].join('\n');
}
