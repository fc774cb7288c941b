import { AudioLines, Image, type LucideIcon, PenLine, TriangleAlert } from 'lucide-react';
import type { ModelKindState, Models } from '../../../../domain/api/models.ts';
import type { ModelKind } from '../../../../domain/models.ts';
import { Button } from '../../../components/button.tsx';
import { useFocusBack } from '../use-focus-back.ts';
import { ModelForm } from './model-form.tsx';
import { KIND_TEXTS, servingName, servingReason } from './model-texts.ts';

const ICONS: Record<ModelKind, LucideIcon> = { text: PenLine, image: Image, speech: AudioLines };

interface Props {
  state: ModelKindState;
  models: Models;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** What serves one kind, and in its place the form that changes it. */
export function ModelRow({ state, models, isOpen, onOpen, onClose }: Props) {
  const { kind, serving, standard, own, providers } = state;
  const { title, things } = KIND_TEXTS[kind];
  const Icon = ICONS[kind];
  const button = useFocusBack(isOpen);
  const canChange = providers.length > 1 || own !== null || standard.provider !== 'builtin';
  return (
    <li className="px-6 py-4 max-sm:px-4">
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4">
        <span className="grid size-9 place-items-center self-start rounded-md bg-hover text-ink-2">
          <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h4 className="text-sm font-medium">{title}</h4>
            <span className="min-w-0 rounded-sm bg-hover px-1.5 py-0.5 text-xs [overflow-wrap:anywhere]">
              {servingName(serving)}
            </span>
          </div>
          <p className="mt-1 max-w-105 text-sm text-pretty text-ink-2">{servingReason(state)}</p>
        </div>
        {canChange && !isOpen && (
          <Button ref={button} look="quiet" size="small" onClick={onOpen}>
            Change<span className="sr-only"> what makes {things.toLowerCase()}</span>
          </Button>
        )}
      </div>
      {own?.trouble && (
        <p className="mt-3 flex gap-2 rounded-md bg-warn-wash px-3 py-2 text-sm text-pretty text-warn">
          <TriangleAlert size={15} aria-hidden="true" className="mt-0.75 shrink-0" />
          {own.trouble}
        </p>
      )}
      {isOpen && <ModelForm state={state} models={models} onClose={onClose} />}
    </li>
  );
}
