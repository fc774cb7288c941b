import * as z from 'zod/mini';
import type { Aspect } from './aspects.ts';

/** The four places Fanfare writes for, in the order in which they are always shown. */
export const PLATFORMS = ['linkedin', 'twitter', 'instagram', 'facebook'] as const;

export const platformSchema = z.enum(PLATFORMS);
export type Platform = z.infer<typeof platformSchema>;

/** Platforms that somebody chose: each counts once, however often it was named. */
export const platformsSchema = z.array(platformSchema).check(z.overwrite((named) => [...new Set(named)]));

export interface PlatformRules {
  /** How people call it on screen. */
  label: string;
  /** Longest text, in the platform's own way of counting. */
  maxLength: number;
  /** 'weighted' is Twitter's counting: links 23, CJK and emoji 2. */
  counting: 'characters' | 'weighted';
  /** How many characters are seen before the reader must unfold the text. */
  hookLength: number;
  maxHashtags: number;
  /** Best length for readers; never a hard limit. */
  bestLength: number;
  /** The shape in which its pictures are seen whole. */
  aspect: Aspect;
  /** Most pictures on one post. */
  maxPictures: number;
  /** Whether a post there can hold a sound. */
  takesSound: boolean;
  /** What it refuses, beside its length; what is null it does not mind. */
  needs: {
    /** Whether it takes no post without a picture. */
    picture: boolean;
    /** Most hashtags in a text; more than `maxHashtags` is only unusual there. */
    hashtags: number | null;
    /** The shapes of pictures, as width by height. */
    shapes: { narrowest: number; widest: number; words: string } | null;
  };
}

const NEEDS_NOTHING: PlatformRules['needs'] = { picture: false, hashtags: null, shapes: null };

/** One table of limits for writer, prompts, previews and checks. */
export const PLATFORM_RULES: Record<Platform, PlatformRules> = {
  linkedin: {
    label: 'LinkedIn',
    maxLength: 3000,
    counting: 'characters',
    hookLength: 210,
    maxHashtags: 5,
    bestLength: 1300,
    aspect: '1.91:1',
    maxPictures: 20,
    takesSound: false,
    needs: NEEDS_NOTHING,
  },
  twitter: {
    label: 'Twitter',
    maxLength: 280,
    counting: 'weighted',
    hookLength: 280,
    maxHashtags: 2,
    bestLength: 240,
    aspect: '16:9',
    maxPictures: 4,
    takesSound: false,
    needs: NEEDS_NOTHING,
  },
  instagram: {
    label: 'Instagram',
    maxLength: 2200,
    counting: 'characters',
    hookLength: 125,
    maxHashtags: 30,
    bestLength: 900,
    aspect: '4:5',
    maxPictures: 10,
    takesSound: false,
    needs: {
      picture: true,
      hashtags: 30,
      shapes: { narrowest: 4 / 5, widest: 1.91, words: 'from 4:5 (upright) to 1.91:1 (wide)' },
    },
  },
  facebook: {
    label: 'Facebook',
    maxLength: 63_206,
    counting: 'characters',
    hookLength: 480,
    maxHashtags: 3,
    bestLength: 500,
    aspect: '1:1',
    maxPictures: 10,
    takesSound: false,
    needs: NEEDS_NOTHING,
  },
};

/** The platforms that are meant: none named means all of them. */
export function namedOrAll(platforms: Platform[]): Platform[] {
  return platforms.length > 0 ? platforms : [...PLATFORMS];
}

/** What fits the tightest of some platforms fits them all; none named means all of them. */
export function strictest(platforms: Platform[]): Platform {
  const [first = 'twitter', ...rest] = namedOrAll(platforms);
  return rest.reduce((a, b) => (PLATFORM_RULES[b].maxLength < PLATFORM_RULES[a].maxLength ? b : a), first);
}
