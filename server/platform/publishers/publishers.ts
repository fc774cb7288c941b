import type { Platform } from '../../../domain/post/platforms.ts';
import type { Config } from '../../config.ts';
import { createFacebook } from './facebook/facebook.ts';
import { createInstagram } from './instagram/instagram.ts';
import { createLinkedIn } from './linkedin/linkedin.ts';
import type { Publisher } from './publisher.ts';
import { createX } from './x/x.ts';

/** The networks that posts can go out on by themselves: those whose app the operator has set, one line each. */
export function publishersOf({ networks: { linkedin, x, meta } }: Pick<Config, 'networks'>): Map<Platform, Publisher> {
  const publishers = [
    linkedin && createLinkedIn(linkedin),
    x && createX(x),
    meta && createInstagram(meta),
    meta && createFacebook(meta),
  ];
  return new Map(
    publishers.filter((publisher) => publisher !== null).map((publisher) => [publisher.platform, publisher]),
  );
}
