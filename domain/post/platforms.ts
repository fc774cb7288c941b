import * as z from 'zod/mini';
import type { Language } from '../languages.ts';
import type { Aspect } from './aspects.ts';

/** The places Fanfare writes for, in the order in which they are always shown. */
export const PLATFORMS = ['linkedin', 'twitter', 'instagram', 'facebook'] as const;

export const platformSchema = z.enum(PLATFORMS);
export type Platform = z.infer<typeof platformSchema>;

/** Platforms that somebody chose: each counts once, however often it was named. */
export const platformsSchema = z.array(platformSchema).check(z.overwrite((named) => [...new Set(named)]));

/** How people write the name of a platform; everything in lower case. */
interface PlatformNames {
  /** What means nothing else, slips beyond what spelling mends too, two words with a space; first one word, which readers say for it. */
  sure: readonly [string, ...string[]];
  /** Short forms that are something else as well: they count where a place stands ('on li'), or in capitals. */
  doubtful: readonly string[];
  /** Words of every day as well ('threads'): they count where nothing but a platform can stand, and never by their sound alone. */
  ordinary: readonly string[];
  /** What a post spells as the label: words that are nothing else there. */
  spelled: readonly string[];
  /** What a doubtful one belongs to where it stands behind or before these: 'Gen X', 'X-ray'. */
  partOf: { before: readonly string[]; after: readonly string[] };
  /** Real words that lie a slip away, and are no slip. */
  lookalikes: readonly string[];
  /** Short forms of one language that are words in others. */
  abroad: Partial<Record<Language, readonly string[]>>;
  /** What tables of posts call it besides: letters alone. */
  inTables: readonly string[];
}

/** What a post is called on one platform and nowhere else. */
interface OwnWords {
  noun: string;
  /** The forms of the verb; its first is what orders in other languages are read as. */
  verbs: readonly [string, ...string[]];
  abroad: Partial<Record<Language, { nouns: readonly string[]; verbs: readonly string[] }>>;
  lookalikes: readonly string[];
}

/** What readers of messages know of a platform. */
export interface PlatformNaming {
  names: PlatformNames;
  /** Null where a post there is called a post. */
  own: OwnWords | null;
}

/** Everything else that is a fact about a platform, but for the drawing of its mark. */
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
  /** Whether a post there is one paragraph with its hashtags behind it: whoever wants a text for it wants it short. */
  isBrief: boolean;
  /** Whether a post that is for it alone gets a picture made. */
  isIllustrated: boolean;
  /** The shape in which its pictures are seen whole. */
  aspect: Aspect;
  /** The shape of the pictures of a carousel. */
  slideAspect: Aspect;
  /** Most pictures on one post. */
  maxPictures: number;
  /** Whether a post there can hold a sound. */
  takesSound: boolean;
  /** What a first comment is good for; null where nobody writes one. */
  firstComment: string | null;
  /** What it refuses, beside its length; what is null it does not mind. */
  needs: {
    /** Whether it takes no post without a picture. */
    picture: boolean;
    /** Most hashtags in a text; more than `maxHashtags` is only unusual there. */
    hashtags: number | null;
    /** The shapes of pictures, as width by height. */
    shapes: { narrowest: number; widest: number; words: string } | null;
  };
  /** What a post looks like there, about. */
  preview: {
    /** A card with the words above the picture, a line of a conversation, or a picture with the words below. */
    frame: 'card' | 'line' | 'picture';
    /** What unfolds a long text. */
    more: string;
    /** How new a new post is said to be, on a card. */
    fresh: string;
    /** What readers can do, on a card. */
    acts: readonly ('Like' | 'Comment' | 'Repost' | 'Share' | 'Send')[];
    /** Several pictures one after the other, or a grid of this shape. */
    several: 'one by one' | Aspect;
  };
  /** The colour of its mark on light and on dark; null for the colour of words. */
  tint: { light: string; dark: string } | null;
  /** Where a person writes a post by hand. */
  composer: {
    /** How the network is called on the button that opens it. */
    name: string;
    address: string;
    /** What stands before the text where the address can carry it; null where the network takes none. */
    filled: string | null;
  };
  /** What the Connect page says; null where nothing posts by itself. */
  connect: {
    /** While the operator has set no app for it. */
    promise: string;
    /** While no account is connected. */
    offer: string;
    /** Which account it has to be; null where any will do. */
    needed: string | null;
  } | null;
}

const NEEDS_NOTHING: PlatformRules['needs'] = { picture: false, hashtags: null, shapes: null };

/** One table for readers, writer, prompts, previews, screens and checks. */
export const PLATFORM_RULES: Record<Platform, PlatformRules> = {
  linkedin: {
    label: 'LinkedIn',
    maxLength: 3000,
    counting: 'characters',
    hookLength: 210,
    maxHashtags: 5,
    bestLength: 1300,
    isBrief: false,
    isIllustrated: true,
    aspect: '1.91:1',
    slideAspect: '1:1',
    maxPictures: 20,
    takesSound: false,
    firstComment: 'A link, say: readers find it below the post',
    needs: NEEDS_NOTHING,
    preview: {
      frame: 'card',
      more: 'see more',
      fresh: 'Now',
      acts: ['Like', 'Comment', 'Repost', 'Send'],
      several: '1:1',
    },
    tint: { light: '#0a66c2', dark: '#5aa7f2' },
    composer: {
      name: 'LinkedIn',
      address: 'https://www.linkedin.com/feed/?shareActive=true',
      filled: 'https://www.linkedin.com/feed/?shareActive=true&text=',
    },
    connect: {
      promise: 'Connecting will publish your posts to your profile when they are due.',
      offer: 'Connect your profile, and Fanfare publishes your posts there when they are due.',
      needed: null,
    },
  },
  twitter: {
    label: 'Twitter',
    maxLength: 280,
    counting: 'weighted',
    hookLength: 280,
    maxHashtags: 2,
    bestLength: 240,
    isBrief: true,
    isIllustrated: false,
    aspect: '16:9',
    slideAspect: '1:1',
    maxPictures: 4,
    takesSound: false,
    firstComment: null,
    needs: NEEDS_NOTHING,
    preview: { frame: 'line', more: 'Show more', fresh: 'now', acts: [], several: '16:9' },
    tint: null,
    composer: { name: 'X', address: 'https://x.com/intent/post', filled: 'https://x.com/intent/post?text=' },
    connect: {
      promise: 'Connecting will post your tweets with their pictures at the minute you chose.',
      offer: 'Connect your account, and Fanfare posts your tweets with their pictures when they are due.',
      needed: null,
    },
  },
  instagram: {
    label: 'Instagram',
    maxLength: 2200,
    counting: 'characters',
    hookLength: 125,
    maxHashtags: 30,
    bestLength: 900,
    isBrief: false,
    isIllustrated: true,
    aspect: '4:5',
    slideAspect: '4:5',
    maxPictures: 10,
    takesSound: false,
    firstComment: 'More hashtags, say',
    needs: {
      picture: true,
      hashtags: 30,
      shapes: { narrowest: 4 / 5, widest: 1.91, words: 'from 4:5 (upright) to 1.91:1 (wide)' },
    },
    preview: { frame: 'picture', more: 'more', fresh: 'now', acts: [], several: 'one by one' },
    tint: { light: '#d62976', dark: '#f4719f' },
    // It has no composer on the web.
    composer: { name: 'Instagram', address: 'https://www.instagram.com/', filled: null },
    connect: {
      promise: 'Connecting will publish pictures with their captions to your professional account.',
      offer: 'Connect your professional account, and Fanfare publishes pictures with their captions when they are due.',
      needed: 'Fanfare needs a professional account that is linked to a Facebook page.',
    },
  },
  facebook: {
    label: 'Facebook',
    maxLength: 63_206,
    counting: 'characters',
    hookLength: 480,
    maxHashtags: 3,
    bestLength: 500,
    isBrief: false,
    isIllustrated: true,
    aspect: '1:1',
    slideAspect: '1:1',
    maxPictures: 10,
    takesSound: false,
    firstComment: null,
    needs: NEEDS_NOTHING,
    preview: {
      frame: 'card',
      more: 'See more',
      fresh: 'Just now',
      acts: ['Like', 'Comment', 'Share'],
      several: '1:1',
    },
    tint: { light: '#0866ff', dark: '#6aa5ff' },
    // Its sharer takes links only.
    composer: { name: 'Facebook', address: 'https://www.facebook.com/', filled: null },
    connect: {
      promise: 'Connecting will publish text and pictures to the pages that you look after.',
      offer: 'Connect a page that you look after, and Fanfare publishes text and pictures there when they are due.',
      needed: 'Fanfare posts to pages that you look after.',
    },
  },
};

/** The same table's words: apart, since screens read no messages and need not load them. */
export const PLATFORM_NAMINGS: Record<Platform, PlatformNaming> = {
  linkedin: {
    names: {
      sure: ['linkedin', 'linked in', 'linkdin', 'linkedn', 'linkin'],
      doubtful: ['li'],
      ordinary: [],
      spelled: ['linkedin'],
      partOf: { before: [], after: [] },
      lookalikes: ['linked', 'linking', 'likened'],
      abroad: {},
      inTables: ['linkedinpage', 'linkedinprofile'],
    },
    own: null,
  },
  twitter: {
    names: {
      sure: ['twitter', 'twtr', 'twiter', 'twttr'],
      doubtful: ['x', 'tw'],
      ordinary: [],
      spelled: [],
      partOf: {
        before: ['gen', 'generation', 'iphone', 'model', 'space', 'solve', 'brand', 'malcolm'],
        after: ['ray', 'factor', 'axis', 'marks'],
      },
      lookalikes: ['twister', 'twitters', 'titter', 'bitter', 'glitter'],
      abroad: {},
      inTables: ['xtwitter', 'twitterx', 'xcom', 'xformerlytwitter'],
    },
    own: {
      noun: 'tweet',
      verbs: ['tweet', 'tweets', 'retweet', 'tweeting', 'tweeted'],
      abroad: {
        de: { nouns: [], verbs: ['twittere', 'twittern', 'tweet', 'tweete', 'tweeten'] },
        es: { nouns: ['tuit', 'tuits'], verbs: ['tuitea', 'tuitear', 'tuitéalo'] },
        fr: { nouns: [], verbs: ['tweete', 'tweeter'] },
        pt: { nouns: [], verbs: ['tuíta', 'tuíte', 'tuítar', 'tuita', 'tuite', 'tuitar'] },
        it: { nouns: [], verbs: ['twitta', 'twittare'] },
      },
      lookalikes: ['tweed', 'twee'],
    },
  },
  instagram: {
    names: {
      sure: ['instagram', 'insta', 'ig', 'the gram', 'instgram', 'instagr'],
      doubtful: [],
      ordinary: [],
      spelled: ['instagram'],
      partOf: { before: [], after: [] },
      lookalikes: [],
      abroad: {},
      inTables: ['instagrambusiness'],
    },
    own: null,
  },
  facebook: {
    names: {
      sure: ['facebook', 'fb', 'face book', 'fbook', 'facebok'],
      doubtful: [],
      ordinary: [],
      spelled: ['facebook', 'fb'],
      partOf: { before: [], after: [] },
      lookalikes: [],
      abroad: { es: ['face'], pt: ['face'] },
      inTables: ['facebookpage', 'facebookpages', 'meta'],
    },
    own: null,
  },
};

/** The platforms in the order of a filter: the specification begins with this one. */
export const FILTERED_PLATFORMS: readonly Platform[] = [
  'instagram',
  ...PLATFORMS.filter((platform) => platform !== 'instagram'),
];

/** The platforms that are meant: none named means all of them. */
export function namedOrAll(platforms: Platform[]): Platform[] {
  return platforms.length > 0 ? platforms : [...PLATFORMS];
}

/** What fits the tightest of some platforms fits them all; none named means all of them. */
export function strictest(platforms: Platform[]): Platform {
  const [first = PLATFORMS[0], ...rest] = namedOrAll(platforms);
  return rest.reduce((a, b) => (PLATFORM_RULES[b].maxLength < PLATFORM_RULES[a].maxLength ? b : a), first);
}

/** Whether a post for these platforms gets a picture made: one for a platform of words alone does not. */
export function isIllustrated(platforms: Platform[]): boolean {
  return namedOrAll(platforms).some((platform) => PLATFORM_RULES[platform].isIllustrated);
}
