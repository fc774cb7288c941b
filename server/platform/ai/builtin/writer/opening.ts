import type { Brief } from './brief.ts';
import type { Chooser } from './choose.ts';
import { capital, lowerFirst, sentence } from './mend.ts';
import { MOTTOS, type PostPhrases } from './phrases/posts.ts';
import { asQuestion, quoteOf } from './sayings.ts';
import type { Slots } from './slots.ts';

/** The first line of a post, and the sentence of the brief that it uses up. */
export interface Opening {
  hook: string;
  used: string | null;
}

/** Fills wordings with the brief's facts; what can't be filled is left out. */
export type Filler = (wordings: readonly string[]) => string[];

/** Slots that only some kinds of posts have: a quotation, a motto, a question. */
export function sayingSlots(brief: Brief, choose: Chooser): Record<string, string | null> {
  const quoted = quoteOf(brief);
  const line = quoted ? `"${quoted.quote}"${quoted.by ? `\n— ${capital(quoted.by)}` : ''}` : null;
  return {
    'quote-line': line,
    motto: line ?? choose.pick(MOTTOS, 'motto') ?? null,
    question: brief.post === 'conversation' ? askedQuestion(brief) : null,
  };
}

function askedQuestion(brief: Brief): string | null {
  const asked = brief.request.rest.split(/(?<=\?)\s/)[0] ?? '';
  const question = /^(?:what|which|who|where|when|why|how|if|whether|do|does|are|is|would|should|have|can)\b/i;
  const whole = question.test(asked) || asked.endsWith('?') ? asked : (brief.subject ?? brief.statements[0]);
  return whole ? asQuestion(whole) : null;
}

/** The first line: the person's own sentence, introduced or not, or a wording that carries the subject. */
export function openingOf(brief: Brief, choose: Chooser, phrases: PostPhrases, slots: Slots, filled: Filler): Opening {
  const leadIns = filled(phrases.leadIns);
  const first = brief.statements[0];
  const question = slots.get('question');
  if (question) {
    const asked = [
      question,
      ...leadIns.map((leadIn) => `${leadIn}: ${question.charAt(0).toLowerCase()}${question.slice(1)}`),
    ];
    return { hook: choose.pick(asked, 'opening') ?? question, used: first ?? null };
  }
  const hooks = richest(filled(phrases.hooks), brief);
  if (brief.subject !== null && hooks.length === 0) return { hook: sentence(capital(brief.subject)), used: null };
  const { audience } = brief.request;
  if (audience && first !== undefined)
    return { hook: `This one is for ${audience.replace(/[.!?]+$/, '')}.`, used: null };
  const named = namedOpening(brief);
  if (named) return { hook: named, used: brief.subject === null ? (first ?? null) : null };
  const ownWords = first !== undefined && brief.subject === null && !brief.request.whom;
  // An offer's wording says the saving first; other posts begin with the person's own sentence.
  if (ownWords && !(brief.post === 'offer' && hooks.length > 1)) {
    const told = speaksForItself(first) ? [first] : withLeadIns(first, leadIns, brief);
    return { hook: choose.pick(told, 'opening') ?? first, used: first };
  }
  const hook = choose.pick(hooks, 'hook');
  if (hook) return { hook, used: null };
  const fallback = first ?? brief.calls[0] ?? brief.points[0] ?? brief.subject ?? brief.text;
  return { hook: sentence(capital(fallback)), used: first ?? null };
}

const NAMED = /^(?:new \S|lost$|found$|wanted$|urgent$|for rent$|to rent$)/i;

/** 'New course: yoga for beginners' opens best as it was written. */
function namedOpening({ request, subject, statements, text }: Brief): string | null {
  const told = subject ?? statements[0];
  if (told === undefined || request.ordered || !NAMED.test(request.form)) return null;
  const words = lowerFirst(told, text);
  return `${capital(request.form)}: ${/[.!?]$/.test(words) ? words : `${words}.`}`;
}

/** A question, a thank-you or a sentence with its own 'My advice:' needs no words before it. */
function speaksForItself(first: string): boolean {
  return /\?["”]?$/.test(first) || /^(?:thank|my \p{L}+:|our \p{L}+:|["“]|is |are |\p{L}+!)/iu.test(first);
}

/** The person's own sentence, as often bare as with a few words before it. */
function withLeadIns(first: string, leadIns: string[], brief: Brief): string[] {
  const led = leadIns.map((leadIn) =>
    leadIn.endsWith('?') ? `${leadIn} ${first}` : `${leadIn}: ${lowerFirst(first, brief.text)}`,
  );
  return led.flatMap((one) => [first, one]);
}

/** The wordings that tell most of what matters, so that the first line is not an empty phrase. */
function richest(hooks: string[], brief: Brief): string[] {
  const facts = [brief.facts.offer, brief.facts.when, brief.facts.price, brief.request.whom, brief.subject].filter(
    (fact): fact is string => fact !== null,
  );
  const told = (hook: string) =>
    facts.filter((fact) => hook.toLowerCase().includes(fact.toLowerCase().replace(/^(?:on|at|from) /, ''))).length;
  const most = Math.max(0, ...hooks.map(told));
  const rich = hooks.filter((hook) => told(hook) === most);
  return rich.length > 1 ? rich : hooks.slice(0, 4);
}
