import { missingMatter } from '../asking.ts';
import { voiceRules } from '../brand-rules.ts';
import { readConstraints } from '../constraints.ts';
import { contradiction } from '../contradictions.ts';
import type { Edited, EditRequest } from '../edited.ts';
import { finish } from '../finish.ts';
import { broken, factFaults, tellFaults } from '../loss.ts';
import { mendMatter } from '../mending/mend-matter.ts';
import { withoutInjected } from '../pasted.ts';
import { isSpoken } from '../spoken/clauses.ts';
import { applyCorrections, markSpokenSlips } from '../spoken/corrections.ts';
import { writeDown } from '../spoken/dictation.ts';
import { documentBrief } from './brief.ts';
import { layOutDocument } from './document.ts';
import type { DocumentKind } from './kinds.ts';
import { readDocumentSpans } from './read-document.ts';
import type { DocumentSpan } from './roles.ts';

const TOLD = new Set<DocumentSpan['role']>(['matter', 'items', 'steps', 'label', 'subject', 'sender']);

/** Makes a document of free notes: what is said to the writer steers it, everything else stands in it. */
export function editDocument({ spans, brand, language }: EditRequest, kind: DocumentKind, pasted: string): Edited {
  const message = spans.map(({ text }) => text).join('');
  const given = withoutInjected(message);
  const read = readDocumentSpans(given.text);
  const constraints = readConstraints(
    read.map(({ role, text }) => ({ role: role === 'order' ? 'constraint' : 'matter', text })),
    language,
  );
  const matter = read
    .filter(({ role }) => TOLD.has(role))
    .map(({ text }) => text)
    .join(' ');
  const asks = (question: string): Edited => ({ text: '', question, notes: [], matter, constraints });
  const isOutlined = read.some(({ role }) => role === 'part');
  const missing = pasted === '' && !isOutlined ? missingMatter(matter, message, 'none', language) : null;
  if (missing !== null) return asks(missing);
  const isDictated = isSpoken(message);
  const written = (text: string) =>
    isDictated ? writeDown(applyCorrections(markSpokenSlips(text))) : applyCorrections(text);
  const mended = (text: string) => mendMatter(written(text), message, language, constraints);
  const brief = documentBrief(read, kind, mended);
  const conflict = language === 'en' ? contradiction(mended(matter)) : null;
  if (conflict !== null) return asks(conflict);
  const notes = given.found ? ['Left out: a line in the pasted text that gives orders.'] : [];
  const text = finish(
    layOutDocument(brief, kind, constraints) + pasted,
    'none',
    constraints,
    voiceRules(brand, 'none'),
    notes,
  );
  const faults = factFaults({ matter, source: message, brand, text, constraints });
  return {
    text,
    question: null,
    notes: [...notes, ...tellFaults(faults), ...broken(text, constraints)],
    matter,
    constraints,
  };
}
