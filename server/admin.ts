import { ADMIN_COMMANDS, type AdminOrder, readCommand } from './admin-words.ts';
import { printEvents, readSearch } from './audit.ts';
import type { DeleteDeps } from './features/auth/delete-account.ts';
import {
  accountByEmail,
  deleteAtOnce,
  endEverySession,
  listAccounts,
  recoveryLink,
  setPremium,
  switchFactorsOff,
} from './features/auth/operator.ts';
import { mailOwner, type TellingDeps } from './features/auth/security-mail.ts';
import { endSessionsOf } from './features/auth/sessions.ts';
import { revokeConnections } from './features/publishing/connections.ts';
import { type CommandSpec, runOperatorCommand } from './operations/command.ts';
import { plain } from './operations/plain.ts';
import { type Database, openDatabase } from './platform/db/database.ts';
import { createKeyBox } from './platform/key-box.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { openMediaStore } from './platform/media/open-media-store.ts';
import { publishersOf } from './platform/publishers/publishers.ts';
import { commandEvent, eventRecorder } from './platform/security-events.ts';

const USAGE = `What the operator can do:
  npm run admin -- list                            every account with its plan
  npm run admin -- premium ada@example.com         unlimited workflows, first in line
  npm run admin -- free ada@example.com            back to the free plan
  npm run admin -- reset-password-link ada@example.com
                                                   a link that sets a new password, once, within one hour
  npm run admin -- factors-off ada@example.com     no code is asked for and no passkey works any more:
                                                   for somebody who has lost them
  npm run admin -- audit                           the last security events of everybody
  npm run admin -- audit ada@example.com           those of one account
      --since 7d                                   since so long ago or since a date (12h, 2026-11-01)
      --event sign-in-failed                       those of one kind
      --command delete                             those of one of these commands, or of backup or restore
      --limit 1000                                 more than the last 200
  npm run admin -- end-sessions                    everybody signs in anew
  npm run admin -- end-sessions ada@example.com    one account does
  npm run admin -- delete ada@example.com --for-ever
                                                   the account and everything in it`;

type Print = (line: string) => void;

/** What the commands work on. */
export interface OperatorDeps extends DeleteDeps, TellingDeps {
  print: Print;
}

/** Runs one of the operator's commands, and writes it down; gives whether it was done. */
export async function runCommand(deps: OperatorDeps, words: string[]): Promise<boolean> {
  const { db, print, record } = deps;
  const order = readCommand(words);
  if (!order) return refuse(print, USAGE);
  const { command, email, options } = order;
  const search = readSearch(options, [...ADMIN_COMMANDS, 'backup', 'restore'], new Date());
  if (typeof search === 'string') return refuse(print, plain(search));
  const userId = email === null ? null : await accountByEmail(db, email);
  // The account stands by reference alone, so that nothing of it is left here when it is gone.
  const unknown = email !== null && userId === null ? '(unknown address)' : '';
  await record(db, commandEvent(userId, [command, unknown, options['for-ever'] ? '--for-ever' : '']));
  if (email !== null && userId === null) return refuse(print, plain(`There is no account with the address ${email}.`));
  if (command === 'audit') {
    await printEvents(db, userId, search, print);
    return true;
  }
  return userId !== null && email !== null ? performFor(deps, order, { userId, email }) : performForAll(deps, order);
}

async function performForAll({ db, print }: OperatorDeps, { command }: AdminOrder): Promise<boolean> {
  if (command === 'list') return printAccounts(db, print);
  await endEverySession(db);
  print('Everybody is signed out.');
  return true;
}

async function performFor(
  deps: OperatorDeps,
  { command, options }: AdminOrder,
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  const { db, appUrl, print } = deps;
  if (command === 'end-sessions') {
    const { length } = await endSessionsOf(db, userId);
    print(`${email} is signed out: ${length} ${length === 1 ? 'session has' : 'sessions have'} ended.`);
    return true;
  }
  if (command === 'reset-password-link') {
    print(await recoveryLink(db, appUrl, userId, new Date()));
    return true;
  }
  if (command === 'factors-off') {
    await switchFactorsOff(db, userId);
    print(`${email} signs in with the password alone now.`);
    const change = { kind: 'factors-off', device: null, at: new Date().toISOString() } as const;
    // It is done all the same: the operator hears that they have to tell.
    await mailOwner(deps, userId, change).catch((cause: Error) =>
      print(`The mail that tells them so could not be sent (${cause.message}): tell them yourself.`),
    );
    return true;
  }
  if (command === 'delete') {
    if (!options['for-ever'])
      return refuse(print, `This can't be undone. If you mean it: npm run admin -- delete ${email} --for-ever`);
    await deleteAtOnce(deps, userId);
    print(`${email} and everything in the account is gone.`);
    return true;
  }
  await setPremium(db, userId, command === 'premium');
  print(`${email} has the ${command === 'premium' ? 'Premium' : 'Free'} Plan now.`);
  return true;
}

function refuse(print: Print, why: string): boolean {
  print(why);
  return false;
}

async function printAccounts(db: Database, print: Print): Promise<boolean> {
  const accounts = await listAccounts(db);
  for (const { email, premium, verified, createdAt, deletionAt } of accounts)
    print(
      [
        createdAt.toISOString().slice(0, 10),
        premium ? 'premium' : 'free   ',
        verified ? email : `${email} (not verified)`,
        ...(deletionAt ? [`to be deleted ${deletionAt.toISOString()}`] : []),
      ].join('  '),
    );
  print(accounts.length === 1 ? '1 account' : `${accounts.length} accounts`);
  return true;
}

const CALLING: CommandSpec = { usage: USAGE, isUnderstood: (words) => readCommand(words) !== null };

if (import.meta.main) {
  const isDone = await runOperatorCommand(CALLING, async (config, databaseUrl, words) => {
    const { db, close } = await openDatabase(databaseUrl, console.error);
    try {
      const mailer = createMailer(config.mail, config.dataDir, console.log);
      const deps: OperatorDeps = {
        db,
        store: await openMediaStore(config),
        mailer,
        mailbox: mailer.mailbox,
        record: eventRecorder(() => new Date()),
        leaveNetworks: (userId) =>
          revokeConnections({ db, box: createKeyBox(config), publishers: publishersOf(config) }, userId),
        appUrl: config.appUrl ?? new URL(`http://localhost:${config.port.number}`),
        print: console.log,
      };
      return await runCommand(deps, words);
    } finally {
      await close();
    }
  });
  process.exitCode = isDone ? 0 : 1;
}
