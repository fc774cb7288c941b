import { parseArgs } from 'node:util';

/** What the operator can do, and how many accounts each command is about. */
const COMMANDS = {
  list: 'none',
  premium: 'one',
  free: 'one',
  'reset-password-link': 'one',
  'factors-off': 'one',
  audit: 'one or all',
  'end-sessions': 'one or all',
  delete: 'one',
} as const;

export type AdminCommand = keyof typeof COMMANDS;
export const ADMIN_COMMANDS = Object.keys(COMMANDS);

const OPTIONS = {
  'for-ever': { type: 'boolean' },
  since: { type: 'string' },
  event: { type: 'string' },
  command: { type: 'string' },
  limit: { type: 'string' },
} as const;
/** Which options a command takes; the others take none. */
const OWN_OPTIONS: { [Command in AdminCommand]?: string[] } = {
  audit: ['since', 'event', 'command', 'limit'],
  delete: ['for-ever'],
};

/** What stands behind the options, as it was written. */
export type AdminOptions = NonNullable<ReturnType<typeof parsed>>['values'];

/** What the operator's words ask for. */
export interface AdminOrder {
  command: AdminCommand;
  /** Whose account it is about; null: all of them. */
  email: string | null;
  options: AdminOptions;
}

/** Reads the operator's words; null where one of them is missing, or is none that the command knows. */
export function readCommand(words: string[]): AdminOrder | null {
  const read = parsed(words);
  if (!read) return null;
  const [command = '', address, ...more] = read.positionals;
  if (!isCommand(command) || more.length > 0) return null;
  if (Object.keys(read.values).some((name) => !OWN_OPTIONS[command]?.includes(name))) return null;
  const email = address?.trim().toLowerCase() ?? null;
  const isLacking = email === null ? COMMANDS[command] === 'one' : COMMANDS[command] === 'none' || !email.includes('@');
  return isLacking ? null : { command, email, options: read.values };
}

function parsed(words: string[]) {
  try {
    return parseArgs({ args: words, allowPositionals: true, options: OPTIONS });
  } catch {
    return null;
  }
}

const isCommand = (word: string): word is AdminCommand => Object.hasOwn(COMMANDS, word);
