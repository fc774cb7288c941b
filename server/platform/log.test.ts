import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('ACC-22 no line of the log holds a control character as it is', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const typed = 'a\u001b[2J\u007f\u009b31m\r\nb';
  log.info({ typed }, typed);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/\p{Cc}/u);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ typed, msg: typed });
});
