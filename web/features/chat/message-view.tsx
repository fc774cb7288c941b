import { Check, CircleAlert, RotateCcw } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/button.tsx';
import { LogoMark } from '../../components/logo.tsx';
import { CopyButton } from '../../components/output/copy-button.tsx';
import { Markdown } from '../../components/output/markdown.tsx';
import { previewAddress } from '../../components/output/media-addresses.ts';
import { Spinner } from '../../components/spinner.tsx';
import { useUsage } from '../../lib/queries/usage.ts';
import { AnswerView, MadeView } from './answer-view.tsx';
import { chat, useLiveAnswer } from './state/chat-here.ts';
import type { ChatMessage } from './state/chat-state.ts';

interface Props {
  message: ChatMessage;
  /** Whether it belongs to the last exchange: only that, and what the server does not know, can be tried again. */
  isLast: boolean;
}

/** One message of the conversation. */
export const MessageView = memo(function MessageView({ message, isLast }: Props) {
  if (message.sender === 'user') return <Asked text={message.content} photo={message.photo} />;
  if (message.type === 'processing') return <InTheMaking placeholder={message.content} />;
  if (message.type === 'error') return <Failed message={message} isLast={isLast} />;
  if (message.sender === 'system') return <Note text={message.content} />;
  return (
    <Told>
      {message.wasStopped ? (
        <Stopped message={message} isLast={isLast} />
      ) : (
        <AnswerView message={message} isLast={isLast} />
      )}
    </Told>
  );
});

function Asked({ text, photo }: { text: string; photo: string | undefined }) {
  return (
    <div className="group flex flex-col items-end gap-1.5">
      {photo !== undefined && (
        <img
          src={previewAddress(photo)}
          alt="Your attachment"
          className="max-h-60 max-w-[min(80%,20rem)] rounded-2xl bg-hover shadow-xs"
        />
      )}
      {text !== '' && (
        <div className="flex w-full items-end justify-end gap-1">
          <span className="opacity-0 transition-opacity duration-120 group-focus-within:opacity-100 group-hover:opacity-100">
            <CopyButton text={text} label="Copy your message" />
          </span>
          <p className="max-w-[80%] rounded-2xl rounded-br-[4px] bg-sunken px-4 py-2.5 text-md [overflow-wrap:anywhere] whitespace-pre-wrap shadow-xs dark:bg-surface">
            {text}
          </p>
        </div>
      )}
    </div>
  );
}

function Told({ children }: { children: ReactNode }) {
  return (
    <div className="flex gap-3.5 max-sm:flex-col max-sm:gap-2.5">
      <LogoMark size={22} />
      <div className="min-w-0 flex-1 text-md">{children}</div>
    </div>
  );
}

/** The placeholder, until the first words are there, and the steps that the assistant takes. */
function InTheMaking({ placeholder }: { placeholder: string }) {
  const { texts, outputs, doneSteps, step } = useLiveAnswer((live) => live);
  return (
    <Told>
      <div aria-busy="true" className="flex flex-col gap-4">
        {outputs.length > 0 && <MadeView words="" outputs={outputs} />}
        {texts.map(({ agent, text }) => (
          <div key={agent}>
            {texts.length + outputs.length > 1 && <p className="mb-1 text-xs font-medium text-ink-3">{agent}</p>}
            <Markdown text={text} />
          </div>
        ))}
        {(texts.length === 0 || step !== null) && (
          <div className="flex flex-col gap-2">
            {texts.length === 0 && (
              <p role="status" className="shimmer w-fit">
                {placeholder}
              </p>
            )}
            <Steps done={doneSteps} now={step} />
          </div>
        )}
      </div>
    </Told>
  );
}

/** What the assistant has done so far, and what it does now. */
function Steps({ done, now }: { done: string[]; now: string | null }) {
  if (done.length === 0 && now === null) return null;
  return (
    <ol aria-label="Steps" className="flex flex-col gap-1 text-sm text-ink-3">
      {done.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps may repeat, and only follow each other
        <li key={at} className="flex items-center gap-2">
          <Check size={14} aria-hidden="true" className="shrink-0 text-ok" />
          {step.replace(/…$/, '')}
        </li>
      ))}
      {now !== null && (
        <li className="flex items-center gap-2 text-ink-2">
          <Spinner size={14} />
          <span role="status">{now}</span>
        </li>
      )}
    </ol>
  );
}

function Stopped({ message, isLast }: Props) {
  return (
    <div className="flex flex-col gap-3">
      {message.content !== '' && <Markdown text={message.content} />}
      <div className="flex flex-wrap items-center gap-3 text-sm text-ink-3">
        You stopped this answer.
        {(isLast || message.chatId === undefined) && <TryAgain messageId={message.id} />}
      </div>
    </div>
  );
}

function Failed({ message, isLast }: Props) {
  // Only an answer can be asked for again; what went wrong with a plan is tried again on its card.
  const canRetry = message.sender === 'assistant' && (isLast || message.chatId === undefined);
  const { data: usage } = useUsage();
  return (
    <div role="alert" className="ml-9 max-w-150 rounded-lg bg-bad-wash px-4 py-3 text-base text-bad max-sm:ml-0">
      <div className="flex gap-2.5">
        <CircleAlert size={16} aria-hidden="true" className="mt-1 shrink-0" />
        <div className="min-w-0 flex-1">
          <Markdown text={message.content} />
        </div>
      </div>
      {canRetry && (
        <div className="mt-2.5 ml-6.5 flex flex-wrap items-center gap-2">
          <TryAgain messageId={message.id} />
          {usage?.remainingUsage === 0 && (
            <ButtonLink to="/upgrade" target="_blank" rel="noopener" look="quiet" size="small">
              See Premium
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}

function TryAgain({ messageId }: { messageId: string }) {
  return (
    <Button look="quiet" size="small" onClick={() => void chat.retry(messageId)}>
      <RotateCcw size={13} aria-hidden="true" />
      Try again
    </Button>
  );
}

/** What the product itself tells, such as a confirmation. */
function Note({ text }: { text: string }) {
  return (
    <div
      role="status"
      className="ml-9 w-fit max-w-150 rounded-lg bg-sunken px-4 py-2.5 text-base text-ink-2 shadow-xs max-sm:ml-0"
    >
      <Markdown text={text} />
    </div>
  );
}
