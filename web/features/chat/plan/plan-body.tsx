import { AudioLines, Clock3, Image, type LucideIcon, Pencil, Repeat, Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { PLATFORM_RULES, PLATFORMS, type Platform } from '../../../../domain/post/platforms.ts';
import { AGENT_TYPE_LABELS } from '../../../../domain/schedule/agent-types.ts';
import { frequencyWords, hasNothingToPost, type SchedulePlan } from '../../../../domain/schedule/plan.ts';
import { Button } from '../../../components/button.tsx';
import { Question } from '../../../components/dialogs/question.tsx';
import { mediaAddress } from '../../../components/output/media-addresses.ts';
import { NoteList } from '../../../components/output/note-list.tsx';
import { PlatformIcon } from '../../../components/platform-icons.tsx';
import { PostSounds } from '../../../components/post/post-sounds.tsx';
import { patiently } from '../../../lib/api/connection.ts';
import { planRemarks } from './plan-texts.ts';
import { planMoment } from './plan-when.ts';

const MEDIA: Partial<Record<SchedulePlan['medium'], [LucideIcon, string]>> = {
  image: [Image, 'As a picture'],
  audio: [AudioLines, 'As audio'],
};

const PlanPreview = lazy(patiently(() => import('./plan-preview.tsx')));

interface Props {
  plan: SchedulePlan;
  /** Opens the post to be edited; null where it can't be any more. */
  onEdit: (() => void) | null;
}

/** What a plan will do: when, where, with which words and pictures. */
export function PlanBody({ plan, onEdit }: Props) {
  const [platform, setPlatform] = useState<Platform | null>(null);
  const { day, time, zone } = planMoment(plan, new Date());
  const medium = MEDIA[plan.medium];
  return (
    <div className="p-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2.5 text-sm">
        <p title={plan.scheduledAtLocalFormatted} className="flex items-center gap-2">
          <Clock3 size={15} strokeWidth={2} aria-hidden="true" className="text-accent-text" />
          <time dateTime={plan.scheduledAt}>
            <span className="font-medium">{day}</span> <span className="text-ink-2 tabular-nums">{time}</span>{' '}
            <span className="text-xs text-ink-3">{zone}</span>
          </time>
        </p>
        <PlatformPicker platforms={plan.platforms} chosen={platform} onChoose={setPlatform} />
      </div>
      <h3 className={hasOwnName(plan) ? 'mt-3.5 text-sm font-medium text-balance' : 'sr-only'}>{plan.workflowName}</h3>
      {!hasNothingToPost(plan) && <Preview plan={plan} platform={platform} />}
      <PostSounds draft={{ ...plan.post, text: plan.input }} platforms={null} className="mt-3" />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <dl className="flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-ink-2">
          <Fact icon={Repeat} name="Frequency" value={capital(frequencyWords(plan))} />
          <Fact icon={Sparkles} name="Agent type" value={AGENT_TYPE_LABELS[plan.agentType].label} />
          {medium && <Fact icon={medium[0]} name="Medium" value={medium[1]} />}
        </dl>
        {onEdit && (
          <Button look="ghost" size="small" onClick={onEdit} className="-my-1.5 -mr-2 ml-auto">
            <Pencil size={13} aria-hidden="true" />
            Edit
          </Button>
        )}
      </div>
      <NoteList notes={planRemarks(plan)} className="mt-3 border-t border-line pt-3" />
      {plan.question && plan.state === 'pending' && (
        <div className="mt-3 border-t border-line pt-3 text-sm">
          <Question>{plan.question}</Question>
        </div>
      )}
    </div>
  );
}

interface PickerProps {
  platforms: Platform[];
  chosen: Platform | null;
  onChoose: (platform: Platform | null) => void;
}

/** The platforms of a plan; each shows how the post stands there. */
function PlatformPicker({ platforms, chosen, onChoose }: PickerProps) {
  const isAll = platforms.length === 0;
  return (
    <fieldset className="ml-auto flex items-center gap-1">
      <legend className="sr-only">Preview for</legend>
      {isAll && <span className="mr-1 text-xs text-ink-2">All platforms</span>}
      {(isAll ? PLATFORMS : platforms).map((platform) => {
        const { label } = PLATFORM_RULES[platform];
        return (
          <button
            key={platform}
            type="button"
            aria-label={`Preview for ${label}`}
            title={label}
            aria-pressed={platform === chosen}
            onClick={() => onChoose(platform === chosen ? null : platform)}
            className="grid size-6 place-items-center rounded-sm bg-hover transition-[background,box-shadow] duration-120 hover:bg-active aria-pressed:bg-surface aria-pressed:shadow-[inset_0_0_0_1.5px_var(--c-accent)] pointer-coarse:size-8"
          >
            <PlatformIcon platform={platform} size={13} />
          </button>
        );
      })}
    </fieldset>
  );
}

/** The post: its words whole and its first picture, or as one network will show it. */
function Preview({ plan, platform }: { plan: SchedulePlan; platform: Platform | null }) {
  const text = plan.input || plan.description || plan.originalMessage;
  const whole = (
    <div className="mt-3 flex gap-4 @max-[420px]:flex-col-reverse">
      <p className="min-w-0 flex-1 text-base text-pretty whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
      <Pictures plan={plan} />
    </div>
  );
  if (platform === null) return whole;
  return (
    <Suspense fallback={whole}>
      <PlanPreview draft={{ ...plan.post, text }} platform={platform} />
    </Suspense>
  );
}

/** The first picture of the post, and how many there are. */
function Pictures({ plan: { post } }: { plan: SchedulePlan }) {
  const pictures = post.media.filter(({ kind }) => kind === 'image');
  const [first] = pictures;
  if (!first) return null;
  return (
    // Its place is kept while it loads; whole, since a card that is cropped has half of its words.
    <span className="flex h-36 w-48 shrink-0 items-start justify-end @max-[420px]:h-48 @max-[420px]:w-full @max-[420px]:justify-start">
      <span className="relative">
        <img
          src={mediaAddress(first.mediaId)}
          alt={first.alt || 'The picture of this post'}
          className="max-h-36 max-w-full rounded-lg bg-hover shadow-xs @max-[420px]:max-h-48"
        />
        {pictures.length > 1 && (
          <span className="absolute right-1.5 bottom-1.5 rounded-full bg-black/65 px-2 py-0.5 text-2xs font-medium text-white">
            {pictures.length} pictures
          </span>
        )}
      </span>
    </span>
  );
}

/** Whether the name says something that the text does not begin with anyway. */
function hasOwnName({ workflowName, input }: SchedulePlan): boolean {
  return !input
    .trimStart()
    .toLowerCase()
    .startsWith(workflowName.replace(/[….]+$/, '').toLowerCase());
}

function Fact({ icon: Icon, name, value }: { icon: LucideIcon; name: string; value: string }) {
  return (
    <div className="inline-flex items-center gap-1.5">
      <dt>
        <Icon size={13} aria-hidden="true" className="text-ink-3" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
