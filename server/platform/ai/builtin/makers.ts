import { setImmediate as nextTurn } from 'node:timers/promises';
import { storable, unusable, usablePicture, usableSpeech, usableText } from '../answers.ts';
import type { AiBounds } from '../bounds.ts';
import { AiFailure } from '../failures.ts';
import type { PictureMaker, SpeechMaker, TextMaker, WrittenText } from '../makers.ts';
import type { WritingTask } from '../tasks.ts';
import { altOf } from './designer/alt.ts';
import { REMARK_WORDS } from './designer/remark-words.ts';
import { remarksOn } from './designer/remarks.ts';
import { slidesOf } from './designer/slides.ts';
import type { BuiltinEngine, WriterAnswer } from './engine.ts';

/** The built-in editor as a maker of texts: it judges nothing and talks to nobody. */
export function builtinText(engine: BuiltinEngine, bounds: AiBounds): TextMaker {
  const write = async (task: WritingTask, signal: AbortSignal): Promise<WrittenText> => {
    // A workflow of hundreds of agents writes one text after the other: others get their turn before each.
    await nextTurn();
    const { text, ...remarks } = withRemarks(await engine.write(task, signal));
    return { text: usableText(text, 'stop', bounds.textBytes), ...remarks };
  };
  const unable = async (): Promise<never> => {
    throw new AiFailure('unavailable', { retryable: false });
  };
  return {
    write,
    stream: async (task, signal, onDelta) => {
      const written = await write(task, signal);
      for (const delta of fewParts(written.text.match(/\s*\S+\s*/g) ?? [])) {
        signal.throwIfAborted();
        onDelta(storable(delta));
        // Others get their turn between two words; there is no delay for show.
        await nextTurn();
      }
      return written;
    },
    object: async (schema, task, signal) => {
      await nextTurn();
      const made = schema.safeParse(await engine.content(task, signal));
      if (!made.success) throw unusable('bad-answer', 'no valid object', false);
      return made.data;
    },
    judge: unable,
    converse: unable,
  };
}

/** The built-in designer: it sets words, forms and plain symbols. */
export function builtinPictures(engine: BuiltinEngine, bounds: AiBounds): PictureMaker {
  return {
    draw: async (task, signal) => {
      const { poster, look, brand, language } = task;
      const { noPhoto, noPoints } = REMARK_WORDS[language];
      if (task.medium === 'photo' && !task.photo) throw new AiFailure('refused', { message: noPhoto });
      const carousel = look.slides === null || look.isTextless ? null : slidesOf(poster, look, brand);
      if (look.slides !== null && !look.isTextless && !carousel) throw new AiFailure('refused', { message: noPoints });
      const drawn = await engine.draw(task, signal);
      const pictures = drawn.map(({ png, design }) => ({
        ...usablePicture(png, bounds.imageBytes),
        alt: altOf(design, language),
        design,
      }));
      return { pictures, ...remarksOn(task, carousel) };
    },
  };
}

/** The built-in voice. */
export function builtinSpeech(engine: BuiltinEngine, bounds: AiBounds): SpeechMaker {
  return {
    speak: async (task, signal) => {
      const bytes = await usableSpeech(await engine.speak(task, signal), bounds.audioBytes);
      return task.language === 'pt' ? { bytes, notes: [NO_PORTUGUESE] } : { bytes };
    },
  };
}

const NO_PORTUGUESE =
  'A voz embutida não tem gravação em português: quem lê é a espanhola. Para uma voz portuguesa, ligue um modelo de voz em Settings, Integrations, AI models.';

function withRemarks(written: WriterAnswer): WrittenText {
  if (typeof written === 'string') return { text: written, isQuestion: false, notes: [] };
  if ('question' in written) return { text: written.question, isQuestion: true, notes: [] };
  return { ...written, isQuestion: false };
}

/** Each part goes a long way to the reader: of a long text it is several words. */
const MOST_PARTS = 300;

function fewParts(words: string[]): string[] {
  const each = Math.ceil(words.length / MOST_PARTS);
  return Array.from({ length: Math.ceil(words.length / Math.max(1, each)) }, (_, at) =>
    words.slice(at * each, (at + 1) * each).join(''),
  );
}
