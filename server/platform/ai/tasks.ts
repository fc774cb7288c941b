import type { Brand } from '../../../domain/brand.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Aspect } from '../../../domain/post/aspects.ts';
import type { Design, Pairing, Poster } from '../../../domain/post/design.ts';
import type { Platform } from '../../../domain/post/platforms.ts';
import type { AgentType } from '../../../domain/schedule/agent-types.ts';
import type { Voice } from '../../../domain/workflow/agents.ts';

/** One turn of the conversation so far: data for the writer, never instructions. */
export interface ConversationTurn {
  sender: 'user' | 'assistant';
  content: string;
}

/** What is asked of a writer, built-in or model. */
export interface WritingTask {
  brief: string;
  /** How it should be done, where a workflow's agent says so. */
  description: string | null;
  /** The brief is a finished text: it is changed as the description says, and not written anew. */
  isRevision?: boolean | undefined;
  platform: Platform | null;
  agentType: AgentType | null;
  brand: Brand;
  history: ConversationTurn[];
  /** Texts of the same series that went out before: none of them is to be said again. */
  before?: string[] | undefined;
  /** 0 for the first try; another number gives another version. */
  variant: number;
}

/** What a writer says of its words. */
export interface Remarks {
  /** Whether they ask their author something, instead of being the text that was asked for. */
  isQuestion: boolean;
  /** What the author should know of the text, in sentences. */
  notes: string[];
  /** What was asked and not done, and why, in sentences. */
  undone?: string[] | undefined;
}

/** What is wished of the look of a picture, as far as the built-in designer can obey. It is never printed. */
export interface PictureLook {
  /** The colours asked for, as hex, the first of them for the ground. */
  colours: string[];
  /** The colours that it is not to have: 'not red'. */
  refused: string[];
  /** How light its ground is to be; white leaves the colours to what stands on it. */
  tone: 'dark' | 'light' | 'white' | null;
  /** The shape asked for; null is the network's own. */
  aspect: Aspect | null;
  /** Whether it is to stand on the brand's own colour. */
  isBranded: boolean;
  isMinimal: boolean;
  isTextless: boolean;
  /** Whether its numbers are to be seen as bars. */
  isChart: boolean;
  /** The faces asked for: 'handwritten', 'elegant'. */
  pairing: Exclude<Pairing, 'brand'> | null;
  /** The words for what is to be seen on it ('a cactus on it'), and for what is not ('no skulls'). */
  shown: string;
  hidden: string;
  /** A carousel: as many slides as were asked for, or one for each point; null is one picture. */
  slides: number | 'list' | null;
}

/** A picture of whose look nothing was said. */
export const ANY_LOOK: PictureLook = {
  colours: [],
  refused: [],
  tone: null,
  aspect: null,
  isBranded: false,
  isMinimal: false,
  isTextless: false,
  isChart: false,
  pairing: null,
  shown: '',
  hidden: '',
  slides: null,
};

/** What a picture shows and how: all that the built-in designer reads. */
export interface PictureMatter {
  poster: Poster;
  look: PictureLook;
  /** A card that tells something, a thing to be drawn, or a photograph, which only a model or a camera makes. */
  medium: 'card' | 'drawing' | 'photo';
  /** In which its words are. */
  language: Language;
  /** Whether a photograph was wished for with words that make a card without it. */
  isPhotoWished?: boolean | undefined;
  /** Wishes for other words that were not found on it. */
  unread?: string[] | undefined;
}

/** What is asked of a designer, built-in or model. */
export interface PictureTask extends PictureMatter {
  /** As people asked for it: a model reads it whole. */
  brief: string;
  description: string | null;
  platform: Platform | null;
  brand: Brand;
  variant: number;
  /** The photo of its owner's that it stands on. */
  photo?: OwnPhoto | undefined;
}

/** A photo of somebody's own: the id of its medium, and what is in it. */
export interface OwnPhoto {
  id: string;
  bytes: Uint8Array;
}

/** A design to be drawn. */
export interface DesignTask {
  design: Design;
  /** What the design's photo holds, where it has one that is still there. */
  photo?: Uint8Array | undefined;
  /** Who signs it, in whose faces. */
  brand: Brand;
  /** How wide it is drawn at most, in pixels, where not in its full size. */
  width?: number;
}

/** What is asked of a voice. */
export interface SpeechTask {
  text: string;
  language: Language;
  voice: Voice;
}

/** What is asked of a text, to be answered with yes or no. */
export interface JudgeTask {
  question: string;
  text: string;
}
