import { ArrowLeft } from 'lucide-react';
import type { RunNode, WorkflowRunDetails } from '../../../../domain/api/workflow/workflow-runs.ts';
import { Button } from '../../../components/button.tsx';
import { OutputView } from '../../../components/output/output-view.tsx';
import { reasonOf } from '../../../lib/api/reason-of.ts';
import { exactMoment } from '../run/moment-words.ts';
import { took } from '../run/run-times.ts';
import { useRunDetails } from '../run/runs-query.ts';
import { wordDifference } from './word-difference.ts';

interface Props {
  id: string;
  /** The earlier and the later one. */
  runs: [string, string];
  onBack: () => void;
}

/** Two runs, agent by agent: what both made, and in texts what became of each word. */
export function RunsCompared({ id, runs: [earlier, later], onBack }: Props) {
  const before = useRunDetails(id, earlier);
  const after = useRunDetails(id, later);
  const error = before.error ?? after.error;
  return (
    <div className="p-5">
      <Button look="ghost" size="small" onClick={onBack}>
        <ArrowLeft size={14} aria-hidden="true" />
        All runs
      </Button>
      {error && <p className="py-8 text-center text-sm text-bad">{reasonOf(error)}</p>}
      {before.data && after.data && <Compared before={before.data} after={after.data} />}
    </div>
  );
}

function Compared({ before, after }: { before: WorkflowRunDetails; after: WorkflowRunDetails }) {
  const old = new Map(before.nodes?.map((node) => [node.nodeId, node]));
  const now = new Map(after.nodes?.map((node) => [node.nodeId, node]));
  const ids = [...new Set([...old.keys(), ...now.keys()])];
  return (
    <>
      <p className="my-3 text-sm text-ink-2">
        {exactMoment(before.started_at)} and {exactMoment(after.started_at)}
      </p>
      <ol className="flex flex-col gap-3">
        {ids.map((id) => (
          <Pair key={id} before={old.get(id)} after={now.get(id)} />
        ))}
      </ol>
    </>
  );
}

const LOOKS = { same: '', added: 'bg-ok-wash text-ok no-underline', removed: 'bg-bad-wash text-bad line-through' };

function Pair({ before, after }: { before: RunNode | undefined; after: RunNode | undefined }) {
  const name = (after ?? before)?.agent;
  const [old, now] = [before?.output, after?.output];
  const isText = old?.output_type === 'text' && now?.output_type === 'text';
  return (
    <li className="rounded-lg bg-sunken p-4">
      <h4 className="text-sm font-medium">{name}</h4>
      <p className="mt-0.5 text-2xs text-ink-3">{[factsOf(before), factsOf(after)].join(' → ')}</p>
      {isText ? (
        <p className="mt-3 text-sm whitespace-pre-wrap break-words">
          {old.output === now.output && <span className="mb-1 block text-2xs text-ink-3">The same text</span>}
          {wordDifference(old.output, now.output).map(({ kind, text }, at) => {
            const Piece = { same: 'span', added: 'ins', removed: 'del' }[kind] as 'span';
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place
              <Piece key={at} className={LOOKS[kind]}>
                {text}
              </Piece>
            );
          })}
        </p>
      ) : (
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          <Side node={before} />
          <Side node={after} />
        </div>
      )}
    </li>
  );
}

function Side({ node }: { node: RunNode | undefined }) {
  if (!node) return <p className="text-xs text-ink-3">Not in this run</p>;
  if (!node.output) return <p className="text-xs text-bad">{node.error}</p>;
  return <OutputView output={node.output} index={1} look="plain" />;
}

function factsOf(node: RunNode | undefined): string {
  if (!node) return 'not in this run';
  if (node.error !== null) return 'failed';
  return [node.output?.reused ? 'reused' : node.output?.engine, node.ms === null ? null : took(node.ms)]
    .filter(Boolean)
    .join(', ');
}
