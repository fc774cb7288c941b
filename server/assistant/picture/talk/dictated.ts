import { type PartSpan, type PicturePart, TALK } from '../part.ts';

const OPEN = '["“„«]';
/** 'Text: …', 'the text should say: …', 'put over it: …', 'con scritto: …': what follows is to be read, what stood before is said to the designer. */
const LABEL = new RegExp(
  String.raw`(?<=(?:^|[.!?,;\n]|(?<!\p{L})(?:and|und|y|et|e))\s*)(?:${[
    '(?:with )?(?:the )?(?:text|wording|words|message)(?: (?:on it|is|says?|reads?|to be|should (?:say|be|read)))?\\s*:',
    '(?:it|this) (?:should|must|has to) (?:say|read)\\s*:',
    '(?:put|write|print) (?:over|on|across) (?:it|top|that)\\s*:',
    '(?:with |and )?the words(?=\\s+["“„«]?\\p{Lu})',
    '(?:and )?on top(?: of it)?\\s*:',
    '(?:y )?encima\\s*:',
    '(?:e )?(?:sopra|por cima)\\s*:',
    '(?:und )?(?:darüber|drauf|darauf)\\s*:',
    '(?:et )?(?:par-)?dessus\\s*:',
    '(?:der )?text(?: (?:ist|lautet|soll (?:sein|lauten)))?\\s*:',
    '(?:es|da|darauf) soll(?:en)? (?:draufstehen|stehen)\\s*:',
    '(?:con )?(?:el )?texto(?: (?:es|debe (?:ser|decir)))?\\s*:',
    'que (?:diga|ponga)\\s*:',
    '(?:avec )?(?:le )?texte(?: (?:est|doit (?:être|dire)))?\\s*:',
    '(?:avec )?écrit(?: dessus)?\\s*:',
    '(?:con )?(?:il )?testo(?: (?:è|deve (?:essere|dire)))?\\s*:',
    '(?:con )?scritto(?: sopra)?\\s*:',
    '(?:com )?(?:o )?texto(?: (?:é|deve ser))?\\s*:',
    '(?:com )?escrito(?: em cima)?\\s*:',
  ].join('|')})\s*(?=${OPEN}?[\p{L}\d])(?!\+?[\d\s()/-]{6,})`,
  'iu',
);
/** 'A photo of a roof | with the words “Free check”'. */
const WORDED =
  /\s(?:and |und |y |et |e )?(?:(?:with|mit|con|avec|com) )?(?:(?:the|den|dem|las|el|les|le|as|il|o) )?(?:words|text|worten|palabras|texto|mots|texte|parole|testo|palavras)\s*:?\s+(?=["“„«])/iu;
/** What tells facts is none of an introduction. */
const FACTS: readonly PicturePart[] = ['day', 'hours', 'place', 'price', 'figure', 'item', 'quote', 'call'];

/** Where the label ends behind which an order dictates its words; null where it dictates none, or told facts before. */
export function dictatedFrom(text: string, spans: PartSpan[]): number | null {
  const label = LABEL.exec(text) ?? WORDED.exec(text);
  if (!label) return null;
  const end = label.index + label[0].length;
  const isTold = spans.some(({ part, from }) => from < label.index && FACTS.includes(part));
  const isFollowed = spans.some(({ part, to }) => to > end && part !== 'join' && !TALK.includes(part));
  return isTold || !isFollowed ? null : end;
}

/** What may be told and is to be left out, and the parts that tell it. */
const KEPT_BACK = (
  [
    [
      'prices?|costs?|fees?|salar(?:y|ies)|wages?|\\p{L}*preise?s?|\\p{L}*kosten|\\p{L}*gehalts?|\\p{L}*lohns?|precios?|costes?|sueldos?|salarios?|prix|tarifs?|salaires?|prezz[oi]|costo|stipendio|preços?|valor|salário',
      ['price'],
    ],
    ['address|where|location|\\p{L}*adresse|dirección|direccion|indirizzo|endereço', ['place']],
    ['my name|meinen namen|mi nombre|mon nom|il mio nome|(?:o )?meu nome', ['by']],
    ['(?:tele)?phone|number|\\p{L}*telefon\\p{L}*|teléfono|téléphone', ['call']],
  ] as [string, PicturePart[]][]
).map(([words, parts]) => ({ words: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'), parts }));
/** 'But do not mention the price', 'das Gehalt bitte nicht erwähnen'. */
const NOT_TOLD =
  /(?<!\p{L})(?:(?:do(?:es)? not|don['’]?t|never|please not) (?:mention|show|print|include|put|write|list|say|tell|name|give)|leave out|leave off|without mentioning|no mention of|stays? off(?: it)?|(?:must|should) not (?:appear|be (?:on|mentioned|shown))|nothing about|nicht (?:drauf|darauf|aufs bild|erwähnen|nennen|zeigen|draufschreiben|angeben)|weglassen|no (?:mencion(?:es|ar|e|éis)|pong(?:as|an|a)|poner|dig(?:as|an|a))|sin mencionar|ne (?:pas )?(?:mentionne\p{L}*|mets|mettez|dites|dis|écri\p{L}*|indique\p{L}*|mettre)|sans mentionner|non (?:menzionare|mettere|scrivere|indicare|dire|dite)|senza menzionare|não (?:mencione[m]?|mencionar|coloque[m]?|colocar|ponha[m]?|diga[m]?)|sem mencionar)(?!\p{L})/iu;
const CLAUSE_OF_SENTENCE = /(?:[^.!?\n;]|[.!?](?=\S))+/gu;

/** What an order forbids to be told: the words that forbid it are for the designer, and so is what they name. */
export function keptBack(text: string, spans: PartSpan[]): PartSpan[] {
  const isOrdered = spans.some(({ part }) => TALK.includes(part));
  return [...text.matchAll(CLAUSE_OF_SENTENCE)].flatMap(({ index, 0: sentence }): PartSpan[] => {
    const at = NOT_TOLD.exec(sentence)?.index;
    const parts = KEPT_BACK.filter(({ words }) => words.test(sentence)).flatMap((one) => one.parts);
    // 'Do not put rugs in the machines' without an order is a rule for readers.
    if (at === undefined || (!isOrdered && parts.length === 0)) return [];
    const border = [...sentence.slice(0, at).matchAll(JOINT)].at(-1)?.index ?? 0;
    const isToldBefore = spans.some(
      ({ part, from, to }) =>
        from >= index && to <= index + border && part !== 'join' && !TALK.includes(part) && !parts.includes(part),
    );
    const from = index + (isToldBefore ? border : 0);
    const told = text.slice(from, index + sentence.length);
    const named = spans.filter(({ part }) => parts.includes(part));
    return [...named, { from: from + (/^[\s,]*/u.exec(told)?.[0].length ?? 0), to: index + sentence.length }].map(
      (span): PartSpan => ({ ...span, part: 'wish' }),
    );
  });
}
/** Where a sentence goes on to something else. */
const JOINT = /,\s|\s(?=(?:but|aber|pero|mais|ma|mas)\s)/giu;
