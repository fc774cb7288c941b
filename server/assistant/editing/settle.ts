import type { Role, Span } from '../reading/roles.ts';
import { clausesOf, type Stretch } from './clauses.ts';
import { slipMarkers } from './corrections.ts';
import { gapIn } from './documents/gaps.ts';
import { namedParts } from './parts.ts';
import { openingLength, talkOf } from './talk.ts';

/** A date, a price, a figure that counts no words or lines, an address: what is lost if it is thrown away. */
const FACT =
  /[€£$]\s?\d|@|\bhttps?:|\w\.(?:example|com|org|net|de|uk|eu|io)\b|\d{1,2}[:.]\d{2}|\b(?:mon|tue|wed|thu|fri|sat|sun)\w*days?\b|\b\d+(?![\d.,]*\s*(?:to \d+\b)?[ -]?(?:words?|wds|chars?|characters?|signs|letters|lines?|sentences?|hash ?tags?|tags?|emojis?|paragraphs?|paras?|steps?|bullets?|bullet points?|sections?|headings?|versions?|points?|items?|slides?|tweets?|posts?|seconds?|pages?|parts?|max|tops|limit|is the|at (?:the )?most|or (?:less|fewer)|short|questions?|things?|ideas?|options?|alternatives?|$))/i;
const ORDER =
  /\b(?:write|post|tweet|make|draft|create|need|want|do|give|compose|turn|schedule|put|share|publish|say|tell|announce|mention|plan|prepare|caption|text|story|blurb|copy|poll|thread|ad|something|about|rewrite|redo|remind|ask|warn|use|can you|could you|please|pls|listing|letter|readme|report|outline|lesson plan|faq|itinerary|recipe|programme|newsletter|blog|article|page|insta|ig|fb|facebook|linkedin|twitter|add|lay out|quote|schreib\w*|mach\w*|poste?|publica\w*|escrib\w*|escrev\w*|haz|faz|écris|fais|publie\w*|scrivi|fai|pubblica|anuncio|texto?e?|beitrag)\b/iu;
const MARKER =
  /\b(?:no|nope|nah|sorry|sry|wait|actually|mean|meant|scratch|scrap|make that|correction|oops|rather|not|edit|hang on|hold on|strike|forget|typo|autocorrect|should be|wrong|changed|instead|mistake|my bad|i tell a lie|as you were|upped|äh|nein|quatsch|falsch|stimmt nicht|digo|perdón|pardon|non|quer dizer|anzi|opa)\b|->|→|~~|^\s*\*/iu;
/** A wish inside a clause of matter. */
const INLINE =
  /\bin (?:\d|two|three|four|five|six) (?:short )?(?:lines|sentences|bullets|bullet points|paragraphs)\b|\b(?:must|has to|should) (?:fit|stay) (?:in|into|within|under) \d+(?: (?:chars|characters|words))?|\b(?:one|each) \p{L}+ per line\b|(?:\band )?\bno (?:hash ?tags|emojis|exclamation marks)(?:,? (?:and|or)(?: no)? (?:hash ?tags|emojis|exclamation marks))*\s*$|\bnothing (?:sentimental|soppy|salesy|cheesy|fancy)(?: please| pls)?\s*$/giu;
/** A small word that leads to what is said to the writer. */
const SMALL_WORD = /^\s*(?:sorry|ok|okay|and|also|but|oh|please|pls|thanks|so|right)[\s,.!]*$/i;
/** Said of the readers or of the house: no order. */
const READERS =
  /^\W*(?:you|they|it|there|people|everyone)\b(?! (?:need|have) to)|^\W*we (?:want|need|are looking for|look for)\b(?!.*\b(?:post|tweet|caption|text|story|something)\b)/iu;
const SHORT = /^\W*(?:[\p{L}\p{N}'’-]+\W+){0,3}$/u;
/** A word that wishes speak with. */
const WISH =
  /\b(?:headings?|sections?|bullets?|numbers?|numbered|bold|table|list|words?|pages?|tone|voice|lay out|title|format|markdown|intro|structure|sentences?|paragraphs?|short|plain|polite|style|register|language|audience|readers?|humour|spelling|jokes?|lines?|first|last|end|start|keep|make|sound|mention|put|use|add|say|name|avoid|no|not|without|don'?t|never|nothing|only|max|under|each|one|like|more|less|but|quote|question|please|warm|funny|honest|firm|straight|readable|courteous|point)\b|["“']/iu;
/** In a document, what a heading could hold is matter unless it speaks of the document itself. */
const INSTRUCTION =
  /\b(?:headings?|sections?|bullets?|numbers|numbered|bold|table|as (?:a )?list|words|pages?|tone|voice|lay out|title|format|markdown|intro|structure|sentences?|paragraphs?|short|plain|polite|style|register|language|audience|readers?|humour|spelling|no \p{L}+ jokes|included|each post)\b/iu;
const PLATFORM = /\b(?:linkedin|li|twitter|x|tweet\w*|instagram|insta|ig|facebook|fb|face|post|page|group)\b/i;
/** A sorry to readers takes nothing back. */
const REGRET =
  /(?:^|[\s,(])sorry[ ,]+(?:about|for|to|that|everyone|everybody|all|folks|neighbours|if|guys|\p{L}+s\b)|\bit wrong\b/iu;
const NOISE =
  /^[\s,.…]*(?:(?:u+m+|u+h+|uhm+|e+r+m*|hm+|ah|oh|ok|okay|so|yeah|right|well|like|you know|basically|and|lol|haha|äh+m?|also|puh|este|bon|euh?|heu|hã|então|mah|boh|now|anyway|i mean|the|a|is|we|at|who|one|to)[\s,.…]*)+$/iu;
const POLITE =
  /\b(?:please|pls|plz|thanks?|thx|ty|cheers|hi+|hey|hello|hiya|morning|evening|afternoon|kindly|regards|ta|tysm|bitte|danke|porfa|por favor|gracias|merci|stp|svp|obrigad\w|grazie|per favore|ciao|hola|moin|hallo|coucou|bonjour|buongiorno|grüezi|dear|love|mate|lg|x)\b/iu;

/**
 * The second guard behind the tagger: clause by clause, what is plainly said to the writer is no matter, and what is
 * plainly a fact is no order. Where neither is plain, the tagger is right.
 */
export function settle(spans: Span[], isDocument: boolean): Span[] {
  const message = spans.map(({ text }) => text).join('');
  const roles = spans.flatMap(({ role, text }) => Array<Role>(text.length).fill(role));
  const slips = slipMarkers(message).length > 0 || spans.some(({ role, text }) => role === 'slip' && MARKER.test(text));
  const { asked } = namedParts(message);
  for (const { from, to } of slipMarkers(message))
    if (roles.slice(from, to).some((role) => role !== 'slip')) roles.fill('slip', from, to);
  roles.fill('order', 0, openingLength(message));
  const clauses = clausesOf(message);
  if (opensAsOrder(message, roles, clauses[0])) roles.fill('order', 0, clauses[0]?.to ?? 0);
  for (const [i, { from, to }] of clauses.entries()) {
    const clause = message.slice(from, to);
    if (isDocument && from > 0 && gapIn(clause, null) !== null) {
      roles.fill('matter', from, to);
      continue;
    }
    const next = clauses[i + 1];
    const small = SMALL_WORD.test(clause) && next && talkOf(message.slice(next.from, next.to));
    const talk = small || talkOf(clause);
    if (talk !== null) {
      roles.fill(talk, from, to);
      continue;
    }
    for (const run of runsOf(roles, from, to)) {
      const named =
        run.role === 'platform'
          ? message
              .slice(run.from, run.to)
              .search(
                /(?:\b(?:for|on|to|in|auf|für|en|sur|no|su|per) )?(?:(?:the|our|my) )?(?:\p{L}+ )?\b(?:linkedin|twitter|instagram|insta|facebook|fb|ig)\b/iu,
              )
          : 0;
      if (named > 0) roles.fill('matter', run.from, run.from + named);
      const text = message.slice(run.from, run.to);
      const whole = share(text, clause) > 0.6;
      const around = {
        before: roles[run.from - 1],
        after: roles[run.to],
        inside: isInside(roles, run),
        late: roles.slice(0, run.from).includes('matter'),
      };
      if (
        isDocument &&
        (run.role === 'aside' ||
          (run.role === 'constraint' && !INSTRUCTION.test(text)) ||
          (run.role === 'order' && from > 0 && run.from > from) ||
          (run.role === 'platform' && from > 0))
      )
        roles.fill('matter', run.from, run.to);
      else if (!stands(run.role, text, whole, around, slips, message.slice(run.to, run.to + 14)))
        roles.fill('matter', run.from, run.to);
    }
  }
  for (const { index, 0: bracket } of message.matchAll(/\([^()]{2,90}\)/gu)) {
    const talk = bracket
      .slice(1, -1)
      .split(/[,;.]\s/)
      .map(talkOf)
      .find((role) => role !== null);
    const matter = roles[index + 1] === 'matter';
    if (talk || matter) roles.fill(talk ?? 'matter', index, index + bracket.length);
  }
  const at = isDocument && asked !== '' ? message.indexOf(asked) : -1;
  if (at >= 0) roles.fill('constraint', at, at + asked.length);
  for (const { index, 0: said } of message.matchAll(INLINE)) roles.fill('constraint', index, index + said.length);
  wholeWords(message, roles);
  return runsOf(roles, 0, message.length).map(({ role, from, to }) => ({ role, text: message.slice(from, to) }));
}

/** A first clause up to its colon that mostly speaks to the writer does so altogether. */
function opensAsOrder(message: string, roles: Role[], first: Stretch | undefined): boolean {
  if (!first || !/:\s*$/.test(message.slice(0, first.to))) return false;
  const clause = message.slice(0, first.to);
  if (clause.split(/\s+/).length > 13) return false;
  const said = roles.slice(0, first.to).filter((role) => role !== 'matter' && role !== 'noise').length;
  return said * 2 > first.to || (PLATFORM.test(clause) && /\b(?:needs to|should|must|has to) go\b/i.test(clause));
}

interface Run {
  role: Role;
  from: number;
  to: number;
}
interface Around {
  before: Role | undefined;
  after: Role | undefined;
  /** Matter stands somewhere before and somewhere after, and nothing around is said to the writer. */
  inside: boolean;
  /** Matter stands somewhere before. */
  late: boolean;
}

/** Whether a run keeps a role other than matter. */
function stands(
  role: Role,
  text: string,
  whole: boolean,
  { before, after, inside, late }: Around,
  slips: boolean,
  next: string,
): boolean {
  switch (role) {
    case 'order':
      return (ORDER.test(text) && !READERS.test(text)) || !/\p{L}{2}/u.test(text);
    case 'constraint':
      return (
        (whole || before !== 'matter' || after !== 'matter') &&
        !(inside && !INSTRUCTION.test(text)) &&
        (!late || SHORT.test(text) || WISH.test(text)) &&
        !FACT.test(text.replace(/^[^\p{L}\p{N}]+/u, ''))
      );
    case 'when':
      return [before, after].some(
        (other) => other === 'order' || other === 'platform' || other === undefined || other === 'courtesy',
      );
    case 'slip':
      return (
        slips &&
        before !== undefined &&
        !REGRET.test(text + next) &&
        !/^\W*sorry\s*[.!]/i.test(text) &&
        (MARKER.test(text) || text.trim().split(/\s+/).length < 3)
      );
    case 'noise':
      return NOISE.test(text);
    case 'platform':
      return PLATFORM.test(text);
    case 'courtesy':
      return POLITE.test(text) || !/\p{L}/u.test(text);
    case 'aside':
      return whole || !FACT.test(text);
    default:
      return true;
  }
}

function runsOf(roles: Role[], from: number, to: number): Run[] {
  const runs: Run[] = [];
  for (let at = from; at < to; at++) {
    const last = runs.at(-1);
    const role = roles[at] ?? 'matter';
    if (last?.role === role) last.to = at + 1;
    else runs.push({ role, from: at, to: at + 1 });
  }
  return runs;
}

/** A border inside a word goes to its end: 'part-time' is one thing. */
function wholeWords(message: string, roles: Role[]): void {
  for (const { index, 0: word } of message.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)+/gu))
    if (roles.slice(index, index + word.length).includes('matter')) roles.fill('matter', index, index + word.length);
}

const isInside = (roles: Role[], { from, to }: Run) =>
  roles.slice(0, from).includes('matter') && roles.slice(to).filter((role) => role === 'matter').length > 12;

const lettersOf = (text: string) => (text.match(/[\p{L}\p{N}]/gu) ?? []).length;
const share = (part: string, whole: string) => lettersOf(part) / Math.max(1, lettersOf(whole));
