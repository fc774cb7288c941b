import { BUILTIN_EDITOR } from '../../../../domain/workflow/outputs.ts';
import { languageOf } from '../../../assistant/reading/language.ts';
import { readPhotoWish } from '../../../assistant/reading/wishes/photo-wish.ts';
import { inLanguage } from '../../../assistant/texts/in-language.ts';
import type { ChatOutcome, Exchange } from '../answering.ts';
import type { RecordRow } from '../kept/records.ts';
import { withPhotoBeside } from './photo-beside.ts';
import { onlySaid } from './talk-answer.ts';

const WHAT_OF_IT =
  'What shall I do with this photo? Tell me the words of a post that it goes with, or what should stand on it.';

/** Asks what a photo without words is for. */
export function askAboutPhoto({ deps, conversation }: Exchange): ChatOutcome {
  const said = conversation.turns.findLast(({ sender }) => sender === 'user')?.content ?? '';
  return onlySaid(inLanguage(WHAT_OF_IT, languageOf(said)), deps.clock(), { isQuestion: true });
}

/** A message with the photo that it brings, or that came with what it answers; null where it brings a photo and no word. */
export async function withPhoto(exchange: Exchange, before: RecordRow[]): Promise<Exchange | null> {
  const { deps, sent, asked, memory } = exchange;
  const id = sent.photo ?? photoInQuestion(before);
  if (id === null) return exchange;
  const photo = await deps.photoOf(asked.userId, id);
  const { text, isAdded } = readPhotoWish(sent.originalMessage);
  const isAlone = isAdded && memory.state.drafts.length + memory.state.plans.length === 0;
  if (text === '' || isAlone) return null;
  // Whatever is drawn for this message stands on its photo.
  const agentsFor: typeof deps.agentsFor = (userId) => {
    const agents = deps.agentsFor(userId);
    return { ...agents, image: (request) => agents.image({ ...request, photo: id }) };
  };
  return {
    ...exchange,
    deps: { ...deps, agentsFor },
    sent: { ...sent, originalMessage: text },
    photo: { ...photo, isAdded },
  };
}

/** The photo that came before a question which is still open. */
function photoInQuestion(before: RecordRow[]): string | null {
  const asks = ({ outputs }: RecordRow): boolean => outputs.some((output) => 'question' in output && output.question);
  const open = before.slice(before.findLastIndex((record) => !asks(record)) + 1);
  return open.findLast(({ photo }) => photo !== null)?.photo ?? null;
}

/** The photo beside a draft that is there already; null where something else is asked for. */
export function answerPhotoBeside(exchange: Exchange, named: number[] = []): Promise<ChatOutcome> | null {
  const { photo, memory, deps } = exchange;
  const { drafts, latest } = memory.state;
  const wanted = named.length > 0 ? named : latest;
  const shown = drafts.filter(({ n }) => wanted.includes(n));
  const [first] = shown;
  if (!photo?.isAdded || !first) return null;
  const again = shown.map(({ text, platform, n }) => ({
    output_type: 'text' as const,
    output: text,
    agent: 'Assistant',
    timestamp: Math.floor(deps.clock().getTime() / 1000),
    engine: BUILTIN_EDITOR,
    draft: n,
    ...(platform ? { platform } : {}),
  }));
  const message = inLanguage('Here it is with your photo.', languageOf(first.text));
  const made: ChatOutcome = { status: 'completed', message, outputs: again, plans: [], effects: [] };
  return Promise.resolve(withPhotoBeside(exchange, made));
}
