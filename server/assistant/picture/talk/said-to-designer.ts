import { PLATFORM_NAME } from '../../../lib/platform-words.ts';
import { COLOUR_NAME } from '../colour-words.ts';
import { TEXTLESS } from '../look.ts';
import { WRITTEN_SHAPE } from '../look-words.ts';
import { type PartSpan, TALK } from '../part.ts';
import { CLOSED } from './closed.ts';
import { CALLED_BEHIND, dictatedFrom, keptBack, NUMBER_LEAD, PLACED } from './dictated.ts';
import { introductionsIn } from './introduced.ts';

/** A stretch that is said to the designer, or leads to one that has another part than was learned. */
type TalkSpan = PartSpan;

const OPEN = '["“„«]';
const ARTICLE =
  '(?:the|our|my|an?|your|der|die|das|den|dem|unser\\p{L}*|mein\\p{L}*|el|la|los|las|mi|nuestr[oa]|le|les|notre|mon|ma|il|lo|i|gli|mio|mia|nostr[oa]|o|a|os|as|meu|minha|noss[oa])';

/** 'The tea room's name is | Thimble Hall', 'se llama | El Navajas': whose picture it is, and the words that only lead there. */
const NAME_LEAD = new RegExp(
  `(?<=^|[.!?,;(\\n–—"”»-]\\s*|(?<!\\p{L})(?:and|und|y|et|e)\\s)(?!il s['’]appelle|(?:he|she|er|sie|elle|ele|ela|lui|lei)\\s)(?:${ARTICLE}['’]?\\s+)?(?:(?!(?:now|new|jetzt|ahora|is|are)(?!\\p{L}))[\\p{L}'’-]+\\s+){0,3}?(?:(?:name\\s*(?:['’]?s|is|:|ist)|(?:is |are |['’]re |['’]s )?(?:called|named)|(?<=(?:[Cc]ompany|[Bb]usiness|[Ff]irm|[Ss]hop|[Aa]gency|[Aa]gent|[Cc]lub|[Ss]chool)\\s)is|heißt|heißen|heisst|(?:que )?se llama|llamad[oa]|(?:on |qui )?s['’]appelle|(?:che )?si chiama|(?:que )?se chama|chamad[oa])\\s*:?\\s+)(?=${OPEN}?\\p{Lu})`,
  'gu',
);
/** '…, smaller, “…”', 'und darunter „…“', 'right side “…”': where quoted words go. */
const QUOTE_LEAD = new RegExp(
  `(?<=^|[.!?,;\\n"”“»]\\s*|\\s)(?:(?:and|then|und|dann|y|luego|et|puis|e|poi),?\\s+)*(?:(?:in|en|em)\\s+)?(?:(?:smaller|small|tiny|big|bigger|large|below|underneath|beneath|under (?:it|that)|above|(?:at |on )?the (?:bottom|top|left|right)|(?:on the )?(?:left|right|top|bottom)(?:[- ](?:hand )?side| half| line)?|(?:first|second|third|last) line|klein(?:er)?|groß|darunter|darüber|unten|oben|links|rechts|debajo|abajo|arriba|en (?:pequeño|grande)|en dessous|en bas|en haut|en (?:gros|petit)|sotto|sopra|in (?:basso|alto|piccolo|grande)|por baixo|embaixo|em cima)(?:\\s+(?:letters|text|print|it|that|in|small(?:er)?|with|saying|says|schrift|buchstaben|letras?|lettere|mit))*)\\s*[:,]?\\s*(?=${OPEN})`,
  'giu',
);
/** '“…” put | Ann Landers | under it'. */
const PUT_BELOW =
  /(?<=["”“»]\s*)(?:and\s+)?(?:put|with|add)\s+(\p{Lu}[\p{L}.'’ -]{2,40}?)\s+(?:under(?:neath)?(?: it| that)?|below(?: it| that)?|at the bottom)(?!\p{L})/gu;

/** Where a picture hangs or goes: 'for the shop door', 'für die Ladentür', 'square for insta'. */
const PLACEMENT = `(?:for|on|fürs?|fuers?|para|pour|per|pra|pro)\\s+(?:${ARTICLE}['’]?\\s*)?(?:(?!for)[\\p{L}]+\\s+){0,2}?(?:door|window|notice ?board|message board|bulletin board|fridge|newsletter|website|web ?site|homepage|header|feed|profile|grid|shop front|shopfront|noticeboard|whatsapp(?: group)?|${PLATFORM_NAME}|ladentür|eingangstür|tür|schaufenster|schwarze brett|aushang|puerta|escaparate|tablón(?: de anuncios)?|porte|vitrine|panneau d['’]affichage|bacheca|vetrina|montra|capa do grupo)(?:\\s+(?:page|post|story|feed|group|grid|profile|seite|gruppe))?`;
const SHAPE =
  '(?:portrait|landscape|square|upright|vertical|horizontal|hochformat|querformat|hochkant|quadratisch|cuadrad[oa]|apaisad[oa]|carrée?|paysage|quadrat[oa]|verticale|orizzontale|a[2-6]|9:16|16:9|4:5|1:1|story(?: size| format)?)';
const TAIL = new RegExp(
  `(?:^|[,;–—-]?\\s+)(?:(?:${PLACEMENT})|(?<=[,;–—-]\\s+)${SHAPE}(?:\\s+(?:${SHAPE}|format|please|pls|${PLACEMENT}))*)(?:,?\\s+(?:please|pls|bitte|por favor|${SHAPE}(?:\\s+${SHAPE})*))?(?=\\s*(?:[.:,;!?\\n–—]|$))`,
  'giu',
);

/** What speaks to one whatever it names. */
const ORDERED = new RegExp(
  `^(?:(?:for|on|für|para|pour|per|pra|pro)\\s+(?:our\\s+)?${PLATFORM_NAME}(?:\\s*(?:,|/|&|\\+|and|und|y|et|e)\\s*${PLATFORM_NAME})*$|(?:(?:please|pls)\\s+)?(?:keep|make)\\s+(?:it|this|everything)\\s+(?:look\\s+)?(?:really\\s+|very\\s+|nice and\\s+)?(?:clean|simple|plain|calm|minimal\\p{L}*|sober|bright|dark|light|bold|loud|cheerful|colou?rful|elegant|classy|festive|playful|readable|big|small|professional|friendly)(?!\\p{L})|(?:please|pls|bitte)\\s+)?(?:(?:it|everything|(?:the\\s+)?(?:\\p{L}+\\s+){0,2}(?:text|date|dates|time|prices?|number|name|title|letters|wording|headline|address|logo|poster|picture|image))\\s+(?:should|must|has to|have to|needs? to|ought to)\\s+(?:be|look|feel|stand|fit|read)(?!\\p{L})|(?:the\\s+)?(?:\\p{L}+\\s+){1,3}is the (?:most important|main|key) (?:thing|bit|part)|must be (?:easy to read|readable|legible)|you can (?:trim|shorten|change|cut|choose|pick)|feel free to|keep all the wording|refrain from|(?:big|large|clear|bold) enough to|(?:man|es|das)\\s+(?:soll|sollte|muss)\\s+.*(?:lesen|lesbar|sehen|aussehen|wirken)|(?:soll|sollte)\\s+.*(?:ansprechen|aussehen|wirken)|(?:se tiene que|tiene que|debe)\\s+(?:ver|verse|leer|leerse|parecer)|(?:il faut|ça doit|doit)\\s+.*(?:lire|lisible|voir)|(?:si deve|deve)\\s+(?:leggere|vedere)|(?:tem de|tem que|deve)\\s+(?:ler|ver|dar)|(?:${COLOUR_NAME})(?:\\s+(?:e|y|and|und|et|o|or|oder)\\s+(?:${COLOUR_NAME}))?\\s+(?:não|no|nicht|non|pas)(?!\\p{L}))`,
  'iu',
);

/** 'A cover that just says | 7 mistakes first time landlords make, bold': up to the comma it is to be read. */
const SAYING =
  /(?<=(?<!\p{L})(?:picture|image|pic|poster|flyer|banner|graphic|card|sign|slide|cover|story|post|something|one)\s+)(?:that\s+|which\s+)?(?:(?:just|simply|only)\s+)?(?:says?|saying|reads?|reading)\s+(?=[\p{L}\d])/giu;

const SENTENCE = /[^\n.!?]+(?:[.!?](?=[^\s"”»])[^\n.!?]*)*[.!?]*["”»]?/gu;
const QUOTED = /“[^”\n]*”|"[^"\n]*"|„[^“”\n]*[“”]|«[^»\n]*»/gu;

function leadsIn(text: string, spans: PartSpan[]): TalkSpan[] {
  const quoted = [...text.matchAll(QUOTE_LEAD)].map(
    ({ index, 0: words }): TalkSpan => ({ part: 'order', from: index, to: index + words.length }),
  );
  const below = [...text.matchAll(PUT_BELOW)].flatMap(({ index, 0: words, 1: name = '' }): TalkSpan[] => {
    const from = index + words.indexOf(name);
    return [
      { part: 'order', from: index, to: from },
      { part: 'by', from, to: from + name.length },
      { part: 'order', from: from + name.length, to: index + words.length },
    ];
  });
  const named = [...text.matchAll(NAME_LEAD)].flatMap(({ index, 0: words }): TalkSpan[] => {
    const from = index + words.length;
    const [name = ''] = /^\p{Lu}[^.,;!?\n]*/u.exec(text.slice(from)) ?? [];
    return [
      { part: 'order', from: index, to: from },
      { part: 'note', from, to: from + name.length },
    ];
  });
  const first = text.search(/[.:!?\n]/u);
  const saying = [...text.slice(0, first < 0 ? undefined : first).matchAll(SAYING)].flatMap(
    ({ index, 0: lead }): TalkSpan[] => {
      const from = index + lead.length;
      const [words = ''] = /^[^.,;:!?\n]+/u.exec(text.slice(from)) ?? [];
      return [
        { part: 'order', from: index, to: from },
        { part: 'title', from, to: from + words.length },
      ];
    },
  );
  const placed = [PLACED, CALLED_BEHIND, NUMBER_LEAD]
    .flatMap((lead) => [...text.matchAll(lead)])
    .map(({ index, 0: words }): TalkSpan => ({ part: 'order', from: index, to: index + words.length }));
  const [, lead = '', closed = ''] = CLOSED.exec(text) ?? [];
  const at = text.search(CLOSED) + lead.length;
  const isIntroduced = introductionsIn(text, spans).some(({ to }) => to === at);
  const news: TalkSpan[] =
    closed !== '' && (isIntroduced || spans.some(({ part, from, to }) => TALK.includes(part) && from <= at && at < to))
      ? [{ part: 'title', from: at, to: at + closed.length }]
      : [];
  return [...news, ...named, ...quoted, ...placed, ...below, ...saying];
}

const OWN_NAME = "\\p{Lu}[\\p{L}.'’&-]*(?: (?:\\p{Lu}[\\p{L}.'’&-]*|&|and|und|of|de|del|di|da|du|la|le|von)){1,5}";
/** 'Sign it | R. Oyelaran, piano tuner, Hull', 'so just write | Pedal Post Co-op | there', 'my name | Aino Lepik'. */
const SIGNED = new RegExp(
  `(?<lead>(?<!\\p{L})(?:sign(?:ed)?(?: it)?(?: by| as| from| with)?|(?:so |and )?(?:just )?(?:write|put|add)|my name(?: is)?|unterschrieben|gezeichnet|firmado(?: por)?|signé(?: par)?|firmato(?: da)?|assinado(?: por)?|mein name(?: ist)?|mi nombre(?: es)?|il mio nome(?: è)?|mon nom(?: est)?|meu nome(?: é)?)\\s*:?\\s+)(?<name>${OWN_NAME}(?:, \\p{Ll}[^.!?\\n,]*(?:, \\p{Lu}\\p{L}+)?)?)(?!\\s+(?:under|below))(?<place>,?\\s+(?:there|at the (?:bottom|end|foot)|dazu|darunter|abajo|en bas|sotto|embaixo))?`,
  'gu',
);
/** 'Wexcombe Chess Club | at the bottom, small', 'Schachfreunde Oberlahn | klein in die Ecke'. */
const NAME_PLACED = new RegExp(
  `(?<=(?:^|[.!?;,\\n:])\\s*)(?<name>${OWN_NAME})(?<place>,?\\s+(?:(?:in )?(?:small|tiny|klein|pequeño|petit|piccolo|pequeno)(?!\\p{L})|(?:at|in|on) the (?:very )?(?:bottom|top|foot|corner)|(?:in der|in die|unten|oben)(?!\\p{L})|(?:abajo|arriba|en la esquina|en (?:bas|haut)|in (?:basso|alto|piccolo)|embaixo|no canto)(?!\\p{L}))[^.!?\\n]*)`,
  'gu',
);

/** Names that stand among what is said to the designer: whose picture it is, and where that goes. */
function namesIn(text: string): TalkSpan[] {
  return [...text.matchAll(SIGNED), ...text.matchAll(NAME_PLACED)].flatMap(({ index, groups = {} }): TalkSpan[] => {
    const { lead = '', name = '', place = '' } = groups;
    const from = index + lead.length;
    return [
      ...(lead === '' ? [] : [{ part: 'order' as const, from: index, to: from }]),
      // Under a saying it is who said it.
      { part: /["”»]\s*$/u.test(text.slice(0, index)) ? 'by' : 'note', from, to: from + name.length },
      ...(place === ''
        ? []
        : [{ part: 'wish' as const, from: from + name.length, to: from + name.length + place.length }]),
    ];
  });
}

/** '… | as a picture please', '… | als Bild bitte': at the end of a sentence. */
const AS_MEDIUM =
  /(?<=\p{L}|\d)\s+(?:as|als|como|comme|come|en|in)\s+(?:(?:an?|eine?n?|una?|une|uma?|un)\s+)?(?:(?:\p{L}+\s+)?(?:picture|image|pic|graphic|poster|post|sign|flyer|banner|story)|bild|plakat|grafik|post|aushang|imagen|cartel|póster|image|affiche|visuel|immagine|locandina|grafica|imagem|cartaz)(?:\s+(?:please|pls|bitte|por favor|s['’]il (?:te|vous) plaît|svp|per favore))?(?=\s*(?:[.!?:\n]|$))/giu;

/** What the first line of an order ends with: where the picture goes, and its shape. */
function tailsIn(text: string): TalkSpan[] {
  const [line = ''] = /^[^\n.!?]*/u.exec(text) ?? [];
  return [...line.matchAll(TAIL)].map(({ index, 0: words }): TalkSpan => {
    const part = new RegExp(SHAPE, 'iu').test(words) ? 'wish' : 'order';
    const lead = /^[\s,;–—-]+/u.exec(words)?.[0].length ?? 0;
    return { part, from: index + lead, to: index + words.length };
  });
}

/** What is drawn around words and told to nobody: '… . with flowers', 'paw prints are welcome'. */
const ORNAMENTS =
  '(?:flowers|hearts?|stars|balloons|confetti|leaves|snowflakes|paw prints?|bubbles|sparkles|ticks|bunting|fireworks|blumen|herzen|herz|sterne|sternchen|luftballons|konfetti|blätter|schneeflocken|flores|corazones|estrellas|globos|hojas|fleurs|cœurs|étoiles|ballons|feuilles|fiori|cuori|stelle|palloncini|foglie|corações|estrelas|balões|folhas)';
const ORNAMENTED = new RegExp(
  `(?<=[,.;!?\\n]\\s*)(?:(?:with|mit|con|avec|com)\\s+(?:(?:some|lots of|a few|little|many|viele[nr]?|kleine[nr]?|muchas|des|tanti|muitas)\\s+)?${ORNAMENTS}|${ORNAMENTS}\\s+(?:(?:is|are)\\s+(?:very\\s+)?(?:welcome|fine|ok)|gerne?|willkommen))(?=\\s*(?:[,.;!?\\n]|$))`,
  'giu',
);

/** 'Use our teal if you can (#0f8b8d)': nobody reads a colour in figures. */
const HEX_COLOURED =
  /(?<=(?:^|[.,;!?\n])\s*)(?:please |pls )?(?:use|in|with|colou?rs?|our|my|brand|background|text|mit|farben?|con|colores|avec|couleurs?|colori|com|cores)[^.,;!?\n]*#[0-9a-f]{6}(?![\da-z])[^.,;!?\n]*|(?<=(?:^|[.,;!?\n])\s*)#[0-9a-f]{6}(?![\da-z])[^.,;!?\n]*/giu;

/** 'A tshirt sale pic quick, …': how soon is nothing to read. */
const HURRIED =
  /(?<=(?<!\p{L})(?:picture|image|pic|poster|flyer|banner|graphic|card|sign|story|post)\s+)(?:quick(?:ly)?|asap|fast|right now|real quick|today if (?:you can|possible))(?=\s*[,.:;!?\n])/giu;

/** '“CLOSED” | in massive letters and under it: | …'. */
const LETTERED =
  /(?<=\s)in (?:(?:really|very|nice|nice and) )?(?:big|huge|massive|large|giant|bold|thick|capital|small|tiny) (?:bold )?(?:letters|type|print|writing)(?:,? (?:and|then) (?:under(?:neath)?|below|beneath)(?: (?:it|that))?\s*:)?(?=\s*(?:[,.;:!?\n]|\p{Ll}|$))/giu;

/** 'Sfondo | senza testo': by itself it is never read; 'no text messages' is. */
const UNLETTERED = new RegExp(String.raw`${TEXTLESS.source}(?=\s*(?:[,.;:!?\n]|$))`, 'giu');

/** 'Zitatkarte quadratisch.', 'Choir concert | poster portrait.': what is wanted and its shape, and nothing that it says. */
const MEDIUM_ALONE = new RegExp(
  `^\\W*(?:(?:an?|eine?n?|una?|une|uma?)\\s+)?(?:(?:zitat|spruch|info|dankes|glückwunsch|umfrage|${PLATFORM_NAME}-?)?(?:karte|kachel)|sharepic|(?:(?:quote|stat|poll|info|tip|thank[- ]you|announcement)\\s+)?(?:card|poster|graphic|picture|flyer|banner)|plakat|cartel|tarjeta|imagen|affiche|visuel|carte|locandina|cartolina|immagine|cartaz|cartão|imagem)(?:\\s+${SHAPE})*(?=\\s*[.:\\n])|(?<=\\p{L}\\s)(?:plakat|poster|flyer|banner|cartel|affiche|locandina|cartaz|card|graphic)\\s+${SHAPE}(?=\\s*[.:,\\n])`,
  'giu',
);

/** '… . Für LinkedIn und Facebook, freundlich': where it goes, at the head of a sentence. */
const FOR_PLACES = new RegExp(
  `(?<=[.!?\\n]\\s*)(?:for|on|für|para|pour|per|pra|pro)\\s+(?:our\\s+)?${PLATFORM_NAME}(?:\\s*(?:,|/|&|\\+|and|und|y|et|e)\\s*${PLATFORM_NAME})*(?=\\s*(?:[,.;\\n]|$))`,
  'giu',
);
/** Thanks for what is to come are for the designer. */
const IN_ADVANCE =
  /(?<=[.!?,\n]\s*)(?:thx|ta|cheers|(?:many )?thanks? (?:you )?(?:so much|in advance)|danke(?:schön)? im voraus|gracias de antemano|muchas gracias|merci (?:d['’]avance|beaucoup)|grazie (?:mille|in anticipo)|obrigad[oa] desde já)[\s.!]*$/giu;

const seenIn = (text: string): TalkSpan[] =>
  [
    MEDIUM_ALONE,
    FOR_PLACES,
    IN_ADVANCE,
    UNLETTERED,
    LETTERED,
    HURRIED,
    ORNAMENTED,
    AS_MEDIUM,
    WRITTEN_SHAPE,
    HEX_COLOURED,
  ]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ index, 0: words }) => {
      const from = index + words.length - words.trimStart().length;
      return { part: 'wish', from, to: index + words.length };
    });

/** Whole sentences; what was learned cuts those that hold an order as well. */
function remarksIn(text: string, spans: PartSpan[]): TalkSpan[] {
  const orders = spans.filter(({ part }) => part === 'order');
  return [...text.matchAll(SENTENCE)].flatMap(({ index, 0: whole }): TalkSpan[] => {
    const from = index + (/^\s*/u.exec(whole)?.[0].length ?? 0);
    const words = text.slice(from, index + whole.length).replace(/[.!?\s]+$/u, '');
    const isSaid = ORDERED.test(words);
    const isOrdered = orders.some((order) => order.from < index + whole.length && order.to > from);
    return isSaid && !isOrdered && !words.includes(': ') ? [{ part: 'wish', from, to: from + words.length }] : [];
  });
}

/** Whether a stretch lies in quotation marks: what is quoted is to be read. */
const isQuoted = (quotes: PartSpan[], { from, to }: PartSpan): boolean =>
  quotes.some((quote) => quote.from < to && from < quote.to);

/** Parts with what is surely said to the designer taken out of them, by how it is said and not by what was learned. */
export function takeTalk(text: string, spans: PartSpan[]): PartSpan[] {
  const quotes = [...text.matchAll(QUOTED)].map(
    ({ index, 0: words }): PartSpan => ({ part: 'quote', from: index, to: index + words.length }),
  );
  const dictated = dictatedFrom(text, spans);
  const kept = keptBack(text, spans);
  const bracketed = introductionsIn(text, spans).filter(({ part }) => part === 'wish');
  const said = [
    ...(dictated === null ? [] : [{ part: 'order' as const, from: 0, to: dictated }]),
    ...introductionsIn(text, spans),
    ...leadsIn(text, spans),
    ...namesIn(text),
    ...tailsIn(text),
    ...seenIn(text),
    ...remarksIn(text, spans),
  ]
    // What is kept back is told by nothing else.
    .filter((one) => one.from < one.to && !isQuoted(quotes, one) && !isQuoted(kept, one))
    .concat(kept)
    .sort((one, other) => one.from - other.from);
  const settled = said.reduce((all, one) => overlaid(text, all, one), spans);
  const isTold = ({ part }: PartSpan): boolean => part !== 'join' && !TALK.includes(part);
  // Who would have nothing left to show was misread.
  return settled.some(isTold) || text.search(UNLETTERED) >= 0
    ? settled
    : bracketed.reduce((all, one) => overlaid(text, all, one), spans);
}

/** Spans with one of another part laid over them; what was talk already stays so. */
function overlaid(text: string, spans: PartSpan[], over: TalkSpan): PartSpan[] {
  const trimmed = (span: PartSpan): PartSpan[] => {
    const words = text.slice(span.from, span.to);
    const from = span.from + (/^[\s,;:–—-]*/u.exec(words)?.[0].length ?? 0);
    // A mark that closes a quotation goes with the one that opened it.
    const isClosed = /["“„«]/u.test(words.trimEnd().slice(0, -1));
    const to = span.from + words.replace(isClosed ? /[\s,;:–—-]+$/u : /[\s,;:–—"”»-]+$/u, '').length;
    return to > from && /[\p{L}\d]/u.test(text.slice(from, to)) ? [{ ...span, from, to }] : [];
  };
  const isShown = !TALK.includes(over.part);
  const touched = spans.filter((span) => span.from < over.to && over.from < span.to);
  if (touched.length === 0 || (!isShown && touched.every(({ part }) => TALK.includes(part)))) return spans;
  const kept = spans.flatMap((span): PartSpan[] => {
    if (span.to <= over.from || span.from >= over.to) return [span];
    return [
      ...(span.from < over.from ? trimmed({ ...span, to: over.from }) : []),
      ...(span.to > over.to ? trimmed({ ...span, from: over.to }) : []),
    ];
  });
  const at = kept.findIndex(({ from }) => from >= over.to);
  return at < 0 ? [...kept, over] : [...kept.slice(0, at), over, ...kept.slice(at)];
}
