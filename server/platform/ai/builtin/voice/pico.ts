import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import SvoxPico from '@echogarden/svoxpico-wasm';
import type { Sound } from '../../sound.ts';
import { unspeakable } from './unspeakable.ts';

/** Who was recorded for Pico: one woman for each, with its reading of the language, numbers and times included. */
export type PicoRecording = keyof typeof VOICES;

const VOICES = {
  'en-US': 'lh0',
  'en-GB': 'kh0',
  'de-DE': 'gl0',
  'es-ES': 'zl0',
  'fr-FR': 'nk0',
  'it-IT': 'cm0',
} as const;

const RATE = 16_000;
const MEMORY = 2_500_000;
const CHUNK = 4096;
const STILL_SPEAKING = 201;
const NO_FAULT = 0;
const SAID_ALL = 200;
/** This build is twice as loud as Pico, and clips: half is what others give. */
const VOLUME = 50;

type Pico = Awaited<ReturnType<typeof SvoxPico>>;

const require = createRequire(import.meta.url);
let compiled: Promise<WebAssembly.Module> | null = null;

/** Each text is said by one of its own: the noise in its breath goes on where it was, and the same text is to give the same sound. */
async function begunPico(): Promise<Pico> {
  compiled ??= readFile(require.resolve('@echogarden/svoxpico-wasm/svoxpico.wasm')).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  const module = await compiled;
  return SvoxPico({
    instantiateWasm(imports, begin) {
      WebAssembly.instantiate(module, imports).then(begin);
      return {};
    },
  });
}

/** Says a text, by so much slower. */
export async function sayByPico(text: string, recording: PicoRecording, stretch: number): Promise<Sound> {
  const pico = await begunPico();
  return { samples: spokenBy(pico, await engineOf(pico, recording), marked(text, stretch)), rate: RATE };
}

/** Its own marks for pace and loudness; the text must hold none. */
function marked(text: string, stretch: number): string {
  const plain = text.replaceAll(/[<>&]/g, ' ');
  return `<volume level='${VOLUME}'><speed level='${Math.round(100 / stretch)}'>${plain}</speed></volume>\0`;
}

async function engineOf(pico: Pico, recording: PicoRecording): Promise<number> {
  const system = pointer(pico, (at) => pico._pico_initialize(pico._malloc(MEMORY), MEMORY, at));
  const voice = textAt(pico, recording);
  checked(pico._pico_createVoiceDefinition(system, voice));
  for (const file of [`${recording}_ta.bin`, `${recording}_${VOICES[recording]}_sg.bin`]) {
    pico.FS.writeFile(`/${file}`, await readFile(join(import.meta.dirname, 'lingware', file)));
    const resource = pointer(pico, (at) => pico._pico_loadResource(system, textAt(pico, `/${file}`), at));
    const name = pico._malloc(CHUNK);
    checked(pico._pico_getResourceName(system, resource, name));
    checked(pico._pico_addResourceToVoiceDefinition(system, voice, name));
  }
  return pointer(pico, (at) => pico._pico_newEngine(system, voice, at));
}

function spokenBy(pico: Pico, engine: number, text: string): Float32Array<ArrayBuffer> {
  const bytes = Buffer.byteLength(text);
  const [words, buffer] = [textAt(pico, text), pico._malloc(CHUNK)];
  const [taken, written, type] = [pico._malloc(4), pico._malloc(4), pico._malloc(4)];
  const parts: Int16Array[] = [];
  for (let at = 0; at < bytes; at += pico.HEAP16[taken >> 1] ?? 0) {
    checked(pico._pico_putTextUtf8(engine, words + at, Math.min(bytes - at, CHUNK), taken));
    let status = STILL_SPEAKING;
    while (status === STILL_SPEAKING) {
      status = pico._pico_getData(engine, buffer, CHUNK, written, type);
      const length = pico.HEAP16[written >> 1] ?? 0;
      parts.push(pico.HEAP16.slice(buffer >> 1, (buffer + length) >> 1));
    }
    if (status !== SAID_ALL) throw unspeakable();
  }
  const samples = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let from = 0;
  for (const part of parts) {
    for (const [index, sample] of part.entries()) samples[from + index] = sample / 32_768;
    from += part.length;
  }
  return samples;
}

function textAt(pico: Pico, text: string): number {
  const bytes = Buffer.from(`${text}\0`);
  const at = pico._malloc(bytes.length);
  pico.HEAPU8.set(bytes, at);
  return at;
}

/** What a function writes to the place that it is given. */
function pointer(pico: Pico, write: (at: number) => number): number {
  const at = pico._malloc(4);
  checked(write(at));
  const value = pico.HEAPU32[at >> 2] ?? 0;
  pico._free(at);
  return value;
}

function checked(status: number): void {
  if (status !== NO_FAULT) throw unspeakable();
}
