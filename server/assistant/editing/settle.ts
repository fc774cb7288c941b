import { OWN_NOUN, PLATFORM_NAME } from '../../lib/platform-words.ts';
import { languageOf } from '../reading/language.ts';
import type { Role, Span } from '../reading/spans/roles.ts';
import { headingIn } from './documents/elsewhere.ts';
import { INJECTED } from './pasted.ts';
import { isDictatedElsewhere } from './spoken/elsewhere.ts';
import { takesBackSurely } from './spoken/taking-back.ts';
import { endingWished } from './wishes-elsewhere.ts';

/**
 * Hard rules behind the tagger, in every language: pasted lines that give orders are matter, a time among facts is a fact, one
 * small word late in a text orders nothing, thanks to readers are theirs, a limit in figures is a wish.
 */
export function settleSpans(spans: Span[]): Span[] {
  const message = spans.map(({ text }) => text).join('');
  const roles = spans.flatMap(({ role, text }) => Array<Role>(text.length).fill(role));
  for (const { index, 0: line } of message.matchAll(INJECTED)) roles.fill('matter', index, index + line.length);
  const inMatter = (at: number) => at < 0 || at >= message.length || ['matter', 'slip'].includes(roles[at] ?? '');
  const matterBefore = (at: number) => roles.slice(0, at).filter((role) => role === 'matter').length;
  for (const { role, from, to } of runsOf(roles, 0, message.length)) {
    const text = message.slice(from, to);
    const isFact =
      (role === 'order' &&
        roles[from - 1] !== 'platform' &&
        matterBefore(from) > LEAST_MATTER &&
        FEW_WORDS.test(text) &&
        !ORDER.test(text)) ||
      (role === 'order' &&
        inMatter(from - 1) &&
        inMatter(to) &&
        /^\p{L}+ $/u.test(text) &&
        GOES_ON.test(message.slice(0, from))) ||
      (role === 'platform' && TEXT_OF_BEFORE.test(message.slice(0, from)) && NAMES_TEXT.test(text)) ||
      (role === 'slip' && isHouseNumber(text, message.slice(to))) ||
      (role === 'when' && inMatter(from - 1) && inMatter(to)) ||
      (role === 'slip' &&
        (!TAKES_BACK.test(text) ||
          (CROSSES.test(text.replace(/\.{2,}|…/gu, '')) && !takesBackSurely(text, message.slice(to))) ||
          SORRY.test(text) ||
          (TOLD_SORRY.test(text) && !/^\s*(?:the )?[\d£€$]/u.test(message.slice(to)) && !/,\s*$/.test(text)))) ||
      (role === 'courtesy' && !isPolite(text));
    if (isFact) roles.fill('matter', from, to);
  }
  for (const { role, from, to } of runsOf(roles, 0, message.length)) {
    if (role === 'noise' && TAKES_BACK_ALOUD.test(message.slice(from, to))) roles.fill('slip', from, to);
    // '13[-19 no wait] 14-19': a slip takes back whole figures.
    const figure =
      role === 'slip' && /^[-–:.]\d/.test(message.slice(from)) ? /\d+$/.exec(message.slice(0, from)) : null;
    if (figure) roles.fill('slip', figure.index, from);
  }
  for (const { index, 0: row } of message.matchAll(NUMBERED)) roles.fill('matter', index, index + row.length);
  for (const { index, 0: day } of message.matchAll(OTHER_DAY)) roles.fill('slip', index, index + day.length);
  for (const { index, 0: mark } of message.matchAll(SPOKEN_MARK)) roles.fill('slip', index, index + mark.length);
  for (const { index, 0: secret } of message.matchAll(SECRET)) roles.fill('constraint', index, index + secret.length);
  for (const { index, 0: head } of message.matchAll(HEADLINE)) roles.fill('matter', index, index + head.length);
  for (const { index, 0: form } of message.matchAll(FORM))
    if (!ONLY_NUMBERED.test(form) || LISTED.test(message)) roles.fill('constraint', index, index + form.length);
  for (const { index, 0: row } of message.matchAll(CHOICES)) roles.fill('matter', index, index + row.length);
  for (const { index, 0: words } of message.matchAll(TO_WRITER)) roles.fill('constraint', index, index + words.length);
  for (const { index, 0: words } of message.matchAll(SIGNED_OFF)) roles.fill('constraint', index, index + words.length);
  for (const { index, 0: words } of message.matchAll(SPELLED)) roles.fill('constraint', index, index + words.length);
  for (const { index, 0: words } of message.matchAll(EDGES)) roles.fill('constraint', index, index + words.length);
  for (const { index, 0: asks } of message.matchAll(ASKS)) roles.fill('order', index, index + asks.length);
  for (const { index, 0: place } of message.matchAll(DESTINATION))
    if (roles[index] === 'order') roles.fill('order', index, index + place.length);
  for (const { index, 0: tags } of message.matchAll(TAGS))
    if (/hashtags?/i.test(message.slice(Math.max(0, index - 50), index)) && !inMatter(index - 1))
      roles.fill('constraint', index, index + tags.length);
  for (const { index, 0: said } of message.matchAll(LIMIT)) roles.fill('constraint', index, index + said.length);
  const language = languageOf(message);
  for (const { index, 0: cheer } of message.matchAll(CONGRATULATES)) roles.fill('matter', index, index + cheer.length);
  // Behind a spoken mark 'sin ningún accidente' tells something; a wish names a form.
  if (isDictatedElsewhere(message, language))
    for (const { role, from, to } of runsOf(roles, 0, message.length))
      if (role === 'constraint' && !NAMES_FORM.test(message.slice(from, to))) roles.fill('matter', from, to);
  const heading = headingIn(message, language);
  if (heading !== null) roles.fill('matter', 0, heading.length + 1);
  const ending = endingWished(message);
  if (ending !== null) roles.fill('constraint', ending.index, ending.index + ending.length);
  for (const { index, 0: asked } of message.matchAll(HEADINGS)) roles.fill('constraint', index, index + asked.length);
  return runsOf(roles, 0, message.length).map(({ role, from, to }) => ({ role, text: message.slice(from, to) }));
}

/** A sentence that goes on: 'We (the joiners) share our workshop' orders nothing in its middle. */
const GOES_ON = /(?:^|[.!?]\s)\s*(?:we|our|the|they|i|he|she|it)\b[^.!?\n]*[\p{L}\p{N})] $/iu;
/** 'options tea / coffee / both': what people choose from is for them. */
const CHOICES =
  /(?<=(?:^|[.!?:;\n]\s*)(?:the )?(?:options|choices|answers)(?: are)?:? )[^.!?\n/]+(?: ?\/ ?[^.!?\n/]+)+/giu;
/** How sure a wish is, that this is all, what has to stay: said to the writer alone. */
const ALWAYS = [
  "that['’]?s a must",
  "that['’]?s (?:the lot|all you need|all from me)(?=[.!]?(?:\\s|$))",
  'keep (?:that|this) (?:(?:bit|part|line|sentence|word) )?in(?=[.!?),;]|\\s*$)',
  "(?:please |pls )?number (?:them|it)(?: please| pls)?(?:,? there(?:['’]?s| are) \\d+)?(?::|(?=[.!]?\\s*$))",
  '(?:it )?(?:has to|should|must|needs to) (?:stop|end|finish|close|start|begin|open) (?:on|with) (?:the|a|that) (?:question|word|line|sentence|quote|name|link|number)[^.!?\\n]{0,40}',
  'name (?:under|below|beneath) (?:it|the quote|that):',
  'yes,? (?:call|spell|write) (?:it|him|her|them) [\'"‘“][^.!?\\n]*$',
].join('|');
/** What is only ever said to the writer, wherever it stands; what nobody may name, too. */
const TO_WRITER = new RegExp(
  [
    String.raw`(?<=[.!?(]["”’)]?\s{0,3})(?:${ALWAYS})[.!]?`,
    String.raw`[,;]\s{0,3}(?:${ALWAYS})`,
    String.raw`(?<=(?<!\p{L})(?:in|as) (?:\d+|two|three|four|five|six|seven|eight|nine|ten) )numbered (?=\p{L}+s:)`,
    String.raw`,?\s(?:please |pls )?(?:and )?say (?:so|that) honestly`,
    String.raw`\s(?:without|w\/o(?:ut)?) (?:naming|giving away|revealing) (?:him|her|them|it|who|names?)(?!\p{L})(?: \([^)\n]*\))?`,
    String.raw`(?<=[.!?]\s{1,3})(?:max\.?|under|at most|not over|up to) \d{3}(?: max)?[.!]?(?=\s*$)`,
  ].join('|'),
  'giu',
);
/** 'sign off w/ The Wardens': a name that ends the text. */
const SIGNED_OFF = /(?<=[.!?,;]\s)[Ss]ign (?:it|off)(?: off)?(?: with| w\/| as)? ?\p{Lu}[^.!?\n]{1,40}[.!]?\s*$/gu;
/** 'Tomos, thats T O M O S', 'signed Lou': how a name is spelled, and that it is a signature. */
const SPELLED =
  /,?\s+[Tt]hat['’]?s(?: spelled| spelt)?(?: \p{Lu}){3,}(?!\p{L})|(?<=[.!?]\s)[Ss]igned:? (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}[.!]?\s*$)/gu;
/** 'first words must be: Bring a scarf.': what a text is to begin or end on stands behind the colon. */
const EDGES =
  /(?<=(?:^|[.!?,;\n(]\s{0,3}))(?:(?:the |its )?(?:first|opening|last|final|closing) (?:words?|line|sentence)(?: (?:must|should|has to|have to|to))?(?: be| is| are)?|(?:start|begin|open|end|finish|close)(?: it)?(?: off)? (?:with|on)):\s+[^.!?\n]+[.!?]*/giu;
/** 'ask ppl whats in their lab': the question behind it is for readers. */
const ASKS =
  /(?<=(?:^|[.!?\n]\s{0,3}))(?:then |and |please |pls )*ask (?:ppl|people|everyone|everybody|(?:our |the )?(?:readers|followers)) (?=(?:what|which|who|how|where|when|why|if|whether))/giu;
/** 'recipe for the feed: …': where it goes belongs to the order. */
const DESTINATION =
  /(?:for|on|to) (?:the |our )?(?:feed|grid|page|wall|group|channel|profile|timeline|website|site|blog|newsletter|socials|marketplace|notice ?board)\s*[:,]\s*/giu;
/** A row of nothing but hashtags. */
const TAGS = /(?:#[\p{L}\p{N}_]+[\s,]+)+#[\p{L}\p{N}_]+[.\s]*/gu;

/** A cry of joy is for readers, beside whatever wish it stands. */
const CONGRATULATES =
  /(?<=[.!?]\s+)(?:herzlichen |muchas |toutes nos |muitos )?(?:gl(?:ü|ue)ckwunsch|felicidades|enhorabuena|f[ée]licitations|parab[ée]ns|congratulazioni|complimenti|bravo)\s?!+\s*/giu;
const NAMES_FORM =
  /hash|emoj|smiley|zeichen|caract|caratter|signes|w[oö]rt|palabr|palavr|(?<!\p{L})mots|parole|kurz|cort[oa]|court|brev|curt[oa]|förmlich|formal|locker|lustig|exclam|ausruf|satz|sätze|frases?|phrase|frasi/iu;

/** Headings asked for by their names are no facts. */
const HEADINGS =
  /(?<=^|[.!?\n]\s*)(?:headings?|headers|headlines|sections?|parts|order)\s*[:=-]\s+[^.!?\n]*[,/][^.!?\n]*/giu;
/**
 * What must not be mentioned, what house rules forbid in words, and what is to be left out is said to the writer, wherever it
 * stands: one such sentence in a text gives away what it was to keep.
 */
const SECRET =
  /(?<=^|[.!?\n]\s{0,3})[^.!?\n]*?(?:\b(?:do not|don['’]?t|never|please not to) (?:mention|bring up|publish|print|post about|talk about)\b|\bwe (?:never|don['’]?t|do not) (?:say|write|use|call \p{L}+) ["'“‘]|\bleave (?:that|this) out\b(?! of the))[^.!?\n]*[.!?]?/giu;
/** A headline that readers see: 'reminder!!', 'change of plan:', 'à vendre :'. */
const HEADLINE =
  /^\s*(?:reminder|change of plans?|for sale|wanted|lost|found|correction|warning|urgent|free to (?:a good home|collect)|à vendre|zu verkaufen|se vende|vendo|vendesi|vende-se|rappel|erinnerung|recordatorio|lembrete|promemoria)\s*[:!]+/giu;
/** A clause that is nothing but a form, or says how a word is spelled: ', bullet each:', '. bullets, 6 of them', '(spell it with y!)'. */
const FORM =
  /[,;.(]\s*(?:as |in |with )?(?:one |a )?(?:bullets?|bullet points?|numbered|one (?:per|a) line)(?: list| each| per \p{L}+|,? (?:exactly )?(?:\d|two|three|four|five|six) of them)*[!)]?\s*(?=[:.;,)\n]|$)|[,;(]?\s{0,3}(?:(?:that['’]?s|it['’]?s) (?:spel(?:led|t) )?|spel(?:l|led|t) (?:it )?)with (?:an?|one|two|double) (?:capital|small|big|double|lower case) \p{L}(?!\p{L})\)?|\(spell (?:it|her|his|that|the)\b[^)]*\)|(?<=[.!?;\n]\s{0,3})(?:please )?(?:start|begin|open|end|finish|close)(?: it)? (?:with|on)(?: the)?(?: question| words?| line| sentence)?:? (?:"[^"\n]+"|“[^”\n]+”|'[^'\n]+'|‘[^’\n]+’)[.!]?|(?<=[.!?,;\n]\s{0,3})(?:always |only |just )?(?:with )?our (?:own )?(?:hash)?tag(?:s)?(?: and (?:no|none) other\p{L}*)?(?=[.!]?\s*$)[.!]?/giu;
/** 'plum wood, 118 euro, numbered' is a knife; 'four steps, numbered' is a list. */
const ONLY_NUMBERED = /^[,;.(]\s*numbered[!)]?\s*$/iu;
const LISTED =
  /(?<!\p{L})(?:steps?|points?|lists?|rules|tips|ways|things|questions|instructions|method|ingredients|agenda|numbered:)(?!\p{L})/iu;
/** 'question mark no I mean full stop': a mark that was taken back while dictating. */
const SPOKEN_MARK =
  /(?<!\p{L})(?:full stop|comma|colon|question mark|exclamation mark) (?:no|sorry|wait|no wait|i mean|no i mean|sorry i mean|or rather|make that)[ ,]+(?=(?:a )?(?:full stop|comma|colon|question mark|exclamation mark)(?!\p{L}))/giu;
/** 'on wednesday no thursday the 26th', 'wed 2 dec no thu 3 dec': who says no between two days means the second. */
const WEEKDAY = '(?:mon|tue|tues|wed|weds|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?';
const OTHER_DAY = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:on|from|until|till|by|this|next|is) (?:u[mh]+ |er+ )?)${WEEKDAY}(?: (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?\p{L}{3,9})?)? (?:u[mh]+ |er+ )?no,? (?:u[mh]+ |er+ )?(?=${WEEKDAY}(?:,| (?:the |\d|at |from )))`,
  'giu',
);
/** 'Wait for the ferry. No smoking on board': over the end of a sentence nothing is taken back in passing. */
const CROSSES = /[.!?]\s+(?=\S)/u;
/** Words by which people take something back; where none is said, nothing was. */
const TAKES_BACK =
  /(?<!\p{L})(?:no|not|nope|nah|(?<!(?:mean|average|total|short|long|longest|the|a|no) )wait|sorry|sry|actually|(?:i|we|you) mean|mean,|meant|rather|instead|scratch|scrap|strike|oops|whoops|correction|correct|wrong|mistake|typo|misread|backwards|update|edit|lied?|make (?:that|it)|hang on|hold on|or|argh|ugh|um|uh|well|my bad|autocorrect|forget|äh|ähm|nein|quatsch|doch|sondern|perdón|digo|miento|mejor|espera|no|pardon|enfin|attends|plutôt|non|anzi|scusa|aspetta|aliás|digo|desculpa|não|quer dizer|say|now|this year|wasn['’]?t|isn['’]?t)(?!\p{L})|[-–—/→]|\.{2,}|…|\?\?/iu;
/** 'er no sorry twelve': breath and taking back in one. */
const TAKES_BACK_ALOUD = /\b(?:no,? (?:sorry|wait)|sorry,? no|scratch that|i mean|make that)\b/iu;
/** A sorry that ends a sentence is for readers: it takes nothing back. */
const SORRY = /\bsorry\s*[.!]\s*$/i;
/** So is one that opens a sentence, unless it corrects a figure or a name. */
const TOLD_SORRY = /[.!?]\s+sorry,?\s*$/i;
/** '1) one line 2) say why 3) …': what stands behind the numbers of a row are its points, whatever they order. */
const NUMBERED = /(?:^|(?<=\s))1[.)] [^\n]*?\s2[.)] [^\n]*?\s3[.)] [^.!?\n]*/gu;
/** Fewer letters of matter before a run are only a greeting or a breath. */
const LEAST_MATTER = 12;
/** Two words that lead to nothing: 'this is' in 'Good evening, this is the mosque'. */
const FEW_WORDS = /^[^\p{L}\p{N}]*[\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+)?[^\p{L}\p{N}:]*$/u;
/** 'Correction to yesterday's tweet, …' tells of a text; it asks for none. */
const TEXT_OF_BEFORE = /(?:['’]s|(?:yesterday|today|week|month)s|\b(?:our|my|that|the) (?:last|first|previous))\s+$/iu;
const NAMES_TEXT = new RegExp(String.raw`^\W*(?:${OWN_NOUN}|post|story|reel)\W*$`, 'iu');
/** 'finish at no 9' numbers a house. */
const isHouseNumber = (slip: string, next: string) =>
  /(?<!\p{L})(?:at|to|from|of|for|by|outside|opposite|and|house|plot|flat|room|bus|prize) no\.?\s*$/iu.test(slip) &&
  /^\s*\d/.test(next);

/** A word that orders speak with. */
const ORDER = new RegExp(
  String.raw`\b(?:write|post|${OWN_NOUN}|make|draft|create|need|want|do|give|compose|turn|schedule|put|share|publish|say|tell|announce|mention|plan|prepare|caption|text|story|blurb|copy|poll|thread|ad|something|about|rewrite|redo|remind|ask|warn|use|can you|could you|please|pls|listing|letter|readme|report|outline|lesson plan|faq|itinerary|recipe|programme|newsletter|blog|article|page|${PLATFORM_NAME}|add|lay out|quote|schreib\w*|mach\w*|poste?|publica\w*|escrib\w*|escrev\w*|haz|faz|écris|fais|publie\w*|scrivi|fai|pubblica|anuncio|texto?e?|beitrag)\b`,
  'iu',
);

/** A limit in any of the languages. */
const LIMIT =
  /[\s,;(]*(?<!\p{L})(?:in |en |mit |con |com |avec )?(?:moins de|pas plus de|max(?:imal|imum|imo)?\.?|höchstens|nicht mehr als|unter|weniger als|menos de|no más de|máximo(?: de)?|não mais de|até|meno di|non più di|al massimo|massimo)\s+\d{1,4}\s+(?:zeichen|caract[eè]res|caratteri|signes|wörter|worte|mots|palabras|palavras|parole|sätze|phrases|frases|frasi)(?:\s+(?:max(?:imum|imo)?|bitte|stp|svp|por favor|per favore))?[.!)]*\s*$/giu;

/** Words of courtesy; what else a courteous span says is for readers: 'cheers Leicester', 'thanks @kit'. */
const POLITE =
  /(?<!\p{L})(?:please|pls|plz|thanks?|thank you|thx|ty|cheers|hi+|hey|hello|hiya|there|good|morning|evening|afternoon|kindly|regards|best|kind|ta|tysm|you|team|mate|love|dear|guys|all|very|much|lots|lot|many|million|again|so|and|for|the|your|help|in|advance|now|appreciated|great|lovely|bye|bitte|danke|schön|vielen|dank|im|voraus|porfa|por|favor|muchas|gracias|merci|beaucoup|stp|svp|obrigad\w|grazie|mille|per|favore|ciao|hola|moin|hallo|coucou|bonjour|buongiorno|grüezi|lg)(?!\p{L})/giu;

const isPolite = (text: string) => !/[\p{L}\p{N}]{3,}/u.test(text.replace(POLITE, ''));

export interface Run {
  role: Role;
  from: number;
  to: number;
}

/** The stretches of one role, letter by letter. */
export function runsOf(roles: Role[], from: number, to: number): Run[] {
  const runs: Run[] = [];
  for (let at = from; at < to; at++) {
    const last = runs.at(-1);
    const role = roles[at] ?? 'matter';
    if (last?.role === role) last.to = at + 1;
    else runs.push({ role, from: at, to: at + 1 });
  }
  return runs;
}
