import { EVIDENCE, type EvidenceKind } from './evidence.ts';

/**
 * The known evidence of one kind, by number. Hundreds of thousands of names are looked up thousands of times for each
 * message: two hashes of 32 bits, sorted and found by the first bits of one, are several times as fast as a map of
 * strings, and lie in a file as they are used.
 */
export class EvidenceTable {
  /** Two for each piece of evidence, sorted by the first of them. */
  readonly hashes: Int32Array;
  readonly #seeds: Int32Array;
  /** Where each bucket begins, and where the last one ends. */
  readonly #buckets: Int32Array;
  readonly #shift: number;
  /** The hashes of what is looked for. */
  #first = 0;
  #second = 0;

  constructor(kind: EvidenceKind, hashes: Int32Array) {
    this.hashes = hashes;
    this.#seeds = seedsOf(kind);
    // As many buckets as pieces of evidence: then about one is looked at.
    const bits = Math.max(1, Math.ceil(Math.log2(this.size)));
    this.#shift = 32 - bits;
    this.#buckets = new Int32Array(2 ** bits + 1);
    for (let i = 0; i < hashes.length; i += 2) {
      const next = ((hashes[i] as number) >>> this.#shift) + 1;
      this.#buckets[next] = i / 2 + 1;
    }
    for (let bucket = 1; bucket < this.#buckets.length; bucket++)
      this.#buckets[bucket] ||= this.#buckets[bucket - 1] as number;
  }

  /** Knows names, each its row's name, '=' and what was seen. */
  static of(kind: EvidenceKind, names: string[]): EvidenceTable {
    const table = new EvidenceTable(kind, new Int32Array());
    const rows = new Map(EVIDENCE[kind].map(([name], row) => [name, row]));
    const pairs = names.map((name) => {
      const end = name.indexOf('=');
      const row = rows.get(name.slice(0, end));
      if (row === undefined) throw new Error(`No evidence of ${kind} is called ${name}.`);
      table.#hash(row, name.slice(end + 1));
      return [table.#first, table.#second] as const;
    });
    return new EvidenceTable(kind, Int32Array.from(pairs.sort(([a], [b]) => (a >>> 0) - (b >>> 0)).flat()));
  }

  get size(): number {
    return this.hashes.length / 2;
  }

  /** The number of what a row sees; -1 where nothing is known of it. */
  find(row: number, what: string): number {
    this.#hash(row, what);
    const [hashes, first, second] = [this.hashes, this.#first, this.#second];
    const bucket = first >>> this.#shift;
    const end = this.#buckets[bucket + 1] as number;
    for (let number = this.#buckets[bucket] as number; number < end; number++)
      if (hashes[number * 2] === first && hashes[number * 2 + 1] === second) return number;
    return -1;
  }

  #hash(row: number, what: string): void {
    let first = this.#seeds[row] as number;
    let second = ~first;
    for (let i = 0; i < what.length; i++) {
      const letter = what.charCodeAt(i);
      first = Math.imul(first ^ letter, 0x01000193);
      second = Math.imul(second ^ letter, 0x5bd1e995);
      second ^= second >>> 15;
    }
    // The first bits tell the bucket, so the last letters have to reach them.
    this.#first = Math.imul(first ^ (first >>> 16), 0x9e3779b1);
    this.#second = second;
  }
}

/** What the hashes of each row begin with: made of its name, so that a file outlives the order of the rows. */
const seedsOf = (kind: EvidenceKind): Int32Array =>
  Int32Array.from(EVIDENCE[kind], ([name]) =>
    [...name].reduce((seed, letter) => Math.imul(seed ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5),
  );
