import type { ReactNode } from 'react';
import { ASPECTS } from '../../../domain/post/aspects.ts';
import type { NetworkConnection } from '../../../domain/post/connections.ts';
import { PLATFORM_RULES, type Platform } from '../../../domain/post/platforms.ts';
import { PlatformIcon } from '../../components/platform-icons.tsx';
import { classNames } from '../../lib/class-names.ts';
import { AccountChoice } from './account-choice.tsx';
import { ConnectedAccount } from './connected-account.tsx';
import { VisitButton } from './visit-button.tsx';

/** One network: whether it can be connected, by which account it is, and what it takes. */
export function PlatformCard({
  platform,
  connection,
}: {
  platform: Platform;
  connection: NetworkConnection | undefined;
}) {
  const { label, maxLength, aspect, connect } = PLATFORM_RULES[platform];
  const picture = ASPECTS[aspect];
  return (
    <article aria-label={label} className="flex h-full flex-col rounded-lg bg-surface shadow-sm">
      <div className="flex flex-1 flex-col p-5">
        <div className="flex items-center gap-3">
          <span className="grid size-10 place-items-center rounded-md bg-hover">
            <PlatformIcon platform={platform} size={20} />
          </span>
          <h2 className="text-md font-medium">{label}</h2>
          {!connect && <Badge look="bg-hover text-ink-2">By hand</Badge>}
          {connect && connection && <Standing connection={connection} />}
        </div>
        {connect && connection?.available ? (
          <Connectable connection={connection} offer={connect.offer} />
        ) : (
          <p className="mt-4 text-base text-pretty text-ink-2">
            {connect?.promise ??
              `Your posts for ${label} wait under ‘Ready to post’ when they are due: you post them yourself.`}
          </p>
        )}
      </div>
      <dl className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-5 py-3 text-xs text-ink-3">
        <div className="flex gap-1.5">
          <dt>Text up to</dt>
          <dd>
            <span className="font-mono text-ink-2 tabular-nums">{maxLength.toLocaleString('en-US')}</span> characters
          </dd>
        </div>
        <div className="flex gap-1.5">
          <dt>Pictures</dt>
          <dd className="font-mono text-ink-2 tabular-nums">
            {picture.width} × {picture.height}
          </dd>
        </div>
      </dl>
    </article>
  );
}

function Standing({ connection: { available, account, brokenReason } }: { connection: NetworkConnection }) {
  if (!available) return <Badge look="bg-warn-wash text-warn">Coming Soon</Badge>;
  if (brokenReason) return <Badge look="bg-bad-wash text-bad">Paused</Badge>;
  return account ? <Badge look="bg-ok-wash text-ok">Connected</Badge> : null;
}

function Badge({ look, children }: { look: string; children: ReactNode }) {
  return <span className={classNames('ml-auto rounded-full px-2.5 py-0.5 text-xs font-medium', look)}>{children}</span>;
}

function Connectable({ connection, offer }: { connection: NetworkConnection; offer: string }) {
  const { platform, account, choices } = connection;
  if (choices) return <AccountChoice platform={platform} choices={choices} />;
  if (account) return <ConnectedAccount connection={connection} account={account} />;
  return (
    <>
      <p className="mt-4 text-base text-pretty text-ink-2">{offer}</p>
      <div className="mt-auto pt-5">
        <VisitButton platform={platform}>Connect</VisitButton>
      </div>
    </>
  );
}
