export type AiFailureKind =
  | 'timeout'
  | 'rate-limited'
  | 'unavailable'
  | 'refused'
  | 'bad-answer'
  | 'too-large'
  | 'aborted'
  | 'unauthorized'
  | 'nothing-written'
  | 'over-budget';

/** What people read, and whether trying the same again can help. */
const KINDS: Record<AiFailureKind, { message: string; retryable: boolean }> = {
  timeout: { message: 'The model did not answer in time. Try again.', retryable: true },
  'rate-limited': {
    message: "We're experiencing high server load due to multiple requests. Please try again later or tomorrow.",
    retryable: true,
  },
  unavailable: { message: 'The model is not available right now. Try again in a moment.', retryable: true },
  refused: { message: 'The model refused this request. Word it differently and try again.', retryable: false },
  'bad-answer': { message: 'The model gave an answer that could not be used. Try again.', retryable: true },
  'too-large': { message: 'The model gave an answer that is too large. Ask for something smaller.', retryable: false },
  aborted: { message: 'The request was cancelled.', retryable: false },
  'nothing-written': { message: 'Nothing was written that could be posted.', retryable: false },
  unauthorized: { message: 'The model refused the key. Ask whoever runs this Fanfare to check it.', retryable: false },
  'over-budget': {
    message:
      'You have used up what the connected model may make for you today. You get more tomorrow, and Premium has no such limit.',
    retryable: false,
  },
};

/** Of a key that is the user's own. */
export const KEY_REFUSED = 'The model refused your key. Check it in Settings, Integrations, AI models.';

/** What happened, for the log: plain data without secrets. */
export interface AiFailureCause {
  error: string;
  status: number | null;
  answer: string | null;
}

export interface AiFailureDetails {
  /** Said instead of the kind's own sentence. */
  message?: string;
  retryable?: boolean;
  retryAfterMs?: number | null;
  cause?: AiFailureCause;
  /** What the writer said instead of writing. */
  reply?: string;
}

const replied = (reply: string): string[] => [
  `The writer answered: “${reply}”`,
  'Schedule a new one with what is missing.',
];

const NOT_SERVED: AiFailureKind[] = ['unavailable', 'rate-limited', 'unauthorized', 'over-budget'];

/** Whether the provider made nothing, so that nothing is counted. */
export function wasNotServed(failure: unknown): boolean {
  return failure instanceof AiFailure && NOT_SERVED.includes(failure.kind);
}

/** A failure of a model as everyone outside this folder sees it: a sentence for people, and whether to try again. */
export class AiFailure extends Error {
  readonly kind: AiFailureKind;
  readonly retryable: boolean;
  /** How long the provider asks to wait, where it says so. */
  readonly retryAfterMs: number | null;
  override readonly cause: AiFailureCause | undefined;
  /** What the writer said instead of writing, where it did. */
  readonly reply: string | null;

  constructor(kind: AiFailureKind, details: AiFailureDetails = {}) {
    super([details.message ?? KINDS[kind].message, ...(details.reply ? replied(details.reply) : [])].join(' '));
    this.name = 'AiFailure';
    this.kind = kind;
    this.retryable = details.retryable ?? KINDS[kind].retryable;
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.cause = details.cause;
    this.reply = details.reply ?? null;
  }

  /** The same failure, told otherwise. */
  with(details: Pick<AiFailureDetails, 'message' | 'retryable'>): AiFailure {
    const { message, retryable, retryAfterMs, cause } = this;
    return new AiFailure(this.kind, { message, retryable, retryAfterMs, ...(cause ? { cause } : {}), ...details });
  }
}

/** A tool broke: that is no failure of the model. */
export class ToolDefect {
  readonly cause: unknown;
  constructor(cause: unknown) {
    this.cause = cause;
  }
}
