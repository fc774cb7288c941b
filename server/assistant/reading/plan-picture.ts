import { cutAtWord } from '../../../domain/text.ts';
import type { Operation } from '../operations.ts';
import { type ConversationState, plansAsShown } from '../state.ts';

const PICTURE =
  '(?:pictures?|images?|photos?|pics?|graphics?|visuals?|illustrations?|bild|foto|imagen|imagem|immagine)';
const OTHER =
  '(?:another|a new|new|a different|a better|a fresh|ein anderes|ein neues|otra|una nueva|une autre|outra|un’altra)';
const AGAIN = new RegExp(
  `\\bre-?draw\\b|\\b${OTHER} (?:\\p{L}+ )?${PICTURE}\\b|\\b(?:draw|make|do|try|change|swap|replace) (?:it|that|the|this)? ?${PICTURE}(?: once)?(?: more| again| anew)?(?=\\s*(?:$|[.!,]))`,
  'iu',
);
const NONE = new RegExp(
  `\\b(?:without|no|drop|remove|lose|delete|skip|take (?:off|out|away)|leave (?:off|out)|ohne|sin|sans|sem|senza)\\b(?: (?:the|its|that|a|any|das|la|el|l’|une?|a|o))? ?${PICTURE}\\b|\\bdoes ?n[o’']?t need (?:a|the) ${PICTURE}\\b`,
  'iu',
);
/** Who says more than this brings something else. */
const MOST_WORDS = 80;

/** 'Another picture', 'without the picture', said of a plan that has one; null for everything else. */
export function readPlanPicture(say: string, state: ConversationState): Operation[] | null {
  const plan = plansAsShown(state).findLast(({ picture, status }) => picture && status === 'pending');
  if (!plan || say.length > MOST_WORDS) return null;
  const picture = NONE.test(say) ? 'none' : AGAIN.test(say) ? 'new' : null;
  return picture && [{ op: 'changePlan', which: [plan.n], change: { picture } }];
}

const BESIDE = new RegExp(
  `\\b(?:with|and|add|plus|mit|con|avec|com) (?:add )?(?:an?|ein|einem|una?|une|uma) (?:\\p{L}+ )?${PICTURE}\\b`,
  'iu',
);

/** 'Schedule it tomorrow at 9 with a picture': the draft's words are planned together with one that is still to be drawn. */
export function withPictureBeside(say: string, operations: Operation[], { drafts }: ConversationState): Operation[] {
  if (!BESIDE.test(say)) return operations;
  return operations.map((operation) => {
    const draft = operation.op === 'plan' ? drafts.find(({ n }) => n === operation.draft) : undefined;
    if (operation.op !== 'plan' || !draft) return operation;
    const { draft: _, words = draft.text, platforms = draft.platform ? [draft.platform] : [], ...order } = operation;
    return { ...order, words, platforms, title: cutAtWord(words.split('\n')[0] ?? '', 60), picture: true };
  });
}
