import { describe, expect, it } from 'vitest';
import { EVIDENCE } from './evidence.ts';
import { EvidenceTable } from './evidence-table.ts';
import { EVIDENCE_KINDS, votesOf } from './votes.ts';
import { readVotes } from './votes-file.ts';

describe('known evidence', () => {
  const [[row]] = EVIDENCE.word as [[string, ...unknown[]], ...unknown[]];
  const words = Array.from({ length: 1000 }, (_, i) => `word ${i}`);

  it('has one number for each name, and none for what nobody named', () => {
    const table = EvidenceTable.of(
      'word',
      words.map((word) => `${row}=${word}`),
    );
    const numbers = words.map((word) => table.find(0, word));
    expect(new Set(numbers).size).toBe(words.length);
    expect(Math.min(...numbers)).toBe(0);
    expect(Math.max(...numbers)).toBe(words.length - 1);
    expect(table.find(0, 'word 1000')).toBe(-1);
    expect(table.find(1, 'word 1')).toBe(-1);
  });

  it('may be nothing or one', () => {
    expect(EvidenceTable.of('word', []).find(0, 'word')).toBe(-1);
    expect(EvidenceTable.of('word', [`${row}=word`]).find(0, 'word')).toBe(0);
  });

  it('is refused under a name that no row has', () => {
    expect(() => EvidenceTable.of('word', ['no such row=word'])).toThrow('no such row');
  });
});

describe('the files of votes', () => {
  it.each(['spans', 'parts', 'documents', 'corrections'] as const)('hold votes for all that is known: %s', (file) => {
    const { known, weights, first } = readVotes(file);
    for (const kind of EVIDENCE_KINDS)
      expect(weights[kind].length).toBe(known[kind].size * votesOf(kind, first.length));
  });
});
