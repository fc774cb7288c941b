import type { Brand } from '../../../../../domain/brand.ts';
import type { Platform } from '../../../../../domain/platforms.ts';
import type { Brief } from './brief.ts';
import type { Chooser } from './choose.ts';
import { lowerFirst, sentence, withoutStop } from './mend.ts';
import { ABOUT_US } from './phrases/posts.ts';
import type { Style } from './style.ts';

/** A last line from the brand itself: always where its rules ask for the name, else now and then where it fits. */
export function closingOf(
  brief: Brief,
  brand: Brand,
  style: Style,
  platform: Platform | null,
  choose: Chooser,
  said: string,
): string | null {
  const named = brand.name !== null && said.includes(brand.name);
  const must = style.rules.nameRequired && !named;
  if (platform === 'twitter' || style.length === 'short') return must ? brand.name : null;
  const signature = brand.name
    ? brand.tagline
      ? `${brand.name}. ${sentence(brand.tagline)}`
      : `Your team at ${brand.name}`
    : null;
  if (must) return signature;
  if (!ABOUT_US.has(brief.post)) return null;
  const mission = brand.mission && platform === 'linkedin' ? missionLine(brand) : null;
  return choose.pick([mission ?? signature, null, named ? null : signature], 'closing') ?? null;
}

function missionLine(brand: Brand): string {
  const mission = withoutStop(brand.mission ?? '');
  const toDo = /^(?:we (?:want|aim|strive) )?to (.+)$/i.exec(mission)?.[1];
  if (toDo) return `${brand.name ? `At ${brand.name}, we` : 'We'} set out to ${toDo}.`;
  return sentence(`What drives ${brand.name ?? 'us'}: ${lowerFirst(mission)}`);
}
