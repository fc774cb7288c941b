import { NO_BRAND } from '../../../../../domain/brand.ts';
import { formIn, withoutForm } from './headline.ts';
import type { DocumentKind } from './kinds.ts';
import { isFactLabel, type Labelled, labelOf, splitItems, takeLabels, withoutLabel } from './labels.ts';
import { isMarkdownDocument, readMarkdown } from './markdown.ts';
import { capital, sentence } from './mend.ts';
import { documentFor } from './purpose.ts';
import { type Request, readRequest } from './request.ts';
import { asQuestion } from './sayings.ts';
import { sentencesOf } from './sentences.ts';
import { withoutInclude } from './split-thoughts.ts';
import { isInstruction } from './wishes.ts';
import { write } from './write.ts';

/** What a brief tells, without the order around it: the words for readers, or the parts of a document. */
export type Matter = { when: string | null; where: string | null; price: string | null } & (
  | { form: 'words'; text: string }
  | {
      form: 'document';
      /** What it is: 'Recipe', 'Lesson plan'; null where the headline says it. */
      name: string | null;
      headline: string;
      lines: string[];
      points: string[];
      ordered: boolean;
    }
);

const WHEN = /^(?:when|dates?|day|viewings?)$/;
const WHERE = /^(?:where|venue|location|place|address)$/;
const PRICE = /^(?:prices?|cost|entry|admission|fee|tickets?)$/;
const NAME = /^(?:title|headline|topic|subject|product|name)$/;
/** Labels before a wish to the writer: none of it is for readers. */
const FOR_THE_WRITER =
  /^(?:audience|target.*|readers|tone|style|voice|mood|genre|goals?|objectives?|aims?|purpose|platforms?|channels?|length|call to action|cta|ending|type|brand|business|company)$/;
const PICTURE =
  /^(?:an?\s+|the\s+)?(?:[\p{L}-]+\s+)?(?:images?|pictures?|pics?|graphics?|visuals?|cards?|banners?|posters?|flyers?|photos?|illustrations?|covers?|thumbnails?|designs?|tiles?|carousels?|drawings?|headers?)\b/iu;

/** The matter of a brief that asks for a text, holds labelled facts or is a whole document; null for any other. */
export function matterOf(brief: string): Matter | null {
  if (isMarkdownDocument(brief)) return documentMatter(brief);
  const { labelled, rest, bullets } = takeLabels(brief);
  const known = labelled.filter(({ label }) => isFactLabel(label));
  const sentences = sentencesOf(rest.join('\n')).filter((one, index) => {
    const fact = index > 0 ? labelOf(one) : null;
    if (!fact || fact.value === '' || !isFactLabel(fact.label)) return true;
    known.push({ ...fact, items: splitItems(fact.value) });
    return false;
  });
  const request = readRequest(sentences[0] ?? '');
  const ordered = request.ordered && !PICTURE.test(request.rest) && !/^you\b/i.test(request.whom ?? '');
  // A single 'Tip: …' or 'Offer: …' opens the matter itself.
  const isLabelled = known.length > 1 || (known.length === 1 && sentences.length > 0);
  if (!ordered && !isLabelled) return null;
  const kind = ordered ? documentFor(request, labelled, null) : null;
  if (kind) return orderedDocument(brief, kind, request, labelled);
  const items = [...bullets, ...(listIn(known)?.items ?? [])];
  const named = factIn(known, NAME);
  const told = ordered
    ? [spoken(request), ...sentences.slice(1)].flatMap((one) => (isInstruction(one) ? [] : [withoutInclude(one)]))
    : sentences;
  const text = [
    ...(named && (told.join('') === '' || request.rest.length < 24) ? [sentence(named)] : []),
    ...told.filter((one) => one !== '').map((one) => (ordered ? sentence(one) : one)),
    ...known.filter((fact) => isPlainFact(fact) && fact !== listIn(known)).map(({ value }) => sentence(value)),
    ...items.map((item) => `- ${item}`),
  ].join('\n');
  return { form: 'words', text, ...timeAndPlace(known) };
}

function factIn(labelled: Labelled[], pattern: RegExp): string | null {
  return labelled.find(({ label }) => pattern.test(label))?.value.replace(/[.\s]+$/, '') || null;
}

function timeAndPlace(labelled: Labelled[]): { when: string | null; where: string | null; price: string | null } {
  return { when: factIn(labelled, WHEN), where: factIn(labelled, WHERE), price: factIn(labelled, PRICE) };
}

function listIn(labelled: Labelled[]): Labelled | undefined {
  return labelled.find(({ label, items }) => items.length > 2 && !FOR_THE_WRITER.test(label));
}

/** A fact that reads well without its label. */
function isPlainFact({ label, value }: Labelled): boolean {
  return (
    ![WHEN, WHERE, PRICE, NAME, FOR_THE_WRITER].some((pattern) => pattern.test(label)) &&
    value.length < 90 &&
    /^(?:offer|discount|deal|message|details?|summary|intro|idea|story|quote|material|features?)$/.test(label)
  );
}

/** The order's own words as readers hear them: 'thank our guests for …' is 'Thank you to our guests for …'. */
function spoken({ act, whom, rest }: Request): string {
  const kept = rest
    .split(/,\s+(?=\S)/)
    .filter((piece) => !isInstruction(piece))
    .join(', ')
    .replace(/,? and that (?=(?:we|our|you|it|they|there)\b)/gi, '. ');
  const isTold = /^(?:it|we|they|you|our|i|he|she|so)\b/i.test(kept);
  if (whom && isTold && (act === 'thank' || act === 'congratulate'))
    return `${act === 'thank' ? 'Thank you' : 'Congratulations'} to ${whom}. ${capital(kept)}`;
  if (act === 'thank' && whom) return `Thank you to ${whom}${kept ? ` for ${kept}` : ''}`;
  if (act === 'congratulate' && whom) return `Congratulations to ${whom}${kept ? ` on ${kept}` : ''}`;
  if (act === 'welcome') return `Welcome ${kept}`;
  if (act === 'ask') return asQuestion(kept);
  return kept;
}

/** Kinds whose name tells readers more than their title does. */
const NAMED_KINDS = new Set<DocumentKind>([
  'recipe',
  'lesson',
  'report',
  'story',
  'poem',
  'business-plan',
  'documentation',
  'travel-guide',
]);
const IN_ORDER = new Set<DocumentKind>(['article']);

function orderedDocument(brief: string, kind: DocumentKind, request: Request, labelled: Labelled[]): Matter {
  const { title, lines, facts } = write({
    brief,
    description: null,
    platform: null,
    agentType: null,
    brand: NO_BRAND,
    history: [],
    variant: 0,
  });
  const form = request.form.replace(/^(?:an?|the|our|my)\s+/i, '');
  const { when, where, price } = timeAndPlace(labelled);
  const sold = kind === 'product-page' || kind === 'listing';
  const timed = kind === 'campaign' || kind === 'email';
  return {
    form: 'document',
    name: sold ? price : NAMED_KINDS.has(kind) && form.split(' ').length <= 3 ? capital(form) : null,
    headline: titleOf(title),
    lines: [...(timed && facts.offer ? [facts.offer] : []), ...lines].flatMap((line) => readable(line, price)),
    points: kind === 'campaign' ? [] : facts.points.flatMap((point) => readable(point, null)),
    ordered: IN_ORDER.has(kind),
    when: timed ? when : null,
    where: timed || kind === 'listing' ? where : null,
    price: null,
  };
}

/** A title without the name of its kind; a name such as 'tidy-csv' keeps its small letter. */
function titleOf(title: string): string {
  return formIn(title) ? capital(withoutForm(title)) : title;
}

function documentMatter(text: string): Matter {
  const { title, lines, points, ordered, labelled } = readMarkdown(text);
  const labels = [...labelled].map(([label, value]) => ({ label, value, items: [value] }));
  const { when, where, price } = timeAndPlace(labels);
  const form = formIn(title);
  const isCampaign = /campaign/i.test(form ?? '');
  const offer = factIn(labels, /^(?:offer|discount|deal)$/);
  return {
    form: 'document',
    name: form && !isCampaign ? capital(form) : price,
    headline: titleOf(title),
    lines: [...(offer ? [capital(offer)] : []), ...lines].flatMap((line) => readable(line, price)),
    points: isCampaign ? [] : points.flatMap((point) => readable(point, null)),
    ordered,
    when,
    where,
    price: null,
  };
}

/** A line as it may stand on a picture: without its label, without gaps and lists; nothing where only the price remains. */
function readable(line: string, price: string | null): string[] {
  const said = withoutLabel(line.trim());
  const bare = price && said.startsWith(`${price}, `) ? said.slice(price.length + 2) : said;
  const unfit =
    bare.includes('\n') ||
    /\[[^\]]*\]/.test(bare) ||
    bare === price ||
    /^(?:you need|tip|all you need|install it|run it):/i.test(bare);
  return unfit || bare === '' ? [] : [capital(bare)];
}
