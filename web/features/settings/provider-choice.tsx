import type { ModelKindState } from '../../../domain/api/models.ts';
import type { Provider } from '../../../domain/models.ts';

interface Props {
  legend: string;
  providers: ModelKindState['providers'];
  value: Provider;
  onChoose: (provider: Provider) => void;
}

/** Who makes it: the engine inside, a provider, or a server nearby. */
export function ProviderChoice({ legend, providers, value, onChoose }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(104px,1fr))] gap-2">
        {providers.map(({ provider, name }) => (
          <label
            key={provider}
            className="flex h-9 cursor-pointer items-center justify-center rounded-md bg-surface px-2 text-sm whitespace-nowrap text-ink-2 shadow-[inset_0_0_0_1px_var(--c-line-strong)] transition-[background,color,box-shadow] duration-120 hover:text-ink has-checked:font-medium has-checked:text-ink has-checked:shadow-[inset_0_0_0_1.5px_var(--c-ink)] has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent dark:bg-canvas"
          >
            <input
              type="radio"
              name="provider"
              value={provider}
              checked={provider === value}
              data-autofocus={provider === value || undefined}
              onChange={() => onChoose(provider)}
              className="sr-only"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
