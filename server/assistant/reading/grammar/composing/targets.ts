import { PLATFORMS, type Platform } from '../../../../../domain/post/platforms.ts';
import type { Phrase } from '../phrases.ts';

/** The platforms to post to; empty means all of them. 'Everywhere else' leaves out what `all` targets name. */
export function platformsOf(targets: Phrase[], phrases: Phrase[], all: Phrase[] = targets): Platform[] {
  const isRest = ({ meaning }: Phrase) => meaning.kind === 'platforms' && meaning.isRest === true;
  const named = (those: Phrase[]) =>
    those.flatMap(({ meaning }) => (meaning.kind === 'platforms' || meaning.kind === 'posts' ? meaning.platforms : []));
  const taken = named(all.filter((phrase) => !isRest(phrase)));
  const wanted = new Set(
    targets.flatMap((phrase) =>
      isRest(phrase) ? PLATFORMS.filter((platform) => !taken.includes(platform)) : named([phrase]),
    ),
  );
  const unwanted = new Set<Platform>();
  for (const { meaning } of phrases)
    if (meaning.kind === 'except') for (const platform of meaning.platforms) unwanted.add(platform);
  const chosen = wanted.size === 0 ? [...PLATFORMS] : PLATFORMS.filter((platform) => wanted.has(platform));
  const left = chosen.filter((platform) => !unwanted.has(platform));
  return left.length === PLATFORMS.length ? [] : left;
}
