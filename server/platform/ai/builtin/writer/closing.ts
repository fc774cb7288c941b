import type { Brand } from '../../../../../domain/brand.ts';
import type { Platform } from '../../../../../domain/platforms.ts';
import type { Brief } from './brief.ts';
import type { Chooser } from './choose.ts';
import { lowerFirst, sentence, withoutStop } from './mend.ts';
import { ABOUT_US } from './phrases/posts.ts';
import type { Style } from './style.ts';

/** A last line from the brand itself: its name stands in every post, and where it was said already now and then a word more. */
export function closingOf(
  brief: Brief,
  brand: Brand,
  style: Style,
  platform: Platform | null,
  choose: Chooser,
  said: string,
): string | null {
  const named = brand.name !== null && said.includes(brand.name);
  if (platform === 'twitter' || style.length === 'short')
    return brand.name === null || named ? null : `— ${brand.name}`;
  const signature = signatureOf(brand);
  const mission =
    brand.mission && platform === 'linkedin' && ABOUT_US.has(brief.post) && !style.rules.nameRequired
      ? missionLine(brand)
      : null;
  if (!named && signature) return choose.pick([mission ?? signature, signature], 'closing') ?? signature;
  return ABOUT_US.has(brief.post) ? (choose.pick([mission, null, null], 'closing') ?? null) : null;
}

function signatureOf({ name, tagline }: Brand): string | null {
  if (name === null) return null;
  return tagline ? `${name}. ${sentence(tagline)}` : `Your team at ${name}`;
}

function missionLine(brand: Brand): string {
  const mission = withoutStop(brand.mission ?? '');
  const toDo = /^(?:we (?:want|aim|strive) )?to (.+)$/i.exec(mission)?.[1];
  if (toDo) return `${brand.name ? `At ${brand.name}, we` : 'We'} set out to ${toDo}.`;
  return sentence(`What drives ${brand.name ?? 'us'}: ${lowerFirst(mission)}`);
}
