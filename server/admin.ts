import { type Config, readConfig } from './config.ts';
import { explainFailedStart } from './failed-start.ts';
import { listAccounts, recoveryLink, setPremium } from './features/auth/operator.ts';
import { type Database, openDatabase } from './platform/db/database.ts';
import { startEmbeddedPostgres } from './platform/db/postgres/embedded.ts';

const USAGE = `What the operator can do:
  npm run admin -- list                            every account with its plan
  npm run admin -- premium ada@example.com         unlimited workflows, first in line
  npm run admin -- free ada@example.com            back to the free plan
  npm run admin -- reset-password-link ada@example.com
                                                   a link that sets a new password, once, within one hour`;

type Print = (line: string) => void;

/** Runs one of the operator's commands on a database; gives whether it was done. */
export async function runCommand(
  db: Database,
  appUrl: URL,
  [command = '', address = '']: string[],
  print: Print,
): Promise<boolean> {
  const email = address.trim().toLowerCase();
  if (command === 'list') return printAccounts(db, print);
  if (!['premium', 'free', 'reset-password-link'].includes(command) || email === '') return refuse(print, USAGE);
  const unknown = `There is no account with the address ${email}.`;
  if (command === 'reset-password-link') {
    const link = await recoveryLink(db, appUrl, email, new Date());
    if (link === null) return refuse(print, unknown);
    print(link);
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

async function main(): Promise<void> {
  let config: Config | null = null;
  try {
    config = readConfig(process.env, process.cwd());
    const postgres = config.databaseUrl === null ? await startEmbeddedPostgres(config.dataDir) : null;
    const { db, close } = await openDatabase(postgres?.url ?? config.databaseUrl ?? '', console.error);
    try {
      const appUrl = config.appUrl ?? new URL(`http://localhost:${config.port.number}`);
      process.exitCode = (await runCommand(db, appUrl, process.argv.slice(2), console.log)) ? 0 : 1;
    } finally {
      await close();
      await postgres?.stop();
    }
  } catch (cause) {
    console.error(explainFailedStart(cause, config));
    process.exitCode = 1;
  }
}

if (import.meta.main) await main();
