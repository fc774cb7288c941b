import * as calls from '../../../domain/api/brand.ts';
import { type Brand, LOGO_KINDS, sixDigits } from '../../../domain/brand.ts';
import { Failure } from '../../../domain/errors.ts';
import { UPLOAD_TEXTS } from '../../../domain/post/pictures.ts';
import type { MediaPort } from '../../platform/ai/agents.ts';
import type { Context } from '../../platform/http/context.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import { perUser, type RateLimit } from '../../platform/rate-limits.ts';
import { type BrandSource, brandOf } from './brand-of.ts';
import { safeLogo } from './logos.ts';
import { type DrawBrand, rememberDrawings } from './previews.ts';
import { type BrandChange, changeBrand, findBrand, type KnownBrands, LOGO_COLUMNS, toProfile } from './profile.ts';
import { removeSample, setSample } from './sample.ts';

export interface BrandDeps extends BrandSource {
  known: KnownBrands;
  mediaFor(userId: string): MediaPort;
  draw: DrawBrand;
  limits: { uploads: RateLimit; previews: RateLimit };
}

/** Serves the calls of the brand. */
export function brandRoutes({ serve }: ApiRouter, deps: BrandDeps): void {
  const { db, limits } = deps;
  const draw = rememberDrawings(deps.draw);

  serve(calls.getBrandProfile, [], async ({ caller }) => ({ data: toProfile(await findBrand(db, caller.userId)) }));

  serve(calls.uploadBrandLogos, [perUser(limits.uploads)], async ({ caller, input }) => {
    const logos = await storedLogos(deps.mediaFor(caller.userId), input);
    return { message: 'Logos uploaded', data: await changeBrand(deps, caller.userId, logos) };
  });

  serve(calls.removeBrandLogo, [], async ({ caller, input }) => ({
    message: 'Logo removed',
    data: await changeBrand(deps, caller.userId, { [LOGO_COLUMNS[input.kind]]: null }),
  }));

  serve(calls.saveBrandColors, [], async ({ caller, input }) => ({
    message: 'Colors saved',
    data: await changeBrand(deps, caller.userId, {
      primaryColor: input.primary_color,
      accentColor: input.accent_color,
    }),
  }));

  serve(calls.saveBrandTypography, [], async ({ caller, input }) => ({
    message: 'Typography saved',
    data: await changeBrand(deps, caller.userId, {
      headingsFont: input.headings_font,
      bodyFont: input.body_font,
      fontsChosen: true,
    }),
  }));

  serve(calls.saveBrandGuidelines, [], async ({ caller, input }) => ({
    message: 'Guidelines saved',
    data: await changeBrand(deps, caller.userId, {
      name: input.brand_name,
      tagline: input.brand_tagline,
      keywords: input.brand_keywords,
      mission: input.brand_mission,
      voice: input.brand_tone_of_voice,
      logoUsage: input.brand_logo_usage_guidelines,
    }),
  }));

  serve(calls.setSampleBrand, [], async ({ caller }) => ({
    message: 'Sample brand set',
    data: await setSample(deps, caller.userId),
  }));

  serve(calls.removeSampleBrand, [], async ({ caller }) => ({
    message: 'Sample brand removed',
    data: await removeSample(deps, caller.userId),
  }));

  serve(calls.previewBrand, [perUser(limits.previews)], async ({ caller, input, signal }) => {
    const { headings_font: headings, body_font: body } = input;
    const saved = await brandOf(deps, caller.userId);
    const brand: Brand = {
      ...saved,
      logoUsage: input.brand_logo_usage_guidelines?.trim() ?? saved.logoUsage,
      name: input.brand_name.trim() || null,
      tagline: input.brand_tagline.trim() || null,
      colors: { primary: sixDigits(input.primary_color), accent: sixDigits(input.accent_color) },
      fonts: headings && body ? { headings, body } : null,
    };
    const png = await draw(`${brand.tagline ?? SAMPLE_HEADLINE}\n${SAMPLE_CALL}`, brand, signal);
    return { data: { image: `data:image/png;base64,${Buffer.from(png).toString('base64')}` } };
  });
}

const SAMPLE_HEADLINE = 'This is how your posts will look';
/** Drawn as a button, so that the accent is always seen. */
const SAMPLE_CALL = 'See more';

/** Checks every logo that was sent before the first one is kept. */
async function storedLogos(
  media: MediaPort,
  files: Context<typeof calls.uploadBrandLogos>['input'],
): Promise<BrandChange> {
  const sent = LOGO_KINDS.flatMap((kind) => {
    const file = files[kind];
    return file ? [{ kind, file }] : [];
  });
  if (sent.length === 0) throw new Failure('VALIDATION', UPLOAD_TEXTS.noLogo);
  const safe = await Promise.all(sent.map(async ({ kind, file }) => ({ kind, logo: await safeLogo(file) })));
  const change: BrandChange = {};
  for (const { kind, logo } of safe) change[LOGO_COLUMNS[kind]] = (await media.store(logo.bytes, logo.type)).id;
  return change;
}
