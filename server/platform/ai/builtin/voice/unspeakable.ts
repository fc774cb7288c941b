/** A synthesiser gave up. */
export const unspeakable = () =>
  new Error('The built-in voice could not speak this text. Word it differently and try again.');
