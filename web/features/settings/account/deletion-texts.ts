import type { AccountContents } from '../../../../domain/api/account/account-deletion.ts';

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`];

/** What goes with an account, one thing after the other. */
export function goesText(contents: AccountContents): string {
  const parts = [
    ...counted(contents.conversations, 'conversation', 'conversations'),
    ...counted(contents.workflows, 'saved workflow', 'saved workflows'),
    ...counted(contents.scheduled, 'post on the schedule', 'posts on the schedule'),
    ...counted(contents.media, 'picture or sound', 'pictures and sounds'),
    ...counted(contents.connections, 'connected account or key', 'connected accounts and keys'),
    'your profile, brand and settings',
  ];
  const text = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** What stays where Fanfare can't reach it. */
export function staysText({ published }: AccountContents): string {
  if (published === 0) return 'Nothing: no post of yours was published from here.';
  const [posts = ''] = counted(published, 'published post stays', 'published posts stay');
  return `${posts} on the networks. To have them gone, delete them there.`;
}
