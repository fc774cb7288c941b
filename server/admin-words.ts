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

/** What the operator's words ask for. */
export interface AdminOrder {
  command: AdminCommand;
  /** Whose account it is about; null: all of them. */
  email: string | null;
  /** Whether they have said that it need not be undone. */
  isForEver: boolean;
}

/** Reads the operator's words; null where one of them is missing, or is none that the command knows. */
export function readCommand(words: string[]): AdminOrder | null {
  const read = parsed(words);
  if (!read) return null;
  const [command = '', address, ...more] = read.positionals;
  const isForEver = read.values['for-ever'] ?? false;
  if (!isCommand(command) || more.length > 0 || (isForEver && command !== 'delete')) return null;
  const email = address?.trim().toLowerCase() ?? null;
  const isLacking = email === null ? COMMANDS[command] === 'one' : COMMANDS[command] === 'none' || !email.includes('@');
  return isLacking ? null : { command, email, isForEver };
}

function parsed(words: string[]) {
  try {
    return parseArgs({ args: words, allowPositionals: true, options: { 'for-ever': { type: 'boolean' } } });
  } catch {
    return null;
  }
}

const isCommand = (word: string): word is AdminCommand => Object.hasOwn(COMMANDS, word);
