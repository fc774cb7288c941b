import { type Aspect, nearestAspect } from '../../../domain/post/aspects.ts';
import type { PictureLook } from '../../platform/ai/tasks.ts';
import { shapesIn } from '../reading/written-shape.ts';
import { COLOUR_NAME, COLOUR_WORDS, moodColours } from './colour-words.ts';

/** Words of the six languages for what the designer can obey; all else that is wished for the look has no effect. */
const DARK =
  /(?<!\p{L})(?:dark|deep|moody|(?:black|chalk)board|ardoise|tableau noir|schiefertafel|pizarra|lavagna|dunkel\p{L}*|oscur\p{L}*|sombre|foncée?|escur\p{L}*|scur\p{L}*)(?!\p{L})/iu;
const BLACK = /(?<!\p{L})(?:black|schwarz\p{L}*|negr[oa]|noire?|pret[oa]|ner[oa])(?!\p{L})/iu;
const LIGHT =
  /(?<!\p{L})(?:white|bright|airy|(?<!(?:warm|natural|soft|golden|morning) )light|hell\p{L}*|weiß\p{L}*|weiss\p{L}*|clar[oa]|claire?|blanc[oa]?|blanche|branc[oa]|bianc[oa]|chiar[oa])(?!\p{L})/iu;
export const TEXTLESS =
  /(?<!\p{L})(?<!(?:no|not|never) \p{L}{1,12} )(?:(?:no|without(?: any)?|zero|ohne|kein\p{L}*|sin|sans|sem|senza|nessun[oa]?) (?:text(?:e[ns]?|o|i)?|words?|writing|typography|letters|schrift|worte?|wörter|letras|texto|palabras|texte|mots|testo|scritte?|palavras)|text[- ](?:free|less)|textfrei|wordless)(?!\p{L})(?!\s(?:about|of|über|von|acerca)(?!\p{L}))/iu;
const GROUND = /(?<!\p{L})(?:backgrounds?|backdrops?|wallpaper|hintergr[uü]nde?|fondo|fond|sfondo|fundo)(?!\p{L})/iu;
const BRANDED =
  /(?<!\p{L})(?:(?:brand|own|our|my|company)(?:[’']s)? colou?rs?|(?:unsere|meine)[nr]? (?:marken)?farben|(?:nuestros|mis) colores|(?:nos|mes) couleurs|(?:nostri|miei) colori|(?:nossas|minhas) cores)(?!\p{L})/iu;
const MINIMAL =
  /(?<!\p{L})(?:minimal\p{L}*|uncluttered|clean|simple|plain|quiet|calm|understated|restrained|discreet|sober|(?:nothing|not) (?:too )?(?:flashy|fancy|fussy|loud|busy)|no (?:decorations?|frills|fuss|ornaments?)|schlicht\p{L}*|dezent|ruhig|sachlich|zurückhaltend|ohne (?:schnickschnack|dekoration|deko)|sencill[oa]|discret[oa]|sin adornos|sobre|épurée?|discr[eè]te?|sans fioritures|semplice|sobri[oa]|senza fronzoli|simples|sem enfeites)(?!\p{L})/iu;

const ASPECTS: [RegExp, Aspect][] = [
  [
    /\b9 ?[:x×/] ?16\b|(?<!\p{L}|(?:short|true|love|success|bedtime) )(?:stor(?:y|ies|i[ae])|storys|reels?|historias?|stories|full ?screen phone)(?!\p{L})/iu,
    '9:16',
  ],
  [
    /\b16 ?[:x×/] ?9\b|(?<!\p{L})(?:landscape|horizontal|querformat|apaisad[oa]|paysage|paisagem|orizzontale|wide(?:screen)?|thumbnail)(?!\p{L})/iu,
    '16:9',
  ],
  [
    /\b4 ?[:x×/] ?5\b|(?<!\p{L})(?:portrait|upright|vertical|tall(?:er)?|a[2-6]|hochformat|hochkant|verticale|retrato)(?!\p{L})/iu,
    '4:5',
  ],
  [/\b1 ?[:x×/] ?1\b|(?<!\p{L})(?:square|quadrat\p{L}*|cuadrad[oa]|carrée?|quadrad[oa]|quadrat[oa])(?!\p{L})/iu, '1:1'],
  [
    /\b1[.,]91 ?: ?1\b|(?<!\p{L})(?:banner|bandeau|bannière|header|titelbild|(?<!carousel )cover|cabecera|striscione)(?!\p{L})/iu,
    '1.91:1',
  ],
];
const RATIO = /(?<![\d.:])(9 ?[:x×/] ?16|16 ?[:x×/] ?9|4 ?[:x×/] ?5|1 ?[:x×/] ?1|1[.,]91 ?: ?1)(?![\d:])/u;
const PIXELS = /\b(\d{3,4}) ?[x×] ?(\d{3,4})\b/u;

/** A colour said to be soft stands in its tint. */
const SOFT =
  /(?<!\p{L})(?:soft|pale|light|pastel|gentle|baby|zart\p{L}*|hell\p{L}*|blass\p{L}*|suaves?|clar[oa]s?|pálid[oa]s?|pâles?|doux|douce|claire?s?|tenue|chiar[oa])(?!\p{L})/iu;

const BLACK_INK = COLOUR_WORDS.black ?? '#15161a';
const WHITE = '#ffffff';
/** 'Red on white', 'white background'. */
const WHITE_GROUND =
  /(?<!\p{L})(?:white (?:bg|background|ground|paper)|on white|auf weiß|auf weiss|weiß\p{L}* hintergrund|(?:fondo|sobre(?: fondo)?) blanco|(?:fond|sur(?: fond)?) blanc|(?:sfondo|su(?: sfondo)?) bianco|(?:fundo|sobre(?: fundo)?) branco)(?!\p{L})/iu;
/** 'White, one thin blue line': what is said first and by itself is the ground. */
const WHITE_ALONE =
  /(?:^|[,.;]\s*)(?:all |ganz |tout |todo |tutto )?(?:white|weiß|weiss|blanco|blanc|bianco|branco)(?=\s*(?:[,.;]|$))/iu;
/** In 'navy, white, gold' it is one of the colours. */
function isWhiteAlone(wanted: string): boolean {
  const at = WHITE_ALONE.exec(wanted)?.index;
  return at !== undefined && !COLOUR_BEFORE.test(wanted.slice(0, at));
}
const COLOUR_BEFORE = new RegExp(`${COLOUR_NAME}\\s*$`, 'iu');
const BLACK_AND_WHITE =
  /(?<!\p{L})(?:black (?:and|&|\+|on) white|monochrome|greyscale|grayscale|schwarz(?: |-|\/)?(?:auf |und )?wei(?:ß|ss)|blanco y negro|noir et blanc|bianco e nero|preto e branco|b\s?[&/]\s?w)(?!\p{L})/iu;
const BLACK_GROUND =
  /(?<!\p{L})(?:black (?:bg|background|ground)|(?:on|auf) (?:black|schwarz)|schwarz\p{L}* hintergrund|fondo negro|fond noir|sfondo nero|fundo preto)(?!\p{L})/iu;

/** The faces that a style calls for. */
const FACES: [RegExp, PictureLook['pairing']][] = [
  [
    /(?<!\p{L})(?:sans[- ]?serif|sans empattements|serifenlos\p{L}*|grotesk|(?:sin|sem) serifas?|palo seco|senza grazie)(?!\p{L})/iu,
    'grotesque',
  ],
  [
    /(?<!\p{L})(?:hand[- ]?(?:writ|letter|drawn)\p{L}*|hand-?schrift\p{L}*|handgeschrieben|handgezeichnet|brush script|scribbl\p{L}*|chalk\p{L}*|kreide\p{L}*|tiza|craie|gesso|giz|crayon\p{L}*|manuscrit[oae]?|écrite? à la main|a mano|scritt[oa] a mano|à mão|childlike|kindlich)(?!\p{L})/iu,
    'hand',
  ],
  [
    /(?<!\p{L})(?:elegan\p{L}*|élégan\p{L}*|classy|classic|refined|sophisticated|old-?fashioned|serif(?:ada|enschrift)?|empattements|edel|altmodisch|klassisch|raffinat[oa]|raffiné\p{L}*|refinad[oa]|clásic[oa]|classique|traditional|traditionell|vintage|antic[oa]|antigu[oa]|ancien(?:ne)?|antiqua)(?!\p{L})/iu,
    'serif',
  ],
  [
    /(?<!\p{L})(?:tech(?:y|ie)?|typewriter|mono(?:space\p{L}*)?|glitch\p{L}*|terminal|schreibmaschine|máquina de escribir)(?!\p{L})/iu,
    'mono',
  ],
  [
    /(?<!\p{L})(?:bold|loud|punchy|big letters|poster type|shouty|plakativ|(?:thick|heavy|condensed) (?:type|letters|condensed|font)|fett\p{L}*|grassetto|große buchstaben|kräftig\p{L}*|llamativ[oa]|letras grandes|chunky|punk)(?!\p{L})/iu,
    'display',
  ],
];

const CLAUSE = /[^,.;!?\n]+/gu;
/** 'No skulls', 'I dislike clip art of calculators', 'keine Noten'. */
const HIDDEN =
  /(?<!\p{L})(?:no|not|without|nothing|never|don['’]?t|dislike|hate|avoid|keine?n?|ohne|nicht|sin|nada de|sans|pas d[e'’]|senza|niente|non|sem|não)(?!\p{L}).*$/iu;
/** 'Maybe a tuning fork', 'mit Kuh', 'a lace motif', 'chili pepper somewhere'. */
const SHOWN =
  /^\s*(?:and |und |y |et |e |but |aber )?(?:please |bitte )?(?:with|maybe|perhaps|add|include|show|mit|gerne? mit|vielleicht|con|quizás?|avec|peut-être|magari|com|talvez|an? |one |some |eine?n? |una? |une )|(?<!\p{L})(?:with|mit|con|avec|com)\s+(?:an?|some|little|eine?[mnr]?|una?|une|uma?|des|unos|unas)\s|(?<!\p{L})(?:on it|somewhere|motif|silhouette|sagoma|silueta|icon|symbol|pictogram|would be (?:nice|lovely|great))(?!\p{L})/iu;

/** '…, loud, stars', 'green ticks': who says so little beside a look names what is to be seen. */
const FEW_WORDS = 2;
/** What is said of the letters, the shape or the picture itself names no thing, and neither does a greeting. */
const LETTERED =
  /(?<!\p{L})(?:welcome|hello|hi|hey|hallo|hola|bonjour|ciao|olá|thank\p{L}*|letters?|text|type|font|portrait|landscape|story|card|picture|pic|image|graphic|poster|flyer|banner|announcement|statistic|bild|plakat|karte|imagen|cartel|tarjeta|affiche|carte|immagine|locandina|imagem|cartaz|schrift|buchstaben|letras?|lettres?|caratteri|fonte)(?!\p{L})/iu;

/** Colours are inflected ('vagues bleues', 'roten'), and German ones end words of their own ('Theaterrot'). */
const NAME = `(?:(?<!\\p{L})(?:${Object.keys(COLOUR_WORDS).join('|')})(?:e[nrms]?|es|as|os|s)?|(?<!\\p{L})\\p{L}{3,}(?:rot|blau|grün|gelb|grau|braun)(?:e[nrms]?)?)(?!\\p{L})`;
const NAMED = new RegExp(`#[0-9a-f]{6}\\b|${NAME}(?:[ -]${NAME})*`, 'giu');
/** 'Not red', 'kein Rosa oder Lila'. */
const REFUSED = new RegExp(
  `(?<!\\p{L})(?:not|no|never|nothing|without|avoid|nicht|keine?n?|ohne|bloß nicht|sin|nada de|pas de|pas|sans|non|niente|senza|sem|não) (?:(?:too|any|so|zu|in|en|mucho|trop|troppo) )?${NAME}(?:(?: or| and| oder| und| o| ni| ou| et| e) ${NAME})*`,
  'giu',
);

/** 'Rouge et or': by itself it is an English word. */
const FRENCH_GOLD = /(?<=rouge|noir|bleu|vert|blanc|violet|bordeaux|marine)( et) or(?!\p{L})/giu;
/** 'Cream background, dark green text': what is said of the letters tells nothing of how dark the ground is. */
const LETTERS =
  '(?:text|letters|lettering|writing|type|print|schrift|buchstaben|letras|texto|texte|lettres|testo|scritte|lettere)';
const INK = new RegExp(`(?:(?:dark|deep|light|pale|soft)\\s+)?${NAME}\\s+${LETTERS}`, 'giu');
/** 'Gold on navy': what stands on it comes second. */
const INK_ON_GROUND = new RegExp(
  `(${NAME})(?:\\s+${LETTERS})?\\s+(?:on|auf|sobre|sur|su|em)\\s+(?:an?\\s+)?(${NAME})`,
  'giu',
);

/** 'Verde salvia', 'bleu marine': there the second word says more. */
const ROMANCE =
  /^(?:verde|azul|blu|bleu|vert|rosa|rose|rojo|rouge|rosso|vermelho|jaune|giallo|amarillo|amarelo|gris|grigio|cinza)s?$/u;

/** 'Sage green' is one colour, and sage says more of it than green. */
function colourOf(run: string): string {
  const words = run.toLowerCase().split(/[ -]/u);
  const first = (ROMANCE.test(words[0] ?? '') ? words.at(-1) : words[0]) ?? run;
  const [, ending = ''] = /(rot|blau|grün|gelb|grau|braun)(?:e[nrms]?)?$/u.exec(first) ?? [];
  // 'Tonos rosas', 'couleurs vives, bleues', 'roten': the plain word stands in the table.
  const plain = [first, first.replace(/s$/u, ''), first.replace(/(?:e[nrms]?|es|as|os|s)$/u, ''), ending];
  return plain.map((word) => COLOUR_WORDS[word]).find(Boolean) ?? first;
}

/** Reads what was said of the look of a picture, or of the slides of a carousel. */
export function lookIn(said: string, slides: PictureLook['slides'] = null): PictureLook {
  const coloursIn = (words: string) =>
    [...words.matchAll(NAMED)]
      // 'Navy blue' is one; 'green yellow red' are three.
      .flatMap(([run]) => (run.split(/[ -]/u).length > 2 ? run.split(/[ -]/u) : [run]))
      .map(colourOf)
      .filter((colour) => colour.startsWith('#'));
  const refused = [...said.matchAll(REFUSED)].flatMap(([words]) => coloursIn(words));
  const wanted = said.replace(REFUSED, ' ').replace(FRENCH_GOLD, '$1 doré');
  const isMonochrome = BLACK_AND_WHITE.test(wanted);
  const plain = isMonochrome ? [BLACK_INK, WHITE] : coloursIn(wanted.replace(INK_ON_GROUND, '$2, $1'));
  // 'Our teal (#0f8b8d)': the figures say which.
  const exact = plain.filter((colour) => wanted.includes(colour));
  const named = (plain.length > 0 ? [...exact, ...plain] : moodColours(wanted)).filter((one) => !refused.includes(one));
  // Black by itself says how dark it is; beside another colour it is one.
  const colours = named.some((colour) => colour !== BLACK_INK) || BLACK_GROUND.test(wanted) ? named : [];
  const ground = wanted.replace(INK, ' ');
  const isDark = BLACK_GROUND.test(ground) || DARK.test(ground) || (colours.length === 0 && BLACK.test(ground));
  const isWhite =
    WHITE_GROUND.test(wanted) ||
    isWhiteAlone(wanted) ||
    (isMonochrome && !BLACK_GROUND.test(wanted) && !DARK.test(wanted));
  const isLight = colours.length === 0 ? LIGHT.test(ground) : SOFT.test(ground);
  return {
    colours: [...new Set(colours)].slice(0, 2),
    refused: [...new Set(refused)],
    tone: isWhite ? 'white' : isDark ? 'dark' : isLight ? 'light' : null,
    aspect: aspectIn(said),
    isBranded: BRANDED.test(said),
    isMinimal: MINIMAL.test(said),
    isTextless: TEXTLESS.test(said),
    isChart: false,
    pairing:
      FACES.find(([words]) =>
        words.test(said.replace(/(?<!\p{L})(?:not|nicht|no|pas|non) (?:too )?\p{L}+/giu, ' ')),
      )?.[1] ?? null,
    ...seenIn(said),
    slides,
  };
}

/** What is to be seen, and what is not, by their clauses. */
function seenIn(said: string): Pick<PictureLook, 'shown' | 'hidden'> {
  const clauses = said.match(CLAUSE) ?? [];
  const open = clauses.map((clause) => clause.replace(HIDDEN, '')).filter((clause) => !LETTERED.test(clause));
  const asked = open.filter((clause) => SHOWN.test(clause));
  // A ground for other things shows what it is asked to, and no word of its mood.
  const isGround = TEXTLESS.test(said) && GROUND.test(said);
  const wanted =
    asked.length > 0 || isGround ? asked : open.filter((clause) => clause.trim().split(/\s+/u).length <= FEW_WORDS);
  return {
    shown: wanted.join(', ').trim(),
    hidden: clauses.flatMap((clause) => HIDDEN.exec(clause)?.[0] ?? []).join(', '),
  };
}

/** A look after another was wished: colours bring their own tone, and nothing that is not named changes. */
export function laterLook(before: PictureLook, wished: PictureLook): PictureLook {
  const isColoured = wished.colours.length > 0 || wished.isBranded;
  return {
    colours: isColoured ? wished.colours : before.colours.filter((colour) => !wished.refused.includes(colour)),
    refused: [...before.refused, ...wished.refused].filter((colour) => !wished.colours.includes(colour)),
    tone: isColoured ? wished.tone : (wished.tone ?? before.tone),
    aspect: wished.aspect ?? before.aspect,
    isBranded: wished.isBranded || (before.isBranded && !isColoured),
    isMinimal: wished.isMinimal || before.isMinimal,
    isTextless: wished.isTextless || before.isTextless,
    isChart: before.isChart,
    pairing: wished.pairing ?? before.pairing,
    shown: wished.shown || before.shown,
    hidden: [before.hidden, wished.hidden].filter(Boolean).join(', '),
    slides: before.slides,
  };
}

/** The shape that an order writes in numbers. */
export function writtenAspect(order: string): Aspect | null {
  const [written] = shapesIn(order);
  return written ? aspectIn(order.slice(written.start, written.end)) : null;
}

function aspectIn(said: string): Aspect | null {
  const [, width, height] = PIXELS.exec(said) ?? [];
  if (width && height) return nearestAspect({ width: Number(width), height: Number(height) });
  // 'A landscape banner, 1.91:1': who writes the numbers means them.
  const written = RATIO.exec(said)?.[1]?.replace(/\s/gu, '').replace(',', '.').replace(/[x×/]/u, ':');
  return ASPECTS.find(([words, aspect]) => (written ? aspect === written : words.test(said)))?.[1] ?? null;
}
