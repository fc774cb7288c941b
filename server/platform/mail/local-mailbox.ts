import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import { ensureFolder } from '../folders.ts';
import { composed, type Mail } from './mail.ts';

/** A mail as the mailbox page shows it. */
export interface MailboxMail extends Omit<Mail, 'pictures'> {
  at: string;
}

export interface LocalMailbox {
  keep(mail: Mail): Promise<void>;
  /** The newest mails first. */
  newest(limit: number): Promise<MailboxMail[]>;
  /** Removes the mails that were kept before an instant. */
  forgetBefore(instant: Date): Promise<void>;
  /** Removes the mails to an address. */
  forgetTo(address: string): Promise<void>;
}

const keptMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  link: z.string(),
  at: z.iso.datetime(),
});

/** A kept mail; null where the file is broken or gone: the others are shown all the same. */
async function readKept(path: string): Promise<MailboxMail | null> {
  try {
    return keptMailSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}

/** A mailbox for machines without a mail server: every mail is kept as .eml and its link printed on the console. */
export function openLocalMailbox(dataDir: string, from: string, print: (line: string) => void): LocalMailbox {
  const folder = join(dataDir, 'outbox');
  const composer = createTransport({ streamTransport: true, buffer: true });

  return {
    keep: async (mail) => {
      await ensureFolder(folder);
      const at = new Date().toISOString();
      const name = join(folder, `${at.replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`);
      const { message } = await composer.sendMail(composed(mail, from));
      await writeFile(`${name}.eml`, message as Buffer, { mode: 0o600 });
      // The page's own copy: taking a mail apart again would need a parser. Pictures are in the mail itself.
      const { pictures: _, ...kept } = mail;
      await writeFile(`${name}.part`, JSON.stringify({ ...kept, at } satisfies MailboxMail), { mode: 0o600 });
      // Whole or not there at all: the page may be looked at right now.
      await rename(`${name}.part`, `${name}.json`);
      print(`Mail for ${mail.to}: ${mail.subject}\n  ${mail.link}`);
    },
    newest: async (limit) => {
      const names = await readdir(folder).catch(() => []);
      const newest = names
        .filter((name) => name.endsWith('.json'))
        .sort()
        .reverse()
        .slice(0, limit);
      const mails = await Promise.all(newest.map((name) => readKept(join(folder, name))));
      return mails.filter((mail) => mail !== null);
    },
    forgetBefore: async (instant) => {
      // Their names begin with their moment.
      const limit = instant.toISOString().replaceAll(/[:.]/g, '-');
      const names = await readdir(folder).catch(() => []);
      for (const name of names) if (name < limit) await rm(join(folder, name), { force: true });
    },
    forgetTo: async (address) => {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((one) => one.endsWith('.json'))) {
        const kept = await readKept(join(folder, name));
        if (kept?.to !== address) continue;
        // The page's copy goes last: by it the mail is found again after a crash.
        await rm(join(folder, name.replace(/json$/, 'eml')), { force: true });
        await rm(join(folder, name), { force: true });
      }
    },
  };
}
