import type { Chooser } from './choose.ts';
import { HONEST, SMALL_TALK, TOPICS } from './phrases/answers.ts';

/** An answer about the product or the writer itself. */
export interface Answer {
  title: string;
  text: string;
}

const ABOUT_PRODUCT =
  /^(?:please |so |and |ok |hey |hi |um )*(?:how|what|where|which|who|can|could|is|are|do|does|why|when|will|should|i (?:want|need|would like) to (?:know|change|connect|edit|cancel|delete)|tell me (?:how|what|about)|explain how|show me|help|are)\b/i;
const ABOUT_APP = /\b(?:i|my|you|your|fanfare|this app|the app|here|it work|scheduled|workflows?|templates?)\b|^help/i;
const QUESTION =
  /^(?:and |so |but |ok |hey |please )*(?:what|who|whom|whose|when|where|why|how|which|is|are|was|were|do|does|did|can|could|should|would|will|has|have)\b/i;

/** A greeting, a thank-you or a question about the product, answered; null where it is none of these. */
export function productAnswer(text: string, choose: Chooser): Answer | null {
  const said = text.trim();
  if (said.length > 240) return null;
  const talk = SMALL_TALK.find(({ asked }) => asked.test(said));
  const topic =
    talk ??
    ((ABOUT_PRODUCT.test(said) || said.endsWith('?')) && ABOUT_APP.test(said)
      ? TOPICS.find(({ asked }) => asked.test(said))
      : undefined);
  return topic ? { title: topic.title, text: choose.pick(topic.answers, 'answer') ?? '' } : null;
}

/** An honest word where a question needs knowledge that nobody gave. */
export function honestAnswer(text: string, choose: Chooser): Answer | null {
  const said = text.trim();
  const asks =
    QUESTION.test(said) &&
    (said.endsWith('?') ||
      (/^(?:what|who|when|where|why) (?:is|are|was|were|did|does|do)\b/i.test(said) && said.length < 120));
  const asksMe =
    /^(?:please )?(?:tell me|explain|define|calculate|compute|solve|find|search|look up|google|recommend)\b/i.test(
      said,
    ) &&
    said.length < 200 &&
    !/\b(?:our|we|my)\b/i.test(said);
  return asks || asksMe ? { title: 'A question', text: choose.pick(HONEST.knowledge, 'knowledge') ?? '' } : null;
}
