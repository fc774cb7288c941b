import { Button } from '../../../components/button.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { reasonOf } from '../../../lib/api/reason-of.ts';
import type { useModelServers } from './models-query.ts';

interface Props {
  servers: ReturnType<typeof useModelServers>;
  value: string;
  onChoose: (server: string) => void;
}

/** The model servers that were found nearby, one of them chosen. */
export function LocalServers({ servers, value, onChoose }: Props) {
  const { data = [], isFetching, error, refetch } = servers;
  const lookAgain = (
    <Button look="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
      Look again
    </Button>
  );
  if (isFetching && data.length === 0)
    return (
      <p role="status" className="flex h-9 items-center gap-2 text-sm text-ink-2">
        <Spinner size={14} />
        Looking for Ollama, LM Studio, llama.cpp and vLLM…
      </p>
    );
  if (data.length === 0)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p role="status" className="min-w-60 flex-1 text-sm text-pretty text-ink-2">
          <span className="font-medium text-ink">No server was found.</span>{' '}
          {error
            ? reasonOf(error)
            : 'Start Ollama, LM Studio, llama.cpp or vLLM on the machine that Fanfare runs on, then look again.'}
        </p>
        {lookAgain}
      </div>
    );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">Server</legend>
      <div className="flex flex-col gap-2">
        {data.map(({ server, name, models }) => (
          <label
            key={server}
            className="flex min-h-10 cursor-pointer flex-wrap items-center gap-x-2.5 rounded-md bg-surface px-3 py-1.5 text-sm shadow-[inset_0_0_0_1px_var(--c-line-strong)] transition-shadow duration-120 has-checked:shadow-[inset_0_0_0_1.5px_var(--c-ink)] has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent dark:bg-canvas"
          >
            <input
              type="radio"
              name="server"
              value={server}
              checked={server === value}
              onChange={() => onChoose(server)}
              className="sr-only"
            />
            <span className="font-medium">{name}</span>
            <span className="font-mono text-xs text-ink-2">{server}</span>
            <span className="ml-auto text-xs text-ink-3">
              {models.length === 1 ? '1 model' : `${models.length} models`}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
