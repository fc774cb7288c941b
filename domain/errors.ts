/** Every way a call can fail: the stable word for machines, the status, and the text people see unless a better one is known. */
export const FAILURES = {
  VALIDATION: { status: 400, message: 'Please check what you entered.' },
  LINK_INVALID: { status: 400, message: 'This link is invalid or has expired. Please request a new one.' },
  ALREADY_VERIFIED: { status: 400, message: 'Your email is already verified' },
  WRONG_CREDENTIALS: { status: 401, message: 'Invalid email or password' },
  NOT_SIGNED_IN: { status: 401, message: 'Your session has ended. Please sign in again.' },
  WRONG_CODE: { status: 401, message: 'This code is wrong or was used before. Enter the one that your app shows now.' },
  SIGN_IN_EXPIRED: { status: 401, message: 'This sign-in took too long. Please start again with your password.' },
  PASSKEY_REFUSED: { status: 401, message: 'This passkey does not work here. Please sign in with your password.' },
  CODE_NEEDED: { status: 403, message: 'Please enter the code of your authenticator app' },
  EMAIL_NOT_VERIFIED: { status: 403, message: 'Please verify your email before logging in' },
  FOREIGN_ORIGIN: {
    status: 403,
    message: 'This request came from another site and was refused. Open Fanfare at its own address.',
  },
  ACCOUNT_LEAVING: { status: 403, message: 'This account is going to be deleted. Keep it to go on working with it.' },
  READ_ONLY: {
    status: 403,
    message: 'This token can only read. Make one that may also change things in Settings, Integrations.',
  },
  PERSON_NEEDED: { status: 403, message: 'A token can’t do this. Sign in to Fanfare and do it there.' },
  NOT_ALLOWED: { status: 403, message: 'Whoever runs this Fanfare does not allow this here.' },
  NOT_FOUND: { status: 404, message: 'Not found' },
  EMAIL_TAKEN: {
    status: 409,
    message: 'A user with the same id, email, or phone already exists in this project.',
  },
  OUTDATED: {
    status: 409,
    message: 'This was changed elsewhere since you opened it. Open the newer one, or save yours as a copy.',
  },
  CONFLICT: { status: 409, message: 'This can no longer be changed.' },
  TOO_LARGE: { status: 413, message: 'That is too much at once. Please send less.' },
  WRONG_MEDIA_TYPE: { status: 415, message: 'Please send JSON.' },
  MODEL_UNUSABLE: { status: 422, message: 'This model can’t be used. What served before still does.' },
  RATE_LIMITED: { status: 429, message: 'Too many attempts. Please wait a while and try again.' },
  QUOTA_EXCEEDED: { status: 429, message: 'You have used all of today’s free workflows.' },
  CANCELLED: { status: 499, message: 'The request was cancelled.' },
  MODEL_FAILED: { status: 502, message: 'The model is not available right now. Try again in a moment.' },
  RUN_FAILED: { status: 502, message: 'Failed to execute workflow' },
  UNEXPECTED: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  UNAVAILABLE: { status: 503, message: 'Fanfare can’t be reached right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type FailureCode = keyof typeof FAILURES;

/** What travels beside the message: field texts, flags of the spec, the seconds to wait. */
export interface FailureDetails {
  /** A text for each field that was refused. */
  fields?: Record<string, string>;
  requiresVerification?: true;
  /** What a right password is worth where a code is still needed: the way to the second step, and no session. */
  ticket?: string;
  /** The message again, for the call whose clients look for it here. */
  error?: string;
  retryAfterSeconds?: number;
  /** The agent of a workflow that the failure is about. */
  nodeId?: string;
}

/** A failure that people may see as it is; everything else thrown becomes UNEXPECTED. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly details: FailureDetails;

  constructor(code: FailureCode, message?: string, details: FailureDetails = {}) {
    super(message ?? FAILURES[code].message);
    this.name = 'Failure';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return FAILURES[this.code].status;
  }
}
