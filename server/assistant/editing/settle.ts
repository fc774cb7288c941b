import { OWN_NOUN, PLATFORM_NAME } from '../../lib/platform-words.ts';
import { languageOf } from '../reading/language.ts';
import type { Role, Span } from '../reading/spans/roles.ts';
import { headingIn } from './documents/elsewhere.ts';
import { INJECTED } from './pasted.ts';
import { FORMS, isAmongMatter } from './said-by-form.ts';
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
  const inMatter = (at: number) => isAmongMatter(roles, at);
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
  for (const { role, pattern, only } of FORMS)
    for (const found of message.matchAll(pattern))
      if (only?.(found, roles) ?? true) roles.fill(role, found.index, found.index + found[0].length);
  const language = languageOf(message);
  // Behind a spoken mark 'sin ningún accidente' tells something; a wish names a form.
  if (isDictatedElsewhere(message, language))
    for (const { role, from, to } of runsOf(roles, 0, message.length))
      if (role === 'constraint' && !NAMES_FORM.test(message.slice(from, to))) roles.fill('matter', from, to);
  const heading = headingIn(message, language);
  if (heading !== null) roles.fill('matter', 0, heading.length + 1);
  const ending = endingWished(message);
  if (ending !== null) roles.fill('constraint', ending.index, ending.index + ending.length);
  return runsOf(roles, 0, message.length).map(({ role, from, to }) => ({ role, text: message.slice(from, to) }));
}

/** A sentence that goes on: 'We (the joiners) share our workshop' orders nothing in its middle. */
const GOES_ON = /(?:^|[.!?]\s)\s*(?:we|our|the|they|i|he|she|it)\b[^.!?\n]*[\p{L}\p{N})] $/iu;
const NAMES_FORM =
  /hash|emoj|smiley|zeichen|caract|caratter|signes|w[oö]rt|palabr|palavr|(?<!\p{L})mots|parole|kurz|cort[oa]|court|brev|curt[oa]|förmlich|formal|locker|lustig|exclam|ausruf|satz|sätze|frases?|phrase|frasi/iu;

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
