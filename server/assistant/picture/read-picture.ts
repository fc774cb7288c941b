import { POSTER_MOST, type Poster } from '../../../domain/post/design.ts';
import { PLATFORM_NAME } from '../../lib/platform-words.ts';
import type { PictureLook, PictureMatter } from '../../platform/ai/tasks.ts';
import { languageOf } from '../reading/language.ts';
import { withDoubleQuotes } from '../reading/spans/words.ts';
import { withCalled } from './called.ts';
import { withoutCarousel } from './carousel.ts';
import { asksForWords, changePoster } from './change-poster.ts';
import { chartIn } from './chart.ts';
import { type DescribedSlides, describedSlides, lastSlideIn, spreadItems } from './described-slides.ts';
import { isDocument, readDocument } from './document.ts';
import { labelledPoster } from './labels.ts';
import { type ListInText, listIn, slidesIn } from './listed.ts';
import { laterLook, lookIn, writtenAspect } from './look.ts';
import { pairIn, pairTitle } from './pairs.ts';
import { type PartSpan, TALK } from './part.ts';
import { readAskedParts, readShownParts } from './parts.ts';
import { pointsIn } from './points.ts';
import { commaParts, lineCapital, listTitle, posterOf } from './poster.ts';
import { dictatedFrom } from './talk/dictated.ts';
import { openQuote, titledIn, typed } from './talk/order-words.ts';
import { openingEnd } from './talk/take-orders.ts';
import { partTitles } from './titles.ts';

/** What is asked of a picture: a person's own words, which may hold orders, or a finished text, which holds none. */
export interface AskedPicture {
  text: string;
  isFinished: boolean;
}

/** What asks for a thing rather than for words: 'draw', 'a picture of', 'ein Foto von'. */
const DRAWN =
  /(?<!\p{L})(?:draw(?! (?:me |us )?(?:an? )?(?:\p{L}+ ){0,2}(?:card|poster|post|story|graphic|banner|flyer)(?!\p{L}))|paint|illustrat\p{L}*|sketch|render|(?:image|picture|pic|illustration|artwork|drawing|painting|wallpaper) (?:of|showing)|zeichne\p{L}*|male?|dib[uú]ja\p{L}*|p[ií]nta\p{L}*|dessine\p{L}*|peins|disegna\p{L}*|dipingi|desenh[ae]|(?:zeichnung|illustration|dibujo|dessin|disegno|desenho|ilustración|illustrazione|ilustração) (?:von|vom|de|del|d['’]|di))(?!\p{L})/iu;
const PHOTOGRAPHED =
  /(?<!\p{L})(?<!(?:no|not|without|any|keine?|ohne|sin|sans|senza|sem) )(?:(?:photo(?:graph|graphie)?|selfie|snapshot|foto(?:grafie|grafía|grafia)?)s? (?:of|showing|von|vom|de|del|di|da|du|do|dos|das|des|della)|photo-?realistic|take a photo|fotorealistisch)(?!\p{L})/iu;

const OPENS_WITH_PHOTO =
  /^\W*(?:(?:hi|hello|hey|oi|olá|hola|hallo|bonjour|ciao),? )?(?:(?:please|can you|could you|show|take|make|create|generate|give me|i need|we need|i want|me|mach|bitte|ich brauche|haz|hazme|necesito|quiero|fais|je veux|fai|fammi|vorrei|faz|preciso de|quero) )*(?:(?:an?|eine?|una|une|uma) )?(?:(?:real|echtes?|vraie?|verdadera) )?(?:photo(?:graph|graphie)?|foto(?:grafie|grafía|grafia)?)(?: (?:real|vera|verdadera|véritable))? (?:of|von|vom|de|del|della|di|da|do|du)(?!\p{L})/iu;

/** Fewer letters tell no language by themselves. */
const TELLING = 24;

/** Cuts what was asked of a picture into what it shows and how it should look: the one reader of such orders. */
export function readPicture(asked: AskedPicture, style: string | null, changes: readonly string[] = []): PictureMatter {
  const { poster, ...matter } = changes.reduce<PictureState>(changed, readMatter(asked, style));
  const first = <Part>(parts: Part[], kind: keyof typeof POSTER_MOST) => parts.slice(0, POSTER_MOST[kind]);
  const [notes, times, items] = [
    first(poster.notes, 'notes'),
    first(poster.times, 'times'),
    first(poster.items, 'items'),
  ];
  const words = [poster.title, ...notes, ...items].join('. ');
  // Where the words on it tell little, they are in the language that it is asked for in.
  const language = languageOf(words.length > TELLING ? words : '', languageOf(asked.text));
  return { ...matter, poster: { ...poster, notes, times, items }, language };
}

type PictureState = Omit<PictureMatter, 'language'>;

/** A picture after one more wish: what was said last counts, for the words on it as for its look. */
function changed({ poster, look, unread = [], ...matter }: PictureState, wish: string): PictureState {
  const fresh = changePoster(poster, wish);
  const next = laterLook(look, lookIn(wish, look.slides));
  const isRead =
    fresh !== null || !asksForWords(wish) || JSON.stringify({ ...next, hidden: look.hidden }) !== JSON.stringify(look);
  return { ...matter, poster: fresh ?? poster, look: next, unread: isRead ? unread : [...unread, wish] };
}

/** 'Forest' and 'rose' are colours and things; these are nothing else. */
const ONLY_COLOUR =
  /(?<!\p{L})(?:red|blue|green|yellow|purple|pink|black|white|gr[ea]y|brown|rote[nrms]?|blaue[nrms]?|grüne[nrms]?|gelbe[nrms]?|lila|schwarze[nrms]?|weiße[nrms]?|graue[nrms]?|braune[nrms]?|roj[oa]|azul|verde|amarill[oa]|negr[oa]|blanc[oa]|gris|rouge|bleue?|verte?|jaune|noire?|blanche?|ross[oa]|blu|giall[oa]|ner[oa]|bianc[oa]|grigi[oa]|vermelh[oa]|amarel[oa]|pret[oa]|branc[oa]|cinza)(?!\p{L})/giu;

/** '…, as 4 steps: …', '…, as a list, with prices: …': how it is shown. */
const AS_LIST =
  /,?\s+(?:as|als|como|comme|come|en) (?:an? |eine |una? |une |uma )?(?:\d{1,2} |\p{L}+ )?(?:lists?|steps|points|bullets|checklist|liste|schritte|punkte|lista|pasos|étapes|passi|passos)(?:,? (?:with|mit|con|avec|com) (?:the )?(?:prices|preisen|precios|prix|prezzi|preços))?\s*:/iu;

/** What is done one after the other carries numbers. */
const AS_STEPS =
  /(?<!\p{L})(?:(?:as|in|als|en|em) (?:\d{1,2} |\p{L}+ )?(?:steps|schritte[n]?|pasos|étapes|passi|passos)|(?:steps|points|list|tips) (?:with numbers|numbered)|numbered (?:steps|points|list|tips)|number (?:them|the steps))(?!\p{L})/iu;

function readMatter(asked: AskedPicture, style: string | null): Omit<PictureMatter, 'language'> {
  const { isFinished } = asked;
  const ordered = isFinished
    ? { text: asked.text, slides: null }
    : withoutCarousel(openQuote(withDoubleQuotes(typed(asked.text)).replace(AS_LIST, ':')));
  const isSteps = !isFinished && AS_STEPS.test(asked.text);
  const wished = withoutCarousel(style ?? '');
  const slides = ordered.slides ?? wished.slides;
  const styled = style === null ? [] : lookWishes(wished.text);
  if (isDocument(ordered.text))
    return { poster: documentPoster(ordered.text), look: lookIn(styled.join(', '), slides), medium: 'card' };
  const described = slides === null ? null : describedSlides(ordered.text);
  if (described) return { ...describedCarousel(described, styled, slides), medium: 'card' };
  const { call, rest } = slides === null ? { call: null, rest: ordered.text } : lastSlideIn(ordered.text);
  const { title, text } = isFinished ? { title: null, text: rest } : titledIn(rest);
  const read = isFinished ? readShownParts : readAskedParts;
  const chart = isFinished || slides !== null ? null : chartIn(text);
  const pair = isFinished || chart ? null : pairIn(text);
  const labelled = chart || pair ? null : labelledPoster(text, read);
  const list = labelled ? null : (chart ?? pair ?? (slides === null ? listIn(text) : slidesIn(text)));
  const running = labelled?.order ?? list?.around ?? text;
  const spans = read(running);
  const cut = labelled?.poster ?? counted(posterOf(running, spans), list);
  if (chart && cut.title === '') cut.title = lineCapital(running.split('\n')[0] ?? '');
  if (pair && cut.title === '') cut.title = lineCapital(pairTitle(text, pair.items));
  const called = isFinished || labelled ? cut : withCalled(savedDate(thanked(cut, text), text, spans), text);
  const told = title === null ? called : titled(called, title);
  const poster =
    slides === null
      ? told
      : withCover(slides, { ...withPoints(told, running, spans), ...(call === null ? {} : { call }) });
  const said = [...talkOf(running, partTitles(running, spans)), ...styled].join(', ');
  if (poster.figure === null) Object.assign(poster, bigNumber(poster, said));
  const spoken = lookIn(said, slides);
  // Where nothing is to be read, all words are of what is to be seen.
  const wishedLook = spoken.isTextless && spoken.colours.length === 0 ? lookIn(`${said}, ${text}`, slides) : spoken;
  const aspect = (isFinished ? null : writtenAspect(text)) ?? wishedLook.aspect;
  const look = { ...wishedLook, aspect, isChart: chart !== null };
  const isTold =
    poster.times.length > 0 ||
    poster.items.length > 0 ||
    poster.figure !== null ||
    poster.price !== null ||
    poster.isQuote;
  if (isSteps && poster.items.length > 1) poster.isCounted = true;
  if (isFinished || slides !== null) return { poster, look, medium: 'card' };
  // Whoever asks for a photo wants no card, unless it is to show words.
  const isPhoto = PHOTOGRAPHED.test(said) || OPENS_WITH_PHOTO.test(text);
  // The words that were dictated for it, or told before it was wished for, make a card without it.
  const isWorded = dictatedFrom(running, spans) !== null || (!OPENS_WITH_PHOTO.test(text) && isToldBefore(text, spans));
  if (isPhoto && isWorded) return { poster, look, medium: 'card', isPhotoWished: true };
  const medium = isPhoto ? 'photo' : !isTold && DRAWN.test(said) ? 'drawing' : 'card';
  if (medium !== 'drawing') return { poster, look, medium };
  // 'A red bicycle': what is drawn has the colours that it is called by.
  const { colours } = lookIn(poster.title.match(ONLY_COLOUR)?.join(', ') ?? '', slides);
  return { poster, look: look.colours.length > 0 ? look : { ...look, colours }, medium };
}

/** Slides that nothing but their network names: the first of as many as were wanted is the cover. */
function withCover(slides: PictureLook['slides'], poster: Poster): Poster {
  const [cover = '', ...items] = poster.items;
  const isNamed = poster.title !== '' && !ONLY_PLATFORM.test(poster.title);
  return isNamed || slides !== poster.items.length || items.length < 2 ? poster : { ...poster, title: cover, items };
}
const ONLY_PLATFORM = new RegExp(`^${PLATFORM_NAME}$`, 'iu');

/** Whether what a picture tells stands before its photo is spoken of. */
const isToldBefore = (text: string, spans: PartSpan[]): boolean => {
  const at = text.search(PHOTOGRAPHED);
  return spans.some(({ part, to }) => (part === 'title' || part === 'quote') && to <= at);
};

/** A poster under the title that was dictated: what else it would have been called stands below. */
function titled(poster: Poster, title: string): Poster {
  const notes = poster.title === '' ? poster.notes : [poster.title, ...poster.notes];
  return { ...poster, title: lineCapital(title), notes };
}

/** 'Thank you card for our volunteers Rob, Gwen and Tom who …': whom it thanks is told whole. */
const THANKS =
  /^\W*(?:(?:an?|make|create|please|i need|we need)\s+)*(thank\s?you|thanks)\s+(?:card|picture|pic|image|post|poster|graphic|note)\s+(?:for|to)\s+([^.!?:"“\n]+,[^.!?:"“\n]+)/iu;

/** 'Thank you card for our blood donors: 418 people came'. */
const THANKS_BEFORE =
  /^\W*(?:(?:an?|make|create|please|i need|we need)\s+)*(?:thank\s?you|thanks)\s+(?:card|picture|pic|image|post|poster|graphic|note)\s+(?:for|to)\s+([^.!?:,"“\n]{3,60}):\s/iu;
/** 'Can we have a thank you picture for the volunteers? We raised …': who asks so is answered by a thank-you. */
const THANKS_ASKED =
  /^\W*(?:(?:hi|hello|hey),?\s+)?(?:can|could|may)\s+(?:we|i|you)\s+(?:please\s+)?(?:have|get|do|make|create|design)\s+(?:me\s+|us\s+)?an?\s+(?:\p{L}+\s+)?(?:thank\s?you|thanks)\s+(?:card|picture|pic|image|post|poster|graphic|note)\s+(?:for|to)\s+([^.!?:,"“\n]{3,40})[?.:,]/iu;

const SAVE_THE_DATE = /(?<!\p{L})save[- ]the[- ]date(?!\p{L})/iu;
/** What it is that the day is kept for. */
const SAVED_FOR = /save[- ]the[- ]date(?: card| picture| post)? for ([^.,:;\n\d]{3,40})(?=[.,:;\n])/iu;

/** 'Make a save the date for our wedding, …': what the order calls it is what it says first, in every language. */
function savedDate(poster: Poster, text: string, spans: PartSpan[]): Poster {
  if (![...talkOf(text, spans), poster.title].some((words) => SAVE_THE_DATE.test(words))) return poster;
  const [, what = ''] = SAVED_FOR.exec(text) ?? [];
  const notes = [poster.title, ...poster.notes].filter((note) => note !== '' && !SAVE_THE_DATE.test(note));
  const [first = '', ...others] = notes;
  const isTold = what === '' || notes.some((note) => note.toLowerCase().includes(what.toLowerCase()));
  return { ...poster, title: 'Save the date', notes: isTold ? notes : [lineCapital(`${what}, ${first}`), ...others] };
}

function thanked(poster: Poster, text: string): Poster {
  const [, askedFor = ''] = THANKS_ASKED.exec(text) ?? [];
  if (askedFor !== '') {
    const others = [poster.title, ...poster.notes].filter(
      (line) => !`thank you ${askedFor}`.includes(line.replace(/[?.]$/u, '').toLowerCase()),
    );
    return { ...poster, title: `Thank you to ${askedFor}`, notes: others };
  }
  const [, thankedFor = ''] = THANKS_BEFORE.exec(text) ?? [];
  if (thankedFor !== '' && !/["“„«]/u.test(text)) {
    const isIn = (words: string): boolean => thankedFor.toLowerCase().includes(words.toLowerCase());
    // What was cut within the names goes back to them.
    const told = [poster.title, ...poster.notes].map((line) => {
      const [head = '', ...rest] = line.split(': ');
      return rest.length > 0 && isIn(head) ? rest.join(': ') : line;
    });
    const others = told.filter((line) => line !== '' && !isIn(line) && !/^thank/iu.test(line));
    return { ...poster, title: 'Thank you', notes: [thankedFor, ...others].map(lineCapital) };
  }
  const [, , whom = ''] = THANKS.exec(text) ?? [];
  // What is dictated is told instead.
  if (whom === '' || /["“„«]/u.test(text)) return poster;
  const notes = poster.notes.filter((note) => !whom.toLowerCase().includes(note.slice(0, 12).toLowerCase()));
  return { ...poster, title: 'Thank you', notes: [lineCapital(whom), ...notes] };
}

/** 'Big number please', 'als große Zahl'. */
const BIG_NUMBER =
  /(?<!\p{L})(?:(?:big|huge|large|massive|giant|enormous) (?:number|figure)|(?:number|figure) (?:big|huge|large|massive)|stat(?:istic)?s?|große zahl|statistik|número grande|cifra|gros chiffre|numero grande)(?!\p{L})/iu;
const NUMBER_FIRST = /^(\d[\d.,]*(?:\s?%)?)\s+(\p{L}.*)$/u;

const AMOUNT = /(?<![\p{L}\d.,])(?:[€$£₦₱¥]\s?)?\d(?:[\d.,]*\d)?(?:\s?[€$£₦₱¥%])?/gu;

/** 'With a big 48h'. */
const BIG_NAMED =
  /(?<!\p{L})(?:big|huge|large|massive|giant|enormous|große[nrs]?|riesige[nrs]?|gran|enorme|gros|grosse|grande)\s+["“„«]?((?:[€$£]\s?)?\d[\d.,]*(?<=\d)\s?(?:[€$£%]|\p{L}(?!\p{L}))?)(?![\p{L}\d])/iu;

/** 'Swim school! Only | 10 | days to go': what a big number counts stands below it, and what leads there is told. */
function withoutNumber({ title, notes }: Poster, named: string): Partial<Poster> {
  const lines = [title, ...notes];
  const counted = lines.find((line) => line.includes(named)) ?? '';
  const at = counted.indexOf(named);
  const [behind = '', ...rest] = counted
    .slice(at + named.length)
    .trim()
    .split(/(?<=[.!?])\s+/u);
  if (behind.split(' ').length < 2 || /^[\d.,:]/u.test(behind)) return {};
  const before = counted
    .slice(0, at)
    .replace(/(?:^|[\s,])(?:only|just|nur(?: noch)?|solo|plus que|só)\s*$/iu, '')
    .trim();
  return {
    title: behind.replace(/\.$/u, ''),
    notes: lines
      .flatMap((line) => (line === counted ? [before, rest.join(' ')] : [line]))
      .filter((line) => line !== ''),
  };
}

/** The figure of a card where a big number is wished: the one that is named, the one that a title begins with, or its only one above the whole sentence. */
function bigNumber(poster: Poster, said: string): Partial<Poster> {
  const named = BIG_NAMED.exec(said)?.[1]?.trim();
  if (named !== undefined) return { figure: named, ...withoutNumber(poster, named) };
  if (!BIG_NUMBER.test(said)) return {};
  const { title } = poster;
  const [, figure, counted = ''] = NUMBER_FIRST.exec(title) ?? [];
  const [only, ...others] = title.match(AMOUNT) ?? [];
  if (only === undefined || others.length > 0) return {};
  return figure === undefined ? { figure: only } : { figure, title: counted };
}

const ADDRESS = /[\w.+-]+@[\w-]+\.\w+|(?<![\p{L}\d.])[\p{L}\d-]+\.[a-z]{2,8}(?![\p{L}\d])|\d(?:[\s-]?\d){6,}/iu;
const SHORT_CALL = 80;

/** A list in numbers or lines is one whatever was learned; a number before its title counts it. */
function counted(poster: Poster, list: ListInText | null): Poster {
  if (!list) return poster;
  const { items, isCounted, after } = list;
  const title = lineCapital([poster.figure, poster.title].filter(Boolean).join(' ')) || listTitle(list.around);
  const told = { ...poster, title, items: items.map(lineCapital), isCounted, figure: null, isQuote: false };
  // Whatever was learned, a short line with an address behind a list is for its readers.
  const isCall = poster.call === null && !after.includes('\n') && after.length <= SHORT_CALL && ADDRESS.test(after);
  return isCall && poster.notes.length === 0 && poster.place === null ? { ...told, call: after } : told;
}

/** 'Six slides about composting': what they are about, where nothing else was read as their title. */
const ABOUT = /(?<!\p{L})(?:about|of|on|über|zu|zum|sobre|sur|su|de|di)\s+(\p{L}[^.!?:\n]{2,79})(?=[.!?:]|\n|$)/iu;

/** 'A carousel, 9:16: three reasons to mend:': what stands between the order and the list. */
const BEFORE_LIST = /^[^\n]*?:\s+(?:[^\n]*:\s+)?([^\n:]{3,80}):?\s*(?:\n|$)/u;

/** '… – tyres, battery, wipers': short points behind a colon or a dash. */
const LISTED_BEHIND = /\s*[:–—]\s+([^:–—.!?\n]+?,[^:–—.!?\n]+)(?:[.!]|\s*$)/u;
/** '3 exercises (roll, stretch, turn)'. */
const BRACKETED = /\s*\(([^()]+,[^()]+,[^()]+)\)/u;
const LONGEST_NAMED = 60;
/** 'Zapatería Ruiz', 'Radhaus Kessler': a name by itself. */
const SIGNED = /^\p{Lu}[\p{L}'’&.-]*(?:\s+(?:\p{Lu}[\p{L}'’&.-]*|&|de|del|di|da|la|von|und)){1,4}$/u;

/** A poster for slides: without a list its sentences are the points, else what is named behind its title. */
function withPoints(poster: Poster, text: string, spans: PartSpan[]): Poster {
  const title = poster.title || lineCapital((BEFORE_LIST.exec(text) ?? ABOUT.exec(text))?.[1] ?? '');
  const other = (line: string | null): string | null => (line === title ? null : line);
  const told = { ...poster, title, place: other(poster.place), call: other(poster.call) };
  if (poster.items.length > 1) return told;
  const sentences = pointsIn(text, spans);
  const signed = sentences.length > 1 && SIGNED.test(sentences.at(-1) ?? '') ? sentences.slice(-1) : [];
  const [only = '', ...others] = sentences.slice(0, sentences.length - signed.length);
  // 'Al buio, al fresco, lontano dai fornelli. Frantoio Bellini': a sentence of short points, and whose they are.
  const inOne = others.length === 0 ? commaParts(only).map(lineCapital) : [];
  const isList = inOne.length > 2 && inOne.every((one) => one.length <= LONGEST_NAMED);
  const points = isList ? inOne : [only, ...others].filter((one) => one !== '');
  if (points.length > 1) return { ...told, items: points, notes: signed };
  const order = spans.find(({ part }) => part === 'order');
  const [, subject = ''] = ABOUT.exec(text.slice(order?.from ?? 0, order?.to ?? 0)) ?? [];
  // 'Slides of our news. The oven is new. The shop opens at six.': the first of two sentences is no cover where the order names one.
  if (points.length === 1 && subject !== '')
    return { ...told, title: lineCapital(subject), items: [title, ...points], notes: signed };
  const [list = '', listed = ''] = LISTED_BEHIND.exec(text) ?? BRACKETED.exec(text) ?? [];
  const named = commaParts(listed).map(lineCapital);
  if (named.length < 2 || named.some((one) => one.length > LONGEST_NAMED)) return told;
  const head = lineCapital(text.slice(openingEnd(text), text.indexOf(list)).trim()) || title;
  const [behind = ''] = text
    .slice(text.indexOf(list) + list.length)
    .trim()
    .split(/[.,]\s|[.,]?$/u);
  return { ...told, title: head, items: named, notes: SIGNED.test(behind) ? [behind] : [], by: null };
}

/** A carousel whose slides are told one by one: where no cover is told, what they are about or the first of them is it. */
function describedCarousel(
  { cover, call, items: said, around }: DescribedSlides,
  styled: string[],
  slides: PictureLook['slides'],
): Pick<PictureMatter, 'poster' | 'look'> {
  const spans = readAskedParts(around);
  const told = posterOf(around, spans);
  const items =
    typeof slides !== 'number' ? said : spreadItems(said, slides - (cover === null ? 0 : 1) - (call === null ? 0 : 1));
  const [first = '', ...others] = items;
  // Who tells as many as they want tells the cover too.
  const isAll = items.length + (call === null ? 0 : 1) === slides;
  const title = cover ?? (isAll ? first : told.title || first);
  const points = title === first ? others : items;
  const poster = {
    ...told,
    title: lineCapital(title),
    items: points.map(lineCapital),
    call: call ?? told.call,
    notes: [],
  };
  return { poster, look: lookIn([...talkOf(around, spans), ...styled].join(', '), slides) };
}

/** What is wished for the look: the talk in an order for something else, or all of it where it tells nothing else. */
export function lookWishes(style: string): string[] {
  const talk = talkOf(style, readAskedParts(style));
  return talk.length > 0 ? talk : [style];
}

/** Of a text in headings the structure is known; its running lines say when and where it is. */
function documentPoster(text: string): Poster {
  const { title, items, isCounted, lines } = readDocument(text);
  const told = lines.join('\n');
  const poster = labelledPoster(told, readShownParts)?.poster ?? posterOf(told, readShownParts(told));
  const notes = [poster.title, ...poster.notes].filter((note) => note !== '');
  return { ...poster, ...(title === '' ? {} : { title, notes }), items, isCounted, isQuote: false };
}

/** What is said to the designer. */
function talkOf(text: string, spans: PartSpan[]): string[] {
  return spans.filter(({ part }) => TALK.includes(part)).map(({ from, to }) => text.slice(from, to));
}
