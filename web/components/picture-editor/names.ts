/** How people call what the designer has names for; what has no name here is called as it is. */
const NAMES: Record<string, string> = {
  // shapes
  '1:1': 'Square',
  '4:5': 'Portrait 4:5',
  '9:16': 'Story 9:16',
  '16:9': 'Wide 16:9',
  '1.91:1': 'Link 1.91:1',
  // layouts
  poster: 'Poster',
  split: 'Two panels',
  band: 'Band of forms',
  centred: 'Centered',
  big: 'Big type',
  card: 'Card',
  quote: 'Quotation',
  'quote-centred': 'Quotation, centered',
  dated: 'Calendar leaf',
  ticket: 'Ticket',
  discs: 'Discs',
  ruled: 'Ruled list',
  tiles: 'Tiles',
  headed: 'Headed list',
  note: 'Note',
  bubble: 'Speech bubble',
  'photo-words': 'Words on the photo',
  'photo-panel': 'Photo and panel',
  'photo-card': 'Card on the photo',
  textless: 'Without words',
  // grounds
  paper: 'Paper',
  tint: 'Tint',
  deep: 'Dark',
  primary: 'Main color',
  accent: 'Second color',
  // what lies on them
  mesh: 'Soft colors',
  shapes: 'Cut shapes',
  photo: 'As it is',
  duotone: 'In two colors',
  // pairs of faces
  brand: 'Your brand’s',
  mono: 'Monospace',
  hand: 'Handwritten',
};

/** The name of a layout, a ground, a shape, a texture or a pair of faces, for people. */
export function designName(value: string): string {
  const name = NAMES[value] ?? value.replaceAll('-', ' ');
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}
