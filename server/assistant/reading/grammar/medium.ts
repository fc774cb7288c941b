import type { Medium } from '../../../../domain/plan.ts';
import { firstWordOf } from './requests.ts';
import type { Sentence } from './sentences.ts';
import type { Token } from './tokens.ts';
import { AUDIO_NOUNS, DRAW_VERBS, IMAGE_NOUNS, MAKE_VERBS, ONLY_TEXT_VERBS, SPEAK_VERBS, TEXT_NOUNS } from './words.ts';

const PREPOSITION =
  /^(?:of|for|about|with|to|that|which|showing|in|on|from|where|featuring|saying|at|by|as|:|,|§|and|using|based|announcing|promoting|explaining|called|without)$/;
const ALOUD =
  /\b(?:aloud|out loud|text (?:- )?to (?:- )?speech|tts|voice (?:- )?over|voice note|voice message|voice memo|voice clip|sound clip|audio|spoken|narrat\w+|podcast (?:intro|outro|opener|trailer|jingle)|into speech|as speech|to speech|radio (?:ad|spot|jingle)|jingle|mp3|in (?:a|an|your) (?:\w+ )?voice|(?:a|an) (?:\w+ )?voice)\b/;

/** '…, woodcut style': how something shall look. */
const STYLED =
  /(?:,|in|as)(?: an?| the)? (?:woodcut|watercolou?r|oil(?: paint(?:ing)?)?s?|pencil|charcoal|pixel(?: -)? art|line art|pop art|anime|manga|cartoon|comic|art deco|retro|vintage|flat|minimalist|3d|photorealistic|clay|lego|crayon|impressionist)(?: (?:style|look|drawing|painting|sketch|print))?(?: [.!])?$/;

const NOT_DRAWN =
  /\b(?:survey|course|plan|strategy|workshop|program|programme|campaign|quiz|questionnaire|curriculum|lesson|workout|experiment|schedule|itinerary)\b/;

/** What kind of thing a sentence asks for, or null where it asks for nothing that can be made. */
export function mediumOf(tokens: Token[], sentence: Sentence): Medium | null {
  const first = firstWordOf(tokens, sentence);
  const said = tokens.slice(first, sentence.to).map((token) => token.norm);
  const words = /^(?:come up with|put together)\b/.test(said.join(' '))
    ? ['create', ...said.slice(said[0] === 'put' ? 2 : 3)]
    : said;
  const verb = words[0] ?? '';
  const text = words.join(' ');
  if (DRAW_VERBS.has(verb) && !/^(?:up|a (?:conclusion|comparison|line|parallel))/.test(words.slice(1).join(' ')))
    return 'image';
  if (verb === 'design' && !NOT_DRAWN.test(words.slice(1, 5).join(' '))) return 'image';
  if (/^(?:text (?:- )?to (?:- )?speech|tts|voice ?over|voice - over|speech synthesis)\b/.test(text)) return 'audio';
  if (/\bhear (?:this|it|that)\b/.test(text)) return 'audio';
  if (isSpeaking(verb, words, text)) return 'audio';
  if (ONLY_TEXT_VERBS.has(verb)) return 'text';
  const isMaking =
    MAKE_VERBS.has(verb) ||
    sentence.from === first ||
    /^(?:a|an|the|my|our|some|new|\d+)$/.test(verb) ||
    IMAGE_NOUNS.has(verb);
  if (!isMaking || /^(?:i|we|he|she|they|it|you|there|i'm|we're|it's|i've|we've)$/.test(verb)) return null;
  return nounMedium(words, MAKE_VERBS.has(verb));
}

function isSpeaking(verb: string, words: string[], text: string): boolean {
  if (SPEAK_VERBS.has(verb)) return true;
  if (/^(?:read|say|speak|pronounce)$/.test(verb))
    return (
      /\b(?:aloud|out|loud|voice|to me|this|it)\b/.test(text) &&
      !/^read (?:this|it|over|through) (?:and|over|through)/.test(text) &&
      !/^say something|^read up/.test(text)
    );
  if (/^record$/.test(verb)) return !/\b(?:video|number|breaking|sales)\b/.test(words.slice(1, 5).join(' '));
  if (
    /^(?:turn|convert|change|transform|make)$/.test(verb) &&
    /\b(?:into|to|as) (?:an? )?(?:\w+ )?(?:speech|audio|voice|mp3|podcast|sound|recording|narration|voiceover|spoken)/.test(
      text,
    )
  )
    return true;
  return /^(?:let me hear|i want to hear|play)/.test(words.slice(0, 4).join(' '));
}

/** The thing asked for stands before the first preposition: 'a banner image for …', 'a caption for our logo'. */
function nounMedium(words: string[], hasVerb: boolean): Medium | null {
  const start = hasVerb ? 1 : 0;
  const end = words.findIndex((word, i) => i > start && PREPOSITION.test(word) && !(i === start + 1 && word === 'me'));
  const head = words
    .slice(start, end < 0 ? words.length : end)
    .filter((word) => !/^(?:me|us|a|an|the|my|our|some|please)$/.test(word));
  const phrase = ` ${head.join(' ')} `;
  const last = head.at(-1) ?? '';
  if (
    / (?:alt|image|picture|photo|logo|podcast|audio|video|poster) (?:text|prompt|prompts|idea|ideas|description|descriptions|caption|captions|script|scripts|names?|titles?|slogans?|brief|episodes?|topics?|strategy|tips) /.test(
      phrase,
    )
  )
    return 'text';
  if (
    /\b(?:voice|audio|spoken) (?:message|note|memo|version|clip|greeting|story|reply|post|update|announcement)\b/.test(
      phrase,
    )
  )
    return 'audio';
  if (ALOUD.test(phrase.trim()) && !TEXT_NOUNS.has(last)) return 'audio';
  if (AUDIO_NOUNS.has(last) && last !== 'podcast') return 'audio';
  if (head.some((word) => IMAGE_NOUNS.has(word)) && !TEXT_NOUNS.has(last)) return 'image';
  if (STYLED.test(words.join(' ')) && !head.some((word) => TEXT_NOUNS.has(word))) return 'image';
  const into = words.indexOf('into');
  if (into > 0 && words.slice(into).some((word) => IMAGE_NOUNS.has(word))) return 'image';
  return hasVerb ? 'text' : null;
}

/** What a scheduled post should hold: a picture or sound only where one is asked for. */
export function plannedMedium(tokens: Token[], sentences: Sentence[]): Medium {
  for (const sentence of sentences) {
    const medium = mediumOf(tokens, sentence);
    if (medium === 'image' || medium === 'audio') return medium;
  }
  const text = tokens.map((token) => token.norm).join(' ');
  if (
    /\b(?:image|picture|pic|photo|illustration|drawing|graphic|infographic|poster|banner|meme) (?:of|showing|with)\b/.test(
      text,
    )
  )
    return 'image';
  return ALOUD.test(text) &&
    /\b(?:record|make|create|generate|post|share|publish) (?:an? )?(?:short |quick )?(?:audio|voice|spoken|podcast|jingle|narration)/.test(
      text,
    )
    ? 'audio'
    : 'text';
}
