import { Check, Undo2, X } from 'lucide-react';
import { type KeyboardEvent, lazy, type PointerEvent, Suspense, useRef, useState } from 'react';
import { hasNothingToPost, type PlanChoice, type SchedulePlan } from '../../../../domain/schedule/plan.ts';
import { Button } from '../../../components/button.tsx';
import { CarouselNavigation } from '../../../components/output/carousel-navigation.tsx';
import { patiently } from '../../../lib/api/connection.ts';
import { classNames } from '../../../lib/class-names.ts';
import { chat, useChat } from '../state/chat-here.ts';
import type { ChatMessage } from '../state/chat-state.ts';
import { decisions } from './decisions.ts';
import { PlanBody } from './plan-body.tsx';
import { isShownAgain, planStateOf, plansOf } from './plan-rules.ts';

const PlanPostDialog = lazy(patiently(() => import('./plan-post-dialog.tsx')));

/** A dot's colour tells what was decided. */
const DECIDED: Record<PlanChoice, string | undefined> = { confirmed: 'bg-ok', rejected: 'bg-bad', pending: undefined };

const PILLS: Record<PlanChoice, [text: string, look: string]> = {
  pending: ['Needs approval', 'bg-warn-wash text-warn'],
  confirmed: ['Approved', 'bg-ok-wash text-ok'],
  rejected: ['Rejected', 'bg-bad-wash text-bad'],
};
/** A plan that was moved is decided on its newest card alone. */
const CHANGED: [text: string, look: string] = ['Changed', 'bg-hover text-ink-2'];
/** Nobody can approve a plan that posts nothing. */
const INCOMPLETE: [text: string, look: string] = ['Incomplete', 'bg-warn-wash text-warn'];
/** How far a finger must move for the next card. */
const SWIPE = 40;

/** One plan, or a set of plans to leaf through, to approve or reject. */
export function PlanCard({ message }: { message: ChatMessage }) {
  const confirmedPlans = useChat((state) => state.confirmedPlans);
  const messages = useChat((state) => state.messages);
  const plans = plansOf(message);
  const states = plans.map((plan) => planStateOf(plan, message, confirmedPlans));
  const [at, setAt] = useState(() => Math.max(0, states.indexOf('pending')));
  const [isBackward, setIsBackward] = useState(false);
  const [edited, setEdited] = useState<string | null>(null);
  const touchedAt = useRef<number | null>(null);
  const plan = plans[at];
  const state = states[at];
  if (!plan || !state) return null;
  const isSet = plans.length > 1;
  const isChanged = isShownAgain(messages, message.id, plan.planId);

  const go = (to: number) => {
    if (to < 0 || to >= plans.length) return;
    setIsBackward(to < at);
    setAt(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || !isSet) return;
    event.preventDefault();
    go(at + step);
  };
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const moved = clientX - (touchedAt.current ?? clientX);
    touchedAt.current = null;
    if (isSet && Math.abs(moved) > SWIPE) go(at + (moved < 0 ? 1 : -1));
  };
  /** After a decision the next open plan comes into view. */
  const decide = async (decision: Promise<void>) => {
    await decision;
    const next = plans.findIndex(({ planId }, index) => index > at && isPending(planId));
    if (next > at) go(next);
  };

  const isIncomplete = state === 'pending' && hasNothingToPost(plan);
  const [pillText, pillLook] = isChanged ? CHANGED : isIncomplete ? INCOMPLETE : PILLS[state];
  return (
    <section
      // Has the keyboard while what was pressed in it is switched off.
      tabIndex={-1}
      aria-roledescription={isSet ? 'carousel' : undefined}
      aria-label={isSet ? 'Schedule plans' : isChanged ? undefined : 'Schedule plan'}
      onKeyDown={onKeyDown}
      className="@container max-w-150 overflow-hidden rounded-xl bg-surface shadow-md"
    >
      <header className="flex h-12 items-center gap-2.5 border-b border-line pr-2 pl-4">
        <h2 className="text-sm font-medium whitespace-nowrap tabular-nums">
          {isSet ? `Post ${at + 1} of ${plans.length}` : 'Schedule Created'}
        </h2>
        <span
          className={classNames(
            'rounded-full px-2 py-0.5 text-2xs font-medium whitespace-nowrap',
            pillLook,
            isSet && '@max-[420px]:sr-only',
          )}
        >
          {pillText}
        </span>
        {isSet && (
          <CarouselNavigation
            noun="post"
            count={states.length}
            at={at}
            onGo={go}
            colourOf={(index) => DECIDED[states[index] ?? 'pending']}
            className="ml-auto"
          />
        )}
      </header>
      <div
        aria-live="polite"
        className="touch-pan-y"
        onPointerDown={({ clientX, pointerType }) => {
          touchedAt.current = pointerType === 'touch' ? clientX : null;
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          touchedAt.current = null;
        }}
      >
        <div key={plan.planId} className={classNames(isSet && (isBackward ? 'slide-back' : 'slide-on'))}>
          {isChanged ? (
            <ChangedSince plan={plan} />
          ) : (
            <PlanBody plan={plan} onEdit={state === 'pending' ? () => setEdited(plan.planId) : null} />
          )}
        </div>
      </div>
      {(isSet || !isChanged) && (
        <footer className="flex flex-wrap-reverse items-center justify-end gap-1.5 border-t border-line bg-sunken/60 p-2.5">
          {isSet && <SetButtons plans={plans} isDone={!states.includes('pending')} onDecide={decide} />}
          {!isChanged && <Decision plan={plan} state={state} onDecide={decide} />}
        </footer>
      )}
      {edited === plan.planId && state === 'pending' && (
        <Suspense fallback={null}>
          <PlanPostDialog plan={plan} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </section>
  );
}

/** What stands where a plan stood before it was moved: its old time would no longer be so. */
function ChangedSince({ plan }: { plan: SchedulePlan }) {
  return (
    <p className="p-4 text-sm text-pretty text-ink-2">
      “{plan.workflowName}” was changed since. Its card stands further down.
    </p>
  );
}

function isPending(planId: string): boolean {
  return chat.store.getState().pendingSchedulePlans.some((plan) => plan.planId === planId);
}

type OnDecide = (decision: Promise<void>) => Promise<void>;

interface DecisionProps {
  plan: SchedulePlan;
  state: PlanChoice;
  onDecide: OnDecide;
}

function Decision({ plan, state, onDecide }: DecisionProps) {
  const running = useChat(({ scheduling }) => scheduling[plan.planId]);
  const isDone = state !== 'pending' || running !== undefined;
  const canUndo = state === 'confirmed' && plan.canUndo && Date.parse(plan.scheduledAt) > Date.now();
  return (
    <span className="flex gap-1.5 @max-[480px]:w-full @max-[480px]:*:flex-1">
      {canUndo && (
        <Button
          look="ghost"
          size="small"
          busy={running === 'undoing'}
          onClick={() => void onDecide(decisions.undoApproval(plan))}
        >
          {running !== 'undoing' && <Undo2 size={14} aria-hidden="true" />}
          Undo
        </Button>
      )}
      <Button
        look="quiet"
        size="small"
        busy={running === 'rejecting'}
        disabled={isDone}
        onClick={() => void onDecide(decisions.reject(plan.planId))}
      >
        {running !== 'rejecting' && <X size={14} aria-hidden="true" />}
        {state === 'rejected' ? 'Rejected' : 'Reject'}
      </Button>
      <Button
        size="small"
        busy={running === 'approving'}
        disabled={isDone || hasNothingToPost(plan)}
        onClick={() => void onDecide(decisions.approve(plan.planId))}
      >
        {running !== 'approving' && <Check size={14} strokeWidth={2.5} aria-hidden="true" />}
        {running === 'approving' ? 'Approving...' : state === 'confirmed' ? 'Approved' : 'Approve'}
      </Button>
    </span>
  );
}

interface SetProps {
  plans: SchedulePlan[];
  isDone: boolean;
  onDecide: OnDecide;
}

function SetButtons({ plans, isDone, onDecide }: SetProps) {
  const ids = plans.map(({ planId }) => planId);
  const isBusy = useChat(({ scheduling }) => ids.some((planId) => scheduling[planId] !== undefined));
  return (
    // As with one plan, what rejects stands on the left: on a phone each stands under its like.
    <span className="mr-auto flex gap-1 @max-[480px]:w-full @max-[480px]:*:flex-1">
      <Button
        look="ghost"
        size="small"
        disabled={isDone || isBusy}
        onClick={() => void onDecide(decisions.rejectAll(ids))}
      >
        Reject All
      </Button>
      <Button
        look="ghost"
        size="small"
        disabled={isDone || isBusy}
        onClick={() => void onDecide(decisions.approveAll(ids))}
      >
        Approve All
      </Button>
    </span>
  );
}
