import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { ModelKindState, Models } from '../../../../domain/api/models.ts';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { ChipChoice } from '../profile/chip-choice.tsx';
import { KeyField } from './key-field.tsx';
import { LocalServers } from './local-servers.tsx';
import { ModelField } from './model-field.tsx';
import { ModelOutcome } from './model-outcome.tsx';
import { hiddenKey, KIND_TEXTS, servingName } from './model-texts.ts';
import { useModelForm } from './use-model-form.ts';

interface Props {
  state: ModelKindState;
  models: Models;
  onClose: () => void;
}

/** Another choice for one kind: who makes it, with which key, with which model. */
export function ModelForm({ state, models, onClose }: Props) {
  const { kind, standard, own, providers } = state;
  const form = useModelForm(state, onClose);
  const { fields, chosen, outcome, running } = form;
  const { things, trial } = KIND_TEXTS[kind];
  const outcomeId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [isForgetting, setIsForgetting] = useState(false);
  useEffect(() => element.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  useEffect(() => {
    // Each refusal leads to its field.
    if (outcome?.field) element.current?.querySelector<HTMLElement>(`[name="${outcome.field}"]`)?.focus();
  }, [outcome]);
  const toldBy = (name: string) => (outcome?.field === name ? outcomeId : undefined);
  const isBuiltin = fields.provider === 'builtin';
  const isLocal = fields.provider === 'local';
  // Where no server is found, there is nothing to test or to save.
  const isMissing = isLocal && fields.server === '' && !form.servers.data?.length;
  const goBack = standard.provider === 'builtin' ? 'Back to built-in' : 'Back to the default';
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isBuiltin || standard.provider !== 'builtin') return void form.save();
    // The engine inside serves whoever has chosen nothing.
    if (own) setIsForgetting(true);
    else onClose();
  };
  return (
    <form
      ref={element}
      onSubmit={save}
      noValidate
      aria-label={`What makes ${things.toLowerCase()}`}
      className="appear mt-4 rounded-lg bg-sunken p-4 shadow-[inset_0_0_0_1px_var(--c-line)]"
    >
      <fieldset disabled={running === 'save'} className="flex min-w-0 flex-col gap-4">
        <ChipChoice
          legend={`${things} are made by`}
          name="provider"
          choices={providers.map(({ provider, name }) => ({ value: provider, label: name }))}
          value={fields.provider}
          onChoose={form.choose}
          isFirst
        />
        {isBuiltin && (
          <p className="text-sm text-pretty text-ink-2">No key is needed, and what you write stays on the server.</p>
        )}
        {isBuiltin && !models.localServersAllowed && (
          <p className="text-xs text-pretty text-ink-3">
            Models on the machine that Fanfare runs on, with Ollama or LM Studio for example, can be chosen here once it
            is started with <code className="font-mono">AI_LOCAL_SERVERS=search</code>.
          </p>
        )}
        {isLocal && (
          <LocalServers
            servers={form.servers}
            value={fields.server}
            onChoose={(server) => form.set('server', server)}
          />
        )}
        {!isBuiltin && !isMissing && (
          <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
            {chosen?.takesKey && (
              <KeyField
                provider={chosen}
                value={fields.key}
                onChange={(key) => form.set('key', key)}
                toldBy={toldBy('key')}
              />
            )}
            <ModelField
              value={fields.model}
              onChange={(model) => form.set('model', model)}
              models={form.models}
              placeholder={chosen?.suggestion ?? 'The first that fits'}
              hint={form.models.length > 0 ? 'Choose one, or type its name.' : 'Left empty, one that fits is chosen.'}
              toldBy={toldBy('model')}
            />
          </div>
        )}
      </fieldset>
      <ModelOutcome id={outcomeId} outcome={outcome} trial={running === 'test' ? trial : null} />
      <Buttons
        running={running}
        isMissing={isMissing}
        goBack={own ? { label: goBack, onUse: () => setIsForgetting(true) } : null}
        onTest={isBuiltin ? null : form.test}
        onClose={onClose}
      />
      <ConfirmDialog
        isOpen={isForgetting}
        title={`Go back to ${nameInside(standard)}?`}
        text={forgettingText(state, models)}
        action={goBack}
        onConfirm={form.forget}
        onClose={() => setIsForgetting(false)}
      />
    </form>
  );
}

interface ButtonsProps {
  running: ReturnType<typeof useModelForm>['running'];
  /** There is nothing to test or to save. */
  isMissing: boolean;
  goBack: { label: string; onUse: () => void } | null;
  onTest: (() => void) | null;
  onClose: () => void;
}

function Buttons({ running, isMissing, goBack, onTest, onClose }: ButtonsProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-end gap-2">
      {goBack && (
        <Button
          look="ghost"
          size="small"
          disabled={running === 'save'}
          onClick={goBack.onUse}
          className="mr-auto -ml-3 max-sm:order-last max-sm:mx-0 max-sm:w-full"
        >
          {goBack.label}
        </Button>
      )}
      <Button look="ghost" size="small" disabled={running === 'save'} onClick={onClose}>
        Cancel
      </Button>
      {onTest && (
        <Button
          look="quiet"
          size="small"
          busy={running === 'test'}
          disabled={running === 'save' || isMissing}
          onClick={onTest}
        >
          {running === 'test' ? 'Testing…' : 'Test'}
        </Button>
      )}
      <Button type="submit" size="small" busy={running === 'save'} disabled={isMissing}>
        {running === 'save' ? 'Saving…' : 'Save'}
      </Button>
    </div>
  );
}

/** What serves, as it stands in a sentence. */
function nameInside(serving: ModelKindState['serving']): string {
  return serving.provider === 'builtin' ? `the ${serving.engine.toLowerCase()}` : servingName(serving);
}

/** What going back means: who serves then, and what becomes of the key. */
function forgettingText({ kind, own, standard, providers }: ModelKindState, { kinds }: Models): string {
  const serves = `${KIND_TEXTS[kind].things} are made by ${nameInside(standard)} again.`;
  const key = providers.find(({ provider }) => provider === own?.provider);
  if (!key?.keyHint) return serves;
  const isShared = kinds.some((other) => other.kind !== kind && other.own?.provider === key.provider);
  const words = `Your ${key.name} key ${hiddenKey(key.keyHint)}`;
  return `${serves} ${isShared ? `${words} stays for what else uses it.` : `${words} is deleted.`}`;
}
