import { PLATFORM_NAME } from '../../../lib/platform-words.ts';
import { isLookAlone } from '../look-words.ts';
import type { PartSpan } from '../part.ts';
import { SAID_OF_ALL } from './said-of-all.ts';
import { between, isOnePhrase, isPrinted } from './stretch.ts';

const isSome = ({ from, to }: PartSpan): boolean => to > from;

/** 'Our nail bar', 'the running club': whose picture it is. */
const BUSINESS =
  /^(?:our|my|the)\s+(?:[\p{L}'’&-]+\s+){0,3}(?:bar|salon|shop|café|cafe|coffee shop|tea ?room|restaurant|bakery|bistro|club|studio|gym|practice|surgery|clinic|school|nursery|garage|pub|company|firm|business|office|store|hotel|b&b|library|museum|church|parish|team|page|group|charity|society|co-?op|farm|band|choir|barbers?|hairdressers?|florists?|butchers?|deli|agency|startup)(?=[,:]\s+\S)/iu;
/** 'A story for | our nail bar, flash deal': the matter stands behind whose it is. */
export function passOwners(text: string, spans: PartSpan[]): PartSpan[] {
  return spans.flatMap((span, i): PartSpan[] => {
    const before = spans[i - 1];
    if (span.part !== 'title' || before?.part !== 'order' || !isOnePhrase(text, before, span)) return [span];
    const [owner = ''] = BUSINESS.exec(text.slice(span.from, text.length)) ?? [];
    if (owner === '' || !/(?:for|4)$/iu.test(text.slice(before.from, before.to))) return [span];
    const end = span.from + owner.length;
    if (end >= span.to) {
      const next = spans[i + 1];
      // The title behind it is one by itself.
      return next && isPrinted(next) ? [{ ...span, part: 'order' }] : [span];
    }
    const from = end + (/^[,:\s]+/u.exec(text.slice(end))?.[0].length ?? 0);
    return [
      { ...span, part: 'order', to: end },
      { ...span, from },
    ];
  });
}

/** 'Is moved | from 8 am to 9 am': what changes is told with what it becomes. */
const CHANGES =
  /(?<!\p{L})(?:moved|moves|changed|changes|changing|postponed|rescheduled|brought forward|extended|verschoben|verlegt|geändert|verlängert|cambia|cambian|trasladad[oa]|aplazad[oa]|déplacée?|reportée?|avancée?|spostat[oa]|rinviat[oa]|anticipat[oa]|adiad[oa]|antecipad[oa]|mudou|se (?:aplaza|adelanta|traslada|cambia)|est (?:décalée?|repoussée?))$/iu;

export function keepChanges(text: string, spans: PartSpan[]): PartSpan[] {
  const told: PartSpan[] = [];
  for (const span of spans) {
    const last = told.at(-1);
    const isChange =
      last !== undefined &&
      isPrinted(last) &&
      isOnePhrase(text, last, span) &&
      CHANGES.test(text.slice(last.from, last.to));
    if (last && isChange && ['day', 'hours', 'place', 'join', 'price'].includes(span.part)) last.to = span.to;
    else told.push({ ...span });
  }
  return told;
}

/** 'A sign for', 'Image for our choir auditions': an order that says whom or what it is for, and who reads it or where it hangs. */
const FOR =
  /(?<!\p{L})(?:for|4|für|para|pour|per|pra)(?:\s+((?:our|(?:unser|mein|die|das|den)\p{L}*|(?:nuestr|nostr|noss)\p{L}+|las?|los|nos|notre|les?|mes|il|gli|os?|as?)(?:\s[\p{L}'’&-]+){2,5}))?$/iu;
const READERS_OR_PLACE = new RegExp(
  String.raw`(?<!\p{L})(?:customers?|clients?|members?|followers?|regulars|parents|volunteers|guests|visitors|pupils|students|staff|neighbou?rs|residents|patients|donors|supporters|everyone|kunden|mitglieder|gäste|patienten|eltern|schaufenster|ladentür|tür|aushang|clientes?|socios?|vecinos|pacientes|padres|puerta|escaparate|tablón|adhérents|clientèle|parents|porte|vitrine|clienti|soci|pazienti|genitori|porta|vetrina|bacheca|sócios|utentes|montra|mural|screen|room|door|window|wall|board|newsletter|website|site|page|feed|grid|profile|story|stories|channel|account|group|${PLATFORM_NAME})$`,
  'iu',
);
const PARTED = /:\s+|\s+[-–—]\s+/u;
const FEWEST_WORDS = 3;

/** 'A sign for | the waiting room - | please keep dogs on a lead': what is told stands behind the mark; what it is for is a note. */
export function titleBehind(text: string, spans: PartSpan[]): PartSpan[] {
  const at = spans.findIndex(({ part, from, to }) => part === 'order' && FOR.test(text.slice(from, to)));
  const order = spans[at];
  if (!order) return spans;
  const [, named = ''] = FOR.exec(text.slice(order.from, order.to)) ?? [];
  const rest = spans.slice(at + 1);
  const lead: PartSpan | undefined =
    named === '' ? rest.shift() : { part: 'title', from: order.to - named.length, to: order.to };
  if (lead?.part !== 'title' || READERS_OR_PLACE.test(named)) return spans;
  const mark = PARTED.exec(text.slice(lead.from, lead.to));
  const behind = mark ? { ...lead, from: lead.from + mark.index + mark[0].length } : rest.shift();
  if (!behind || !(isPrinted(behind) || behind.part === 'item')) return spans;
  const told = text.slice(behind.from, behind.to);
  const isParted = mark !== null || PARTED.test(between(text, lead, behind));
  // 'The coat drive. Bring coats to: …': the mark is another sentence's.
  if (mark && /[.!?]\s/u.test(text.slice(lead.from, lead.from + mark.index))) return spans;
  if (!isParted || told.includes(', ') || (named === '' && told.split(' ').length < FEWEST_WORDS)) return spans;
  return [
    ...spans.slice(0, at),
    { ...order, to: Math.min(order.to, lead.from) },
    { ...lead, part: 'note', to: mark ? lead.from + mark.index : lead.to },
    { ...behind, part: 'title' },
    ...rest,
  ];
}

/** 'Our bestsellers of | 2026', taken for an order. */
const OWN =
  /^(?:our|my|unsere?|meine?|nuestr[oa]s?|mis?|nos|notre|mes|i nostri|le nostre|os nossos|as nossas)\s+(?!logo|colou?rs?|brand|photo|page|website|feed|story|farben|logo|seite)/iu;

/** An order that does not ask and goes on in a title is the beginning of it. */
export function takeOwn(text: string, spans: PartSpan[]): PartSpan[] {
  const taken: PartSpan[] = [];
  for (const span of spans) {
    const last = taken.at(-1);
    const isOwn = last?.part === 'order' && OWN.test(text.slice(last.from, last.to)) && taken.length > 1;
    if (last && isOwn && span.part === 'title' && isOnePhrase(text, last, span)) {
      last.part = 'title';
      last.to = span.to;
    } else taken.push({ ...span });
  }
  return taken;
}

/** A time by itself; 'closes at 9 pm' tells more. */
const CLOCK = /^(?:\p{L}+\s)?(?:\d{1,2}[:.h]\d\d|\d{1,2}\s?(?:am|pm|uhr|h)(?!\p{L}))/iu;
const MONEY = /[€$£₦₱¥]\s?\d|\d\s?[€$£₦₱¥]/u;
const CONTACT = /[@/]|\w\.\w{2}|\d(?:[\s-]?\d){5}/u;
const LONGEST_ITEM = 45;
const FEWEST_ITEMS = 3;

/** 'Pool rules: no running, no glass, shower first': what is counted up behind the colon of a title is a list. */
export function takeColonLists(text: string, spans: PartSpan[]): PartSpan[] {
  for (const { index, 0: mark } of text.matchAll(/(?<=[\p{L}\d)"”»])(?::|\s[-–—])\s+/gu)) {
    const from = index + mark.length;
    const [stretch = ''] = /^(?:[^.!?\n:]|\.(?=[\p{L}\d]))+/u.exec(text.slice(from)) ?? [];
    // What is counted up may have been cut together with its title.
    const lead = spans.find((span) => isPrinted(span) && span.from < index && span.to >= index);
    const parts = [...stretch.matchAll(/(?:[^,()]|,(?=\d)|\([^()]*\))+/gu)].map(({ index: at, 0: words }) => {
      const start = from + at + words.length - words.trimStart().length;
      const joint = /^(?:and|und|y|et|e)\s+/iu.exec(text.slice(start))?.[0].length ?? 0;
      return { from: start + joint, to: from + at + words.trimEnd().length };
    });
    const wordsOf = (part: { from: number; to: number }): string => text.slice(part.from, part.to);
    const isWhere = parts.every((part) => /\S \([^()]+\)$/u.test(wordsOf(part)));
    const named = SAID_OF_ALL.test(stretch) ? parts.slice(0, -1) : parts;
    const isPlain = named.every((part) => !CLOCK.test(wordsOf(part)) && !MONEY.test(wordsOf(part)));
    const inside = spans.filter((span) => span.from < from + stretch.length && span.to > from);
    const isListed = inside.every(({ part }) => ['title', 'note', 'item', 'day', 'join', 'wish'].includes(part));
    const isFit = named.every(
      (part) => part.to - part.from <= LONGEST_ITEM && !CONTACT.test(wordsOf(part).replace(/\([^()]*\)/gu, '')),
    );
    const isLed = lead !== undefined && (lead.to === index || lead.part === 'title' || parts.length > FEWEST_ITEMS);
    // Behind a dash three may be one remark.
    const fewest = mark.startsWith(':') ? FEWEST_ITEMS : FEWEST_ITEMS + 1;
    if (!isLed || parts.length < fewest || !isFit || !(isWhere || (isPlain && isListed))) continue;
    const last = parts.at(-1);
    const shown = last && isLookAlone(wordsOf(last)) ? parts.slice(0, -1) : parts;
    if (shown.length < fewest) continue;
    const end = shown.at(-1)?.to ?? from;
    const items = shown.map((part): PartSpan => ({ part: 'item', ...part }));
    const before = spans.filter((span) => span.from < index).map((span) => ({ ...span, to: Math.min(span.to, index) }));
    const after = spans
      .filter((span) => span.to > end)
      // What goes on behind the sentence of a list is none of it.
      .map(
        (span): PartSpan =>
          span.from < end ? { part: span.part === 'item' ? 'note' : span.part, from: end, to: span.to } : span,
      )
      .map((span) => ({
        ...span,
        from: span.from + (/^[\s,;.)]+/u.exec(text.slice(span.from, span.to))?.[0].length ?? 0),
      }))
      .filter(isSome);
    return [...before, ...items, ...after];
  }
  return spans;
}

/** How a sentence goes on behind the words that it speaks of. */
const GOES_ON =
  /^(?:will|won['’]t|stays?|remains?|bleib(?:t|en)|reste(?:nt)?|sigue[n]?|resta(?:no)?|fica[m]?|is|isn['’]t|are|aren['’]t|was|were|must|cannot|can['’]t|wird|werden|ist|sind|muss|müssen|será|serán|es|son|sera|seront|est|sont|sarà|saranno|è|sono|será|serão|são)(?!\p{L})/iu;

/** 'Ouverture le 2 septembre | de notre boutique'. */
const OF =
  /^(?:of (?:our|my|the)|unsere[srn]|meine[srn]|de (?:notre|nos|nuestr[oa]s?|mi)|del nostro|della nostra|d[oa]s? noss[oa]s?)(?!\p{L})/iu;

/** 'anything not claimed | by Friday 20 Dec | will go to charity': a sentence keeps the day in its middle. */
export function keepMiddles(text: string, spans: PartSpan[]): PartSpan[] {
  const kept: PartSpan[] = [];
  for (const span of spans) {
    const [before, last] = [kept.at(-2), kept.at(-1)];
    const isOf = OF.test(text.slice(span.from, span.to));
    const isMiddle =
      before !== undefined &&
      last !== undefined &&
      ['day', 'hours', 'place', 'call'].includes(last.part) &&
      isPrinted(before) &&
      (isPrinted(span) || (isOf && span.part === 'place')) &&
      (GOES_ON.test(text.slice(span.from, span.to)) || isOf) &&
      !/[,.;:!?\n]/u.test(text.slice(before.to, last.from) + text.slice(last.to, span.from));
    if (!isMiddle) {
      kept.push({ ...span });
      continue;
    }
    // '… de notre boutique, | 8 rue Nationale': the place stands behind the comma.
    const comma = span.part === 'place' ? text.slice(span.from, span.to).indexOf(', ') : -1;
    kept.splice(-2, 2, { ...before, to: comma < 0 ? span.to : span.from + comma });
    if (comma >= 0) kept.push({ ...span, from: span.from + comma + 2 });
  }
  return kept;
}

/** 'Bleibt … geschlossen', 'zieht … um', 'haben wir … geöffnet': how a German clause opens and how it ends. */
const VERB_END =
  /(?<!\p{L})(?:ist|sind|war|waren|bleibt|bleiben|wird|werden|hat|haben|fällt|fallen|zieht|ziehen|fängt|fangen|macht|machen|lädt|laden|nimmt|nehmen|kommt|kommen|geht|gehen|gibt|geben|setzt|setzen)(?: \p{L}+){0,4}$/iu;
const CLOSES =
  /(?<![\p{L}])(?:\p{Ll}*ge\p{Ll}+(?:t|en)|(?:ver|er|be|ent|zer|über)\p{Ll}+(?:t|en)|aus|an|ab|um|auf|zu|ein|frei|offen|teil|weg|vor|wieder da)$/u;
const LONGEST_CLAUSE = 90;

/** 'Unsere Praxis bleibt | vom 24. bis 31. | geschlossen': what a German verb opens is one clause to its end. */
export function keepBrackets(text: string, spans: PartSpan[]): PartSpan[] {
  const at = spans.findIndex(({ part }) => part === 'title');
  const title = spans[at];
  if (!title || !VERB_END.test(text.slice(title.from, title.to))) return spans;
  const [clause = ''] = /^(?:[^,.;:!?\n]|(?<=\d)[.:](?=[\s\d-])|,(?= \d{1,2}\.))+/u.exec(text.slice(title.from)) ?? [];
  const end = title.from + clause.trimEnd().length;
  if (end <= title.to || end - title.from > LONGEST_CLAUSE || !CLOSES.test(text.slice(title.to, end))) return spans;
  const behind = spans.slice(at + 1).map((span) => {
    const from = Math.max(span.from, end);
    return { ...span, from: from + (span.from < end ? (/^[\s,.]*/u.exec(text.slice(from))?.[0].length ?? 0) : 0) };
  });
  return [...spans.slice(0, at), { ...title, to: end }, ...behind.filter(isSome)];
}

/** 'Por feriado', 'wegen Umbau': why is no place. */
const CAUSE = /^(?:because of|due to|wegen|aufgrund|por|pour cause|à cause|per|causa)(?!\p{L})/iu;

/** What was taken for a place and says why is told in a note. */
export function noteCauses(text: string, spans: PartSpan[]): PartSpan[] {
  return spans.map((span) =>
    span.part === 'place' && CAUSE.test(text.slice(span.from, span.to)) ? { ...span, part: 'note' } : span,
  );
}

const LEADS_TO_TIME =
  /(?<!\p{L})(?:available(?: from)?|(?:order|book|apply|reply|rsvp|sign up|register|enter) by|(?:bestellen|anmelden|bewerben) bis|viewings?|closing date|deadline|last (?:seen|spotted)|(?:went )?missing (?:since|from)|(?:strayed|escaped) from|(?:lost|found) (?:in|on|at|near|by)|zuletzt (?:gesehen|in|an|am)|vist[oa] por última vez|vue? pour la dernière fois|vist[oa] l['’]ultima volta|vist[oa] pela última vez)(?: (?:in|on|at|near|around|by|en|à|a|em|no|na))?$/iu;

/** 'last seen | Elm Road | on | Monday', 'available | 1 June': what is told of a place or a day is one sentence with it. */
export function keepToldTimes(text: string, spans: PartSpan[]): PartSpan[] {
  const kept: PartSpan[] = [];
  let told: PartSpan | null = null;
  for (const span of spans) {
    const gap = told ? text.slice(told.to, span.from) : '';
    // 'Deadline: 31 January': a colon leads on.
    if (/[,.;:!?\n]/u.test(gap) && gap !== ': ' && !(gap === ', ' && span.part === 'hours')) told = null;
    if (told && ['join', 'place', 'day', 'hours', 'note'].includes(span.part)) told.to = span.to;
    else {
      kept.push(span);
      told = ['note', 'call'].includes(span.part) && LEADS_TO_TIME.test(text.slice(span.from, span.to)) ? span : null;
    }
  }
  return kept;
}
