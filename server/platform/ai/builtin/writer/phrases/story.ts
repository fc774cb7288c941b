/** Lines that carry a story from one turn to the next; they tell no event of their own. */
export const STORY = {
  calm: [
    'Days here are long and much alike.',
    'Nothing much ever happens, and that is how {name} likes it.',
    'It is a place where every sound is known.',
    'For years, nobody has asked for more.',
  ],
  longing: [
    'It does not sound like much. It is everything.',
    '{Name} has never said it aloud.',
    'Some nights the thought alone is enough to keep {name} awake.',
  ],
  still: [
    'For a moment, nothing moves.',
    '{Name} stands still and listens.',
    'There is no one to ask, and no time to wait.',
  ],
  after: [
    'It takes longer than it should. It is enough.',
    'Only then does {name} breathe out.',
    'Nobody cheers. Nobody has to.',
  ],
} as const;

/** Poems in which only the subject changes; each stanza stands on its own. */
export const POEMS: readonly (readonly string[])[] = [
  [
    'Before the day has found its name,\nbefore the rush, before the noise,\nthere is a pause that feels the same\nas {topic}, and as quiet joys.',
    'I keep it close the whole day through,\na small light in an inner room.\nThe world is loud. I think of you,\nof {topic}, and the hours bloom.',
  ],
  [
    'Some things ask nothing and stay near.\nThey do not shout, they do not shine.\nThen, one day, you begin to hear\nhow much of them is yours and mine.',
    'So here is to {topic}: to the slow,\nthe plain, the close, the overlooked.\nThe best of what we come to know\nis seldom found in any book.',
  ],
  [
    'What can be said of {topic}\nthat has not long been said before?\nOnly that it comes back to me\nlike footsteps to a well-known door.',
    'I open, and the room is bright.\nI let it in. I let it stay.\nSome things arrive without a sign\nand turn the key on all the day.',
  ],
];
