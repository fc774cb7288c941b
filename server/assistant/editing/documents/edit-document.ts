import type { Span } from '../../reading/spans/roles.ts';
import { missingMatter } from '../asking.ts';
import { voiceRules } from '../brand-rules.ts';
import { readConstraints } from '../constraints.ts';
import { contradiction } from '../contradictions.ts';
import type { EditedText, EditRequest } from '../edited.ts';
import { finish } from '../finish.ts';
import { broken, type Draft, factFaults, tellFaults } from '../loss.ts';
import { mend } from '../mending/mend.ts';
import { mendMatter } from '../mending/mend-matter.ts';
import { withoutInjected } from '../pasted.ts';
import { isSpoken } from '../spoken/clauses.ts';
import { applyCorrections, markSpokenSlips } from '../spoken/corrections.ts';
import { writeDown } from '../spoken/dictation.ts';
import { documentBrief } from './brief.ts';
import { layOutDocument } from './document.ts';
import type { DocumentKind } from './kinds.ts';
import { type LabelledBrief, labelledBrief, layOutLabelled } from './labelled.ts';
import { readDocumentSpans } from './read-document.ts';
import type { DocumentSpan } from './roles.ts';

const TOLD = new Set<DocumentSpan['role']>(['matter', 'items', 'steps', 'label', 'subject', 'sender']);

/** Makes a document of notes, be they labelled line by line or told freely. */
export function editDocument(request: EditRequest, kind: DocumentKind, pasted: string): EditedText {
  const labelled = labelledBrief(request.spans.map(({ text }) => text).join(''));
  return labelled ? fromLabels(labelled, kind, request, pasted) : fromNotes(request, kind, pasted);
}

/** Of free notes what is said to the writer steers the document, and everything else stands in it. */
function fromNotes({ spans, brand, language }: EditRequest, kind: DocumentKind, pasted: string): EditedText {
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
  const asks = (question: string): EditedText => ({ text: '', question, notes: [], matter, constraints });
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
  const laidOut = layOutDocument(brief, kind, constraints) + pasted;
  return checked(laidOut, { matter, source: message, brand, constraints }, notes);
}

/** Labelled notes say themselves what they are: only the line above them and lines without a label are read. */
function fromLabels(
  brief: LabelledBrief,
  kind: DocumentKind,
  { spans, brand, language }: EditRequest,
  pasted: string,
): EditedText {
  const message = spans.map(({ text }) => text).join('');
  const isSaid = ({ role }: Span) => role === 'order' || role === 'constraint';
  const wishes = brief.others.filter((line) => spans.some((span) => isSaid(span) && span.text.includes(line)));
  const constraints = readConstraints([{ role: 'constraint', text: [brief.order, ...wishes].join(' | ') }], language);
  const others = brief.others.filter((line) => !wishes.includes(line));
  const matter = message.slice(message.indexOf(brief.order) + brief.order.length).trim();
  const notes = kind.id === 'outline' ? [OUTLINE] : [];
  const mended = (text: string) => text.charAt(0) + mend(text, { language, verbatim: true, said: message }).slice(1);
  const told = brief.notes.map((note) => ({ ...note, value: mended(note.value), items: note.items.map(mended) }));
  const laidOut = layOutLabelled({ order: brief.order, notes: told, others: others.map(mended) }, kind);
  return checked(laidOut + pasted, { matter, source: message, brand, constraints }, notes);
}
const OUTLINE = 'This is an outline of your points. A connected AI model could write it out.';

/** A document with its last touches, and with what its author should know of it. */
function checked(laidOut: string, told: Omit<Draft, 'text'>, notes: string[]): EditedText {
  const { brand, matter, constraints } = told;
  const text = finish(laidOut, 'none', constraints, voiceRules(brand, 'none'), notes);
  const faults = tellFaults(factFaults({ ...told, text }));
  return { text, question: null, notes: [...notes, ...faults, ...broken(text, constraints)], matter, constraints };
}
