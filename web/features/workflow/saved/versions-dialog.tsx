import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { Version } from '../../../../domain/api/workflow/workflow-versions.ts';
import { Button } from '../../../components/button.tsx';
import { OneLine } from '../../../components/cut-name.tsx';
import { Choice } from '../../../components/fields/choice.tsx';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { closeBuilderLayer, useBuilderUi } from '../builder-ui.ts';
import { showAll } from '../canvas/show-all.ts';
import { VersionComparison } from '../comparing/version-comparison.tsx';
import { LayerDialog } from '../layer-dialog.tsx';
import { exactMoment } from '../run/moment-words.ts';
import { agentCount } from './saved-card.tsx';
import { bringVersionBack, useVersion, useVersions } from './versions.ts';
import { WorkflowPicture } from './workflow-picture.tsx';

/** What was saved of a workflow before: to look at, to compare, to bring back. */
export function VersionsDialog() {
  const id = useBuilderUi(({ layer }) => (layer?.kind === 'versions' ? layer.workflowId : null));
  return (
    <LayerDialog kind="versions" title="Versions" width="max-w-260">
      {id !== null && <Versions id={id} />}
    </LayerDialog>
  );
}

function Versions({ id }: { id: string }) {
  const { data: versions, error, refetch } = useVersions(id);
  const [chosen, setChosen] = useState<string | null>(null);
  if (error)
    return (
      <div className="p-8 text-center text-sm">
        <p>The versions could not be loaded.</p>
        <Button look="quiet" className="mt-4" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  if (!versions)
    return (
      <p role="status" className="p-8 text-center text-sm text-ink-3">
        Loading versions…
      </p>
    );
  const at = Math.max(
    0,
    versions.findIndex(({ version }) => version === chosen),
  );
  return (
    <div className="grid min-h-0 grid-cols-[15rem_1fr] max-md:grid-cols-1">
      <ol className="max-h-[70vh] overflow-y-auto border-r border-line p-2 max-md:max-h-52 max-md:border-r-0 max-md:border-b">
        {versions.map((each, index) => (
          <li key={each.version}>
            <Entry
              version={each}
              isNow={index === 0}
              isChosen={index === at}
              onChoose={() => setChosen(each.version)}
            />
          </li>
        ))}
      </ol>
      <Shown key={versions[at]?.version} id={id} versions={versions} at={at} />
    </div>
  );
}

interface EntryProps {
  version: Version;
  isNow: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Entry({ version: { version, name, agents, changes }, isNow, isChosen, onChoose }: EntryProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'flex w-full flex-col rounded-md px-3 py-2 text-left transition-colors duration-120 hover:bg-hover',
        isChosen && 'bg-active',
      )}
    >
      <span className="text-sm font-medium tabular-nums">
        {exactMoment(version)}
        {isNow && <span className="ml-2 rounded-sm bg-ok-wash px-1.5 py-0.5 text-2xs text-ok">Saved now</span>}
      </span>
      <span className="mt-0.5 text-xs text-ink-2">{changes ?? 'The oldest that is kept'}</span>
      <span className="mt-0.5 truncate text-2xs text-ink-3">
        {agentCount(agents)} · {name}
      </span>
    </button>
  );
}

/** What a version is compared with. */
type Against = 'before' | 'now';

function Shown({ id, versions, at }: { id: string; versions: Version[]; at: number }) {
  const [against, setAgainst] = useState<Against>(at === 0 ? 'before' : 'now');
  const [isBusy, setIsBusy] = useState(false);
  const { data: shown, error } = useVersion(id, versions[at]?.version);
  const { data: other } = useVersion(id, (against === 'now' ? versions[0] : versions[at + 1])?.version);
  if (error) return <p className="p-8 text-center text-sm">This version is not kept any more.</p>;
  if (!shown) return <p className="p-8 text-center text-sm text-ink-3">Loading…</p>;
  const bringBack = async () => {
    setIsBusy(true);
    try {
      if (!(await bringVersionBack(id, shown))) return;
      toast.success(`The version of ${exactMoment(shown.version)} is back. What was there is a version too.`);
      closeBuilderLayer('versions');
      showAll();
    } catch (failure) {
      toastFailure('Failed to bring this version back', failure);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section
      aria-label={`Version of ${exactMoment(shown.version)}`}
      className="max-h-[70vh] min-w-0 overflow-y-auto p-5"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 flex-1 text-base font-medium">
          <OneLine text={shown.name} />
        </h3>
        {at > 0 && (
          <Button size="small" busy={isBusy} onClick={() => void bringBack()}>
            {!isBusy && <RotateCcw size={13} aria-hidden="true" />}
            Bring back
          </Button>
        )}
      </div>
      <WorkflowPicture
        agents={shown.agents}
        connections={shown.connections}
        notes={shown.notes}
        withNames
        className="mt-3 h-56 w-full rounded-md bg-sunken p-3"
      />
      <div className="mt-5 flex items-center gap-3">
        <h4 className="flex-1 text-sm font-medium">What differs</h4>
        {at > 0 && at < versions.length - 1 && (
          <Choice
            aria-label="Compare with"
            value={against}
            onChoose={(other) => setAgainst(other as Against)}
            className="h-8 rounded-md bg-sunken pl-2 text-xs shadow-[inset_0_0_0_1px_var(--c-line)]"
          >
            <option value="now">From this one to what is saved now</option>
            <option value="before">From the one before to this one</option>
          </Choice>
        )}
      </div>
      {other ? (
        <VersionComparison
          {...(against === 'now' ? { before: shown, after: other } : { before: other, after: shown })}
        />
      ) : (
        <p className="mt-2 text-sm text-ink-3">
          {at === versions.length - 1 && against === 'before'
            ? 'There is no earlier version to compare with.'
            : 'Loading…'}
        </p>
      )}
    </section>
  );
}
