import { PLATFORM_RULES } from '../../../domain/post/platforms.ts';
import { leftOut } from '../revising/fit-within.ts';
import { missingMatter } from './asking.ts';
import { voiceRules } from './brand-rules.ts';
import { type Constraints, readConstraints } from './constraints.ts';
import { contradiction } from './contradictions.ts';
import { editDocument } from './documents/edit-document.ts';
import { headingIn, layOutSheet } from './documents/elsewhere.ts';
import { documentKind } from './documents/kind-of.ts';
import type { EditedText, EditRequest } from './edited.ts';
import { finish } from './finish.ts';
import { closed, inOneParagraph, layOut } from './layout/layout.ts';
import { broken, factFaults, tellFaults } from './loss.ts';
import { matterToPublish } from './matter.ts';
import { partLong } from './measure.ts';
import { mendMatter, tongueOf, tonguesOf } from './mending/mend-matter.ts';
import { pastedMatter, withoutInjected, withoutMailTalk } from './pasted.ts';
import { rephrase } from './rephrase.ts';
import { settleSpans } from './settle.ts';
import { sentencesOf } from './spoken/clauses.ts';
import { thinText } from './thin.ts';
import { asTold } from './told.ts';
import { seenSpans } from './unseen.ts';
import { withoutUnwanted } from './unwanted.ts';
import { quotationWished } from './wishes-elsewhere.ts';

/** Makes the user's own words fit to publish; adds nothing, loses nothing, asks where there is nothing to post. */
export function edit(request: EditRequest): EditedText {
  const { spans, rest, glue } = partLong(seenSpans(request.spans));
  const near = editNear({ ...request, spans }, rest === '' ? '' : PASTED);
  if (rest === '') return near;
  const { text, notes, matter, ...others } = near;
  const whole = (part: string) => part.replace(PASTED, () => `${glue}${rest}`).trim();
  const longest = request.platform === 'none' ? Number.POSITIVE_INFINITY : PLATFORM_RULES[request.platform].maxLength;
  const tooLong = whole(text).length > longest ? [`It is too long for one post: ${longest} characters fit.`] : [];
  const asTyped = 'The text is long: all but its beginning stands as you wrote it.';
  return { ...others, text: whole(text), matter: `${matter}${glue}${rest}`, notes: [asTyped, ...tooLong, ...notes] };
}

/** Stands for the part of a long text that stays as typed. */
const PASTED = '\uF8FB';

function editNear(request: EditRequest, pasted: string): EditedText {
  const { spans, platform, brand, language } = request;
  const message = spans.map(({ text }) => text).join('');
  const heading = platform === 'none' ? headingIn(message, language) : null;
  const kind = platform === 'none' && heading === null ? documentKind(message) : null;
  if (kind) return editDocument(request, kind, pasted);
  const settled = settleSpans(spans);
  const quotation = quotationWished(message, language);
  const given = withoutInjected(
    quotation ?? pastedMatter(message) ?? withoutMailTalk(matterToPublish(settled), message),
  );
  const bare = given.text.trim().replace(WHICH_FIRST, '').replace(WHOLLY_QUOTED, '$1$2$3');
  const told = asTold(bare, settled);
  const { text: matter, gone } = withoutUnwanted(told, settled);
  const wished = readConstraints(settled, language);
  const constraints = { ...wished, bilingual: wished.bilingual || isTwoLanguages(matter) };
  const asks = (question: string): EditedText => ({ text: '', question, notes: [], matter, constraints });
  const missing = pasted === '' ? missingMatter(matter, message, platform, language) : null;
  const thin = missing === null ? null : thinText(message);
  if (missing !== null && thin === null) return asks(missing);
  const mended = thin ?? mendMatter(rephrase(matter.replace(/:\s*\?{2,}/g, ': tbc')), message, language, constraints);
  const conflict = language === 'en' ? contradiction(mended) : null;
  if (conflict !== null) return asks(conflict);
  const notes = [
    ...(given.found ? ['Left out: a line in the pasted text that gives orders.'] : []),
    ...(gone.length > 0 ? [leftOut(gone)] : []),
    ...constraints.tone.slice(0, 1).map(ownWordsNote),
  ];
  const voice = voiceRules(brand, platform);
  const laidOut =
    quotation ??
    (heading !== null && language !== 'en' ? layOutSheet(mended, heading, language) : null) ??
    asTyped(matter, constraints) ??
    layOut(mended, platform, constraints);
  const text = finish(laidOut + pasted, platform, constraints, voice, notes);
  const draft = {
    source: [matter, thin].filter(Boolean).join(' '),
    matter: thin ?? matter,
    brand,
    text,
    constraints,
  };
  const faults = factFaults(draft);
  if (faults.length === 0)
    return { text, question: null, notes: [...notes, ...broken(text, constraints)], matter, constraints };
  const plain = finish(inOneParagraph(sentencesOf(mended).map(closed)) + pasted, platform, constraints, voice, []);
  const kept = factFaults({ ...draft, text: plain }).length < faults.length ? plain : text;
  return {
    text: kept,
    question: null,
    notes: [...notes, ...tellFaults(factFaults({ ...draft, text: kept })), ...broken(kept, constraints)],
    matter,
    constraints,
  };
}

/** An editor keeps the words; what only a writer could do is said, not passed over. */
const ownWordsNote = (wish: string) =>
  `Not done: “${wish}”. The words stand as you wrote them; to have them written anew, connect an AI model in Settings.`;

/** Lines that are to stay letter for letter stay as they were typed. */
function asTyped(matter: string, { verbatim }: Constraints): string | null {
  return verbatim && matter.split('\n').length > 2 ? matter : null;
}

const isEnglish = (half: string) => tongueOf(half) === 'en';

/** Marks around all that is to be posted only say where it begins and ends. */
const WHOLLY_QUOTED = /^(?:"([^"]+)"|“([^”]+)”|'((?:[^']|(?<=\p{L})'(?=\p{L}))+)')$/su;

/** Which language comes first is said to the writer, in whichever language. */
const WHICH_FIRST =
  /^[^:\n]{0,40}(?<!\p{L})(?:zuerst|primero|d['’]abord|en premier|prima|primeiro)(?!\p{L})[^:\n]{0,40}:\s*/iu;

/** 'Entrada libre. / Free entry.': one text in two languages. */
function isTwoLanguages(matter: string): boolean {
  const halves = tonguesOf(matter);
  // '8 / 5 kids' parts two prices, and three parts are no two halves.
  if (halves.length !== 2 || /\d\s+\/\s|\s\/\s+[£€$]?\d/.test(matter)) return false;
  return halves.every((half) => half.split(/\s+/).length > 4) && new Set(halves.map(isEnglish)).size === 2;
}
