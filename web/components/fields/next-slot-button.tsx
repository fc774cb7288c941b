import { CalendarCheck2 } from 'lucide-react';
import { useState } from 'react';
import { nextPostingSlot } from '../../../domain/api/schedule/posting-slots.ts';
import type { Platform } from '../../../domain/post/platforms.ts';
import { api } from '../../lib/api/api.ts';
import { reasonOf } from '../../lib/api/reason-of.ts';
import { longMoment } from '../../lib/us-dates.ts';
import { Button } from '../button.tsx';

interface Props {
  /** Whose slots are looked at; with none chosen there is nothing to look for yet. */
  platforms: Platform[];
  /** The task or plan that it is for, whose own place is free to it. */
  asking?: string | undefined;
  /** Gets the instant of the first free slot. */
  onPick: (instant: string) => void;
}

/** Puts a post into the queue: asks for the first slot of its networks that is still free, and says which it is. */
export function NextSlotButton({ platforms, asking, onPick }: Props) {
  const [isLooking, setIsLooking] = useState(false);
  const [said, setSaid] = useState<{ text: string; isFound: boolean } | null>(null);
  const look = async () => {
    if (platforms.length === 0) return setSaid({ text: 'Choose the platforms first.', isFound: false });
    setIsLooking(true);
    try {
      const { scheduledFor, reason } = (await api(nextPostingSlot, { platforms, asking })).data;
      if (scheduledFor !== null) onPick(scheduledFor);
      setSaid({
        text: scheduledFor === null ? (reason ?? '') : longMoment(scheduledFor),
        isFound: scheduledFor !== null,
      });
    } catch (error) {
      setSaid({ text: reasonOf(error), isFound: false });
    } finally {
      setIsLooking(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Button look="quiet" size="small" busy={isLooking} onClick={() => void look()}>
        {!isLooking && <CalendarCheck2 size={14} aria-hidden="true" />}
        Next free slot
      </Button>
      <p
        role="status"
        className={`min-w-0 flex-1 basis-56 text-xs text-pretty ${said?.isFound ? 'text-ink-2' : 'text-warn'}`}
      >
        {said?.text}
      </p>
    </div>
  );
}
