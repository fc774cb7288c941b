import { instantToWall, nextOccurrence, wallToInstant } from '../../domain/time.ts';
import { answerFromState } from './from-state.ts';
import type { Operation, PlanOrder } from './operations.ts';
import { asked, type PerformedOperations, type Setting, said, type Talk } from './performed.ts';
import { cancelled, changedPlans, planned } from './plan-effects.ts';
import type { Language } from './reading/language.ts';
import { replyTo } from './replies.ts';
import type { PlanState } from './state.ts';
import { countWords, listWords, planWords } from './telling.ts';
import { inLanguage } from './texts/in-language.ts';

/** Whether an operation needs nothing made: it speaks of plans, answers or asks. */
export function isTalk(operation: Operation): operation is Talk {
  if (operation.op === 'plan') return operation.draft !== undefined;
  if (operation.op === 'changePlan') {
    const { matter, picture, sound } = operation.change;
    return matter === undefined && picture === undefined && sound === undefined;
  }
  return !['write', 'draw', 'speak', 'buildWorkflow', 'revise'].includes(operation.op);
}

/** Performs what needs no writer: the same code for whoever read the message. It approves and publishes nothing. */
export function performTalk(operations: Talk[], setting: Setting): PerformedOperations {
  const say = (words: string) => inLanguage(words, setting.language);
  const plans = operations.filter((operation): operation is PlanOrder => operation.op === 'plan');
  const others = operations.filter(({ op }) => op !== 'plan') as Exclude<Talk, PlanOrder>[];
  const parts = [
    ...others.map((operation) => performOne(operation, setting)),
    ...(plans.length > 0 ? [planned(plans, setting)] : []),
  ].map((part) => ({ ...part, message: say(part.message), question: part.question && say(part.question) }));
  return {
    message: parts.map(({ message }) => message).join(' '),
    effects: parts.flatMap(({ effects }) => effects),
    listed: parts.flatMap(({ listed }) => listed),
    question: parts.find(({ question }) => question !== null)?.question ?? null,
  };
}

function performOne(operation: Exclude<Talk, PlanOrder>, setting: Setting): PerformedOperations {
  const { state, now, language } = setting;
  switch (operation.op) {
    case 'reply':
      return said(knownAnswer(setting, state.plans) ?? replyTo(operation.topic));
    case 'ask':
      return answerOr(knownAnswer(setting, state.plans), questionOf(operation.about));
    case 'approve':
      return said(
        approveWords(
          state.plans.filter(({ n }) => operation.which.includes(n)),
          now,
          language,
        ),
      );
    case 'listPlans': {
      const { from, to, platform } = operation;
      const found = state.plans
        .filter((plan) => isDue(plan, from, to, setting))
        .filter(({ platforms }) => !platform || platforms.length === 0 || platforms.includes(platform))
        .sort((a, b) => a.at.localeCompare(b.at));
      const known = knownAnswer(setting, found);
      if (known !== null) return said(known);
      return { ...said(listWords(found, now, language)), listed: found.map(({ n }) => n) };
    }
    case 'cancelPlans':
      return cancelled(operation.which, setting);
    case 'changePlan':
      return changedPlans(operation.which, operation.change, setting);
  }
}

const HOW_MANY =
  /\bhow often\b|\bhow many (?:(?:posts?|times)\b|(?:is|are) (?:that|they|there)\b|in (?:all|total)\b|altogether\b|(?:does|do) (?:that|it|they) make\b|will (?:that|there|it)\b)/i;

/** What the conversation itself answers: how many posts its plans make, what its texts say. */
function knownAnswer({ say, state, now, language }: Setting, plans: PlanState[]): string | null {
  const isCounted = HOW_MANY.test(say) && plans.some(({ frequency }) => frequency !== 'once');
  return (isCounted ? countWords(plans, now, language) : null) ?? answerFromState(say, state);
}

/** What the conversation holds answers more than asking back. */
function answerOr(known: string | null, question: string): PerformedOperations {
  return known === null ? asked(question) : said(known);
}

function approveWords(plans: PlanState[], now: string, language: Language): string {
  const waiting = plans.filter(({ status }) => status === 'pending');
  if (waiting.length === 0) return 'Nothing is waiting for your approval here.';
  const what = waiting.map((plan) => planWords(plan, now, language)).join('; ');
  return `Press Approve on the card to approve it: ${what}. I never approve anything by myself.`;
}

/** What an unsure reading asks; a model may name only what it is about. */
function questionOf(about: string): string {
  const words = about.trim();
  return words.endsWith('?') ? words : `I’m not sure about ${words.replace(/[.]+$/, '')}. Can you tell me?`;
}

/** Whether a plan, or one of its repetitions, falls on these days. */
function isDue(
  { n, at }: PlanState,
  from: string | undefined,
  to: string | undefined,
  { rules, timeZone }: Setting,
): boolean {
  if (from === undefined) return to === undefined || at.slice(0, 10) <= to;
  if (at.slice(0, 10) >= from) return to === undefined || at.slice(0, 10) <= to;
  const rule = rules.get(n) ?? null;
  if (rule === null) return false;
  const before = wallToInstant(`${from}T00:00`, timeZone).subtract({ seconds: 1 });
  const next = nextOccurrence({ start: at, timeZone, rule }, before);
  return next !== null && (to === undefined || instantToWall(next, timeZone).slice(0, 10) <= to);
}
