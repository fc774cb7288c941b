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
  bars: 'Bars',
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

/** Symbols whose name in their set says how they are drawn, not what they show. */
const SYMBOL_NAMES: Record<string, string> = {
  'airplane-tilt': 'Airplane',
  alarm: 'Alarm clock',
  'baby-carriage': 'Pram',
  bandaids: 'Plasters',
  'beer-stein': 'Beer',
  'book-open': 'Open book',
  'bowl-food': 'Bowl of salad',
  'bowl-steam': 'Hot soup',
  'bug-beetle': 'Beetle',
  'building-apartment': 'Block of flats',
  'calendar-check': 'Appointment',
  'castle-turret': 'Castle',
  'chalkboard-teacher': 'Teacher at the board',
  'chart-bar': 'Bar chart',
  'chart-line-up': 'Rising chart',
  cheers: 'Glasses that clink',
  'device-mobile': 'Mobile phone',
  'dice-five': 'Dice',
  'egg-crack': 'Cracked egg',
  'film-slate': 'Clapperboard',
  'flower-lotus': 'Lotus',
  'flower-tulip': 'Tulip',
  'fork-knife': 'Fork and knife',
  'hand-heart': 'Hand with a heart',
  'hand-waving': 'Waving hand',
  'jar-label': 'Jar with a label',
  'map-pin': 'Place on a map',
  'map-trifold': 'Map',
  'mask-happy': 'Theatre mask',
  'microphone-stage': 'Stage microphone',
  'moon-stars': 'Moon and stars',
  onigiri: 'Sushi',
  'paw-print': 'Paw',
  'pen-nib': 'Fountain pen',
  pepper: 'Chilli pepper',
  'person-simple-run': 'Somebody running',
  'person-simple-ski': 'Somebody skiing',
  'person-simple-swim': 'Somebody swimming',
  'person-simple-tai-chi': 'Somebody doing yoga',
  'person-simple-walk': 'Somebody walking',
  'piano-keys': 'Piano',
  popsicle: 'Ice lolly',
  'presentation-chart': 'Presentation',
  question: 'Question mark',
  'rocket-launch': 'Rocket',
  'seal-percent': 'Percent off',
  'shield-check': 'Shield',
  'sneaker-move': 'Running shoe',
  'suitcase-rolling': 'Suitcase',
  'sun-horizon': 'Sunrise',
  't-shirt': 'T-shirt',
  'thermometer-hot': 'Hot thermometer',
  'tree-evergreen': 'Fir tree',
  'tree-palm': 'Palm tree',
  'users-three': 'Three people',
};

/** The name of a symbol, for people. */
export function symbolName(symbol: string): string {
  return SYMBOL_NAMES[symbol] ?? designName(symbol);
}

/** The name of a layout, a ground, a shape, a texture or a pair of faces, for people. */
export function designName(value: string): string {
  const name = NAMES[value] ?? value.replaceAll('-', ' ');
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}
