import { VOICES } from '../../domain/workflow/agents.ts';
import { loudnessOf, truePeak } from '../../server/platform/ai/builtin/voice/loudness.ts';
import { liveliness, middleOf, pitchTrack } from '../../server/platform/ai/builtin/voice/pitch.ts';
import { spoken } from '../../server/platform/ai/builtin/voice/speak.ts';

export const POST =
  'Big news: our coffee bags are now fully compostable. Same beans, same roast, and the bag turns into soil in 26 weeks. ' +
  'We spent two years looking for a material that keeps coffee fresh and leaves nothing behind. Come by this Saturday at 10 am, ' +
  'bring an old bag and get 20% off your next one. What would you like us to change next?';

/** How each voice sounds: lively reading moves by 2.5 to 4 semitones, posts are to have -16 LUFS and peaks of at most -1 dB. */
export async function printVoices(): Promise<void> {
  for (const voice of VOICES) {
    const sound = await spoken(POST, { voice, language: 'en' });
    const track = pitchTrack(sound);
    const pitch = Math.round(middleOf(track.filter((one) => one > 0)));
    const peak = (20 * Math.log10(truePeak(sound))).toFixed(1);
    console.log(
      `  ${voice}: ${pitch} Hz, moves by ${liveliness(track).toFixed(1)} semitones, ${loudnessOf(sound).toFixed(1)} LUFS, true peak ${peak} dB`,
    );
  }
}
