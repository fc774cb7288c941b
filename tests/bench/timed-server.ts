/** The product as a process of its own that notes when each statement was sent and answered, in a file of its data folder. */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { runProduct } from '../support/run-product.ts';
import { STATEMENTS, type TimedStatement } from './lateness.ts';

/** Enough to know a statement again; some are long, and end with what tells them apart. */
const SHOWN = 400;
const now = (): number => performance.timeOrigin + performance.now();
const file = createWriteStream(join(process.env.DATA_DIR ?? '', STATEMENTS));
const { query } = pg.Client.prototype;

pg.Client.prototype.query = function timed(this: pg.Client & { processID?: number }, ...given: unknown[]): never {
  const [asked] = given as [string | { text?: string }];
  const sent = now();
  const answer: unknown = query.apply(this, given as never);
  if (answer instanceof Promise) {
    const note = (): void => {
      const whole = typeof asked === 'string' ? asked : (asked.text ?? '');
      const text = whole.length > SHOWN ? `${whole.slice(0, SHOWN / 2)} … ${whole.slice(-SHOWN / 2)}` : whole;
      const statement: TimedStatement = { text, connection: this.processID ?? 0, sent, answered: now() };
      file.write(`${JSON.stringify(statement)}\n`);
    };
    void answer.then(note, note);
  }
  return answer as never;
};

await runProduct({});
