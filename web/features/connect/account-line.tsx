import type { ReactNode } from 'react';
import type { ShownNetworkAccount } from '../../../domain/post/connections.ts';
import { Avatar } from '../../components/avatar.tsx';

/** An account with its picture, and what is said of it. */
export function AccountLine({ account, children }: { account: ShownNetworkAccount; children: ReactNode }) {
  const [firstName = '', ...rest] = account.name.split(/\s+/);
  const person = { firstName, lastName: rest.at(-1) ?? '' };
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar person={person} picture={account.picture} className="size-9 text-xs" />
      <span className="min-w-0 text-base text-pretty [overflow-wrap:anywhere]">{children}</span>
    </span>
  );
}
