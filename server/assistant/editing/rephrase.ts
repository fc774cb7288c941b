import { askedOfReaders } from './question.ts';

/** Orders that are half matter: said to the writer, meant for the reader. Each row keeps the user's own words. */
const ROWS: [RegExp, string][] = [
  [/(?<=^|[.!?]\s)thank (?!(?:you|u|ya|god|goodness|heavens)\b)(?=[\p{L}@])/giu, 'Thank you to '],
  [/(?<=\bthank you to [^.!?]+) by name\b/giu, ''],
  [/^[Cc]ongratulate (?=\p{Lu}|our|the)/u, 'Congratulations to '],
  [/^(?:we )?(?:want|would like|need) to (?:say )?thanks? (?:to )?/iu, 'Thanks to '],
  [
    /^((?:lunar |chinese |orthodox )?new year|christmas|easter|diwali|eid|hanukkah|thanksgiving) greetings? (?=to|from)/iu,
    'Happy $1 ',
  ],
  [/^(?:explain|describe) (?=how|what|why|where)/iu, ''],
  [/[,;]?\s*\b(?:lol|btw|haha|tbh|imo|ngl)\b(?=[.,!?)\s]|$)/giu, ''],
  [/(?<=^|[.!?]\s)oh(?: and|,)? (?=\p{L})/giu, ''],
  [/^([^,:;.!?]{3,60}?),? (?:pls|plz|please)(?=\s*[,:;])/iu, '$1'],
  [
    /^(?:a )?(?:short|quick|brief|little) (?=(?:recap|update|note|notice|reminder|heads[- ]up|summary|report|message|announcement|thank you|info)\b)/iu,
    '',
  ],
  [/^(?:it['’]?s|this is|that['’]?s) (?:taken )?(?:from|out of) (?:our|the|my) [^.:\n]{3,40}:\s*/iu, ''],
  [/^sorry post:\s*/iu, 'Sorry: '],
  [/(?<=^|[.!?]\s)(?:oh )?(?:and )?(?:say|mention|add)(?: that)? (?=thank you\b|thanks\b)/giu, ''],
  [/(?<=[.!?]\s)(?:oh )?(?:and )?(?:mention|add|say|remind them) that /giu, ''],
];

/** 'our apprentice Chidi who passed his exam, and who still can't park': what was to be told of somebody, told. */
function tellOf(matter: string): string {
  const [first = ''] = matter.split(/(?<=[.!?])\s/);
  const [, who, rest = ''] = first.match(/^((?:our|my|the) (?:\p{L}+ ){1,3}?\p{Lu}\p{L}+),? who (.+)$/su) ?? [];
  if (!who || /\b(?:is|are|was|were|will|has|have)\b/.test(rest.replace(/^\p{L}+/u, '').replace(/\bwho\b[^,.]*/g, '')))
    return matter;
  return `${who} ${rest.replace(/(, (?:and )?)who /g, '$1')}${matter.slice(first.length)}`;
}

const ASKED_TO =
  /(?<=^|[.!?]\s)(?:and )?ask (?:people|everyone|everybody|readers|followers|folks|customers|parents|members|guests|them) to ([^.!?]+)/giu;

const ASKED_WHAT =
  /(?<=[.!?]\s)(?:and )?ask (?:people|everyone|everybody|readers|followers|folks|customers|them|(?:the|our|my) (?:\p{L}+ )?\p{L}+s) (?=what|which|who|how|where|when|why)[^.!?]+[.!?]?/giu;

/** 'Ask people to bring their own mug' says to them: 'Please bring your own mug'. */
function askThem(matter: string): string {
  return matter
    .replace(ASKED_WHAT, (order) => askedOfReaders(order.replace(/^and /iu, '')) ?? order)
    .replace(ASKED_TO, (_, what: string) => `Please ${what.replace(/\btheir\b/gi, 'your')}`);
}

export function rephrase(matter: string): string {
  return ROWS.reduce((text, [said, meant]) => text.replace(said, meant), askThem(tellOf(matter)))
    .replace(/\s*(?:→|->|=>)\s*(?=\S+@|\w+\.\w)/g, ': ')
    .replace(/(?<=[\p{L}\d)]) = (?=\S)(?!\d\/|\p{L}+\()/gu, ': ');
}
