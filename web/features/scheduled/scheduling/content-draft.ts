import type { AnswerOf } from '../../../../domain/api/call.ts';
import type { generateContent } from '../../../../domain/api/schedule/scheduled.ts';
import { joinText } from './split-text.ts';

type GeneratedContent = AnswerOf<typeof generateContent>['data'];
export type BoxName = 'text' | 'image';

interface Box {
  value: string;
  /** The user has written here: nothing overwrites it any more. */
  isEdited: boolean;
  /** A newer version that waits to be taken. */
  offered: string | null;
}

/** The generated content in its two boxes, and what is going on with it. */
export interface ContentDraft {
  text: Box;
  image: Box;
  /** The generation that is awaited; an answer of any other is too late. */
  awaited: number | null;
  hasFailed: boolean;
}

export type DraftEvent =
  | { kind: 'began'; generation: number }
  | { kind: 'arrived'; generation: number; content: GeneratedContent }
  | { kind: 'failed'; generation: number }
  /** What the content was to be made from has changed: nothing that is under way counts any more. */
  | { kind: 'dropped' }
  | { kind: 'typed'; box: BoxName; value: string }
  | { kind: 'took'; box: BoxName };

const EMPTY: Box = { value: '', isEdited: false, offered: null };
export const EMPTY_DRAFT: ContentDraft = { text: EMPTY, image: EMPTY, awaited: null, hasFailed: false };

/** The draft after something has happened to it. */
export function nextDraft(draft: ContentDraft, event: DraftEvent): ContentDraft {
  switch (event.kind) {
    case 'began':
      return { ...draft, awaited: event.generation, hasFailed: false };
    case 'dropped':
      return { ...draft, awaited: null };
    case 'failed':
      return event.generation === draft.awaited ? { ...draft, awaited: null, hasFailed: true } : draft;
    case 'arrived': {
      if (event.generation !== draft.awaited) return draft;
      const { text_input, text_description, image_input = '', image_description = '' } = event.content;
      return {
        text: filled(draft.text, joinText(text_input, text_description)),
        image: filled(draft.image, joinText(image_input, image_description)),
        awaited: null,
        hasFailed: false,
      };
    }
    case 'typed':
      // Whoever empties a box leaves it to the next generation.
      return {
        ...draft,
        [event.box]: { ...draft[event.box], value: event.value, isEdited: event.value.trim() !== '' },
      };
    case 'took': {
      const box = draft[event.box];
      return { ...draft, [event.box]: { value: box.offered ?? box.value, isEdited: false, offered: null } };
    }
  }
}

function filled(box: Box, value: string): Box {
  if (!box.isEdited) return { value, isEdited: false, offered: null };
  return { ...box, offered: value === '' || value === box.value ? null : value };
}
