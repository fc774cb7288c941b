import { PLATFORM_NAME } from '../../lib/platform-words.ts';
import { classesOf } from '../reading/spans/lexicon.ts';
import type { ListInText } from './listed.ts';

/** What a chart is called in the six languages. */
const CHART =
  '(?:(?:bar|pie|line|column|doughnut|donut)[- ]?)?(?:charts?|graphs?)|(?:balken|säulen|kreis|torten)?-?diagramm|gráfic[oa](?: de (?:barras|columnas))?|graphique(?: en barres)?|diagramme|grafico(?: a (?:barre|colonne|torta))?';
/** 'Please make a bar chart of |', 'Balkendiagramm: |': all of it is said to the designer. */
const ORDERED = new RegExp(
  `^\\W*(?:(?!(?:of|showing|about|for|with)\\s)[\\p{L}\\d:.'’-]+,?\\s+){0,8}?(?:${CHART})(?!\\p{L})(?:\\s+(?:please|pls|bitte|for (?:${PLATFORM_NAME}|the website|our page)))*(?:\\s*[:,–—-]\\s*|\\s+(?:(?:of|showing|about|for|with|on|von|über|mit|zu|de|del|sobre|con|des|sur|avec|dei|delle|su|com|dos|das)\\s+)?)`,
  'iu',
);
const NUMBER = String.raw`(?:[€$£]\s?)?\d(?:[\d.,]*\d)?(?:\s?(?:%|€|£|k|m|kg|km|t|h|kwh|°c))?`;
const AFTER = '(?=\\s*(?:[,;.\\n()]|(?:and|und|y|et|e)\\s|$))';
const BEFORE = '(?<=^|[:,;\\n(]\\s*|\\s[-–—]\\s+|(?:and|und|y|et|e)\\s)';
/** 'Yoga 48%', 'May: 720'. */
const NAMED_FIRST = new RegExp(
  `${BEFORE}(?!(?:and|und|y|et|e)\\s)(?<name>[^\\s,:;.\\n](?:(?!\\s[-–—]\\s+\\p{L})[^,:;.\\n])*?)[\\s:=–—-]+(?<number>${NUMBER})${AFTER}`,
  'giu',
);
/** '48 % yoga'. */
const NUMBER_FIRST = new RegExp(
  `${BEFORE}(?<number>${NUMBER})\\s+(?:for |für |para |pour |per )?(?<name>\\p{L}[^,:;.\\n\\d]*?)${AFTER}`,
  'giu',
);
const FEWEST = 2;
const RANGE = /\d\s?(?:h|uhr|am|pm)?\s?(?:to|till|until|bis|a|à|às|alle)$/iu;

/** 'Members of our club | 2021: 84, 2022: 97': where all others are years or days, what stands before the first is the title. */
function leadOf([first = '', ...others]: string[]): string {
  const kindOf = (name: string): string =>
    /^\d{4}$/u.test(name)
      ? 'year'
      : (classesOf(name.toLowerCase()).find((one) => one === 'day' || one === 'month') ?? '');
  const last = first.split(' ').at(-1) ?? '';
  const isOne = last !== first && kindOf(last) !== '' && others.every((name) => kindOf(name) === kindOf(last));
  return isOne ? first.slice(0, first.length - last.length) : '';
}

/** The figures of an order for a chart, and the words around them; null where none is ordered. */
export function chartIn(text: string): ListInText | null {
  const [order = ''] = ORDERED.exec(text) ?? [];
  if (order === '') return null;
  const rest = text.slice(order.length);
  const rows = [NAMED_FIRST, NUMBER_FIRST].map((form) => [...rest.matchAll(form)]).find((all) => all.length >= FEWEST);
  const [first, last] = [rows?.[0], rows?.at(-1)];
  if (!rows || !first || !last) return null;
  // 'Lunes a viernes de 10 h a 21 h' are hours.
  if (rows.some(({ groups }) => RANGE.test(groups?.name ?? ''))) return null;
  const names = rows.map(({ groups }) => groups?.name?.trim() ?? '');
  const lead = leadOf(names);
  const before = `${rest.slice(0, first.index)}${lead}`.replace(/[\s:,;–—-]+$/u, '');
  const after = rest.slice(last.index + last[0].length).replace(/^[\s,.;]+/u, '');
  const items = rows.map(({ groups }, i) => `${i === 0 ? names[0]?.slice(lead.length) : names[i]} ${groups?.number}`);
  return { around: `${before}\n${after}`.trim(), after, items, isCounted: false };
}
