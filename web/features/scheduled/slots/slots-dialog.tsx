import { useState } from 'react';
import { PLATFORM_RULES, PLATFORMS, type Platform } from '../../../../domain/post/platforms.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { DialogHead } from '../../../components/dialogs/dialog-head.tsx';
import { PlatformIcon } from '../../../components/platform-icons.tsx';
import { timeZone } from '../../../lib/session/session-rules.ts';
import { TasksLoadFailure } from '../load-failure.tsx';
import { SlotAdder } from './slot-adder.tsx';
import { clockWords } from './slot-clock.ts';
import { SlotWeek } from './slot-week.tsx';
import { usePostingSlots } from './slots-query.ts';

/** The weekly moments at which somebody posts, network by network. */
export function SlotsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label="Posting slots" className="dialog max-w-200">
      <DialogHead title="Posting slots" onClose={onClose} />
      {isOpen && <Slots />}
    </Dialog>
  );
}

function Slots() {
  const [platform, setPlatform] = useState<Platform>(PLATFORMS[0]);
  const { data, slots, set, error, refetch } = usePostingSlots();
  if (error && !data)
    return <TasksLoadFailure what="Failed to load posting slots" error={error} onRetry={() => void refetch()} />;
  const own = slots.filter((slot) => slot.platform === platform);
  const { label } = PLATFORM_RULES[platform];
  return (
    <div className="flex flex-col gap-5 p-5">
      <p className="text-sm text-pretty text-ink-2">
        The times at which you usually post. “Next free slot” offers the first one that nothing is scheduled for.
        {data && ` ${clockWords(data.timeZone, timeZone())}`}
      </p>
      <fieldset className="flex flex-wrap gap-1 rounded-md bg-sunken p-0.5 shadow-[inset_0_0_0_1px_var(--c-line)]">
        <legend className="sr-only">Network</legend>
        {PLATFORMS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === platform}
            onClick={() => setPlatform(each)}
            className="touchable flex h-8 flex-1 items-center justify-center gap-1.5 rounded-sm px-2.5 text-sm text-ink-2 transition-colors duration-120 hover:text-ink aria-pressed:bg-surface aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-xs"
          >
            <PlatformIcon platform={each} />
            {PLATFORM_RULES[each].label}
            <span className="text-xs font-normal text-ink-3 tabular-nums">
              {slots.filter((slot) => slot.platform === each).length}
            </span>
          </button>
        ))}
      </fieldset>
      <SlotAdder
        onAdd={(weekdays, time) => set([...slots, ...weekdays.map((weekday) => ({ platform, weekday, time }))])}
      />
      <SlotWeek slots={own} onRemove={(gone) => set(slots.filter((slot) => slot !== gone))} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-2">
          {own.length === 0
            ? `No slots for ${label} yet.`
            : `${own.length === 1 ? '1 slot' : `${own.length} slots`} a week on ${label}.`}
        </p>
        {own.length > 0 && (
          <span className="flex gap-2">
            <Button look="ghost" size="small" onClick={() => set(slots.filter((slot) => slot.platform !== platform))}>
              Remove all
            </Button>
            <Button
              look="quiet"
              size="small"
              onClick={() => set(PLATFORMS.flatMap((each) => own.map((slot) => ({ ...slot, platform: each }))))}
            >
              Use for all networks
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}
