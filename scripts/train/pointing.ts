import type { Operation } from '../../server/assistant/operations.ts';
import type { Candidate } from '../../server/assistant/reading/turn/pointing/candidates.ts';
import { type LaidCandidates, layCandidates } from '../../server/assistant/reading/turn/pointing/lay-candidates.ts';
import { draftCandidates, planCandidates } from '../../server/assistant/reading/turn/pointing/plan-picks.ts';
import { type TurnLine, turnOf } from './kinds.ts';
import { randomFrom, shuffled } from './learn.ts';

/** A message that points at some of several plans or drafts, and which it means. */
export interface PointingLesson {
  say: string;
  shown: Candidate[];
  meant: number[];
  moment: ReturnType<typeof turnOf>['moment'];
}

/** What a turn means by its operation; null where nothing is pointed at. */
function meantBy(operation: Operation, all: Candidate[]): { of: 'plans' | 'drafts'; meant: number[] } | null {
  switch (operation.op) {
    case 'changePlan':
    case 'approve':
      return { of: 'plans', meant: operation.which };
    case 'cancelPlans':
      return { of: 'plans', meant: operation.which === 'all' ? all.map(({ n }) => n) : operation.which };
    case 'revise':
      return { of: 'drafts', meant: [operation.draft] };
    case 'plan':
      return operation.draft === undefined ? null : { of: 'drafts', meant: [operation.draft] };
    case 'draw':
      return operation.drafts ? { of: 'drafts', meant: operation.drafts } : null;
    default:
      return null;
  }
}

/** The turns of the corpus in which one of several is meant. */
export function pointingLessons(lines: TurnLine[]): PointingLesson[] {
  return lines.flatMap((line) => {
    const { say, state, moment } = turnOf(line);
    const plans = planCandidates(state);
    const by = meantBy(line.operation, plans);
    const shown = by?.of === 'plans' ? plans : draftCandidates(state);
    return by && shown.length > 1 ? [{ say, shown, meant: by.meant, moment }] : [];
  });
}

/** Words by which a place in the row is meant: where one stands, the row has to stay as it is. */
const OF_PLACE =
  /\b(?:first|second|third|fourth|fifth|1st|2nd|3rd|last|latest|newest|middle|next|top|bottom|other|others|new|old|older|just|previous|earlier|later|it|this|that|one|two|three|\d)\b/i;

/** The same in other orders, where the order means nothing: else a place in the row would be learned in the place of words. */
export function inOtherOrders(lessons: PointingLesson[], copies: number): PointingLesson[] {
  const random = randomFrom(7);
  return lessons.flatMap((lesson) =>
    OF_PLACE.test(lesson.say) || lesson.meant.length === 0
      ? []
      : Array.from({ length: copies }, () => ({ ...lesson, shown: shuffled(lesson.shown, random) })),
  );
}

/** A lesson as the encoder is tuned on it. */
export function laidLesson({
  say,
  shown,
  meant,
  moment,
}: PointingLesson): (LaidCandidates & { parts: string[] }) | null {
  const laid = layCandidates(say, shown, moment);
  return laid && { ...laid, parts: shown.map(({ n }) => (meant.includes(n) ? 'meant' : 'other')) };
}
