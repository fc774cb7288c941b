import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { InputOf } from '../../../../domain/api/call.ts';
import {
  CHOOSE_SERVER,
  chooseModel,
  forgetModel,
  type ModelKindState,
  type Models,
  testModel,
} from '../../../../domain/api/models.ts';
import type { Provider } from '../../../../domain/models.ts';
import { api } from '../../../lib/api/api.ts';
import { reasonOf } from '../../../lib/api/reason-of.ts';
import { fieldRefusal } from '../refusals.ts';
import { showModels, useModelServers } from './models-query.ts';

/** What the form says of itself, and which field is to be mended. */
export interface FormOutcome {
  isGood: boolean;
  text: string;
  field: string | null;
}

export interface ChoiceFields {
  provider: Provider;
  key: string;
  model: string;
  server: string;
}

const FIELD_NAMES = ['key', 'model', 'server'];
const bad = (text: string, field: string | null = null): FormOutcome => ({ isGood: false, text, field });

/** The choice for one kind while it is made: tested, saved, or taken back. */
export function useModelForm({ kind, serving, own, providers }: ModelKindState, onDone: () => void) {
  const fieldsFor = (provider: Provider): ChoiceFields => {
    const known = own?.provider === provider ? own : null;
    return { provider, key: '', model: known?.model ?? '', server: known?.server ?? '' };
  };
  const isOffered = providers.some(({ provider }) => provider === serving.provider);
  const [fields, setFields] = useState(() => fieldsFor(own?.provider ?? (isOffered ? serving.provider : 'builtin')));
  const [outcome, setOutcome] = useState<FormOutcome | null>(null);
  const [listed, setListed] = useState<string[]>([]);
  const [running, setRunning] = useState<'test' | 'save' | null>(null);
  const test = useRef<AbortController | null>(null);
  useEffect(() => () => test.current?.abort(), []);

  const servers = useModelServers(fields.provider === 'local');
  const found = servers.data ?? [];
  const isThere = found.length === 0 || found.some((each) => each.server === fields.server);
  // One server needs no choosing.
  const server = isThere ? fields.server : found.length === 1 ? (found[0]?.server ?? '') : '';
  const chosen = providers.find(({ provider }) => provider === fields.provider);
  const models = fields.provider === 'local' ? (found.find((each) => each.server === server)?.models ?? []) : listed;

  /** What was said is about what was written before. */
  const change = (next: ChoiceFields) => {
    test.current?.abort();
    setRunning(null);
    setOutcome(null);
    setFields(next);
  };
  const choose = (provider: Provider) => {
    setListed([]);
    change(fieldsFor(provider));
  };
  const choice = (): Omit<InputOf<typeof testModel>, 'kind'> => ({
    provider: fields.provider,
    ...(fields.key !== '' && { key: fields.key }),
    ...(fields.model.trim() !== '' && { model: fields.model }),
    ...(fields.provider === 'local' && { server }),
  });
  const missing = (): FormOutcome | null => {
    if (chosen?.takesKey && chosen.keyHint === null && fields.key.trim() === '')
      return bad(`Please paste your ${chosen.name} key.`, 'key');
    if (fields.provider === 'local' && server === '') return bad(CHOOSE_SERVER, 'server');
    return null;
  };

  const tryIt = async () => {
    const problem = missing();
    if (problem) return setOutcome(problem);
    const mine = new AbortController();
    test.current = mine;
    setRunning('test');
    setOutcome(null);
    try {
      const { data } = await api(testModel, { kind, ...choice() }, { signal: mine.signal });
      if (mine.signal.aborted) return;
      if (data.models.length > 0) setListed(data.models);
      if (data.result === 'ok' && data.model) setFields({ ...fields, model: data.model });
      setOutcome({ isGood: data.result === 'ok', text: data.message, field: data.field });
    } catch (failure) {
      if (!mine.signal.aborted) setOutcome(failed(failure));
    } finally {
      if (!mine.signal.aborted) setRunning(null);
    }
  };
  const keep = async (work: () => Promise<{ message: string; data: Models }>) => {
    test.current?.abort();
    setRunning('save');
    setOutcome(null);
    try {
      const { message, data } = await work();
      await showModels(data);
      toast.success(message);
      onDone();
    } catch (failure) {
      setOutcome(failed(failure));
      setRunning(null);
    }
  };

  return {
    fields: { ...fields, server },
    set: (name: 'key' | 'model' | 'server', value: string) => change({ ...fields, [name]: value }),
    choose,
    chosen,
    models,
    servers,
    outcome,
    running,
    test: tryIt,
    save: async () => {
      const problem = missing();
      if (problem) setOutcome(problem);
      else await keep(() => api(chooseModel, { kind, ...choice() }));
    },
    forget: () => keep(() => api(forgetModel, { kind })),
  };
}
export type ModelFormState = ReturnType<typeof useModelForm>;

function failed(cause: unknown): FormOutcome {
  const refused = fieldRefusal(cause, FIELD_NAMES);
  return refused ? bad(refused.text, refused.field) : bad(reasonOf(cause));
}
