import { matterOf } from './turn/operation-of.ts';
import { isAkin, topicWords } from './turn/said.ts';

const FILLER =
  '(?:h+m+|u+m+|o+h+|ah|ok(?:ay)?|well|so|right|great|lovely|perfect|super|thanks|thank you|fine|then|now|and|also|yes|yeah|yep|no|nope|nah|alright|all right|cool|good|nice|next|please|separately|sorry(?=\\s*:)|here it is|here you go|let me see|another(?: one| post| text)?|one more(?: post)?|a new one|new one|new post|ok then|and then|after that)';
/** What only leads on to what is said: 'hmm ok:', 'another one,', 'great, now', 'and one for'. */
const LEAD = new RegExp(
  `^\\s*(?:(?:${FILLER}(?:\\s+${FILLER})*\\s*[,:;.!–—-]+\\s*)+(?:(?:now|and|then)\\s+(?=an?\\b))?|(?:and|also|plus|now)\\s+(?:one|another(?:\\s+one)?)\\s+(?:for|about|on)\\s+)`,
  'iu',
);

/** A message without the words that only lead on to it. */
export function withoutLead(message: string): string {
  const rest = message.replace(LEAD, '');
  return /\p{L}/u.test(rest) ? rest : message;
}

/** What a sentence has and a row of facts has not. */
const SENTENCE =
  /[:.!?]\s|\b(?:is|are|was|were|be|has|have|had|will|can|we|i|they|you|it|she|he|open\w*|start\w*|clos\w*|come|join|need\w*|look\w*|goes|go)\b/i;

/** 'It's on 12 December': what was named before is meant. */
const STANDS_FOR_IT = /^\W*(?:it(?:'|’)?s|it is|it will be|they(?:'|’)?re|they are)\b/i;

/** 'It arrived on Friday', 'they weigh two tons': a pronoun and what it does. */
const DOES = /^\W*(it|they|he|she)\s+(?!will\b|would\b|should\b|can\b)(?=\p{L})/iu;

/** A message with the subject that was named before it, where it only goes on from that. */
export function withSubject(message: string, subject: string): string {
  if (subject === '') return message;
  const [lead, pronoun = ''] = DOES.exec(message) ?? [];
  const isMany = /(?<!s)s$/i.test(subject);
  // One thing is no 'they'.
  if (lead && isMany === /^they$/i.test(pronoun)) return `${subject} ${message.slice(lead.length)}`;
  return lead || lacksSubject(message, subject) ? `${subject}: ${message}` : message;
}

/** A row of facts that does not begin by naming its subject: 'sat 17 april, 11-16h, Rectory Field, 15% goes to the club'. */
function lacksSubject(message: string, subject: string): boolean {
  if (STANDS_FOR_IT.test(message)) return true;
  const own = topicWords(message);
  if (topicWords(subject).every(({ stem }) => own.some((word) => isAkin(word.stem, stem)))) return false;
  const [first = ''] = matterOf(message)
    .replace(/[.!?]\s*$/, '')
    .split(/[,;\n]/);
  return /\d/.test(message) && !SENTENCE.test(first);
}
