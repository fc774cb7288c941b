import { eq } from 'drizzle-orm';
import type { BrandProfile } from '../../../domain/api/brand.ts';
import { type Brand, DEFAULT_BRAND_FONTS, type LogoKind, NO_BRAND, sixDigits } from '../../../domain/brand.ts';
import type { Database } from '../../platform/db/database.ts';
import type { UserKnowledge } from '../../platform/db/known-until-told.ts';
import { tellChange } from '../../platform/db/notifications.ts';
import { brands } from '../../platform/db/schema/brands.ts';

export type BrandRow = typeof brands.$inferSelect;
export type BrandChange = Partial<Omit<BrandRow, 'userId'>>;
/** Every user's brand as it is kept. */
export type KnownBrands = UserKnowledge<BrandRow | null>;

/** Where each kind of logo is kept. */
export const LOGO_COLUMNS = {
  primary_logo: 'primaryLogo',
  secondary_logo: 'secondaryLogo',
  favicon: 'favicon',
  appicon: 'appicon',
} as const satisfies Record<LogoKind, keyof BrandRow>;

/** A user's brand as it is kept; null where nothing was ever set. */
export async function findBrand(db: Database, userId: string): Promise<BrandRow | null> {
  const [row] = await db.select().from(brands).where(eq(brands.userId, userId));
  return row ?? null;
}

/** Sets a part of a user's brand and leaves the rest as it is; whatever is made from now on has it. */
export async function changeBrand(
  { db, known }: { db: Database; known: KnownBrands },
  userId: string,
  change: BrandChange,
): Promise<BrandProfile> {
  const row = await db.transaction(async (tx) => {
    const [changed] = await tx
      .insert(brands)
      .values({ userId, ...change })
      .onConflictDoUpdate({ target: brands.userId, set: change })
      .returning();
    await tellChange(tx, userId, 'brand.changed');
    return changed ?? null;
  });
  known.forget(userId);
  return toProfile(row);
}

/** The brand as the contract answers it. */
export function toProfile(row: BrandRow | null): BrandProfile {
  const logo = (kind: LogoKind): string | null => {
    const id = row?.[LOGO_COLUMNS[kind]];
    return id ? `/api/media/${id}` : null;
  };
  return {
    logo: {
      default_logo: logo('primary_logo'),
      primary_logo: logo('primary_logo'),
      secondary_logo: logo('secondary_logo'),
      favicon: logo('favicon'),
      appicon: logo('appicon'),
    },
    colors: {
      primary_colors: row?.primaryColor ?? NO_BRAND.colors.primary,
      accent_colors: row?.accentColor ?? NO_BRAND.colors.accent,
    },
    typography: {
      headings_font: row?.headingsFont ?? DEFAULT_BRAND_FONTS.headings,
      body_font: row?.bodyFont ?? DEFAULT_BRAND_FONTS.body,
      is_chosen: row !== null && hasChosenFonts(row),
    },
    guidelines: {
      brand_name: row?.name ?? '',
      brand_tagline: row?.tagline ?? '',
      brand_keywords: row?.keywords ?? [],
      brand_mission: row?.mission ?? '',
      brand_tone_of_voice: row?.voice ?? '',
      brand_logo_usage_guidelines: row?.logoUsage ?? '',
    },
  };
}

/** A brand's logos themselves. */
export type BrandLogos = Pick<Brand, 'logo' | 'secondaryLogo'>;
export const NO_LOGOS: BrandLogos = { logo: null, secondaryLogo: null };

/** The brand as the agents use it. */
export function toBrand(row: BrandRow | null, logos: BrandLogos): Brand {
  if (!row) return { ...NO_BRAND, ...logos };
  return {
    name: row.name || null,
    tagline: row.tagline || null,
    keywords: row.keywords,
    mission: row.mission || null,
    voice: row.voice || null,
    logoUsage: row.logoUsage || null,
    colors: { primary: sixDigits(row.primaryColor), accent: sixDigits(row.accentColor) },
    fonts: hasChosenFonts(row) ? { headings: row.headingsFont, body: row.bodyFont } : null,
    ...logos,
  };
}

/** Before it was kept whether they were chosen, only other fonts than the first ones told. */
function hasChosenFonts({ fontsChosen, headingsFont, bodyFont }: BrandRow): boolean {
  return fontsChosen || headingsFont !== DEFAULT_BRAND_FONTS.headings || bodyFont !== DEFAULT_BRAND_FONTS.body;
}
