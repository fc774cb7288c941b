import { eq } from 'drizzle-orm';
import type { BrandProfile } from '../../../domain/api/brand.ts';
import { Failure } from '../../../domain/errors.ts';
import { isSampleBrand, isUnsetBrand, SAMPLE_BRAND } from '../../../domain/sample-brand.ts';
import type { Database } from '../../platform/db/database.ts';
import { tellChange } from '../../platform/db/notifications.ts';
import { brands } from '../../platform/db/schema/brands.ts';
import { type KnownBrands, toProfile } from './profile.ts';

interface SampleDeps {
  db: Database;
  known: KnownBrands;
}

/** Sets the sample brand of somebody who has none of their own. */
export function setSample(deps: SampleDeps, userId: string): Promise<BrandProfile> {
  const { colors, typography, guidelines } = SAMPLE_BRAND;
  return replaceWhere(deps, userId, isUnsetBrand, 'You have a brand already. The sample is for whoever has none yet.', {
    userId,
    primaryColor: colors.primary_colors,
    accentColor: colors.accent_colors,
    headingsFont: typography.headings_font,
    bodyFont: typography.body_font,
    fontsChosen: typography.is_chosen,
    name: guidelines.brand_name,
    tagline: guidelines.brand_tagline,
    keywords: [...guidelines.brand_keywords],
    mission: guidelines.brand_mission,
    voice: guidelines.brand_tone_of_voice,
    logoUsage: guidelines.brand_logo_usage_guidelines,
  });
}

/** Takes the sample brand away; what was made one's own stays. */
export function removeSample(deps: SampleDeps, userId: string): Promise<BrandProfile> {
  return replaceWhere(deps, userId, isSampleBrand, 'You have changed your brand, so it is no sample any more.', null);
}

/** Puts another brand, or none, in the place of one that may be lost; any other is refused. */
async function replaceWhere(
  { db, known }: SampleDeps,
  userId: string,
  mayBeLost: (profile: BrandProfile) => boolean,
  otherwise: string,
  next: typeof brands.$inferInsert | null,
): Promise<BrandProfile> {
  const row = await db.transaction(async (tx) => {
    const [before] = await tx.delete(brands).where(eq(brands.userId, userId)).returning();
    // Whoever was refused has lost nothing: the transaction is called off.
    if (!mayBeLost(toProfile(before ?? null))) throw new Failure('CONFLICT', otherwise);
    const [after] = next ? await tx.insert(brands).values(next).onConflictDoNothing().returning() : [];
    // Another tab was quicker.
    if (next && !after) throw new Failure('CONFLICT', otherwise);
    await tellChange(tx, userId, 'brand.changed');
    return after ?? null;
  });
  known.forget(userId);
  return toProfile(row);
}
