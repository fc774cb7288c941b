import { classesOf, type WordClass } from '../reading/spans/lexicon.ts';
import { COLOUR_WORDS } from './colour-words.ts';

/**
 * The words by which people speak of how a picture is to look or to be made, in six languages; '~' stands for any
 * ending. What names none of them is told to readers, wherever it stands in an order.
 */
const WORDS = `
white bright light~ dark~ deep pale soft~ pastel~ muted earthy neon sepia icy misty dusty dusky frosty moody golden colou?r~ tone~ tint~ shade~ hue~ gradient~ glow~
background~ backdrop~ ground behind front foreground frame~ border~ margin~ edge~ corner~ middle centre~ center~ top bottom layout space~ empty gap
text wording words? letter~ type typo~ typeface~ font~ serif~ script hand(?:drawn|writ~|-?lettered) handwritten bold chunky headline~ title~ caption~ number~ big bigger biggest huge massive enormous large~ small~ tiny
logo~ crest icon~ symbol~ pictogram~ emoji~ picture~ image~ photo~ pic pics graphic~ illustrat~ drawing~ drawn draw sketch~ watercolou?r~ ink linocut cartoon~ clip-?art clip_art stock silhouette~ texture~ pattern~ stripe~ splash~ shape~ lines style~ styled look~ feel~ vibe~ mood~ theme~ aesthetic~ retro vintage minimal~ plain simple clean~ flat modern traditional festive elegant~ classy cosy cozy rustic playful funny cute creepy spooky gloomy cheesy kitsch~ twee tasteful friendly professional corporate sober calm~ quiet~ cheerful warm~ busy flashy fancy formal serious~ sunny summery spring-?like wintry autumnal
portrait landscape square vertical horizontal wide~ tall format round~ rounded transparent contrast~ a[0-6] px
confetti balloon~ bunting firework~ snowflake~ glitter~ sparkl~ bubble~ star stars chalk~ crayon~ paper kraft marble wood(?:en)? linen concrete
make_it keep_it
hell~ dunkel~ bunt~ knallig~ zart~ warm~ farb~ ~farben ~farbig ~farbe ~tönen hintergrund~ rahmen rand ecke~ mitte oben unten platz schrift~ text~ buchstaben zahl~ prozentzahl groß~ große~ riesig~ klein~ bild~ foto~ zeichn~ gezeichnet linien stil [a-zäöü-]+optik muster~ schlicht~ modern~ edel elegant~ fröhlich~ freundlich~ sachlich~ kitschig~ kindgerecht festlich~ sommerlich~ herbstlich~ winterlich~ hochformat querformat hochkant quer quadrat~ rund~ konfetti luftballon~ bitte gern~ mit_viel symbol~ grafik~ lesbar
color~ tono~ fondo~ marco borde esquina arriba abajo espacio hueco letra~ número~ tamaño grande~ enorme~ pequeñ~ imagen~ foto~ dibuj~ ilustraci~ acuarela estilo~ aire minimalista~ sencill~ limpi~ moderno~ moderna~ elegante~ alegre~ festiv~ divertid~ suave~ oscur~ clar[oa]s? brillante~ cálid~ calentit~ vivos? horizontal vertical cuadrad~ formato confeti globos favor que_se_vea
couleur~ ton tons teinte~ fond cadre bord~ coin haut bas espace~ lettre~ typo~ police chiffre~ pourcentage gros grosse~ énorme~ grand petit~ image~ photo~ dessin~ illustration~ aquarelle encre style ambiance~ minimalist~ sobre~ simple~ épuré~ moderne~ élégant~ gai~ festi[fv]~ drôle doux douce~ sombre~ foncé~ clair~ vif~ vive~ chaud~ vertical~ horizontal~ carré~ format longueur confettis ballons plaît
colori~ tonalità tono toni tinta~ sfondo cornice bordo angolo alto basso spazio carattere~ scritt~ numero~ enorme~ piccol~ immagin~ foto disegn~ illustrazion~ acquerello stile~ tipo minimal~ semplic~ pulit~ moderno elegante~ allegr~ festos~ morbid~ scur~ chiar~ luminos~ cald~ verticale~ orizzontale~ quadrat~ formato coriandoli palloncini favore
cor cores tonalidade~ tom tons fundo moldura borda canto cima baixo espaço~ fonte~ letra~ número~ imagem imagens foto~ desenh~ ilustraç~ aquarela estilo~ minimalista~ simples limp~ moderno elegante~ alegre~ festiv~ suave~ escur~ clar[oa]s? luminos~ quente~ vertical horizontal quadrad~ formato confete balões favor colorid~ em_volta
blanc~ branc~ bianc~ weiß~ weiss~ negr~ noire?s? pret~ ner[oaie] schwarz~ doré~ dorad~ dourad~ dorat~ gold~ argenté~ silber~ turquesa turchese celeste bordeaux granate grenat vinho azul~ azzurr~ azzurri grigi~ cinza~ gris~ beige~ crème creme
people person~ personen personas personnes persone pessoas faces gesichter caras visages if_you_can on_it in_it would_be nothing_else lots_of looking vibes ~weiß ~blau ~grün theaterrot weinrot dunkelrot hellrot ~gelb ~grau ~schwarz ~braun
`;

/** Words by which people speak to whoever makes it, or to their readers: they count only beside what was learned. */
const ASKING = 'please pls use keep make leave put lose maybe obvs obviously prefer';

/** Colours are inflected, and joined with others: 'rouges', 'Theaterrot', 'blau-weiß'. */
const COLOURED = Object.keys(COLOUR_WORDS).map((word) => `${word}(?:e[nrms]?|s|es|as|os|ish|er)?`);

/** Any ending. The letters of Latin scripts by their range: hundreds of \p{L} take a tenth of a second to compile. */
const ENDING = '[a-z\\u00df-\\u024f]*';

/** A table of words as a pattern: '_' is a space, '~' any ending. */
export const patternOf = (words: string): string =>
  words
    .trim()
    .split(/\s+/u)
    .map((word) => word.replaceAll('_', ' ').replace(/~/gu, ENDING))
    .join('|');
const sourceOf = (words: string): string => [patternOf(words), ...COLOURED].join('|');
const within = (words: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${sourceOf(words)})(?![\\p{L}\\d])|\\b\\d{1,2}:\\d{1,2}\\b|\\d ?[x×] ?\\d`, flags);
const NAMED = within(WORDS);
const LOOK = within(`${WORDS} ${ASKING}`);
const EVERY_LOOK = within(`${WORDS} ${ASKING}`, 'giu');

const LOOK_WORD = new RegExp(`^(?:${sourceOf(`${WORDS} ${ASKING}`)})$`, 'iu');

/** The classes of a word in an order for a picture: whether it speaks of a look is evidence, weighed by what was learned. */
export function classesInOrder(word: string): WordClass[] {
  return LOOK_WORD.test(word) ? [...classesOf(word), 'look'] : classesOf(word);
}

const COLOUR = new RegExp(`#[0-9a-f]{6}\\b|(?<!\\p{L})(?:${COLOURED.join('|')})(?!\\p{L})`, 'iu');
/** 'Rostrot', 'Nachtblau'; bread is no red. */
const COMPOUND = '(?<!\\p{L})\\p{L}{3,}(?:(?<!b)rot|blau|grün|gelb|grau|braun)(?:e[nrms]?)?(?!\\p{L})';
const EVERY_COLOUR = new RegExp(`${COLOUR.source}|${COMPOUND}`, 'giu');
const SHAPE =
  /(?<![\p{L}\d])(?:9:16|16:9|4:5|1:1|square|quadrat\p{L}*|cuadrad[oa]|carrée?|quadrad[oa]|portrait|landscape|hochformat|querformat|story[- ]format|(?:in )?story)(?![\p{L}\d])/iu;
const JOINTS =
  /(?<!\p{L})(?:n|viel|lots|of|mucho|beaucoup|molto|muito|bem|ganz|dead|in|im|on|with|the|an?|and|or|auf|mit|und|oder|den|der|dem|en|con|los?|las?|y|o|de|del|dans|sur|avec|les?|et|ou|di|su|e|nei|nelle|toni|em|com|nos|nas)(?!\p{L})/giu;

/** A style by itself: 'rustikal', 'very elegant', 'schlicht und modern'. */
const STYLE =
  /^(?:(?:very|nothing|not|too|something|sehr|nichts|muy|nada|très|rien|molto|niente|muito|and|und|y|et|e|please|bitte)\s+|(?:rustic|rustikal|rústico|rustique|rustico|minimal(?:ist\p{L}*)?|modern[oea]?|elegante?|élégant|schlicht|edel|bunt|plain|bold|festive|festlich|festivo|festif|sencill[oa]|semplice|simples|vintage|retro|playful|cheerful|classy|fancy|flashy|dezent)[\s,]*){1,4}$/iu;

/** Whether words name colours or a shape and say nothing else: 'dans les tons bordeaux', 'formato 4:5'. */
export function isLookAlone(words: string): boolean {
  return STYLE.test(words) || ((COLOUR.test(words) || SHAPE.test(words)) && leftBesideLook(words) === '');
}

/** A colour by another word, and nothing behind it. */
const ENDS_COLOURED = new RegExp(
  `^\\s*(?:\\p{L}+ ){0,2}(?:${COLOURED.join('|')}|\\p{L}{3,}(?:(?<!b)rot|blau|grün|gelb|grau|braun))\\s*$`,
  'iu',
);
/** 'Green yellow red but not as a flag', 'Honiggelb und Anthrazit wär schön'. */
const COLOUR_NAMED = `(?:${COLOURED.join('|')}|\\p{L}{3,}(?:(?<!b)rot|blau|grün|gelb|grau|braun))`;
const BEGINS_COLOURED = new RegExp(
  `^\\s*${COLOUR_NAMED}(?:,? | ?[/+&-] ?| (?:and|n|und|y|et|e) )${COLOUR_NAMED}(?:(?: (?:and|n|und|y|et|e))? ${COLOUR_NAMED}|(?=\\s*$| (?:would|please|pls|but|maybe|theme|tones|style|wäre?|bitte|aber|por favor|pero|s['’]il|mais|per favore|ma|mas)(?!\\p{L})))`,
  'iu',
);
const OUR_COLOURS = /(?<!\p{L})(?:our|my|the|club|team|school|brand|company) colou?rs are(?!\p{L})/iu;
const OR = /(?<!\p{L})(?:or|oder|o|ou)(?!\p{L})/iu;

/** Whether a clause is a wish for colours or a shape: little of it is anything else. 'Black or white' is what there is to buy. */
export function isLookWish(clause: string): boolean {
  if (BEGINS_COLOURED.test(clause) || OUR_COLOURS.test(clause)) return true;
  const names = clause.match(EVERY_COLOUR)?.length ?? 0;
  const left = leftBesideLook(clause).split(/\s+/u).filter(Boolean).length;
  if (names === 0) return left === 0 && SHAPE.test(clause);
  // 'Midnight blue', 'taxi yellow'.
  if (ENDS_COLOURED.test(clause) && left <= 1 && !OR.test(clause)) return true;
  return (names > 1 ? left <= names : left === 0) && !OR.test(clause);
}

/** What remains of words without those that name colours, a shape or a look. */
function leftBesideLook(words: string): string {
  return words
    .replace(SHAPE, '')
    .replace(/#[0-9a-f]{6}|(?<!\p{L})brand(?!\p{L})/giu, '')
    .replace(EVERY_LOOK, '')
    .replace(JOINTS, '')
    .replace(/[^\p{L}\s]/gu, '')
    .trim();
}

/** Whether words speak of how a picture looks or is made. */
export function speaksOfLook(words: string): boolean {
  return LOOK.test(words);
}

/** Whether words name something of a look, however they ask for it. */
export function namesLook(words: string): boolean {
  return NAMED.test(words);
}

/** A shape in numbers is one wherever it stands. */
export const WRITTEN_SHAPE = /(?<![\d.:])(?:9:16|16:9|4:5|1\.91:1)(?![\d:])/gu;
