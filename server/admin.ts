import { deleteAccount, listAccounts, recoveryLink, setPremium, switchFactorsOff } from './features/auth/operator.ts';
import { runOperatorCommand } from './operations/command.ts';
import { type Database, openDatabase } from './platform/db/database.ts';

const USAGE = `What the operator can do:
  npm run admin -- list                            every account with its plan
  npm run admin -- premium ada@example.com         unlimited workflows, first in line
  npm run admin -- free ada@example.com            back to the free plan
  npm run admin -- reset-password-link ada@example.com
                                                   a link that sets a new password, once, within one hour
  npm run admin -- factors-off ada@example.com     no code is asked for and no passkey works any more:
                                                   for somebody who has lost them
  npm run admin -- delete ada@example.com --for-ever
                                                   the account and everything in it`;
const COMMANDS = ['premium', 'free', 'reset-password-link', 'factors-off', 'delete'];

type Print = (line: string) => void;

/** Runs one of the operator's commands on a database; gives whether it was done. */
export async function runCommand(
  db: Database,
  appUrl: URL,
  [command = '', address = '', promise = '']: string[],
  print: Print,
): Promise<boolean> {
  const email = address.trim().toLowerCase();
  if (command === 'list') return printAccounts(db, print);
  if (!COMMANDS.includes(command) || email === '') return refuse(print, USAGE);
  const unknown = `There is no account with the address ${email}.`;
  if (command === 'reset-password-link') {
    const link = await recoveryLink(db, appUrl, email, new Date());
    if (link === null) return refuse(print, unknown);
    print(link);
    return true;
  }
  if (command === 'factors-off') {
    if (!(await switchFactorsOff(db, email))) return refuse(print, unknown);
    print(`${email} signs in with the password alone now.`);
    return true;
  }
  if (command === 'delete') {
    if (promise !== '--for-ever')
      return refuse(print, `This can't be undone. If you mean it: npm run admin -- delete ${email} --for-ever`);
    if (!(await deleteAccount(db, email))) return refuse(print, unknown);
    print(`${email} and everything in the account is gone.`);
    return true;
  }
  if (!(await setPremium(db, email, command === 'premium'))) return refuse(print, unknown);
  print(`${email} has the ${command === 'premium' ? 'Premium' : 'Free'} Plan now.`);
  return true;
}

function refuse(print: Print, why: string): boolean {
  print(why);
  return false;
}

async function printAccounts(db: Database, print: Print): Promise<boolean> {
  const accounts = await listAccounts(db);
  for (const { email, premium, verified, createdAt } of accounts)
    print(
      [
        createdAt.toISOString().slice(0, 10),
        premium ? 'premium' : 'free   ',
        verified ? email : `${email} (not verified)`,
      ].join('  '),
    );
  print(accounts.length === 1 ? '1 account' : `${accounts.length} accounts`);
  return true;
}

if (import.meta.main) {
  const isDone = await runOperatorCommand(async (config, databaseUrl) => {
    const { db, close } = await openDatabase(databaseUrl, console.error);
    try {
      const appUrl = config.appUrl ?? new URL(`http://localhost:${config.port.number}`);
      return await runCommand(db, appUrl, process.argv.slice(2), console.log);
    } finally {
      await close();
    }
  });
  process.exitCode = isDone ? 0 : 1;
}
