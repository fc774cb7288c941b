import { PICTURE_LETTERS_MAX } from '../../../domain/limits.ts';
import type { Poster } from '../../../domain/post/design.ts';
import { PLATFORM_NAME } from '../../lib/platform-words.ts';
import { mend } from '../editing/mending/mend.ts';
import { type Language, languageOf } from '../reading/language.ts';
import { WRITTEN_SHAPE } from './look-words.ts';
import { type PartSpan, PICTURE_PARTS, type PicturePart, TALK } from './part.ts';
import { partTitles } from './titles.ts';

/** Signs that lean on a figure or close a saying: they go with the words beside them. */
const BEFORE = /[€$£₦₱¥+−@-]$/u;
const AFTER = /^(?:\s?[€£$₦%°](?!\d)|\+(?!\d))?[!?…]*/u;
/** The number before an item. */
const NUMBERED = /(?:^|[\s(])\(?\d{1,2}[.):]?\s*$/u;
const LISTED = /\n|;\s|\s[•|]\s|(?<=\p{L}{3}[.!?])\s+(?=\p{Lu})/u;
const MOST_TIMES = 2;

interface Piece {
  part: PicturePart;
  text: string;
  from: number;
  to: number;
}

const SHOWN: readonly PicturePart[] = PICTURE_PARTS.filter((part) => part !== 'join' && !TALK.includes(part));

/** What a picture shows of an order, or of the text that it goes with. */
export function posterOf(text: string, spans: PartSpan[]): Poster {
  const language = languageOf(text);
  const pieces = partTitles(text, spans)
    .filter(({ part }) => SHOWN.includes(part))
    .map((span) => pieceOf(text, span, language))
    .flatMap(signedApart)
    // 'Optik Seidel, Marktplatz 4' tells where, and nothing to do.
    .map((piece): Piece => (piece.part === 'call' && WHERE.test(piece.text) ? { ...piece, part: 'place' } : piece))
    // 'Could you make a post for our summer sale? 20% off …': the designer is asked, whatever part it names.
    .map((piece) =>
      piece.to <= text.indexOf('?') && ASKED.test(text) ? { ...piece, text: piece.text.replace(/\?$/u, '') } : piece,
    );
  const isOrdered = spans.some(({ part }) => part === 'order');
  // 'Can you make something for the AGM?' asks the designer, not the readers.
  const asked = isOrdered && ASKED.test(text) ? '' : '$&';
  const all = (part: PicturePart): Piece[] => pieces.filter((piece) => piece.part === part);
  const first = (part: PicturePart): string | null => all(part)[0]?.text ?? null;
  const counting = pieces[0] ? countedList(text.slice(pieces[0].from)) : null;
  // '…, no coffee after 4 pm': an hour within a list is its own.
  const isListed = (piece: Piece): boolean =>
    counting?.items.some((item) => item.includes(text.slice(piece.from, piece.to))) ?? false;
  const times = timesOf(pieces.filter((piece) => !isListed(piece)));
  const prices = all('price').flatMap((piece) => piece.text.split(/,\s+(?=\D|\d+\s?[€$£])/u));
  const unpriced = prices.filter((one) => !PRICED.test(one));
  const place =
    all('place').find((piece) => !isListed(piece))?.text ?? unpriced.find((one) => ADDRESS.test(one)) ?? null;
  // What has a day or a place is an event: its name in quotation marks is no saying.
  const said = first('quote');
  const isSaying = said !== null && times.length === 0 && place === null;
  const quote = isSaying ? said : null;
  const author = isSaying || said === null ? null : authorOf(text, all('by')[0]);
  const inline = counting ?? (all('item').length === 0 && quote === null ? listBehind(text, pieces) : null);
  const listed = inline ?? itemsOf(text, all('item'));
  const ofAll = ofAllIn(listed.items);
  const items = withDays(ofAll.items);
  const { isCounted } = listed;
  const [lead = all('note')[0]] = all('title');
  const others = pieces.filter((piece) => piece !== lead && (piece.part === 'title' || piece.part === 'note'));
  const titles = (
    inline ? [inline.title] : lead ? [lead.text.replace(/\?$/u, lead.part === 'title' ? asked : '$&')] : []
  )
    .map((title) => (ASKED.test(text) ? title.replace(CLOSING_VERB, '') : title))
    .map((title) =>
      pieces[0]?.from === 0 || isOrdered ? withoutMedium(title, pieces[0]?.from === 0 ? MEDIUM : GREETED_BY) : title,
    )
    .map((title) => (BEHIND_WORDS.test(text.slice(0, lead?.from)) ? title.replace(FOR, '') : title))
    .map((title) => (times.length > 0 ? title.replace(TAKES_PLACE, '') : title))
    // Above a list nobody asks its readers for anything.
    .map((title) => (isOrdered || items.length > 1 ? title.replace(PLEASE, '') : title))
    .map((title) => (isOrdered ? title.replace(ACCUSATIVE, '$1 ') : title))
    .map((title) => (MENU.exec(title)?.index === 0 ? title.replace(OF_MINE, ': ') : title));
  // Behind a list in one sentence stands what else is told: '… stays valid. Hobson Heating'.
  const listEnd = inline ? (pieces[0]?.from ?? 0) + firstSentence(text.slice(pieces[0]?.from)).length : 0;
  const notes = others.filter(({ from }) => from >= listEnd).map((piece) => piece.text);
  const counted = countedBy(pieces);
  if (said !== null && !isSaying) titles.unshift(said);
  const told =
    counted === null ? [...titles, ...notes] : [counted, ...[...titles, ...notes].filter((one) => one !== counted)];
  const call = callOf(all('call'));
  // A card has one place, one call and one figure: what else was said of them is told below.
  const besides = [
    ...ofAll.notes,
    ...unpriced.filter((one) => one !== place),
    ...(['place', 'by', 'figure', 'quote'] as const)
      .flatMap((part) =>
        all(part)
          .filter((piece) => !isListed(piece))
          .slice(1),
      )
      .map(({ text: words }) => words),
    ...all('call').flatMap(({ text: words }) => (words === call || CUT_OFF.test(words) ? [] : [words])),
  ];
  const isPlan = times.length > MOST_TIMES;
  const title = quote ?? told[0] ?? (items.length > 0 ? listTitle(text.slice(0, pieces[0]?.from)) : '');
  const choice = title.endsWith('?') && items.length === 0 ? told.slice(1).find((one) => CHOICE.test(one)) : undefined;
  const figure = inline ? null : first('figure');
  // A list that has no other name has that of whose it is; what names nothing else is called by it.
  const isNameless = title === '' && place !== null && (items.length > 1 || (items.length === 0 && figure === null));
  return {
    // What a figure counts reads on from it.
    title: withoutStop(isNameless ? lineCapital(place) : figure === null ? lineCapital(title) : readOn(title, text)),
    notes: [...(author === null ? [] : [author]), ...(quote === null ? told.slice(1) : told), ...besides]
      .filter((one) => one !== choice)
      // 'Our spring play is | “The Crooked Mile”'.
      .map((one) => lineCapital(one.replace(ENDS_WITH_COPULA, ''))),
    times: isPlan ? [] : times,
    place: isNameless ? null : named(place?.replace(TAKES_PLACE_TAIL, '') ?? null),
    price: inline ? null : named(prices.filter((one) => PRICED.test(one)).join(', ') || null),
    figure,
    items: [
      ...(isPlan ? times.map(({ day, hours }) => [day, hours].filter(Boolean).join(', ')) : []),
      ...choicesOf(title, choice === undefined ? items : commaParts(choice.replace(/\.$/u, ''))),
    ].map(lineCapital),
    isCounted: isCounted && !isPlan,
    isQuote: quote !== null,
    by: author === null ? first('by') : null,
    call: named(call),
  };
}

/** 'Instagram story 9:16 | for pub quiz night': what an order is for begins behind the word, unless something is 'for sale'. */
const BEHIND_WORDS = /[\p{L}\d)] $/u;
const FOR = /^(?:for(?! (?:sale|rent|hire|let|free|you|all|every\p{L}+)(?!\p{L}))|für|para|pour|per) (?=\S)/iu;

/** '12 rue des Lices, 40 €': what names neither money nor its absence is no price, and an address is where. */
const PRICED =
  /[€$£₦₱¥%]|(?<!\p{L})(?:euros?|pounds?|dollars?|quid|p|free|half|donation\p{L}*|frei|kostenlos|gratis|libre|livre|gratuite?|libero|grátis|offert|chf|fr)(?!\p{L})|^(?:tickets?|entry|admission|eintritt|entradas?|entrée|billets?|ingresso|bilhetes?)\s+(?:from |ab |desde |dès |da )?\d|^\d+$/iu;
/** A name and a street with its number. */
const WHERE = /^\p{Lu}[^@:.]*,\s\p{Lu}[\p{L}.'’ -]+\s\d{1,4}[a-z]?$/u;
const ADDRESS = /\d.*\p{Lu}|\p{Lu}.*\d/u;
const ENDS_WITH_COPULA = /\s+(?:is|are|ist|sind|es|est|è|é)$/iu;
const ASKED =
  /^\W*(?:[\p{L} ]{2,30}[,!] )?(?:(?:hey|hi|hello|ok(?:ay)?|so|please|hallo|bitte|hola|bonjour|salut|ciao|oi|olá)[,!.]? )?(?:(?:can|could|would|will) (?:you|u)|(?:can|could|may) (?:we|i) (?:have|get)|kannst du|könnte?st du|können sie|könnten sie|puedes|podrías|peux-tu|pouvez|puoi|pode)(?!\p{L})/iu;
const LIST = /^([^:.!?\n]{4,80}):\s+([^.!?\n]+)[.!]?$/u;
/** Behind a dash stands a list where its title counts: '3 reasons to mend - cheaper, …'. */
const COUNTED_LIST =
  /^((?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\s[^:.!?\n]{3,80}?)\s[–—-]\s+([^.!?\n]+)[.!]?$/iu;
/** 'A menu card: soup 5 €, trout 16 €': the dishes have no other title. */
const MENU =
  /(?<!\p{L})(?:(?:lunch|dinner|breakfast|brunch|supper|drinks|kids|children['’]s|wine|bar|set|tasting|dessert) )?(?:menu|price list|(?:our )?prices|speisekarte|preisliste|(?:unsere )?preise|menú|carta|(?:nuestros )?precios|carte|(?:nos )?prix|prezzi|cardápio|preços)(?!\p{L})/iu;
const FEWEST_ITEMS = 3;
const LONGEST_ITEM = 60;

/** 'Four ways to keep a saddle supple: clean it, oil it, …': the list that stands behind a title, in one sentence. */
function listBehind(text: string, pieces: Piece[]): Pick<Poster, 'title' | 'items' | 'isCounted'> | null {
  const [title, ...others] = pieces;
  if (title?.part !== 'title' || others.some(({ part }) => part !== 'note')) return null;
  const whole = text.slice(title.from, pieces.at(-1)?.to);
  const [, head, list = ''] = LIST.exec(whole) ?? COUNTED_LIST.exec(whole) ?? [];
  const items = commaParts(list);
  if (
    head === undefined ||
    isTorn(list) ||
    items.length < FEWEST_ITEMS ||
    items.some((item) => item.length > LONGEST_ITEM)
  )
    return null;
  return { title: head, items, isCounted: false };
}

const firstSentence = (text: string): string => /^[^.!?\n]*/u.exec(text)?.[0] ?? '';

/** '3 reasons to mend - cheaper, less waste, fun': whoever names as many as they say has written a list. */
function countedList(text: string): Pick<Poster, 'title' | 'items' | 'isCounted'> | null {
  const line = firstSentence(text);
  const [, title = '', list = ''] = COUNTED_LIST.exec(line) ?? LIST.exec(line) ?? [];
  const items = commaParts(list);
  const [count = ''] = title.toLowerCase().split(' ');
  if (isTorn(list)) return null;
  // '…: Hill St library (Mon–Fri 9–5), Town Hall (weekdays 10–4), Red Barn (Sundays)'.
  const isExplained = items.every((item) => /\p{L} \([^()]+\)$/u.test(item));
  const isAll = isExplained || items.length === Number(count) || items.length === NUMBERS.indexOf(count);
  const plain = isTorn(title) ? title.replace(/["“”„«»]/gu, '').trim() : title;
  return isAll && items.length >= FEWEST_ITEMS ? { title: plain, items, isCounted: false } : null;
}
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Whether only one end of a quotation stands in it: what is quoted is no list. */
const isTorn = (words: string): boolean => (words.match(/["“”„«»]/gu) ?? []).length % 2 === 1;

/** '…, all with a drink and ice cream £7.95': it is said of the whole list. */
const SAID_OF_ALL =
  /,\s+(?:all|each|alle|jeweils|todos?|todas?|tous|toutes|tutti|tutte) (?:with|mit|con|avec|com|for|zu|für|a|à|por|pour|per)\s[^,]*$/iu;

/** What commas and the last 'and' part, unless it is 'closed 25 and 26'. */
export const commaParts = (list: string): string[] =>
  list.split(
    SAID_OF_ALL.test(list)
      ? /,\s+/u
      : /,\s+(?:and\s+|und\s+|y\s+|et\s+|e\s+)?|(?!(?<=\d)\s+\p{L}+\s+\d)\s+(?:and|und|y|et)\s+(?=[^,]*$)/u,
  );

/** 'Our autumn sale, 20 % off all shoes': what follows the figure reads on from it, whatever the sale is called. */
function countedBy(pieces: Piece[]): string | null {
  const at = pieces.findIndex(({ part }) => part === 'figure');
  const next = pieces[at + 1];
  return at > 0 && (next?.part === 'note' || next?.part === 'title') ? next.text : null;
}

/** 'Thank you post for 10,000 followers', 'Opening hours graphic': an order that begins with its matter. */
const MEDIUM =
  /(?<!(?:^|\s)(?:an?|the|our|some|on|gift|loyalty|notice))\s+(?:graphic|poster|flyer|banner|picture|image|pic|post|card|notice|sign|board)(?=\s+(?:for|this|today)(?!\p{L})|[,:]\s|$)/iu;
/** 'Thank you post 1000 followers'. */
const THANKS_COUNTED = /^(thank you|thanks)\s+(?:graphic|poster|picture|image|pic|post|card)\s+(?=\d)/iu;
/** 'Congratulations card for Yusuf'. */
export const GREETINGS = 'congratulations|good luck|farewell|get well(?: soon)?|welcome';
const GREETED = new RegExp(`^(happy birthday|${GREETINGS})\\s+for\\s+`, 'iu');
/** 'Make a congratulations card for Yusuf': behind an order only a greeting is called what it stands on. */
const GREETED_BY = new RegExp(`^(happy birthday|thank you|thanks|${GREETINGS})${MEDIUM.source}`, 'iu');
/** 'An image | congratulating Marta on …', 'felicitando a …': on it the greeting itself stands. */
const GREETING_TOLD: [told: RegExp, said: string][] = [
  [/^congratulating /iu, 'Congratulations to '],
  [/^(?:thanking|saying thanks to) /iu, 'Thank you to '],
  [/^felicitando a /iu, 'Felicidades a '],
  [/^félicitant /iu, 'Félicitations à '],
  [/^parabenizando (?:[oa] )?/iu, 'Parabéns a '],
];
/** 'Können Sie einen Dank an … | gestalten?': a German order closes with its verb. */
const CLOSING_VERB = /\s+(?:gestalten|erstellen|entwerfen|basteln|anfertigen|designen)\s*\??$/iu;
const withoutMedium = (title: string, medium: RegExp = MEDIUM): string =>
  GREETING_TOLD.reduce((words, [told, said]) => words.replace(told, said), title)
    .replace(THANKS_COUNTED, '$1, ')
    .replace(medium, (_, greeting?: string | number) => (typeof greeting === 'string' ? greeting : ''))
    .replace(GREETED, '$1 ');

/** 'Which piece are you? Knight, rook or queen': under a question 'or' parts the last two. */
const choicesOf = (title: string, items: string[]): string[] =>
  title.endsWith('?') && items.length > 0
    ? [...items.slice(0, -1), ...(items.at(-1) ?? '').replace(/\?$/u, '').split(/,?\s+(?:or|oder|o|ou)\s+/iu)]
    : items;

/** Short things with commas between them and 'or' before the last, or a second question. */
const CHOICE =
  /^(?:[^,.!?:]{1,40},\s+)+(?:[^,.!?:]{0,40}\s)?(?:or|oder|o|ou)\s+[^,.!?:]{1,40}[.?]?$|^[^,.!?:]{1,40}\s+(?:or|oder|o|ou)\s+[^,.!?:]{1,40}\?$/iu;

/** '…, all in pounds': it is said of the whole list. */
const CURRENCY_NOTE =
  /^(?:all |alle |alles |todo |tout |tutto )?(?:prices |preise |precios |prix |prezzi |preços )?(?:are |sind )?(?:in|en|em) (?:pounds|euros?|dollars|chf|pesos|€|£|\$)$/iu;

/** 'By Ines Calder': who wrote it, with the word that says so. */
function authorOf(text: string, by: Piece | undefined): string | null {
  if (!by) return null;
  const lead = /(?<!\p{L})(?:by|von|de|di|par|por)\s+$/iu.exec(text.slice(0, by.from))?.[0] ?? '';
  return `${lead}${by.text}`;
}

/** A title that is one sentence needs no full stop. */
const withoutStop = (title: string): string => (/[.!?]\s/u.test(title) ? title : title.replace(/(?<![.\d])\.$/u, ''));

const named = (text: string | null): string | null => (text === null ? null : lineCapital(text));

/** What joins a day, an hour or a place to the words before it says nothing by itself. */
const JOINS = /^(?:on|at|am|um|el|los|de los|à|le|du(?!.* au )|les|alle|il|às|no|na)\s+(?=\p{L}|\d+\D)/iu;
const UNJOINED: readonly PicturePart[] = ['day', 'hours', 'place'];
/** Parts that stand without the marks of the sentence that they were taken out of. */
const UNMARKED: readonly PicturePart[] = [...UNJOINED, 'price', 'by', 'call'];

/** 'Apply by', whose day stands elsewhere. */
const CUT_OFF = /(?<!\p{L})(?:by|to|at|on|for|from|until|bis|vor|ab|hasta|antes de|avant|entro|até)$/iu;
/** Said to whoever makes it, at the end of what it shows. */
export const PLEASE = /[\s,]+(?:please|pls|plz|bitte|por favor|s['’]il (?:te|vous) pla[iî]t|svp|per favore)[\s!.]*$/iu;

/** 'The meeting will take place': when it does stands below. */
const TAKES_PLACE =
  /,?\s+(?:to be held|being held|will take place|takes place|will be held|is held|is taking place|findet(?: statt)?|tendrá lugar|se celebra|aura lieu|a lieu|si terrà|si svolge|terá lugar|realiza-se)$/iu;

/** 'Findet … im Vereinsheim | statt'. */
const TAKES_PLACE_TAIL = /\s+statt$/iu;

/** 'Plakat für unseren Hofladen': by itself it stands in the nominative. */
const ACCUSATIVE = /^(unser|mein|ein)en\s+/iu;

/** By itself a number is no time: 'at 4' is. */
const CLOCK = /(?<!\p{L})(?:at|um|à|a las|alle|às)\s+$/iu;
const QUOTED = /[“"„«]$/u;
/** What is quoted so that it is printed needs no marks there. */
const WHOLLY_QUOTED = /^["“„«]\s*([^"“”„«»]+?)\s*["”“»]\.?$/u;

/** 'By Ines Calder', 'Fern & Fig' are no sentences. */
const BARE_NAME =
  /^(?:(?:by|von|de|di|par|por) )?\p{Lu}[\p{L}\d.'’-]*(?: (?:&|and|und|y|et|e|of|the|de|du|la|\p{Lu}[\p{L}\d.'’-]*)){0,4}$/u;

/** 'Same phone, better coffee. | Brightwell Print': whose it is stands on a line of its own. */
function signedApart(piece: Piece): Piece[] {
  const at = piece.text.search(/(?<=[.!?])\s+(?=[^.!?]+$)/u);
  const name = piece.text.slice(at).trim();
  const isSigned = piece.part === 'note' && at > 0 && name.includes(' ') && BARE_NAME.test(name);
  return isSigned
    ? [
        { ...piece, text: piece.text.slice(0, at) },
        { ...piece, text: name },
      ]
    : [piece];
}

/** Words as they stand by themselves: mended unless they are quoted, without the marks that joined them to others. */
function pieceOf(text: string, { part, from, to }: PartSpan, language: Language): Piece {
  let start = from;
  while (start > 0 && BEFORE.test(text.slice(0, start))) start--;
  if (part === 'hours' && /^\d{1,2}$/u.test(text.slice(from, to)))
    start -= CLOCK.exec(text.slice(0, start))?.[0].length ?? 0;
  const end = to + (AFTER.exec(text.slice(to))?.[0].length ?? 0);
  const closed = part === 'note' && text[end] === '.' && !BARE_NAME.test(text.slice(from, to)) ? 1 : 0;
  const isQuoted = QUOTED.test(text.slice(0, start));
  const words = closing(text, start, end + closed)
    .trim()
    .replace(UNJOINED.includes(part) ? JOINS : '', '')
    .replace(UNMARKED.includes(part) ? /[!?…]+$/u : '', '');
  const said = part === 'note' || part === 'title' ? words.replace(WHOLLY_QUOTED, '$1') : words;
  // How a name is written elsewhere is looked for by each piece: not in the whole of a book.
  const fit = isQuoted ? words : mend(said, { language, verbatim: false, said: text.slice(0, PICTURE_LETTERS_MAX) });
  // A mark whose other one stands elsewhere closes nothing.
  const paired = fit.includes('«') ? fit : fit.replace(/\s?»/gu, '');
  const mended = paired.replace(/^[\s\-–—•*]+(?=\p{L})/u, '');
  return { part, from, to, text: part === 'note' ? mended : mended.replace(/(?<!\.)\.$/u, '') };
}

const MARKS: [open: RegExp, close: RegExp][] = [
  [/\((?![^)]*\))/u, /^[^\s(]?\)/u],
  [/"(?![^"]*")|“(?![^”]*”)|„(?![^“”]*[“”])|«(?![^»]*»)/u, /^\s?["”“»]/u],
];

/** A stretch with the mark that closes what it opens. */
function closing(text: string, from: number, to: number): string {
  const words = text.slice(from, to);
  return MARKS.reduce((all, [open, close]) => all + ((open.test(all) && close.exec(text.slice(to))?.[0]) || ''), words);
}

/** Each day with its hours, whichever stands first. */
function timesOf(pieces: Piece[]): Poster['times'] {
  const times: Poster['times'] = [];
  for (const { part, text } of pieces) {
    if (part !== 'day' && part !== 'hours') continue;
    const field = part === 'day' ? 'day' : 'hours';
    const last = times.at(-1);
    if (last && last[field] === null) last[field] = text;
    else times.push({ day: null, hours: null, [field]: text });
  }
  return times.map(({ day, hours }) => ({ day: named(day), hours: named(hours) }));
}

/** Items stand in lines, in sentences, behind numbers, or behind commas. */
function itemsOf(text: string, pieces: Piece[]): Pick<Poster, 'items' | 'isCounted'> {
  const isCounted = pieces.length > 1 && pieces.every(({ from }) => NUMBERED.test(text.slice(0, from)));
  const raw = pieces.flatMap((piece) => piece.text.split(LISTED));
  const items = raw.length > 1 ? raw : raw.flatMap(commaParts);
  return {
    items: items.map((item) => item.replace(/^[\s\-–—•*]+|[\s,;.]+$/gu, '')).filter((item) => item !== ''),
    isCounted,
  };
}

/** '… Trier 95 (in thousands)': what is said of a whole list is none of its items. */
function ofAllIn(items: string[]): { items: string[]; notes: string[] } {
  const isOfAll = (item: string): boolean => CURRENCY_NOTE.test(item) || SAID_OF_ALL.test(`, ${item}`);
  const rest = items.filter((item) => !isOfAll(item));
  const [, last = '', unit = ''] = /^(.*\d)\s+\(([^()]+)\)$/u.exec(rest.at(-1) ?? '') ?? [];
  // 'Ingredientes: 3 cenouras, 4 ovos': what the list is of.
  const [, label = '', head = ''] = /^(\p{Lu}\p{L}+):\s+(\S.*)$/u.exec(rest[0] ?? '') ?? [];
  if (label !== '' && rest.length > 2 && rest.slice(1).every((item) => !item.includes(':')))
    return { items: [head, ...rest.slice(1)], notes: [...items.filter(isOfAll), label] };
  const isUnit = unit !== '' && rest.length > 2 && rest.slice(0, -1).every((item) => /\d$/u.test(item));
  return {
    items: isUnit ? [...rest.slice(0, -1), last] : rest,
    notes: [...items.filter(isOfAll), ...(isUnit ? [unit] : [])],
  };
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const SHORT_DAY = /^(mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\.?(?=[\s,:–-])/iu;

/** Rows that all begin with an English day name it in full. */
function withDays(items: string[]): string[] {
  const isDay = (item: string): boolean => DAYS.some((day) => item.startsWith(day)) || SHORT_DAY.test(item);
  if (items.length < FEWEST_ITEMS || !items.every(isDay)) return items;
  const long = (short: string): string =>
    DAYS.find((day) => day.startsWith(lineCapital(short.slice(0, 3).toLowerCase()))) ?? short;
  return items.map((item) => item.replace(SHORT_DAY, (_, short: string) => long(short)));
}

/** The call that names a way to answer, else the first. */
function callOf(calls: Piece[]): string | null {
  return (calls.find(({ text }) => /[@/]|\w\.\w|\d{4}/u.test(text)) ?? calls[0])?.text ?? null;
}

/** 'A menu | for facebook'. */
const FOR_PLACE = new RegExp(
  `\\s+(?:for|on|für|auf|para|en|pour|sur|per|su)\\s+(?:the\\s+|our\\s+)?${PLATFORM_NAME}.*$`,
  'iu',
);
/** 'A price list | for my honey': 'my' is said to the designer. */
const OF_MINE =
  /\s+(?:for|für|para|pour|per) (?:my|our|meinen?|unsere?n?|mis?|mon|ma|mes|i? ?miei?|meus?|minhas?)\s+/iu;

/** What a list is called that has no other title: 'Price list for the nail bar:'. */
export function listTitle(order: string): string {
  const at = MENU.exec(order)?.index ?? -1;
  const [named = ''] = order
    .slice(Math.max(0, at))
    .replace(WRITTEN_SHAPE, '')
    .split(/[:\n?]|,(?!\d)/u);
  return at < 0
    ? ''
    : lineCapital(withoutMedium(named.replace(CLOSING_VERB, '')).replace(FOR_PLACE, '').replace(OF_MINE, ': '));
}

/** 'jobs@…', 'fernhill.example/book'. */
const STARTS_WITH_ADDRESS = /^[\w.+-]+@\w|^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,8}(?=[/\s,]|$)/u;

/** Words as they stand on a line of their own; a word in its own spelling ('iPhone', 'eBay') keeps it. */
export function lineCapital(text: string): string {
  const plain = text
    .replace(/\s+/gu, ' ')
    .replace(/[\s,;:–—-]+$/u, '')
    .replace(/ - /gu, ' – ');
  if (/^\p{Ll}(?:\d|[\p{Ll}\d]*\p{Lu})/u.test(plain) || STARTS_WITH_ADDRESS.test(plain)) return plain;
  return plain.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function readOn(title: string, said: string): string {
  const low = title.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  return said.includes(low.slice(0, 12)) ? low : title;
}
