import { VOICES, type Voice } from '../../../domain/agents.ts';

/** The voice that a message names. */
export function voiceNamed(message: string): Voice | undefined {
  const said = message.toLowerCase();
  return VOICES.find((voice) => said.includes(voice.toLowerCase()));
}
