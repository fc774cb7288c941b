import { type FormEvent, useState } from 'react';
import { draftRefusal } from '../../../../domain/post/fit.ts';
import { PLATFORMS } from '../../../../domain/post/platforms.ts';
import type { PostDraft } from '../../../../domain/post/post.ts';
import type { SchedulePlan } from '../../../../domain/schedule/plan.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { DialogFoot, DialogHead } from '../../../components/dialogs/dialog-head.tsx';
import { useGuardedClose } from '../../../components/dialogs/unsaved-guard.tsx';
import { FormNote } from '../../../components/fields/form-note.tsx';
import { MomentField } from '../../../components/fields/moment-field.tsx';
import { PlatformToggles } from '../../../components/fields/platform-toggles.tsx';
import { PostWorkbench } from '../../../components/post/post-workbench.tsx';
import { SeriesWords } from '../../../components/series-words.tsx';
import { isoToLocal, localToIso } from '../../../lib/local-time.ts';
import { decisions } from './decisions.ts';

interface Props {
  plan: SchedulePlan;
  onClose: () => void;
}

/** Edits the post of a plan that waits for approval, with how it will look on each network. */
export default function PlanPostDialog({ plan, onClose }: Props) {
  const [begun] = useState<PostDraft>(() => ({ text: plan.input, ...plan.post }));
  const [draft, setDraft] = useState(begun);
  const all = plan.platforms.length === 0 ? [...PLATFORMS] : plan.platforms;
  const [platforms, setPlatforms] = useState(all);
  const [fresh, setFresh] = useState(plan.fresh);
  const [isUploading, setIsUploading] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [when] = useState(() => isoToLocal(plan.scheduledAt));
  const [local, setLocal] = useState(when);
  const isMoved = local !== when;
  const areMoved = platforms.join() !== all.join();
  const hasNewChoice = fresh !== plan.fresh;
  const isDirty = isMoved || areMoved || hasNewChoice || isUploading || JSON.stringify(draft) !== JSON.stringify(begun);
  const { ask, question } = useGuardedClose({ isDirty }, onClose);
  const refusal = platforms.length === 0 ? 'Please select at least one platform' : draftRefusal(draft, platforms);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsSaving(true);
    const failure = await decisions.savePost(plan.planId, draft, {
      ...(areMoved ? { platforms } : {}),
      ...(hasNewChoice ? { fresh } : {}),
      ...(isMoved ? { scheduledAt: localToIso(local) } : {}),
    });
    setIsSaving(false);
    setProblem(failure);
    if (failure === null) onClose();
  };

  return (
    <>
      {question}
      <Dialog isOpen onClose={ask} label="Edit post" className="dialog max-w-300" isHeld={isSaving} asksFirst={isDirty}>
        <DialogHead title="Edit post" onClose={ask} isHeld={isSaving} />
        <form onSubmit={(event) => void save(event)} noValidate>
          <div className="flex flex-col gap-5 p-5 max-sm:p-4">
            <PlatformToggles chosen={platforms} onChange={setPlatforms} />
            <MomentField local={local} onChange={setLocal} platforms={platforms} asking={plan.planId} />
            <PostWorkbench
              draft={draft}
              platforms={platforms}
              onChange={setDraft}
              onUploading={setIsUploading}
              isOff={isSaving}
              drawsLater={plan.medium === 'image'}
            />
            {plan.recurrence !== null && plan.wish !== null && (
              <SeriesWords fresh={fresh} isOff={isSaving} onChange={setFresh} />
            )}
          </div>
          <DialogFoot>
            <FormNote problem={problem} hint={refusal} />
            <Button look="quiet" disabled={isSaving} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={isSaving || isUploading} disabled={platforms.length === 0 || local === ''}>
              {isUploading ? 'Uploading...' : 'Save Changes'}
            </Button>
          </DialogFoot>
        </form>
      </Dialog>
    </>
  );
}
