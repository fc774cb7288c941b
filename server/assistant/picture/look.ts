import { type Aspect, nearestAspect } from '../../../domain/post/aspects.ts';
import type { PictureLook } from '../../platform/ai/tasks.ts';
import { COLOUR_WORDS } from './colour-words.ts';

/** Words of the six languages for what the designer can obey; all else that is wished for the look has no effect. */
const DARK = /(?<!\p{L})(?:dark|deep|moody|dunkel\p{L}*|oscur\p{L}*|sombre|foncée?|escur\p{L}*|scur\p{L}*)(?!\p{L})/iu;
const BLACK = /(?<!\p{L})(?:black|schwarz\p{L}*|negr[oa]|noire?|pret[oa]|ner[oa])(?!\p{L})/iu;
const LIGHT =
  /(?<!\p{L})(?:white|bright|airy|(?<!(?:warm|natural|soft|golden|morning) )light|hell\p{L}*|weiß\p{L}*|weiss\p{L}*|clar[oa]|claire?|blanc[oa]?|blanche|branc[oa]|bianc[oa]|chiar[oa])(?!\p{L})/iu;
const TEXTLESS =
  /(?<!\p{L})(?:(?:no|without(?: any)?|zero|ohne|kein\p{L}*|sin|sans|sem|senza|nessun[oa]?) (?:text\p{L}*|words?|writing|typography|letters|schrift|worte?|wörter|letras|texto|palabras|texte|mots|testo|scritte?|palavras)|text[- ](?:free|less)|textfrei|wordless)(?!\p{L})/iu;
const BRANDED =
  /(?<!\p{L})(?:(?:brand|own|our|my|company)(?:[’']s)? colou?rs?|(?:unsere|meine)[nr]? (?:marken)?farben|(?:nuestros|mis) colores|(?:nos|mes) couleurs|(?:nostri|miei) colori|(?:nossas|minhas) cores)(?!\p{L})/iu;
const MINIMAL =
  /(?<!\p{L})(?:minimal\p{L}*|uncluttered|clean|simple|schlicht|sencill[oa]|sobre|semplice|simples)(?!\p{L})/iu;

const ASPECTS: [RegExp, Aspect][] = [
  [
    /\b9 ?[:x×/] ?16\b|(?<!\p{L}|(?:short|true|love|success|bedtime) )(?:stor(?:y|ies)|storys|reels?|historias?|stories|full ?screen phone)(?!\p{L})/iu,
    '9:16',
  ],
  [
    /\b16 ?[:x×/] ?9\b|(?<!\p{L})(?:landscape|horizontal|querformat|apaisad[oa]|paysage|paisagem|orizzontale|wide(?:screen)?|thumbnail)(?!\p{L})/iu,
    '16:9',
  ],
  [/\b4 ?[:x×/] ?5\b|(?<!\p{L})(?:portrait|vertical|hochformat|verticale|retrato)(?!\p{L})/iu, '4:5'],
  [/\b1 ?[:x×/] ?1\b|(?<!\p{L})(?:square|quadrat\p{L}*|cuadrad[oa]|carrée?|quadrad[oa]|quadrat[oa])(?!\p{L})/iu, '1:1'],
  [
    /\b1[.,]91 ?: ?1\b|(?<!\p{L})(?:banner|bandeau|bannière|header|titelbild|cover|cabecera|striscione)(?!\p{L})/iu,
    '1.91:1',
  ],
];
const PIXELS = /\b(\d{3,4}) ?[x×] ?(\d{3,4})\b/u;

/** A colour said to be soft stands in its tint. */
const SOFT =
  /(?<!\p{L})(?:soft|pale|light|pastel|gentle|baby|zart\p{L}*|hell\p{L}*|blass\p{L}*|suaves?|clar[oa]s?|pálid[oa]s?|pâles?|doux|douce|claire?s?|tenue|chiar[oa])(?!\p{L})/iu;

const BLACK_INK = COLOUR_WORDS.black;
/** Colours are inflected ('vagues bleues', 'roten'), and German ones end words of their own ('Theaterrot'). */
const NAME = `(?:(?<!\\p{L})(?:${Object.keys(COLOUR_WORDS).join('|')})(?:e[nrms]?|es|as|os|s)?|(?<!\\p{L})\\p{L}{3,}(?:rot|blau|grün|gelb|grau|braun))(?!\\p{L})`;
const NAMED = new RegExp(`#[0-9a-f]{6}\\b|${NAME}(?:[ -]${NAME})*`, 'giu');
/** 'Not red', 'kein Rosa oder Lila'. */
const REFUSED = new RegExp(
  `(?<!\\p{L})(?:not|no|never|nothing|without|avoid|nicht|keine?n?|ohne|bloß nicht|sin|nada de|pas de|pas|sans|non|niente|senza|sem|não) (?:(?:too|any|so|zu|in|en|mucho|trop|troppo) )?${NAME}(?:(?: or| and| oder| und| o| ni| ou| et| e) ${NAME})*`,
  'giu',
);

/** 'Sage green' is one colour, and sage says more of it than green. */
function colourOf(run: string): string {
  const [first = run] = run.toLowerCase().split(/[ -]/u);
  const [ending = ''] = /(?:rot|blau|grün|gelb|grau|braun)$/u.exec(first) ?? [];
  const plain = [first, first.replace(/(?:e[nrms]?|es|as|os|s)$/u, ''), ending];
  return plain.map((word) => COLOUR_WORDS[word]).find(Boolean) ?? first;
}

/** Reads what was said of the look of a picture, or of the slides of a carousel. */
export function lookIn(said: string, slides: PictureLook['slides'] = null): PictureLook {
  const coloursIn = (words: string) => [...words.matchAll(NAMED)].map(([run]) => colourOf(run));
  const refused = [...said.matchAll(REFUSED)].flatMap(([words]) => coloursIn(words));
  const wanted = said.replace(REFUSED, ' ');
  const named = coloursIn(wanted);
  // Black by itself says how dark it is; beside another colour it is one.
  const colours = named.some((colour) => colour !== BLACK_INK) ? named : [];
  const isDark = DARK.test(wanted) || (colours.length === 0 && BLACK.test(wanted));
  const isLight = colours.length === 0 ? LIGHT.test(wanted) : SOFT.test(wanted);
  return {
    colours: [...new Set(colours)].slice(0, 2),
    refused: [...new Set(refused)],
    tone: isDark ? 'dark' : isLight ? 'light' : null,
    aspect: aspectIn(said),
    isBranded: BRANDED.test(said),
    isMinimal: MINIMAL.test(said),
    isTextless: TEXTLESS.test(said),
    slides,
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
    slides: before.slides,
  };
}

function aspectIn(said: string): Aspect | null {
  const [, width, height] = PIXELS.exec(said) ?? [];
  if (width && height) return nearestAspect({ width: Number(width), height: Number(height) });
  return ASPECTS.find(([words]) => words.test(said))?.[1] ?? null;
}
