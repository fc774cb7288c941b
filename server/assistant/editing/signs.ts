/** A whole emoji with the blank before it: its tones, its parts, the letters of a flag. */
export const EMOJI =
  /\s?(?:\p{RI}{2}|\p{Extended_Pictographic}(?:\uFE0F|\p{EMod}|\u200D\p{Extended_Pictographic}|[\u{E0020}-\u{E007F}])*)/gu;

/** A small table of emoji and the words that they fit; the first that fits is taken, none is guessed. */
const TABLE: [string, RegExp][] = [
  ['🐋', /whale/],
  ['🐱', /\bcats?\b|kitten/],
  ['🐶', /\bdogs?\b|puppy|lurcher/],
  ['🐦', /\bbirds?\b/],
  ['🐐', /goat/],
  ['🐄', /\bcows?\b/],
  ['🐑', /sheep|lamb|\bewes?\b/],
  ['🐴', /horse|pony/],
  ['🐔', /chicken|\bhens?\b/],
  ['❤️', /\bheart\b/],
  ['⭐', /\bstar\b/],
  ['🐝', /\bbees?\b|honey/],
  ['🐟', /\bfish\b/],
  ['🍞', /bread|bakery|sourdough|loaf|baker/],
  ['🥐', /croissant|pastr/],
  ['🍰', /cake|brownie/],
  ['☕', /coffee|latte|espresso|café|cafe/],
  ['🍵', /\btea\b/],
  ['🍕', /pizza/],
  ['🍲', /soup|stew/],
  ['🍎', /apple/],
  ['🍓', /strawberr/],
  ['🎃', /pumpkin|halloween/],
  ['🎄', /christmas|xmas|advent/],
  ['🌷', /flower|tulip|bouquet|dahlia/],
  ['🌱', /plant|seed|garden|allotment/],
  ['🌳', /\btrees?\b|forest/],
  ['🎶', /music|concert|choir|\bsong|band\b/],
  ['🎭', /theatre|play\b|panto/],
  ['🎬', /film|cinema|movie/],
  ['🎨', /\bart\b|paint|drawing/],
  ['📚', /\bbooks?\b(?! (?:via|now|by|at|on|with|a|an|your|online|in|it|early|ahead|here|through))|library|reading/],
  ['🏃', /\brun\b|running|marathon|race/],
  ['🚲', /bike|bicycle|cycling/],
  ['⚽', /football|match\b/],
  ['🏊', /swim|pool/],
  ['🧘', /yoga/],
  ['📦', /moving|parcel|delivery|shipping/],
  ['🔧', /repair|garage|mended/],
  ['💇', /hair|salon|barber/],
  ['💍', /wedding|engage/],
  ['🏠', /house|home\b|flat\b/],
  ['🌙', /\bnight\b|evening/],
  ['☀️', /summer|sunny/],
  ['❄️', /snow|winter|\bice\b/],
  ['🌧️', /\brain\b/],
  ['🧣', /scarf|knit/],
  ['👗', /dress|fashion|cloth/],
  ['🛍️', /\bshops?\b|sale\b|market/],
  ['🎟️', /ticket/],
  ['🗓️', /monday|tuesday|wednesday|thursday|friday|saturday|sunday|\bdate\b/],
  ['🙏', /thank/],
  ['🎉', /anniversary|birthday|years|celebrat|opening|launch|open/],
];

/** So many emoji that fit the words of a text, no two alike. */
export function fittingEmoji(text: string, count: number): string[] {
  const folded = text.toLowerCase();
  return TABLE.filter(([, words]) => words.test(folded))
    .map(([sign]) => sign)
    .slice(0, count);
}
