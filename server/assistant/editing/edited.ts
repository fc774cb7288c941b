import type { Brand } from '../../../domain/brand.ts';
import type { Platform } from '../../../domain/post/platforms.ts';
import type { Language } from '../reading/language.ts';
import type { Span } from '../reading/spans/roles.ts';
import type { Constraints } from './constraints.ts';

/** What is to be edited: a message in spans, for a place, in a brand's voice. */
export interface EditRequest {
  spans: Span[];
  platform: Platform | 'none';
  brand: Brand;
  language: Language;
  now: string;
  timeZone: string;
}

/** What came of it: a text, or one question instead of it. */
export interface EditedText {
  text: string;
  question: string | null;
  notes: string[];
  matter: string;
  constraints: Constraints;
}
