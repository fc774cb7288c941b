import { and, eq, inArray } from 'drizzle-orm';
import type { executeWorkflow } from '../../../domain/api/workflow/workflows.ts';
import type { Output } from '../../../domain/workflow/outputs.ts';
import type { Queries } from '../../platform/db/database.ts';
import { media } from '../../platform/db/schema/media.ts';
import type { Context } from '../../platform/http/context.ts';

type GivenOutput = Context<typeof executeWorkflow>['input']['given'][number];

const MEDIA_ADDRESS = /^\/api\/media\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/i;

/**
 * What agents made before, as far as it can be gone on with: a picture or a sound has to be its caller's own, and still be
 * there. What is left out is made anew.
 */
export async function usableOutputs(db: Queries, userId: string, given: GivenOutput[]): Promise<Map<string, Output>> {
  if (given.length === 0) return new Map();
  const own = await ownMedia(
    db,
    userId,
    given.flatMap((one) => addressesOf(one).flatMap((address) => mediaIdOf(address) ?? [])),
  );
  return new Map(
    given
      .filter((one) => addressesOf(one).every((address) => own.has(mediaIdOf(address) ?? '')))
      .map(({ nodeId, ...output }) => [nodeId, output]),
  );
}

/** Where all of its pictures or its sound are. */
function addressesOf({ output_type, output, slides = [] }: GivenOutput): string[] {
  return output_type === 'text' ? [] : [output, ...slides.map((slide) => slide.output)];
}

const mediaIdOf = (address: string): string | null => MEDIA_ADDRESS.exec(address)?.[1]?.toLowerCase() ?? null;

async function ownMedia(db: Queries, userId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.userId, userId), inArray(media.id, ids)));
  return new Set(rows.map(({ id }) => id));
}
