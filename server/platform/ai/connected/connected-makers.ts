import {
  generateImage,
  generateSpeech,
  generateText,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
  streamText,
} from 'ai';
import { asksBack } from '../../../lib/references.ts';
import { ALT_WORDS, altText } from '../alt-words.ts';
import { held, storable, unusable, usablePicture, usableSpeech, usableText, yesOrNo } from '../answers.ts';
import type { AiBounds } from '../bounds.ts';
import type { ModelConnection } from '../connections.ts';
import type { PictureMaker, SpeechMaker, TextMaker, WrittenText } from '../makers.ts';
import type { TokenMeter } from '../token-meter.ts';
import { converse } from './converse.ts';
import { patientModel } from './patient-model.ts';
import { contentPrompt, judgePrompt, picturePrompt, spokenText, writingPrompt } from './prompts.ts';
import { connectedImage, connectedSpeech, connectedText } from './providers.ts';
import type { Redact } from './redact.ts';

/** What every connected model works within. */
export interface Surroundings {
  bounds: AiBounds;
  redact: Redact;
  tokens: TokenMeter | undefined;
}

/** A connected model as a maker of texts. */
export function modelText(connection: ModelConnection, { bounds, redact, tokens }: Surroundings): TextMaker {
  const { model, options: providerOptions } = connectedText(connection, bounds, tokens);
  const asked = { model, maxRetries: 0, providerOptions };
  return {
    write: async (task, abortSignal) => {
      const answer = await generateText({ ...asked, ...writingPrompt(task), abortSignal });
      return withRemarks(usableText(answer.text, answer.finishReason, bounds.textBytes));
    },

    stream: async (task, abortSignal, onDelta) => {
      // Errors arrive as parts; without this the SDK prints them on the console.
      const answer = streamText({ ...asked, ...writingPrompt(task), abortSignal, onError: () => {} });
      let text = '';
      let bytes = 0;
      for await (const part of answer.stream) {
        if (part.type === 'error') throw part.error;
        if (part.type === 'abort') throw abortSignal.reason;
        if (part.type === 'finish') return withRemarks(usableText(text, part.finishReason, bounds.textBytes));
        if (part.type !== 'text-delta' || part.text === '') continue;
        bytes += Buffer.byteLength(part.text);
        if (bytes > bounds.textBytes) throw unusable('too-large', 'the text is larger than allowed');
        text += part.text;
        onDelta(storable(part.text));
      }
      throw unusable('unavailable', 'the answer was cut off');
    },

    judge: async (task, abortSignal) => {
      const answer = await generateText({ ...asked, ...judgePrompt(task), abortSignal });
      const said = yesOrNo(usableText(answer.text, answer.finishReason, bounds.textBytes));
      if (said === null) throw unusable('bad-answer', 'the answer is neither yes nor no');
      return said;
    },

    object: async (schema, task, abortSignal) => {
      const { instructions, prompt } = contentPrompt(task);
      const request: ModelMessage = { role: 'user', content: prompt };
      const ask = (messages: ModelMessage[]) =>
        generateText({ ...asked, instructions, messages, output: Output.object({ schema }), abortSignal });
      try {
        return (await ask([request])).output;
      } catch (error) {
        if (!NoObjectGeneratedError.isInstance(error)) throw error;
        if (error.finishReason === 'content-filter') throw held();
        return await repair(error, (messages) => ask([request, ...messages]));
      }
    },

    converse: (task, signal) => {
      const { textBytes, retries, backoffMs } = bounds;
      // A local server has a window of its own, and some refuse to be asked for more than is left of it.
      const turn = connection.provider === 'local' ? { ...bounds.turn, stepTokens: null } : bounds.turn;
      const patient = patientModel(model, { timeoutMs: turn.ms, retries, backoffMs, redact }, turn.calls);
      return converse({ model: patient, options: providerOptions }, task, { ...turn, textBytes }, signal);
    },
  };
}

/** A connected model as a maker of pictures. */
export function modelPictures(connection: ModelConnection, { bounds, tokens }: Surroundings): PictureMaker {
  const { model, options: providerOptions, shapeFor } = connectedImage(connection, bounds, tokens);
  return {
    draw: async (task, abortSignal) => {
      const asked = { model, prompt: picturePrompt(task), ...shapeFor(task.platform) };
      const answer = await generateImage({ ...asked, maxRetries: 0, abortSignal, providerOptions });
      const alt = altText(ALT_WORDS[task.language].picture, [task.poster.title || task.brief]);
      return { pictures: [{ ...usablePicture(answer.image.uint8Array, bounds.imageBytes), alt }] };
    },
  };
}

/** A connected model as a maker of speech. */
export function modelSpeech(connection: ModelConnection, { bounds, tokens }: Surroundings): SpeechMaker {
  const { model, options: providerOptions, voices, format } = connectedSpeech(connection, bounds, tokens);
  return {
    speak: async ({ text, voice }, abortSignal) => {
      const asked = { model, text: spokenText(text), voice: voices[voice], outputFormat: format };
      const answer = await generateSpeech({ ...asked, maxRetries: 0, abortSignal, providerOptions });
      return { bytes: await usableSpeech(answer.audio.uint8Array, bounds.audioBytes) };
    },
  };
}

/** Of a model it is only seen in what it wrote whether it asks back. */
function withRemarks(text: string): WrittenText {
  return { text, isQuestion: asksBack(text), notes: [] };
}

/** Shows the model its broken answer once; a second broken one is final. */
async function repair<T>(
  broken: NoObjectGeneratedError,
  ask: (messages: ModelMessage[]) => Promise<{ output: T }>,
): Promise<T> {
  const messages: ModelMessage[] = [
    { role: 'assistant', content: (broken.text ?? '').slice(0, 8000) || '(no answer)' },
    { role: 'user', content: 'That was not the JSON object asked for. Answer again with the JSON object alone.' },
  ];
  try {
    return (await ask(messages)).output;
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error))
      throw unusable('bad-answer', 'no valid object, not even after one repair', false);
    throw error;
  }
}
