import type { Kind } from './kinds.ts';

/**
 * What one would believe of the evidence before any example: the votes start here, and the corpus moves them. Written as
 * evidence → kind and vote; evidence of the form 'cue X on d' holds where there are drafts, 'p' plans, 'dp' both.
 */
type Belief = [evidence: string, votes: Partial<Record<Kind, number>>];

const onAll = (name: string, votes: Belief[1]): Belief => [name, votes];
const on = (name: string, grounds: string, votes: Belief[1]): Belief[] =>
  grounds.split(' ').map((ground) => [`${name} on ${ground}`, votes]);

const ABOUT_TEXT: Belief[] = [
  onAll('cue formal', { 'revise formal': 4 }),
  onAll('cue casual', { 'revise casual': 4 }),
  onAll('cue shorter', { 'revise shorter': 3.5 }),
  ...on('cue shorter', 'p', { changePlan: 3 }),
  onAll('cue longer', { 'revise longer': 4 }),
  onAll('cue translate', { 'revise translate': 5 }),
  onAll('cue proofread', { 'revise proofread': 4 }),
  onAll('cue undo', { 'revise undo': 4 }),
  onAll('cue hashtag', { 'revise hashtags': 3 }),
  onAll('cue emoji', { 'revise emoji': 2.5 }),
  onAll('cue form', { 'revise form': 3 }),
  onAll('cue tone', { 'revise other': 1.5 }),
  ...on('cue order', 'd dp', { 'revise order': 1.5 }),
  ['cue pick', { 'revise pick': 1 }],
  ['cues pick order', { 'revise pick': 0.5 }],
  ...on('cue add', 'd dp', { 'revise add': 2 }),
  ...on('cue andAlso', 'd dp', { 'revise add': 1 }),
  ...on('cue correct', 'd dp', { 'revise replace': 1.2 }),
  ...on('cue replaceText', 'd dp', { 'revise replace': 2 }),
  ...on('cue replaceText', 'p', { changePlan: 3 }),
  ...on('cue version', 'd dp', { 'revise platform': 1.5 }),
  ...on('cue same', 'd dp', { 'revise platform': 0.7 }),
  ['other platform than the draft', { 'revise platform': 1.5 }],
  ...on('cue delete', 'd', { 'revise remove': 3 }),
  ...on('cue delete', 'dp', { 'revise remove': 1.8, cancelPlans: 1 }),
  ['twin in draft', { 'revise replace': 1.2, 'revise add': 0.3 }],
  ['twin in draft length few', { 'revise replace': 1 }],
  ['fact of the draft', { 'revise replace': 0.7, 'revise remove': 0.4 }],
  ...['1', '2', '3+'].flatMap((count) =>
    on(`in draft ${count}`, 'd dp', {
      'revise replace': 0.4,
      'revise remove': 0.5,
      'revise add': 0.3,
      'revise order': 0.4,
    }),
  ),
];

const ABOUT_PLANS: Belief[] = [
  ...on('cue cancel', 'p dp', { cancelPlans: 3 }),
  ...on('cue cancel', 'd', { 'revise remove': 1.5, 'revise pick': 0.5 }),
  ...on('cue delete', 'p', { cancelPlans: 3 }),
  ...on('cue notGo', 'p dp', { cancelPlans: 1.5 }),
  ...on('cue everything', 'p dp', { cancelPlans: 0.7 }),
  ['cue hold', { ask: 1.5 }],
  ...on('cue earlier', 'p dp', { changePlan: 2.5 }),
  ...on('cue move', 'p dp', { changePlan: 0.7 }),
  ...on('cue instead', 'p dp', { changePlan: 0.5 }),
  ...on('cue schedule', 'd', { plan: 2 }),
  ...on('cue schedule', 'dp', { plan: 1.2, changePlan: 0.7 }),
  ...on('cue schedule', 'p', { changePlan: 1 }),
  ...on('cue schedule', 'new', { plan: 0.5, write: 0.5 }),
  ...on('cue postAgain', 'd dp', { plan: 1 }),
  ['cue listAsk', { listPlans: 2.5 }],
  ['cue calendar', { listPlans: 1 }],
  ...on('cue whenAsk', 'p dp', { listPlans: 2.5 }),
  ...on('cue statusAsk', 'p dp', { listPlans: 2.5 }),
  ...on('cue approve', 'p dp', { approve: 3 }),
  ['cues approve yes', { approve: 1 }],
  ...on('cue yes', 'p dp', { approve: 1.2 }),
  ...on('cue rhythm', 'p', { changePlan: 1.2 }),
  ...on('cue rhythm', 'dp', { changePlan: 0.7, plan: 0.3 }),
  ...on('cue rhythm', 'd', { plan: 1 }),
  ...on('cue ends', 'p', { changePlan: 1.5 }),
  ...on('cue ends', 'dp', { changePlan: 1 }),
  ...['days', 'time', 'elapsed', 'repeat', 'start', 'until', 'count', 'span'].flatMap((kind) => [
    ...on(`phrase ${kind}`, 'p', { changePlan: 1.2 }),
    ...on(`phrase ${kind}`, 'dp', { changePlan: 0.8, plan: 0.2 }),
    ...on(`phrase ${kind}`, 'd', { plan: 1.2 }),
  ]),
  ...on('relative', 'p dp', { changePlan: 1.5 }),
  ...on('relative', 'd', { plan: 1.5 }),
  ...['only', 'more', 'less'].flatMap((how) => [
    ...on(`places ${how}`, 'p', { changePlan: 1.5 }),
    ...on(`places ${how}`, 'd', { 'revise platform': 0.7, plan: 0.3 }),
    ...on(`places ${how}`, 'dp', { changePlan: 0.5, 'revise platform': 0.3 }),
  ]),
  ['beside phrases 0 true on d', { plan: 2 }],
  ['beside phrases 0 true on p', { changePlan: 2 }],
  ['beside phrases 0 true on dp', { changePlan: 2 }],
  ['plans pointed true 1', { changePlan: 0.5, cancelPlans: 0.3, listPlans: 0.3 }],
  ['plans pointed true 2+', { changePlan: 0.5, cancelPlans: 0.3 }],
  ['drafts pointed true 1', { plan: 0.4, 'revise pick': 0.5 }],
];

const ABOUT_OTHER: Belief[] = [
  ['cue thanks', { 'reply thanks': 2 }],
  ['cue greet', { 'reply greeting': 1.2 }],
  ['cue chat', { 'reply small talk': 2 }],
  ['cue ownFeeling', { 'reply small talk': 3 }],
  ['cue complain', { 'reply complaint': 2 }],
  ['cue productAsk', { 'reply product question': 1.2 }],
  ['cue product', { 'reply product question': 1.3 }],
  ['cues productAsk product', { 'reply product question': 1 }],
  ['cue knowledge', { 'reply knowledge question': 1.3 }],
  ['cue better', { 'reply knowledge question': 2.5 }],
  ['cue picture', { draw: 2 }],
  ['cue pictureStart', { draw: 3 }],
  ['cue voice', { speak: 3 }],
  ['cue writeNew', { write: 2 }],
  ['cue workflow', { buildWorkflow: 2 }],
  ['cue vague', { ask: 3 }],
  ['cue no', { ask: 1.2 }],
  ['mark ?', { 'reply knowledge question': 0.6, 'reply product question': 0.6, listPlans: 0.4 }],
  ...on('length very many', 'd p dp new', { write: 1.2 }),
  ...on('length many', 'd p dp new', { write: 0.5 }),
  ...on('new words 5+', 'd p dp', { write: 0.8 }),
  ...on('matter 4', 'new', { write: 2 }),
  ...on('matter 3', 'new', { write: 2 }),
  ...on('matter 2', 'new', { write: 1.5 }),
  ['on new', { write: 0.7 }],
  ['length 1', { ask: 0.7 }],
  ['always', { buildWorkflow: -2, 'revise other': -0.5, ask: -0.5 }],
];

/** The votes by evidence that stand before the first example. */
export const BELIEFS: Belief[] = [...ABOUT_TEXT, ...ABOUT_PLANS, ...ABOUT_OTHER];
