import type { CheckRevision, TextSense } from '../platform/ai/agents.ts';
import { NO_CONSTRAINTS } from './editing/constraints.ts';
import { stepsOf } from './instruction/steps.ts';
import { faultsOf } from './model/check-words.ts';
import { readPictureOffThread } from './off-thread.ts';
import { languageOf } from './reading/language.ts';

/** Changes after which every fact is still there. */
const KEEPS_ALL = ['add', 'order', 'form', 'emoji', 'hashtags', 'formal', 'casual', 'translate', 'proofread', 'other'];

/** Holds a text that a model made by an instruction against the text before: nothing new, and all of it where nothing was to go. */
const checkRevision: CheckRevision = ({ brief, description, brand }, text) => {
  const steps = stepsOf(description ?? '', brief);
  const isWhole = steps.every((step) => !('unread' in step) && KEEPS_ALL.includes(step.change) && step.to !== 'title');
  const source = `${brief}\n${description ?? ''}`;
  return faultsOf({ text, matter: isWhole ? brief : '', source, brand, platforms: null, constraints: NO_CONSTRAINTS });
};

/** What the agents know about words. */
export const TEXT_SENSE: TextSense = { readPicture: readPictureOffThread, checkRevision, languageOf };
