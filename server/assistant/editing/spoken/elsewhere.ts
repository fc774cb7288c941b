import type { Language, OtherLanguage } from '../../../../domain/languages.ts';
import { withoutAccents } from '../../../lib/without-accents.ts';
import { MONTHS_ELSEWHERE, WEEKDAYS_ELSEWHERE } from '../calendar-words.ts';
import { pattern } from '../patterns.ts';

/** How marks, breaths and figures are spoken in one language. */
interface Speech {
  /** Spoken marks and the written ones; longer names first. */
  marks: [said: string, mark: string][];
  breath: string;
  /** Words by which somebody takes back what was said last. */
  takesBack: string;
  /** The names of the numbers from 0 to 99. */
  numbers: string[];
  /** What is counted in figures however few there are, and what leads to an hour. */
  unit: string;
  lead: string;
  between: string;
  /** Half past an hour, behind its figure. */
  half: [RegExp, string][];
}

const split = (words: string) => words.split(' ');
/** The words of all languages as alternatives of a pattern, each once. */
function every(words: Record<OtherLanguage, string[]>, written: (word: string) => string): string {
  return [...new Set(Object.values(words).flat().map(written))].join('|');
}
/** Numbers from the names below twenty, of the tens, and the way two of them are joined. */
function numbersOf(small: string, tens: string, join: (ten: string, unit: string, digit: number) => string): string[] {
  const names = split(small);
  const rows = split(tens);
  return Array.from({ length: 100 }, (_, n) => {
    if (names[n] !== undefined) return names[n];
    const ten = rows[Math.floor(n / 10) - 2] ?? '';
    return n % 10 === 0 ? ten : join(ten, names[n % 10] ?? '', n % 10);
  });
}

const SPEECH: Record<OtherLanguage, Speech> = {
  de: {
    marks: [
      ['neuer absatz|neue zeile|absatz', '\n\n'],
      ['doppelpunkt', ':'],
      ['fragezeichen', '?'],
      ['ausrufezeichen', '!'],
      ['punkt(?! (?:\\d|zehn|acht|neun|elf|zwölf|sieben|sechs))', '.'],
      ['komma', ','],
    ],
    breath: 'ähm?|ehm|öh|hm+',
    takesBack: 'nein,? (?:falsch|quatsch|moment|stopp|doch)|quatsch|ach nein|falsch|ich meine?',
    numbers: numbersOf(
      'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
      'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
      (ten, unit) => `${unit === 'eins' ? 'ein' : unit}und${ten}`,
    ),
    unit: 'uhr|euro|prozent|kilo|cent|grad',
    lead: 'von|ab|bis|um',
    between: 'bis',
    half: [[/(\d{1,2}) uhr (\d\d)(?!\d)/giu, '$1:$2 Uhr']],
  },
  es: {
    marks: [
      ['punto y aparte|nuevo párrafo|nueva línea', '.\n\n'],
      ['dos puntos', ':'],
      ['signo de interrogación', '?'],
      ['signo de exclamación', '!'],
      ['(?<!(?<!\\p{L})(?:a|su|el|un|al|del|este) )punto(?: y seguido| final)?(?! (?:de|limpio|verde))', '.'],
      ['coma', ','],
    ],
    breath: 'eh+|em+|este(?= eh)|pues(?= eh)',
    takesBack: 'no,? (?:perdón|espera|mejor|miento)|perdón|digo|miento|mejor dicho',
    numbers: numbersOf(
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
      'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
      (ten, unit) => `${ten} y ${unit}`,
    ),
    unit: 'euros?|horas?|kilos?|por ciento|céntimos',
    lead: 'de|las|desde',
    between: 'a|hasta(?: las)?|a las',
    half: [[/(?<=las )(\d{1,2}) y media/giu, '$1:30']],
  },
  fr: {
    marks: [
      ['point à la ligne|nouveau paragraphe|nouvelle ligne|à la ligne', '.\n\n'],
      ['deux[- ]points', ' :'],
      ["point d['’]interrogation", ' ?'],
      ["point d['’]exclamation", ' !'],
      ["(?<!(?<!\\p{L})(?:le|un|au|ce|du|à) )point(?: final)?(?! (?:de|d['’]|relais|info))", '.'],
      ['virgule', ','],
    ],
    breath: 'euh+|heu+|hum+',
    takesBack: 'non,? (?:pardon|attends|plutôt)|pardon|enfin non|je voulais dire|je veux dire',
    numbers: frenchNumbers(),
    unit: 'heures?|euros?|kilos?|pour ?cent|minutes|centimes',
    lead: 'de|à|dès',
    between: 'à',
    half: [
      [/(\d{1,2}) heures (?:et demie|30)/giu, '$1h30'],
      [/(\d{1,2}) heures (\d\d)(?!\d)/giu, '$1h$2'],
    ],
  },
  pt: {
    marks: [
      ['novo parágrafo|nova linha|parágrafo', '.\n\n'],
      ['dois pontos', ':'],
      ['ponto de interrogação', '?'],
      ['ponto de exclamação', '!'],
      ['(?<!(?<!\\p{L})(?:o|um|no|ao|em|do|a) )ponto(?: final)?(?! (?:de|turístico))', '.'],
      ['vírgula', ','],
    ],
    breath: 'eh+|hã+|hum+|ahn+|éh+',
    takesBack: 'não,? (?:desculpa|espera|minto)|desculpa|quer dizer|aliás|minto|ou melhor',
    numbers: numbersOf(
      'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove',
      'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
      (ten, unit) => `${ten} e ${unit}`,
    ),
    unit: 'euros?|reais|horas?|quilos?|por cento|cêntimos',
    lead: 'das|às|de|desde as',
    between: 'às|a|até às',
    half: [[/(?<=(?:às|das) )(\d{1,2}) e meia/giu, '$1h30']],
  },
  it: {
    marks: [
      ['punto e a capo|a capo|nuovo paragrafo', '.\n\n'],
      ['due punti', ':'],
      ['punto interrogativo', '?'],
      ['punto esclamativo', '!'],
      ['(?<!(?<!\\p{L})(?:il|un|al|di|in|del|a) )punto(?! (?:di|vendita))', '.'],
      ['virgola', ','],
    ],
    breath: 'ehm+|eh+|uhm+|mmm+',
    takesBack: 'anzi,? no|no,? anzi|anzi|no,? scusa|scusa|volevo dire|cioè no',
    numbers: numbersOf(
      'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
      'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
      (ten, unit, digit) => `${digit === 1 || digit === 8 ? ten.slice(0, -1) : ten}${unit === 'tre' ? 'tré' : unit}`,
    ),
    unit: 'euro|ore|chili|chilo|per cento|minuti|centesimi',
    lead: 'dalle|alle|dall|le',
    between: 'alle|fino alle',
    half: [
      [/(?<=(?:alle|dalle|ore) )(\d{1,2}) e (?:mezza|mezzo|30)/giu, '$1:30'],
      [/(?<=(?:alle|dalle|ore) )(\d{1,2}) e (\d\d)(?!\d)/giu, '$1:$2'],
    ],
  },
};

function frenchNumbers(): string[] {
  const small = split(
    'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  );
  const tens = split('vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt');
  return Array.from({ length: 100 }, (_, n) => {
    if (n < 20) return small[n] ?? '';
    const row = Math.floor(n / 10) - 2;
    const rest = n - ([20, 30, 40, 50, 60, 60, 80, 80][row] ?? n);
    const ten = tens[row] ?? '';
    if (rest === 0) return n === 80 ? 'quatre-vingts' : ten;
    return rest === 1 && n < 80 ? `${ten} et un` : rest === 11 && n < 80 ? `${ten} et onze` : `${ten}-${small[rest]}`;
  });
}

const whole = (source: string) => `(?<!\\p{L})(?:${source})(?!\\p{L})`;

/** Whether a message was spoken: marks by their names, and hardly any that were typed. */
export function isDictatedElsewhere(message: string, language: Language): boolean {
  if (language === 'en') return false;
  const { marks, breath } = SPEECH[language];
  const spoken = marks.reduce((sum, [said]) => sum + (message.match(pattern(whole(said), 'giu')) ?? []).length, 0);
  const breaths = (message.match(pattern(whole(breath), 'giu')) ?? []).length;
  const typed = (message.match(/[.,;:!?](?=\s|$)/g) ?? []).length;
  return typed < 2 && (spoken > 1 || (spoken > 0 && breaths > 0));
}

/** Spoken words as they are written: marks for their names, figures for hours, prices and all from ten on, no breaths. */
export function writeDownElsewhere(spoken: string, language: OtherLanguage): string {
  const { marks, breath } = SPEECH[language];
  const quiet = spoken.replace(pattern(`\\s*${whole(breath)}\\s*`, 'giu'), ' ');
  const marked = marks.reduce(
    (text, [said, mark]) => text.replace(pattern(`\\s*${whole(said)}`, 'giu'), () => mark),
    quiet,
  );
  return figuresElsewhere(marked, language)
    .replace(/(?<=\n)[ \t]+/g, '')
    .replace(/([.!?])(?:\s*[.,])+/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const LEAST_FIGURE = 10;
/** The months of all of them, by their beginnings. */
const MONTH = `(?:${every(MONTHS_ELSEWHERE, (month) => month.slice(0, 3).toLowerCase())})\\p{L}{1,8}`;

function figuresElsewhere(text: string, language: OtherLanguage): string {
  const { numbers, unit, lead, between, half } = SPEECH[language];
  const names = numbers
    .map((name, n) => [name, n] as const)
    .filter(([name]) => name !== '')
    .toSorted(([a], [b]) => b.length - a.length);
  const values = new Map(names);
  const any = names.map(([name]) => name).join('|');
  const value = (name: string) => String(values.get(name.toLowerCase()) ?? name);
  const figure = `(?:${any}|\\d{1,2}(?:[:h]\\d\\d)?)`;
  const counted = text
    .replace(pattern(`${whole(any)}(?= (?:${unit}|(?:de )?(?:${MONTH}))(?!\\p{L}))`, 'giu'), value)
    .replace(pattern(`(?<=(?<!\\p{L})(?:${lead}) )(?:${any})(?= (?:${between}) ${figure}(?!\\p{L}))`, 'giu'), value)
    .replace(pattern(`(?<=(?<!\\p{L})(?:${lead}) \\d{1,2} (?:${between}) )(?:${any})(?!\\p{L})`, 'giu'), value)
    .replace(pattern(`(?<=(?<!\\p{L})(?:alle|dalle|às|las) )(?:${any})(?!\\p{L})`, 'giu'), value)
    .replace(pattern(whole(any), 'giu'), (name) =>
      Number(values.get(name.toLowerCase()) ?? 0) >= LEAST_FIGURE ? value(name) : name,
    );
  return half.reduce((out, [said, written]) => out.replace(said, written), counted);
}

/** Days of the week in all of them, with their accents or without. */
const DAY = `(?:${every(WEEKDAYS_ELSEWHERE, (day) =>
  day.toLowerCase().replace(/[^a-z]/gu, (letter) => `[${letter}${withoutAccents(letter)}]`),
)})`;
const MOST_REPEATED = 7;
/** Smaller words come again in any sentence. */
const LEAST_REPEATED = 3;

/** 'eine flüchtige nein falsch eine flinke Näherin': what was said last before the words that take back goes. */
export function correctElsewhere(text: string, language: Language, isDictated: boolean): string {
  if (language === 'en') return text;
  const taken = pattern(`[\\s,–—…-]*${whole(SPEECH[language].takesBack)}[\\s,:]+`, 'iu').exec(text);
  // Typed, one asks for pardon too: a single word takes something back behind a mark alone.
  const isSure = taken && (isDictated || /\p{L}\W+\p{L}/u.test(taken[0].trim()) || /^\s*[,–—…-]/u.test(taken[0]));
  if (!isSure || taken.index === 0) return text;
  const before = text.slice(0, taken.index);
  const after = text.slice(taken.index + taken[0].length);
  const from = takenFrom(before, after);
  return from === null ? text : `${before.slice(0, from)}${after}`;
}

/** Where what was taken back begins: at the word that is said again, else at the day or the figure that is said anew. */
function takenFrom(before: string, after: string): number | null {
  const [first = ''] = after.match(/^[\p{L}'’]+/u) ?? [];
  const words = [...before.matchAll(/[\p{L}\p{N}'’]+/gu)].slice(-MOST_REPEATED);
  const again = words.findLast(([word]) => word.toLowerCase() === first.toLowerCase());
  if (first.length >= LEAST_REPEATED && again) return again.index;
  for (const kind of [DAY, '[€$]?\\d[\\d.,:h]*']) {
    if (!pattern(`^(?:\\p{L}{1,4} )?${kind}`, 'iu').test(after)) continue;
    const old = [...before.matchAll(pattern(kind, 'giu'))].at(-1);
    if (old) return old.index;
  }
  return null;
}
