/** Numbers of the product that both sides obey; each is written here once. */

export const HOUR_MS = 60 * 60_000;
export const MEGABYTE = 1024 * 1024;

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;

/** How long a session lives on the server, and what a client assumes when the server says nothing. */
export const SESSION_LIFETIME_MS = 24 * HOUR_MS;
/** A session counts as valid only while its expiry is further away than this. */
export const SESSION_VALID_MARGIN_MS = 5 * 60_000;
/** The session is refreshed this long before it expires. */
export const SESSION_REFRESH_LEAD_MS = 10 * 60_000;
/** How often the client reads its session again. */
export const SESSION_REREAD_MS = 60_000;

export const VERIFICATION_LIFETIME_MS = 24 * HOUR_MS;
export const RECOVERY_LIFETIME_MS = HOUR_MS;
/** How long a mail has to arrive before the screen offers to send it again. */
export const RESEND_WAIT_MS = 30_000;
/** How long a right password waits for the code of the second step. */
export const TICKET_LIFETIME_MS = 10 * 60_000;
/** How long a passkey may take to answer. */
export const CHALLENGE_LIFETIME_MS = 5 * 60_000;
export const RECOVERY_CODES = 10;
export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_MAX = 60;

/** How long a personal API token may live, unless it never expires. */
export const API_TOKEN_DAYS = [30, 90, 365] as const;
export const API_TOKENS_MAX = 50;
export const API_TOKEN_NAME_MAX = 60;

/** How long the owner of an account that is to be deleted can change their mind. */
export const CHANGE_OF_MIND_MS = 24 * HOUR_MS;

/** How long a main call may take before the client gives up. */
export const CALL_TIMEOUT_MS = 120_000;
/** How long the verification and reset screens show their success before they return to sign-in. */
export const REDIRECT_DELAY_MS = 2_000;

/** Longest text that a post may hold; no network takes as much. */
export const POST_TEXT_MAX = 70_000;

/** Longest text that is searched by. */
export const SEARCH_MAX = 200;
export const CONVERSATION_NAME_MAX = 200;
export const FIRST_COMMENT_MAX = 1_000;
/** Longest description that the texts of a scheduled post are drafted from. */
export const POST_DESCRIPTION_MAX = 500;
/** How many scheduled workflows one answer lists at most. */
export const TASKS_AT_ONCE_MAX = 2_000;
/** How many plans that wait one answer lists at most. */
export const PENDING_PLANS_MAX = 500;
export const AGENT_NAME_MAX = 100;
/** Longest description that a workflow is made from. */
export const WORKFLOW_WISH_MAX = 2_000;
/** What the rules of a branch may say: the words it looks for, the length it compares with, the question it asks. */
export const BRANCH_WORDS_MAX = 200;
export const BRANCH_LENGTH_MAX = 1_000_000;
export const BRANCH_QUESTION_MAX = 500;

/** Longest text that one agent gets from others, along its lines or by reference: as long as the longest that a model writes. */
export const HANDED_ON_MAX = 100_000;

/** What all agents of one run may make together, in characters. */
export const RUN_TEXT_MAX = 5_000_000;

/** How many letters of an order or a text a picture is read from: nothing longer is a poster. */
export const PICTURE_LETTERS_MAX = 4_000;
/** How long the deletion of a scheduled workflow can be undone. */
export const UNDO_DELETION_MS = HOUR_MS;

/** More posts than this from one message is a slip of the tongue. */
export const PLANS_AT_ONCE = 60;

/** What all pictures and sounds of an account may take. */
export const MEDIA_MAX_BYTES = 5 * 1024 * MEGABYTE;

/** What all saved workflows of an account may take: a thousand with their results, and still one quick answer. */
export const SAVED_WORKFLOWS_MAX_BYTES = 16 * MEGABYTE;

/** How many earlier versions of a saved workflow are kept beside the one that is saved now. */
export const VERSIONS_KEPT = 50;

/** How many photos somebody keeps to use again. */
export const PHOTOS_MAX = 500;
