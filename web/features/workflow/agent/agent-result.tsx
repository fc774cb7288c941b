import {
  AudioLines,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  CircleSlash2,
  History,
  ImageOff,
  MessageCircleQuestionMark,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { NodeOutput } from '../../../../domain/api/workflow/workflows.ts';
import { GIVE_WORDS, isWordless, kindOf } from '../../../../domain/workflow/agents.ts';
import type { Output } from '../../../../domain/workflow/outputs.ts';
import { pictureAddress } from '../../../components/output/media-addresses.ts';
import { Spinner } from '../../../components/spinner.tsx';
import type { AgentNode } from '../drawing/drawing.ts';
import { chooseNextVersion, showResponse } from '../drawing/workflow-actions.ts';
import { useIsOld } from '../run/old-outputs.ts';
import { runAndTell } from '../run/run-and-tell.ts';
import type { NodeRun } from '../run/run-progress.ts';

/** Only the end of a long text fits, and it is the end that grows. */
const TAIL = 240;

/** What an agent is doing or has made, in a few lines. */
export function AgentResult({ agent, run }: { agent: AgentNode; run: NodeRun }) {
  switch (run.status) {
    case 'waiting':
      return (
        <Frame icon={<CircleDashed size={13} className="text-ink-3" />} title="Waiting">
          <p className="text-2xs text-ink-3">
            {agent.isInputConnected ? 'Starts when its sources are done.' : 'Starts in a moment.'}
          </p>
        </Frame>
      );
    case 'running':
      return (
        <Frame icon={<Spinner size={13} />} title={kindOf(agent).atWork} tone="text-accent-text">
          {run.text !== '' && <p className={LINES}>{run.text.slice(-TAIL)}</p>}
        </Frame>
      );
    case 'failed':
      return (
        <Frame
          icon={<CircleAlert size={13} />}
          title="Failed"
          tone="text-bad"
          action={
            <SmallButton label={`Retry ${agent.name}`} onUse={() => void runAndTell({ kind: 'from', id: agent.id })}>
              Retry
            </SmallButton>
          }
        >
          <p title={run.message} className={LINES}>
            {run.message}
          </p>
        </Frame>
      );
    case 'refused':
      return (
        <Frame icon={<CircleAlert size={13} />} title="Can’t run yet" tone="text-bad">
          <p title={run.message} className={LINES}>
            {isWordless(agent, run.message) ? GIVE_WORDS : run.message}
          </p>
        </Frame>
      );
    case 'skipped':
      return (
        <Frame icon={<CircleSlash2 size={13} className="text-ink-3" />} title="Skipped">
          <p title={run.message} className={LINES}>
            {run.message}
          </p>
        </Frame>
      );
    case 'done':
      if (run.output.question)
        return (
          <Frame icon={<MessageCircleQuestionMark size={13} />} title="Asks" tone="text-info">
            <p title={run.output.output} className={LINES}>
              {run.output.output}
            </p>
          </Frame>
        );
      return <Made agent={agent} output={run.output} />;
  }
}

const LINES = 'line-clamp-3 text-2xs break-words text-ink-2';

interface FrameProps {
  icon: ReactNode;
  title: string;
  tone?: string;
  hint?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}

function Frame(props: FrameProps) {
  return (
    <div className="flex h-full flex-col gap-1 border-t border-line px-3 py-2">
      <div className={`flex h-4 items-center gap-1.5 text-2xs font-medium ${props.tone ?? 'text-ink-2'}`}>
        <span aria-hidden="true">{props.icon}</span>
        <span title={props.hint}>{props.title}</span>
        {props.action}
      </div>
      {props.children}
    </div>
  );
}

/** What an agent made: whether it is still true, and which of its versions it is. */
function Made({ agent: { id, name }, output }: { agent: AgentNode; output: NodeOutput }) {
  const isOld = useIsOld(id);
  const others = output.others?.length ?? 0;
  const undone = output.undone ?? [];
  return (
    <Frame
      {...stateOf(output, isOld)}
      action={
        <span className="ml-auto flex">
          {others > 0 && (
            <SmallButton label={`Next version of ${name}`} onUse={() => chooseNextVersion(id)}>
              {others + 1} versions
            </SmallButton>
          )}
          <SmallButton label={`Show what ${name} made`} onUse={() => showResponse(true)}>
            Show
          </SmallButton>
        </span>
      }
    >
      {undone.length > 0 ? (
        <p title={undone.join('\n')} className={LINES}>
          {undone.join(' ')}
        </p>
      ) : (
        <Preview output={output} />
      )}
    </Frame>
  );
}

/** How an output is shown: what is no longer true, or was not done as told, is never ‘Done’. */
function stateOf(
  { undone, reused, way }: NodeOutput,
  isOld: boolean,
): Pick<FrameProps, 'icon' | 'title' | 'tone' | 'hint'> {
  if (isOld)
    return {
      icon: <History size={13} />,
      title: 'Old',
      tone: 'text-warn',
      hint: 'Something before this has changed since. Run to here to make it anew.',
    };
  if (undone?.length) return { icon: <CircleSlash size={13} />, title: 'Not done', tone: 'text-warn' };
  const title = `Done${way ? `: ${way}` : ''}${reused ? ', reused' : ''}`;
  return { icon: <CircleCheck size={13} />, title, tone: 'text-ok' };
}

function SmallButton({ label, onUse, children }: { label: string; onUse: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onUse}
      className="nodrag nopan ml-auto rounded-sm px-1 text-2xs font-medium text-ink-2 hover:bg-hover hover:text-ink"
    >
      {children}
    </button>
  );
}

function Preview({ output }: { output: Output }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (output.output_type === 'text') return <p className={LINES}>{output.output}</p>;
  if (output.output_type === 'audio')
    return (
      <p className="flex items-center gap-2 text-2xs text-ink-2">
        <AudioLines size={16} aria-hidden="true" className="text-ink-3" />A clip to listen to
      </p>
    );
  const address = pictureAddress(output);
  return address === null || hasFailed ? (
    <ImageOff size={16} aria-hidden="true" className="text-ink-3" />
  ) : (
    <img
      src={address}
      alt={output.alt || `By ${output.agent}`}
      loading="lazy"
      onError={() => setHasFailed(true)}
      className="h-12 w-fit rounded-sm bg-hover object-cover shadow-xs"
    />
  );
}
