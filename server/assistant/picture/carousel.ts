import { PLACE_WORDS, PLATFORM_NAME } from '../../lib/platform-words.ts';
import type { PictureLook } from '../../platform/ai/tasks.ts';

/** How a carousel is called in the six languages, and what a single one would be called in its place. */
const NAMES: [words: string, one: string][] = [
  [
    '(?:photo |picture |image )?carousels?|carrousel posts?|swipe[- ]?(?:posts?|throughs?)|slide ?shows?|slide ?decks?',
    'picture',
  ],
  ['(?:bilder-?)?karussells?', 'Bild'],
  ['carrusel(?:es)?', 'cartel'],
  ['carrousels?', 'poster'],
  ['carrossel|carrosséis', 'cartaz'],
  ['carosell[oi]', 'poster'],
];
const SLIDES: [words: string, one: string][] = [
  ['slides?', 'a picture'],
  ['folien', 'ein Bild'],
  ['diapositivas|láminas', 'una imagen'],
  ['diapositives|diapos', 'une image'],
];
const NUMBERS = [
  ['2', 'two', 'zwei', 'dos', 'deux', 'due', 'dois', 'duas'],
  ['3', 'three', 'drei', 'tres', 'trois', 'tre', 'três'],
  ['4', 'four', 'vier', 'cuatro', 'quatre', 'quattro', 'quatro'],
  ['5', 'five', 'fünf', 'cinco', 'cinq', 'cinque'],
  ['6', 'six', 'sechs', 'seis', 'sei'],
  ['7', 'seven', 'sieben', 'siete', 'sept', 'sette', 'sete'],
  ['8', 'eight', 'acht', 'ocho', 'huit', 'otto', 'oito'],
  ['9', 'nine', 'neun', 'nueve', 'neuf', 'nove'],
  ['10', 'ten', 'zehn', 'diez', 'dix', 'dieci', 'dez'],
];
const either = (all: [string, string][]): string => all.map(([words]) => words).join('|');
const NAME = `(?:${either(NAMES)})(?:[- ](?:posts?|beitrag))?`;
const SLIDE = `(?:${either(SLIDES)})`;
const NUMBER = `(?:\\d{1,2}|${NUMBERS.flat().join('|')})`;
const COUNT = `${NUMBER}[- ](?:${SLIDE}|cards|pages|seiten|bildern?|páginas|pagine)`;
const OF = '(?:,|\\(|:|of|with|in|mit|aus|de|en|con|avec|com|di)';
/** 'A carousel of 4', 'carousel, 7 points': what is counted goes without saying, or is its points. */
const UNNAMED = `\\s+(?:of|de|di|mit|com|con)\\s+(?<bare>${NUMBER})(?=\\s*[:,.]|\\s+(?:for|about|on|für|über|zu|sobre|para|pour|sur|per|su)(?!\\p{L}))|,\\s+(?<points>${NUMBER})\\s+(?:points|punkte|puntos|punti|pontos)(?=\\s*[:,.])`;
/** A carousel is made of something or ends its sentence: 'a carousel ride' is none. */
const ENDS =
  '(?=\\s*(?:$|[\\d.,:;!?()\\n–—-]|(?:about|for|of|with|from|on|out|in|to|and|please|showing|über|zu|zum|mit|für|aus|von|und|bitte|auf|de|del|des|sobre|con|para|sur|avec|pour|à|et|di|su|per|da|com|e|y|por|em|no)(?!\\p{L})))';
const CAROUSEL = new RegExp(
  `(?<![\\p{L}\\d:×-])(?:(?<count>${COUNT})[- ](?<looks>(?:\\p{L}+ ){0,3}?))?(?:(?<name>${NAME})(?:(?:\\s*${OF}\\s*|\\s+)(?<behind>${COUNT})\\)?|${UNNAMED})?|(?<slides>${SLIDE}))(?![\\p{L}\\d])${ENDS}|(?<![\\p{L}\\d:×-])(?<only>${COUNT})(?![\\p{L}\\d])${ENDS}`,
  'giu',
);

/** 'For Instagram with five slides'. */
const COUNTED_BEHIND = new RegExp(`^[^.:;!?\\n]{0,60}?((?<=\\s)${OF}\\s+${COUNT})(?![\\p{L}\\d])`, 'iu');

/** What an order is made of before it names the carousel: who speaks of one that turns says other things. */
const LEAD = new Set(
  `please pls hi hey hello hallo hola bonjour ciao oi can could would d ll you u i we want need like let make create design build do draw generate give write prepare plan schedule post posts publish me us now also and then turn put it this that them these those into as to the a an one nice short simple new another quick ${PLACE_WORDS.join(' ')} for on ok okay great thanks same text draft tips list picture image out of bitte kannst könntest du ich wir brauche brauchen möchte möchten will mach mache machen erstelle erstell erstellen gestalte gestalten schreib plane mir uns daraus davon es das den ein eine einen als für auf jetzt noch haz hazme hazlo haga crea crear créame diseña prepara programa puedes podrías quiero necesito un una por favor para de esto eso ello con convierte conviértelo en lo como ahora fais fait faites crée créer créez prépare planifie peux pouvez tu vous moi nous je veux voudrais une s il te plaît plait pour sur transforme le la ça cela comme maintenant fai fammi fanne per favore puoi potresti vorrei voglio trasforma trasformalo in come su ora faz faça cria crie um uma transforma isso isto disso disto em quero preciso pode podes no na agora`.split(
    /\s/u,
  ),
);
const ARTICLES = ['a', 'an', 'ein', 'eine', 'einen', 'un', 'una', 'une', 'um', 'uma'];
const LINKS =
  /^(?:for|on|about|of|with|in|at|by|für|auf|mit|zu|de|con|para|sobre|sur|avec|pour|di|per|com|em|und|and|y|et|e)$/u;
const MOST_LOOKS = 4;
/** 'I'm a bookkeeper and want a': whatever was told of oneself before, this orders. */
const WANTED =
  /(?<!\p{L})(?:want|need|like|brauche\p{L}*|möchte\p{L}*|hätte\p{L}*|quiero|queremos|necesito|veux|voudrais|vorrei|vorremmo|quero|preciso de)\s+(?:an?|eine?n?|una?|une|uma?|gerne? eine?n?)\s+$/iu;

/** Whether words are the beginning of an order: 'please make me a', 'a 16:9', 'a dark blue'. */
function isOrder(before: string): boolean {
  if (WANTED.test(before)) return true;
  const words = before.toLowerCase().match(/[\p{L}\d:#]+/gu) ?? [];
  const strange = words.findIndex((word) => !LEAD.has(word));
  if (strange < 0) return true;
  const looks = words.slice(strange);
  return (
    ARTICLES.includes(words[strange - 1] ?? '') && looks.length <= MOST_LOOKS && !looks.some((word) => LINKS.test(word))
  );
}

/** 'Five tips as a carousel': what other words shall become. */
const BECOMES =
  /[\s,]*(?<!\p{L})(?:into|as|als|como|comme|come|en forme de|sous forme de)\s+(?:(?:an?|eine?n?|una?|une|uma?)\s+)?$/iu;
/** 'A post with a carousel'. */
const BESIDE =
  /(?<!\p{L})(?:posts?|schedule|publish|caption|text|beitrag|plane|publicación|programa|publication|planifie|publicação)(?!\p{L}).*\s(?:with|and|plus|mit|und|con|y|avec|et|com|e)\s+(?:an?|eine?[mn]?|una?|une|uma?)\s+$/iu;
/** Slides by themselves are many things: they are made, or something becomes them. */
const BEFORE_SLIDES = new RegExp(
  String.raw`(?<!\p{L})(?:(?:in)?to|as|make|create|design|als|in|en|crea|haz|mach|erstelle)\s+(?:(?:some|the|me|it|nice|${PLATFORM_NAME}|mir|uns)\s+)*$`,
  'iu',
);

/** A text in whose order a carousel is just a picture, and how many slides it asks for. */
export function withoutCarousel(text: string): { text: string; slides: PictureLook['slides'] } {
  for (const { index, 0: whole, groups = {} } of text.matchAll(CAROUSEL)) {
    const { count, looks = '', name, behind, bare, points, slides, only } = groups;
    const before =
      text
        .slice(0, index)
        .split(/[.!?;\n]|:(?!\d)/u)
        .at(-1) ?? '';
    const isOrdered = isOrder(before);
    const joint = isOrdered ? null : BECOMES.exec(before);
    if (
      !(isOrdered || joint || BESIDE.test(before)) ||
      (slides !== undefined && count === undefined && !BEFORE_SLIDES.test(before))
    )
      continue;
    const called = name === undefined ? oneOf(SLIDES, whole) : oneOf(NAMES, name);
    const rest = text.slice(index + whole.length);
    const counted = COUNTED_BEHIND.exec(rest);
    const asked = numberIn(count ?? behind ?? bare ?? points ?? only ?? counted?.[1] ?? '');
    const kept = counted ? rest.replace(counted[1] ?? '', '') : rest;
    if (joint) return { text: `${text.slice(0, index - joint[0].length)}${kept}`, slides: asked };
    return { text: `${text.slice(0, index)}${looks}${called}${kept}`, slides: asked };
  }
  return { text, slides: null };
}

function oneOf(names: [words: string, one: string][], said: string): string {
  return names.find(([words]) => new RegExp(`(?:${words})(?!\\p{L})`, 'iu').test(said))?.[1] ?? 'a picture';
}

function numberIn(count: string): number | 'list' {
  const words = count.toLowerCase().split(/[\s-]/u);
  const known = words.map((word) => NUMBERS.find((names) => names.includes(word))?.[0] ?? word).find(Number);
  return Number(known) || 'list';
}
