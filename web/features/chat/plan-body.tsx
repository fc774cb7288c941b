import { AudioLines, Clock3, Image, type LucideIcon, Repeat, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { AGENT_TYPE_LABELS } from '../../../domain/agents.ts';
import { frequencyWords, hasNothingToPost, type SchedulePlan } from '../../../domain/plan.ts';
import { PLATFORM_RULES, type Platform } from '../../../domain/platforms.ts';
import { lengthOn } from '../../../domain/text.ts';
import { NoteList } from '../../components/note-list.tsx';
import { PlatformIcon } from '../../components/platform-icons.tsx';
import { Question } from '../../components/question.tsx';
import { classNames } from '../../lib/class-names.ts';
import { remarksOn } from './plan-texts.ts';
import { planMoment } from './plan-when.ts';

const MEDIA: Partial<Record<SchedulePlan['medium'], [LucideIcon, string]>> = {
  image: [Image, 'As a picture'],
  audio: [AudioLines, 'As audio'],
};

/** What a plan will do: when, where, with which words. */
export function PlanBody({ plan }: { plan: SchedulePlan }) {
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
      <dl className="mt-4 flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-ink-2">
        <Fact icon={Repeat} name="Frequency" value={capital(frequencyWords(plan))} />
        <Fact icon={Sparkles} name="Agent type" value={AGENT_TYPE_LABELS[plan.agentType].label} />
        {medium && <Fact icon={medium[0]} name="Medium" value={medium[1]} />}
      </dl>
      <NoteList notes={remarksOn(plan)} className="mt-3 border-t border-line pt-3" />
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
  if (platforms.length === 0) return <span className="ml-auto text-xs text-ink-2">All platforms</span>;
  return (
    <fieldset className="ml-auto flex items-center gap-1">
      <legend className="sr-only">Preview for</legend>
      {platforms.map((platform) => {
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

/** The words of the post: whole, or as a platform shows them before its readers unfold them. */
function Preview({ plan, platform }: { plan: SchedulePlan; platform: Platform | null }) {
  const text = plan.input || plan.description || plan.originalMessage;
  const rules = platform && PLATFORM_RULES[platform];
  const isFolded = rules !== null && text.length > rules.hookLength;
  const length = platform === null ? 0 : lengthOn(text, platform);
  return (
    <>
      <p className="mt-3 text-base text-pretty whitespace-pre-line [overflow-wrap:anywhere]">
        {isFolded ? text.slice(0, rules.hookLength).trimEnd() : text}
        {isFolded && <span className="text-ink-3">… more</span>}
      </p>
      {rules && (
        <p className={classNames('mt-2 text-xs tabular-nums', length > rules.maxLength ? 'text-warn' : 'text-ink-3')}>
          {`${length.toLocaleString('en-US')} of ${rules.maxLength.toLocaleString('en-US')} characters on ${rules.label}`}
          {length > rules.maxLength && ': too long there, so shorten it before you post it.'}
        </p>
      )}
    </>
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
