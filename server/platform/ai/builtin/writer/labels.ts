import { mendWords } from './mend.ts';

/** 'Ingredients: …' with its value as one text and as items. */
export interface Labelled {
  label: string;
  value: string;
  items: string[];
}

/** Labels people put before a fact; others count only where a list follows. */
const KNOWN =
  /^(?:points?|key (?:points|messages?|facts|takeaways)|main points|title|headline|topic|subject|audience|target(?: audience| group)?|readers|tone|style|voice|mood|genre|goals?|objectives?|aims?|purpose|product|name|brand|business|company|price|prices|pricing|cost|costs|fee|tickets?|entry|admission|material|materials|features?|benefits?|details?|specs?|specifications?|colou?rs?|sizes?|delivery|shipping|care|warranty|guarantee|where|venue|location|place|address|area|when|dates?|time|times|day|opening hours|hours|duration|length|offer|discount|deal|code|platforms?|channels?|call to action|cta|type|rooms?|bedrooms|bathrooms|garden|nearby|neighbou?rhood|viewings?|contact|phone|email|e-mail|link|website|url|book(?:ing)?|class|grade|level|age|steps?|method|instructions?|directions|preparation|activities|activity|check|assessment|homework|question|findings?|results?|our results?|data|numbers|sources?|competitors?|competition|limits?|limitations?|recommendations?|conclusion|characters?|main character|hero|heroine|setting|wish|want|problem|conflict|turning point|twist|ending|plot|idea|concept|customers?|market|marketing|sales|team|staff|people|budget|funding|finances?|revenue|income|next steps?|timeline|milestones?|risks?|requirements?|prerequisites|install(?:ation)?|setup|usage|use|commands?|options?|parameters?|examples?|endpoints?|troubleshooting|errors?|faq|support|license|serves|servings|portions|yield|ingredients?|tips?|tricks?|notes?|goes with|serve with|storage|food|eat|restaurants?|getting around|getting there|transport|where to stay|stay|hotels?|sights?|must[- ]see|warm-?up|cool-?down|exercises?|equipment|progress(?:ion)?|rest days?|schedule|programme|program|agenda|speakers?|guests?|hosts?|menu|includes?|included|what to bring|bring|role|position|tasks?|we offer|salary|pay|start|apply|deadline|prize|how to enter|rules|winner|reason|background|story|quote|author|summary|intro|introduction|why|what|who|how|(?:day|week|part|stop) ?\d{1,2}|monday|tuesday|wednesday|thursday|friday|saturday|sunday|saturdays|weekend)$/i;

const LABEL =
  /^\s*(?:[-*•]\s+)?(?:\*\*)?([\p{L}][\p{L}\p{N} &/'’-]{1,32}?)(?:\*\*)?\s*:(?:\*\*)?(?!\/\/)(?:\s+|$)(.*)$/su;
const BULLET = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/;

/** Parts a listed value: at semicolons first, else at commas and the last 'and'. */
export function splitItems(value: string): string[] {
  const text = value.trim().replace(/[.\s]+$/, '');
  if (text === '') return [];
  if (text.includes(';')) return text.split(/\s*;\s*/).filter(Boolean);
  const parts = text.split(/,\s+(?![^(]*\))/);
  if (parts.length === 1) return [text];
  const last = parts.at(-1) ?? '';
  const tail = /^(?:and|or|&) /i.test(last) ? [last.replace(/^(?:and|or|&) /i, '')] : splitLast(last);
  return [...parts.slice(0, -1), ...tail].map((part) => part.trim()).filter(Boolean);
}

/** 'c and d' at the end of a list is two items when both are short. */
function splitLast(text: string): string[] {
  const halves = text.split(/\s+(?:and|&)\s+/);
  // 'blue and red pencils' is one thing: a single word before a longer half describes it.
  const describes = halves[0]?.split(' ').length === 1 && (halves[1]?.split(' ').length ?? 0) > 1;
  return halves.length === 2 && !describes && halves.every((half) => half.split(' ').length <= 4) ? halves : [text];
}

/** Whether a line begins with a label that a person would put before a fact. */
export function labelOf(line: string): { label: string; value: string } | null {
  const match = LABEL.exec(line);
  const label = match?.[1]?.trim();
  if (!match || !label) return null;
  const value = match[2] ?? '';
  const lists = value.includes(';') || (value.match(/,/g) ?? []).length >= 2 || value.trim() === '';
  return KNOWN.test(label) ||
    (lists &&
      label.split(' ').length <= 3 &&
      !/^(?:we|i|our|my|the|news|big|new|update|note|hi|hello|dear|announcement|reminder)\b/i.test(label))
    ? { label: label.toLowerCase(), value: value.trim() }
    : null;
}

const NAMED_DAY = /^(?:(?:day|week|part|stop) ?\d{1,2}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekend)$/i;

/** Whether a label is one of those that people put before a fact; the name of a day belongs to the fact itself. */
export function isFactLabel(label: string): boolean {
  return KNOWN.test(label) && !NAMED_DAY.test(label);
}

/** A line without the label before its fact: 'Price: €48' is '€48', 'The goal: more energy' is 'more energy'. */
export function withoutLabel(line: string): string {
  const match = /^(?:(?:the|our|your) )?([\p{L}][\p{L} -]{1,32}?):\s+(\S.*)$/isu.exec(line.trim());
  return match && isFactLabel(match[1] ?? '') ? (match[2] ?? '') : line;
}

/** Takes the labelled facts out of a text; `rest` is what stands outside of them. */
export function takeLabels(text: string): { labelled: Labelled[]; rest: string[]; bullets: string[] } {
  const labelled: Labelled[] = [];
  const rest: string[] = [];
  const bullets: string[] = [];
  let open: Labelled | null = null;
  // A label at a line's end opens the list below it, whatever stands before it.
  const lines = text.replace(/(?<=[.!?]) (?=\p{Lu}[\p{L} ]{2,24}:[ ]*\n)/gu, '\n').split('\n');
  for (const line of lines) {
    if (line.trim() === '') continue;
    const isBullet = BULLET.test(line);
    const item = line.replace(BULLET, '').trim();
    if (isBullet && open && (open.value === '' || open.items.length > 0)) {
      open.items.push(mendWords(item));
      continue;
    }
    if (isBullet && !labelOf(item)) {
      bullets.push(mendWords(item));
      continue;
    }
    const found = labelOf(line);
    if (found) {
      open = { label: found.label, value: mendWords(found.value), items: [] };
      labelled.push(open);
      continue;
    }
    open = null;
    rest.push(line.trim());
  }
  for (const fact of labelled) {
    if (fact.items.length === 0) fact.items = splitItems(fact.value);
    else if (fact.value === '') fact.value = fact.items.join('; ');
  }
  // 'Black Friday: 25% off' as a whole brief is a sentence with a colon, no form to fill in.
  const [only] = labelled;
  if (labelled.length === 1 && only && rest.length + bullets.length === 0 && !/\n/.test(text.trim()))
    return only.label.startsWith('ingredient')
      ? { labelled, rest, bullets }
      : { labelled: [], rest: [text.trim()], bullets };
  return { labelled: labelled.filter((fact) => fact.items.length > 0), rest, bullets };
}
