import { applyCorrections } from '../../editing/spoken/corrections.ts';
import { classesOf } from '../../reading/spans/lexicon.ts';

/** One quotation, and what stands around it. */
const ONE_QUOTATION = /^([^"“„«”»]*)["“„«]\s*([^"“”„«»\n]+?)\s*["”“»]([^"“„«”»]*)$/u;
const CLOCK = /\d{1,2}[:.h]\d\d|\d\s?(?:am|pm|uhr|h)(?!\p{L})/iu;
const MONEY =
  /[€$£₦₱¥]\s?\d|\d\s?(?:[€$£₦₱¥]|euros?\b|pounds?\b|p\b)|(?<!\p{L})(?:free|frei|gratis|gratuit)(?!\p{L})/iu;
const FEWEST_PARTS = 3;
const FEWEST_FACTS = 2;

/** 'A picture “Sunrise paddle, every Saturday 7 am, boards £12”': a quotation of facts is read as an order is, without its marks. */
export function openQuote(text: string): string {
  const [, before = '', quoted = '', after = ''] = ONE_QUOTATION.exec(text) ?? [];
  if (quoted.split(', ').length < FEWEST_PARTS) return text;
  const named = quoted.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isDated = named.some((word) => classesOf(word).some((one) => one === 'day' || one === 'month'));
  const facts = [isDated, CLOCK.test(quoted), MONEY.test(quoted)].filter(Boolean).length;
  if (facts < FEWEST_FACTS) return text;
  const lead = before.replace(/[\s:,–—-]+$/u, '');
  return `${lead}${lead === '' ? '' : ': '}${quoted}.${after.replace(/^[.]/u, '')}`;
}

/** '…. Title Visitors to the museum', 'title: "…"': what it is called, said among its matter. */
const TITLED =
  /(?<=[.!?;\n]\s*|,\s+)(?:(?:the |with (?:the )?|und (?:der )?|mit (?:dem )?)?(?:[Tt]itle|[Hh]eading|[Hh]eadline|[Tt]itel|[Üü]berschrift|[Tt]ítulo|[Tt]itre|[Tt]itolo)(?:\s*:|\s+(?:is|should be|ist|es|est|è|é))?)\s+(?=["“„«]?\p{Lu})["“„«]?([^.!?\n"“”„«»]+)["”“»]?[.!]?/u;

/** The title that an order dictates, and the order without it. */
export function titledIn(text: string): { title: string | null; text: string } {
  const found = TITLED.exec(text);
  if (!found?.[1]) return { title: null, text };
  const rest = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`;
  return { title: found[1].trim(), text: rest.replace(/[\s,]+$/u, '') };
}

const KISSES = /\s+x{1,4}[.!]?\s*$/iu;
const SORRY = /[.!?]\s+sorry,?\s+(?:no|we|but|for)(?!\p{L})/iu;

const FEWEST_STROKES = 2;
/** 'Hem £14 / Zip £22 / Sleeves £28': strokes between things part a list; between hours and numbered points they do not. */
const withSemicolons = (text: string): string =>
  text
    .split(/(?<=[!?:\n]|\.(?=\s))/u)
    .map((stretch) => {
      const parts = stretch.split(/\s[/·|]\s/u);
      const isList =
        parts.length > FEWEST_STROKES && parts.every((part) => /\p{L}{3}/u.test(part) && !/^\d{1,2}[.:)]/u.test(part));
      return isList ? parts.join('; ') : stretch;
    })
    .join('');

/** What somebody typed, with what they took back and without the kisses below it; a sign that is sorry takes nothing back. */
export function typed(text: string): string {
  const plain = text.replace(KISSES, '');
  return withSemicolons(SORRY.test(plain) ? plain : applyCorrections(plain));
}
