import { MONTHS_ELSEWHERE, WEEKDAYS_ELSEWHERE } from '../calendar-words.ts';
import { capital } from '../capital.ts';
import { NOUN_HEADS, WHOLE_NOUNS } from './german-nouns.ts';

const words = (list: string) => list.trim().split(/\s+/).join('|');

const HEADS = words(NOUN_HEADS);
const WHOLE = words(WHOLE_NOUNS);
/** Endings that only nouns have. */
const ENDINGS =
  '(?:heit|keit|schaft|ität|ismus)(?:en)?|(?<!j)ung(?:en)?|\\p{Ll}[st](?<!capt)ion(?:en)?|[äöü]\\p{Ll}*(?<!li)chen|\\p{Ll}{2,}(?<!g|v|b)erin(?:nen)?';
const DAYS = words([...WEEKDAYS_ELSEWHERE.de, ...MONTHS_ELSEWHERE.de].join(' ').toLowerCase());
const NOUN = new RegExp(
  `(?<![\\p{L}\\p{N}@#/._-])(?:\\p{Ll}{3,}(?:s|n|en)?(?:${HEADS})|(?:${HEADS})|(?:${WHOLE})|(?:${DAYS})|\\p{Ll}+(?:${ENDINGS}))(?![\\p{L}\\p{N}@/_-]|\\.\\p{L})`,
  'gu',
);
/** End like a noun and are none. */
const NO_NOUNS = new Set(words('weg hinweg durchweg durchaus jedermann gescheit jederzeit wagen').split('|'));
const SHORT_DAYS =
  /(?<!\p{L})(?:mo|di|mi|do|fr|sa|so)(?=\s?[-–+&]\s?(?:mo|di|mi|do|fr|sa|so)(?!\p{L})|(?: nur)?(?: von| ab| bis)? \d)/gu;

/** Behind these words stands a noun, unless an adjective or an adverb comes first: 'im frühling', 'zur messe'. */
const BEFORE_NOUN = '(?:im|am|zum|zur|vom|beim|ins|ans|unserem|unseren|unserer|unseres|meinem|meinen|eurem|euren)';
/** What stands behind a noun and not behind an adjective. */
const AFTER_NOUN =
  '(?=\\s*(?:[,.;:!?)]|$)| (?:und|oder|für|mit|von|vom|im|in|auf|ab|am|an|aus|bei|beim|bis|um|nach|vor|zu|zum|zur|ist|sind|war|hat|haben|gibt|kommt|findet|bleibt|macht|der|die|das|des|den|wegen|statt|ohne|über|unter|wird|werden|wir|ihr|sie|es|\\d)(?!\\p{L}))';
const PLACED = new RegExp(
  `(?<=(?<!\\p{L})${BEFORE_NOUN} )(?!\\p{Ll}*(?:e|en|er|es|em)${AFTER_NOUN})\\p{Ll}{3,}${AFTER_NOUN}`,
  'giu',
);
/** 'zum essen': behind these a verb is a noun too. */
const DOING =
  /(?<=(?<!\p{L})(?:zum|beim|(?:vor|hinter|neben|bei|mit|aus|in|auf) (?:dem|unserem)) )(?!\p{Ll}+sten)\p{Ll}{3,}en(?=\s*(?:[,.;:!?)]|$))/gu;
/** 'wahl des vorstands', 'wegen eines wasserschadens'. */
const GENITIVE = new RegExp(
  `(?<=(?<!\\p{L})(?:des|eines|unseres|dieses) )(?:\\p{Ll}{3,})?(?:${HEADS}|${WHOLE})e?s(?!\\p{L})`,
  'gu',
);
/** 'beim ersten mal', 'gegen spende': nouns only there. */
const TIMES =
  /(?<=(?<!\p{L})(?:ersten?|zweiten?|dritten?|letzten?|nächsten?|jedes|dieses|anderes) )mal(?!\p{L})|(?<=(?<!\p{L})gegen (?:eine )?)spende(?!\p{L})/gu;
const NOT_PLACED = new Set(
  words('sehr ganz gut so auch nicht gleich selbst ziemlich paar etwas noch liebsten meist').split('|'),
);

/** German nouns in lower case get their capital where they are plain by their last part; others stay as typed. */
export const raiseGerman = (text: string) =>
  text
    // 'ich pflege', 'wir feiern': behind these a verb stands.
    .replace(NOUN, (word, at: number, whole: string) =>
      NO_NOUNS.has(word) || (/e$/.test(word) && /(?<!\p{L})(?:ich|wir) $/u.test(whole.slice(Math.max(0, at - 5), at)))
        ? word
        : capital(word),
    )
    .replace(PLACED, (word) => (NOT_PLACED.has(word) ? word : capital(word)))
    .replace(DOING, capital)
    .replace(GENITIVE, capital)
    .replace(TIMES, capital)
    .replace(SHORT_DAYS, capital);

const FINITE =
  words(`ist sind war waren hat haben wird werden kann können muss müssen darf dürfen soll sollen will wollen bleibt bleiben gibt geht gehen kommt kommen
  öffnet öffnen schließt schließen beginnt beginnen startet starten endet enden kostet kosten feiert feiern sucht suchen steht stehen liegt liegen zieht ziehen
  macht machen läuft laufen hält halten bekommt bekommen heißt heißen wechselt wechseln spielt spielen zeigt zeigen`);
/** Verbs that part from their first syllable: 'ausfällt' → 'fällt … aus'. */
const PARTED = `(ab|an|auf|aus|ein|frei|mit|nach|statt|teil|um|vor|weg|weiter|zu|zurück|zusammen)(fällt|fallen|findet|finden|fängt|fangen|macht|machen|kommt|kommen|geht|gehen|gibt|geben|nimmt|nehmen|zieht|ziehen|bietet|bieten|stellt|stellen|hört|hören|schließt|schließen)`;
const SUBJECT =
  /^(?:(?:wir|ihr|sie|er|es|ich|alle)|(?:(?:der|die|das|ein|eine|unser|unsere|mein|meine|dieser|diese|dieses|alle) (?:\p{Ll}+ ){0,2}?)?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*(?: (?:der|des|vom|von) (?:\p{Lu}[\p{L}-]+))?) /u;
const CLAUSE = new RegExp(`^([^.,!?;:]+?) (?:(${FINITE})|${PARTED})(?=[.,!?]|$)`, 'u');

/** 'der Kurs am Freitag ausfällt' → 'der Kurs fällt am Freitag aus': a clause behind 'dass' as a sentence of its own. */
export function mainClause(clause: string): string {
  const dates = clause.replace(/(?<=\d)\.(?= )/g, '\uF8F8');
  const found = dates.match(CLAUSE);
  const subject = dates.match(SUBJECT)?.[0];
  const [whole, before = '', finite, prefix = '', verb = ''] = found ?? [];
  if (whole === undefined || subject === undefined || before.length < subject.trimEnd().length) return clause;
  const rest = before.slice(subject.length);
  const sentence = [subject.trimEnd(), finite ?? verb, rest, prefix].filter((part) => part !== '').join(' ');
  return (sentence + dates.slice(whole.length)).replaceAll('\uF8F8', '.');
}
