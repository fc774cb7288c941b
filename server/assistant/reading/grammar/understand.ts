import { Temporal } from 'temporal-polyfill';
import { assemble } from './assemble.ts';
import { composePlans } from './compose.ts';
import { applyCorrections } from './corrections.ts';
import { withoutForbidden } from './forbidding.ts';
import { intentOf } from './intent.ts';
import { plannedMedium } from './medium.ts';
import type { Reading } from './reading.ts';
import { steeringPhrases } from './roles.ts';
import { scanText } from './scanned.ts';
import { sentencesOf } from './sentences.ts';
import { targetPhrases } from './targets.ts';

/** Where and when a message is read. */
export interface Moment {
  now: string | Temporal.Instant;
  /** An IANA name. */
  timeZone: string;
}

/** More days, times and places than this are no wish but a flood: what comes after them steers nothing. */
const MOST_PHRASES = 150;

/**
 * Reads a message as a good assistant would: what is asked for and, for a schedule, each plan with its platforms, first
 * moment, rhythm and content. Pure: the same message at the same moment gives the same reading.
 */
export function understand(text: string, { now, timeZone }: Moment): Reading {
  const { tokens, phrases } = scanText(text);
  const sentences = sentencesOf(tokens);
  const found = assemble(phrases.slice(0, MOST_PHRASES), tokens);
  const said = steeringPhrases(found, tokens, sentences);
  const steering = applyCorrections(withoutForbidden(said, tokens, sentences));
  const targets = targetPhrases(steering, tokens);
  const intent = intentOf({ tokens, steering, targets, sentences });
  if (intent !== 'schedule') return { intent, plans: [] };
  const plans = composePlans({
    text,
    tokens,
    phrases: steering,
    superseded: said.filter((phrase) => !steering.includes(phrase)),
    targets,
    past: found.filter(({ meaning }) => meaning.kind === 'past'),
    medium: plannedMedium(tokens, sentences),
    now: Temporal.Instant.from(now),
    timeZone,
  });
  return plans.length > 0 ? { intent, plans } : { intent: 'text', plans: [] };
}
