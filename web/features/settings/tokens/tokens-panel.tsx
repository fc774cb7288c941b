import { useQuery } from '@tanstack/react-query';
import { KeySquare } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { type ApiToken, revokeToken } from '../../../../domain/api/account/tokens.ts';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { api } from '../../../lib/api/api.ts';
import { inUsEnglish, shortMoment } from '../../../lib/us-dates.ts';
import { SOON_LINK } from '../coming-soon.tsx';
import { Panel, PanelBody, PanelFoot } from '../panel.tsx';
import { PanelWaiting } from '../panel-waiting.tsx';
import { MakeToken } from './make-token.tsx';
import { mcpAddress } from './mcp-address.ts';
import { ShownOnce } from './shown-once.tsx';
import { showTokens, tokensQuery } from './tokens-query.ts';

/** The tokens by which the user's own programs and assistants act for them: what each is for, when it was used, and its end. */
export default function TokensPanel() {
  const { data, error, refetch } = useQuery(tokensQuery);
  const [step, setStep] = useState<'list' | 'making' | { token: string }>('list');
  const [revoked, setRevoked] = useState<ApiToken | null>(null);
  const revoke = async ({ id }: ApiToken) => {
    try {
      const { message, data: left } = await api(revokeToken, { id });
      await showTokens(left);
      toast.success(message);
    } catch (failure) {
      toastFailure('The token was not revoked', failure);
      await refetch();
    }
  };
  return (
    <Panel
      title="API tokens"
      text="With a token your own programs and assistants work in Fanfare as you do; only the account itself stays yours alone."
    >
      {!data && (
        <PanelWaiting what="your tokens" error={error} onRetry={() => void refetch()} className="h-9 w-60 max-w-full" />
      )}
      {data?.length === 0 && (
        <PanelBody>
          <p className="text-sm text-pretty text-ink-2">
            You have no token yet. An assistant that speaks MCP connects to{' '}
            <code className="inline-block max-w-full font-mono text-xs break-all text-ink">{mcpAddress()}</code>; every
            call is{' '}
            <a href="/api/docs" target="_blank" rel="noopener" className={SOON_LINK}>
              documented<span className="sr-only">, opens in a new tab</span>
            </a>
            .
          </p>
        </PanelBody>
      )}
      {data && data.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {data.map((token) => (
            <Row key={token.id} token={token} onRevoke={() => setRevoked(token)} />
          ))}
        </ul>
      )}
      <PanelFoot>
        <Button look="quiet" onClick={() => setStep('making')}>
          Make a token
        </Button>
      </PanelFoot>
      {step === 'making' && <MakeToken onMade={(token) => setStep({ token })} onClose={() => setStep('list')} />}
      {typeof step === 'object' && <ShownOnce token={step.token} onDone={() => setStep('list')} />}
      {revoked && (
        <ConfirmDialog
          isOpen
          title={`Revoke ‘${revoked.name}’?`}
          text="Whatever uses it is refused at once. This can’t be taken back."
          action="Revoke"
          onConfirm={() => revoke(revoked)}
          onClose={() => setRevoked(null)}
        />
      )}
    </Panel>
  );
}

function Row({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 px-6 py-4 max-sm:px-4">
      <span className="grid size-9 place-items-center rounded-md bg-hover text-ink-2">
        <KeySquare size={17} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <h4 className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm font-medium [overflow-wrap:anywhere]">
          {token.name}
          {token.readOnly && <span className="rounded-full bg-hover px-2 py-0.5 text-xs text-ink-2">Read-only</span>}
        </h4>
        <p className="mt-0.5 text-sm text-pretty text-ink-2">
          <code className="font-mono text-xs">{token.start}…</code> · {expiryOf(token)} ·{' '}
          {token.used_at === null ? 'not used yet' : `last used ${shortMoment(token.used_at)}`}
        </p>
      </div>
      <Button look="quiet" size="small" onClick={onRevoke}>
        Revoke<span className="sr-only"> {token.name}</span>
      </Button>
    </li>
  );
}

function expiryOf({ expires_at }: ApiToken, now = new Date()): string {
  if (expires_at === null) return 'never expires';
  const day = inUsEnglish(expires_at, { month: 'short', day: 'numeric', year: 'numeric' });
  return new Date(expires_at) <= now ? `expired ${day}` : `expires ${day}`;
}
