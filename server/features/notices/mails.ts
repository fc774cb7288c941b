import { type Notice, type NoticeKind, noticeLink } from '../../../domain/notices.ts';
import { type LetterPart, letter, mainButton, paragraph, smallPrint } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { readyPart } from './ready-mail.ts';
import type { ReadyPosts } from './ready-posts.ts';

/** A notice as a mail tells it. */
export interface MailedNotice extends Pick<Notice, 'id' | 'title' | 'detail' | 'taskId' | 'conversationId'> {
  cause: string;
}

export interface Recipient {
  email: string;
  firstName: string;
}

const WORDS: Record<NoticeKind, { subject: (count: number) => string; one: string; several: string; button: string }> =
  {
    failed: {
      subject: (count) => `${count} posts failed`,
      one: 'A post of yours did not work out:',
      several: 'Some of your posts did not work out:',
      button: 'Look at them',
    },
    missed: {
      subject: (count) => `${count} posts were missed`,
      one: 'A post of yours was missed:',
      several: 'Some of your posts were missed:',
      button: 'Reschedule them',
    },
    approval: {
      subject: (count) => `${count} plans wait for your approval`,
      one: 'A plan waits for you, and its time is near:',
      several: 'Some plans wait for you, and their time is near:',
      button: 'Look at them',
    },
    ready: {
      subject: (count) => `${count} posts are ready to post`,
      one: 'It is time, and your post is ready. Copy it, post it, and mark it as posted.',
      several: 'It is time, and your posts are ready. Copy them, post them, and mark them as posted.',
      button: 'Open Ready to post',
    },
    sent: {
      subject: (count) => `${count} posts are out`,
      one: 'A post of yours is out:',
      several: 'Some of your posts are out:',
      button: 'See them',
    },
    connection: {
      subject: (count) => `${count} connections need you`,
      one: 'Something needs you:',
      several: 'Some things need you:',
      button: 'Connect again',
    },
  };

/** Where they all are, when they are several. */
const PLACES: Record<NoticeKind, string> = {
  failed: '/scheduled',
  missed: '/scheduled',
  approval: '/scheduled',
  ready: '/ready',
  sent: '/scheduled',
  connection: '/connect',
};

/** The mail about everything of one kind that somebody is to be told now. */
export function noticeMail(
  appUrl: URL,
  to: Recipient,
  kind: NoticeKind,
  told: [MailedNotice, ...MailedNotice[]],
  ready: ReadyPosts | null,
): Mail {
  const [first, ...others] = told;
  const words = WORDS[kind];
  const isOne = others.length === 0;
  const way = isOne ? noticeLink({ kind, ...first }) : { label: words.button, path: PLACES[kind] };
  const link = new URL(way.path, appUrl).href;
  const label = kind === 'ready' ? words.button : way.label;
  const settings = new URL('/settings?section=notifications', appUrl).href;
  const matter = ready ? readyPart(appUrl, ready) : alike(told);
  return {
    to: to.email,
    subject: oneLine(isOne ? first.title : words.subject(told.length)),
    link,
    ...letter([
      paragraph(`Hello ${to.firstName},`),
      paragraph(isOne ? words.one : words.several),
      ...matter,
      mainButton(label, link),
      smallPrint(`What Fanfare mails you is your choice: ${settings}`),
    ]),
    id: `notice-${first.id}@${appUrl.hostname}`,
    ...(ready ? { pictures: ready.pictures } : {}),
  };
}

/** So many stand in one mail; the others wait in the app. */
const MOST_MATTERS = 20;

/** Each matter once, with how often it came up. */
function alike(told: MailedNotice[]): LetterPart[] {
  const groups = Map.groupBy(told, ({ title, detail }) => `${title}\n${detail}`);
  const matters = [...groups].map(([text, { length }]) => paragraph(length > 1 ? `${text}\n(${length} times)` : text));
  const others = matters.length - MOST_MATTERS;
  if (others <= 0) return matters;
  return [...matters.slice(0, MOST_MATTERS), paragraph(`And ${others} more, which you find in Fanfare.`)];
}

const LONGEST_SUBJECT = 150;

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST_SUBJECT ? `${line.slice(0, LONGEST_SUBJECT - 1).toWellFormed()}…` : line;
}
