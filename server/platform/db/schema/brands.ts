import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type BrandFont, DEFAULT_BRAND_COLORS, DEFAULT_BRAND_FONTS } from '../../../../domain/brand.ts';
import { users } from './accounts.ts';

/** What people have set of their brand; who has set nothing has no row. Logos are ids of media. */
export const brands = pgTable('brands', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  primaryLogo: uuid('primary_logo'),
  secondaryLogo: uuid('secondary_logo'),
  favicon: uuid(),
  appicon: uuid(),
  primaryColor: text('primary_color').notNull().default(DEFAULT_BRAND_COLORS.primary),
  accentColor: text('accent_color').notNull().default(DEFAULT_BRAND_COLORS.accent),
  headingsFont: text('headings_font').$type<BrandFont>().notNull().default(DEFAULT_BRAND_FONTS.headings),
  bodyFont: text('body_font').$type<BrandFont>().notNull().default(DEFAULT_BRAND_FONTS.body),
  /** Whether somebody chose the two fonts; otherwise they are only what a form begins with. */
  fontsChosen: boolean('fonts_chosen').notNull().default(false),
  name: text().notNull().default(''),
  tagline: text().notNull().default(''),
  keywords: jsonb().$type<string[]>().notNull().default([]),
  mission: text().notNull().default(''),
  voice: text().notNull().default(''),
  logoUsage: text('logo_usage').notNull().default(''),
});
