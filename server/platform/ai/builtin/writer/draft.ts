import type { Kind } from './kinds.ts';

/** What was found in the brief and may be shown again, for example on a picture. */
export interface DraftFacts {
  subject: string | null;
  offer: string | null;
  when: string | null;
  where: string | null;
  price: string | null;
  code: string | null;
  link: string | null;
  contact: string | null;
  quote: string | null;
  quoteBy: string | null;
  points: string[];
}

/** What the writer made of a task. */
export interface Draft {
  /** What the person sees: a post, a document, an answer or a question. */
  text: string;
  /** A short name for it, without a full stop. */
  title: string;
  kind: Kind;
  /** What would make it better, or, where `ready` is false and nothing could be written, the question in `text`. */
  question: string | null;
  /** True where `text` is a post or document that can be used as it is; false for answers and questions. */
  ready: boolean;
  /** The few words that belong on a picture. */
  headline: string;
  /** Lines that could stand below the headline, the best first; only documents have some. */
  lines: string[];
  facts: DraftFacts;
  /** Where the person's own words break the brand's rules, with the reason. */
  notes: string[];
}

export const NO_FACTS: DraftFacts = {
  subject: null,
  offer: null,
  when: null,
  where: null,
  price: null,
  code: null,
  link: null,
  contact: null,
  quote: null,
  quoteBy: null,
  points: [],
};
