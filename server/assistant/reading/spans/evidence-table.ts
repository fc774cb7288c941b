import { EVIDENCE, type EvidenceKind } from './evidence.ts';

/** Two hashes and a number for each piece of evidence. */
const CELL = 3;

/**
 * The known evidence of one kind, by number. Hundreds of thousands of names are looked up thousands of times for each
 * message: cells side by side, found by two hashes of 32 bits, are several times as fast as a map of strings.
 */
export class EvidenceTable {
  /** The names by their number, each its row's name, '=' and what was seen. */
  readonly names: string[];
  readonly #cells: Int32Array;
  readonly #mask: number;
  /** The hashes of what is looked for. */
  #first = 0;
  #second = 0;

  constructor(kind: EvidenceKind, names: string[]) {
    this.names = names;
    const places = 2 ** Math.ceil(Math.log2(Math.max(2, names.length * 2)));
    this.#mask = places - 1;
    this.#cells = new Int32Array(places * CELL);
    const rows = new Map(EVIDENCE[kind].map(([name], row) => [name, row]));
    names.forEach((name, number) => {
      const end = name.indexOf('=');
      const row = rows.get(name.slice(0, end));
      if (row === undefined) return;
      const at = this.#place(row, name, end + 1);
      this.#cells[at] = this.#first;
      this.#cells[at + 1] = this.#second;
      this.#cells[at + 2] = number + 1;
    });
  }

  get size(): number {
    return this.names.length;
  }

  /** The number of what a row sees; -1 where nothing is known of it. */
  find(row: number, what: string): number {
    return (this.#cells[this.#place(row, what) + 2] as number) - 1;
  }

  /** Where a piece of evidence stands, or would stand; what was seen begins at `from`. */
  #place(row: number, what: string, from = 0): number {
    this.#hash(row, what, from);
    const [cells, first, second] = [this.#cells, this.#first, this.#second];
    for (let place = first & this.#mask; ; place = (place + 1) & this.#mask) {
      const at = place * CELL;
      if (cells[at + 2] === 0 || (cells[at] === first && cells[at + 1] === second)) return at;
    }
  }

  #hash(row: number, what: string, from: number): void {
    let first = Math.imul(row + 1, 0x9e3779b1);
    let second = ~first;
    for (let i = from; i < what.length; i++) {
      const letter = what.charCodeAt(i);
      first = Math.imul(first ^ letter, 0x01000193);
      second = Math.imul(second ^ letter, 0x5bd1e995);
      second ^= second >>> 15;
    }
    this.#first = first ^ (first >>> 16);
    this.#second = second;
  }
}
