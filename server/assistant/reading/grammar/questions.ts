import { firstWordOf, openingOf } from './requests.ts';
import type { Sentence } from './sentences.ts';
import type { Token } from './tokens.ts';
import { QUESTION_WORDS, STRONG_POST_VERBS } from './words.ts';

/** A question about posting is no request, 'can you post …?' is one. */
export function isQuestion(tokens: Token[], sentence: Sentence): boolean {
  const opening = openingOf(tokens, sentence);
  const first = firstWordOf(tokens, sentence);
  const word = tokens[opening]?.norm ?? '';
  if (isTagQuestion(tokens, sentence) || isSupposed(tokens, opening, sentence)) return true;
  if (first > opening) {
    const verb = tokens[first]?.norm ?? '';
    return (
      /^(?:tell|show|list|explain|see|check|find|know|like|think|prefer|remind|recommend|advise|confirm|say|look)$/.test(
        verb,
      ) && !/^(?:everyone|people|our|the|followers|fans|my|them|all)$/.test(tokens[first + 1]?.norm ?? '')
    );
  }
  if (/^(?:any|anything|got|which|whether)$/.test(word) && sentence.end === '?') return true;
  const wh = /^(?:what|what's|whats|when|when's|why|how|how's|who|who's|which|where|where's|whose)$/.test(word);
  if (wh && /^[:=-]$/.test(tokens[opening + 1]?.norm ?? '')) return false;
  if (wh) return !isWhenClause(tokens, opening, sentence) && !isTitle(tokens, opening, sentence);
  if (QUESTION_WORDS.has(word)) {
    const next = tokens[opening + 1]?.norm ?? '';
    if (word === 'do' || word === 'have' || word === 'had')
      return /^(?:i|we|you|they|people)$/.test(next) || (sentence.end === '?' && /^(?:my|our|the|any)$/.test(next));
    if (/^(?:is|are|was|were|did|does|has|should|am|will|would|shall)$/.test(word)) return true;
  }
  if (
    /^(?:can|could|may|might)$/.test(word) &&
    /^(?:i|it|they|people|posts|one)$/.test(tokens[opening + 1]?.norm ?? '')
  )
    return sentence.end === '?' && !/^(?:get|have|request|ask)$/.test(tokens[opening + 2]?.norm ?? '');
  return false;
}

/** 'Why I left - share that essay on Sunday': the question is the name of what to post. */
function isTitle(tokens: Token[], opening: number, sentence: Sentence): boolean {
  return (
    sentence.end !== '?' &&
    tokens.some(
      ({ norm }, i) =>
        i > opening + 1 &&
        i < sentence.to &&
        (STRONG_POST_VERBS.has(norm) || /^(?:put|send|run)$/.test(norm)) &&
        /^[-—:,]$/.test(tokens[i - 1]?.norm ?? ''),
    )
  );
}

/** 'If I post on Friday, who will see it?' */
function isSupposed(tokens: Token[], opening: number, sentence: Sentence): boolean {
  if (sentence.end !== '?' || !/^(?:if|suppose|when|once)$/.test(tokens[opening]?.norm ?? '')) return false;
  const comma = tokens.findIndex(({ norm }, i) => i > opening && i < sentence.to && norm === ',');
  return (
    comma > 0 &&
    (QUESTION_WORDS.has(tokens[comma + 1]?.norm ?? '') ||
      /^(?:can|could|will) (?:i|it|they)$/.test(`${tokens[comma + 1]?.norm} ${tokens[comma + 2]?.norm}`))
  );
}

/** '…, isn't it?' asks about what was said. */
function isTagQuestion(tokens: Token[], sentence: Sentence): boolean {
  if (sentence.end !== '?') return false;
  const [verb = '', subject = ''] = tokens
    .slice(Math.max(sentence.from, sentence.to - 2), sentence.to)
    .map(({ norm }) => norm);
  return (
    /^(?:isn't|aren't|wasn't|weren't|doesn't|don't|didn't|hasn't|haven't|shouldn't|isnt|is|are|does|did|was)$/.test(
      verb,
    ) && /^(?:it|they|that|there|we|i|you|he|she)$/.test(subject)
  );
}

/** 'When the shop opens, post …' is no question. */
function isWhenClause(tokens: Token[], opening: number, sentence: Sentence): boolean {
  return (
    tokens[opening]?.norm === 'when' &&
    sentence.end !== '?' &&
    tokens.slice(opening, sentence.to).some((token) => token.norm === ',')
  );
}
