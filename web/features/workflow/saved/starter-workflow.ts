/** What the builder's example is asked to make: words that give a true post, picture and voice-over without any change. */
export const STARTER = {
  name: 'Post',
  input: 'Announce our Saturday bread class: 10 am, eight places, €35, everyone takes a sourdough loaf home',
  description: 'Short, for Instagram',
} as const;
