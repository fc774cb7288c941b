import { PanelRight, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { BUILTIN_VOICE, notesOf, type Output } from '../../../domain/workflow/outputs.ts';
import { IconButton } from '../../components/button.tsx';
import { CopyButton } from '../../components/output/copy-button.tsx';
import { Markdown } from '../../components/output/markdown.tsx';
import { NoteList } from '../../components/output/note-list.tsx';
import { OutputView } from '../../components/output/output-view.tsx';
import { PictureEditing } from '../../components/output/picture-editing.tsx';
import { EngineLabel } from './engine-label.tsx';
import { PlanCard } from './plan/plan-card.tsx';
import { madeIn } from './state/answers.ts';
import { chat, results, useChat } from './state/chat-here.ts';
import type { ChatMessage } from './state/chat-state.ts';
import { pictureEdited } from './state/picture-edited.ts';

/** An answer of the assistant: its words, what was made, its plans, and what can be done with it. */
export function AnswerView({ message, isLast }: { message: ChatMessage; isLast: boolean }) {
  const outputs = madeIn(message.workflowResponse?.outputs ?? []);
  // What the assistant only said or asked was made by no engine: there is nothing to copy or to make again.
  const works = outputs.filter(({ engine }) => engine !== undefined);
  const isRunning = useChat(({ isLoading }) => isLoading);
  const hasPlans = message.workflowData !== undefined;
  const texts = works.filter(isText).map(({ output }) => output);
  const hasOther = works.some(({ engine }) => engine !== BUILTIN_VOICE);
  return (
    <div className="flex flex-col gap-4">
      <Editable chatId={message.chatId}>
        <MadeView words={message.content} outputs={outputs} />
      </Editable>
      {hasPlans && <PlanCard message={message} />}
      {works.length > 0 && (
        <div className="-mt-2 -ml-1.5 flex flex-wrap items-center gap-0.5">
          {texts.length > 0 && <CopyButton text={texts.join('\n\n')} label="Copy the answer" />}
          {isLast && hasOther && (
            <IconButton
              label="Another version"
              disabled={isRunning}
              onClick={() => void chat.askForAnotherVersion(message.id)}
              className="size-7 text-ink-3"
            >
              <RefreshCw size={14} />
            </IconButton>
          )}
          {message.chatId !== undefined && <OpenResults chatId={message.chatId} />}
          <EngineLabel engines={[...new Set(works.flatMap(({ engine }) => engine ?? []))]} />
        </div>
      )}
    </div>
  );
}

/** Lets the pictures of an exchange be edited, once the server has it. */
function Editable({ chatId, children }: { chatId: string | undefined; children: ReactNode }) {
  if (chatId === undefined) return children;
  return (
    <PictureEditing chatId={chatId} onEdited={(of, picture) => pictureEdited(chatId, of, picture)}>
      {children}
    </PictureEditing>
  );
}

function OpenResults({ chatId }: { chatId: string }) {
  return (
    <IconButton label="Open results" onClick={() => void results.show(chatId)} className="size-7 text-ink-3">
      <PanelRight size={14} />
    </IconButton>
  );
}

/** The words and everything that agents made; a lone text for no platform in particular speaks for itself. */
export function MadeView({ words, outputs }: { words: string; outputs: Output[] }) {
  const lone = outputs.length === 1 && outputs.every(isText) ? outputs[0] : undefined;
  const isPlain = lone !== undefined && lone.platform === undefined;
  const lead = isPlain ? '' : words;
  const indexOf = (output: Output) =>
    outputs.filter(({ output_type }) => output_type === output.output_type).indexOf(output) + 1;
  return (
    <>
      {lead.trim() !== '' && <Markdown text={lead} />}
      {isPlain && !lone.question ? (
        <div>
          <Markdown text={lone.output} />
          <NoteList notes={notesOf(lone)} className="mt-3" />
        </div>
      ) : (
        outputs.map((output, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: outputs have no other name than their place
          <OutputView key={index} output={output} index={indexOf(output)} />
        ))
      )}
    </>
  );
}

function isText({ output_type }: Output): boolean {
  return output_type === 'text';
}
