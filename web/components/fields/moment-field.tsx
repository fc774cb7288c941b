import { useId } from 'react';
import type { Platform } from '../../../domain/post/platforms.ts';
import { isoToLocal, localInput } from '../../lib/local-time.ts';
import { timeZone } from '../../lib/session/session-rules.ts';
import { FIELD_LOOK } from './field-look.ts';
import { FormField } from './form-field.tsx';
import { NextSlotButton } from './next-slot-button.tsx';

interface Props {
  /** As a datetime-local field holds it. */
  local: string;
  onChange: (local: string) => void;
  platforms: Platform[];
  /** The task or plan whose moment it is. */
  asking?: string | undefined;
}

/** When a post goes out: filled in, or the next free slot of its networks. */
export function MomentField({ local, onChange, platforms, asking }: Props) {
  const id = useId();
  return (
    <div>
      <FormField label="Date and time" htmlFor={id} hint={timeZone()}>
        <input
          id={id}
          type="datetime-local"
          min={localInput(new Date())}
          value={local}
          onChange={(event) => onChange(event.target.value)}
          className={`${FIELD_LOOK} h-10 max-w-80`}
        />
      </FormField>
      <div className="mt-2">
        <NextSlotButton platforms={platforms} asking={asking} onPick={(at) => onChange(isoToLocal(at))} />
      </div>
    </div>
  );
}
