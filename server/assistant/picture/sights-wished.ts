import { PLATFORM_NAME } from '../../lib/platform-words.ts';
import { lookIn } from './look.ts';
import { isLookWish, patternOf } from './look-words.ts';
import { type PartSpan, TALK } from './part.ts';
import { readAskedParts } from './parts.ts';

/** Words of a look that no text can have, in six languages: whoever wishes for one of them wants to see something. */
const SEEN = `
pastels? earthy neon sepia (?!the_|what_|which_|its_|new_|in_)[a-z\\u00df-\\u024f]+_colou?rs(?!_[a-z]) colou?r_scheme gradient~ (?<!(?:some|more|any|little)\u0020)background backdrop high_contrast font typeface serif sans-?serif lettering handwritten hand-?lettered
(?:big|huge|bold|thick|large|massive|condensed)_(?:bold_|condensed_)?(?:letters|type|numbers?|figures?|digits) (?:date|title|headline|number|amount|percentage|price)_(?:really_|very_|nice_and_)?(?:big|huge|large) icons? pictogram~ clip-?art clip_art watercolou?r~ linocut silhouette~ stripes stripy
aesthetic chalkboard_(?:style|look) old_paper kraft_paper (?!(?:never|to|please|we|you|i|and|or|have|take|do|not|always|just|now|they|must|can|could|will|would|should|first|people|kids|don['’]t)_)[a-z\\u00df-\\u024f]+_(?:look|vibes?) should_look (?:make_it|to)_look_like confetti bunting progress_bar bar_chart would_be_(?:nice|lovely|great|cool) colou?rful (?:warning|vintage|retro|poster|chalkboard)_style
landscape square_(?:post|card|one|format|please|pls|for) portrait_format vertical_format centred left_aligned
(?:erd|pastell|herbst|sommer|marken|warme_|zarte_|kräftige_|fröhliche_|unsere_)farben hintergrund schriftart schreibschrift handschrift bunt knallig~ ~-?optik ~-look hochformat querformat hochkant quadratisch konfetti luftballons? piktogramm~ (?:datum|zahl|zahlen|titel|preis|telefonnummer)_(?:richtig_|sehr_|ganz_)?groß (?:schmale|fette|dünne|runde)_schrift große_(?:schrift|zahl|zahlen|buchstaben)
colores_[a-z\\u00df-\\u024f]+ nuestros_colores fondo_[a-z\\u00df-\\u024f]+ tipografía letras?_(?:grandes?|manuscrita|clásica|redonda|gruesa|fina) colorid[oa] iconos? estilo_pizarra tiza dibujad[oa]s? acuarela estilo_(?:retro|vintage|rústico|moderno|divertido) apaisad[oa] formato_(?:cuadrado|vertical|horizontal) confeti (?:fecha|teléfono|título|precio|número)_(?:muy|bien)_(?:grande|visible)
couleurs_[a-z\\u00df-\\u024f]+ nos_couleurs fond_(?!of_|memor)[a-z\\u00df-\\u024f]+ typographie police_(?:avec|manuscrite|serif|d) empattements (?:date|prix|titre|téléphone)_bien_visibles? icônes? pictogrammes dessinée?s? colorée? aquarelle tons_(?!of_)[a-z\\u00df-\\u024f]+ style_(?:rétro|vintage|rustique) ambiance_[a-z\\u00df-\\u024f]+ format_(?:carré|vertical|portrait|paysage|horizontal) confettis
colori_[a-z\\u00df-\\u024f]+ sfondo_[a-z\\u00df-\\u024f]+ carattere_(?:antico|grande|elegante|moderno) icone disegnat[oa] colorat[oa] acquerello toni_[a-z\\u00df-\\u024f]+ stile_(?:un_po['’]_|molto_)?(?:retrò|vintage|rustico|moderno|elegante) formato_(?:quadrato|verticale|orizzontale) coriandoli palloncini
cores_[a-z\\u00df-\\u024f]+ fundo_[a-z\\u00df-\\u024f]+ (?:fonte|letra)_(?:serifada|manuscrita|grande|gordinha|redonda) colorid[oa] ícones? desenhad[oa] aquarela tons_(?!of_)[a-z\\u00df-\\u024f]+ estilo_(?:retrô|retro|vintage|rústico) formato_(?:quadrado|vertical|horizontal) confete balões números_(?:bem_|muito_)?grandes
`;
const SIGHT = new RegExp(
  `(?<![\\p{L}\\d])(?:${patternOf(SEEN)})(?![\\p{L}\\d])|#[0-9a-f]{6}\\b|\\b\\d{3,4} ?[x×] ?\\d{3,4}\\b`,
  'iu',
);
/** 'Take a photo of our boat', 'mettere una foto vera di un asinello': what is to be seen is said. */
const PHOTO =
  /(?<!\p{L})(?:take|make|create|generate|do|get|put|use|have|need|want|show|with|nimm|mach\p{L}*|brauche|will|mit|ha[zc]\p{L}*|quiero|necesito|poner|con|fa(?:i|ire|ites)|veux|mettre|avec|vorrei|mettere|fare|faz\p{L}*|quero|preciso|com) (?:an? |eine?n? |una |une |uma )?(?:real(?:istic|istische[ns]?)? |echtes? |vraie )?(?:photo(?:graph)?|foto(?:grafía|grafia|grafie)?|photographie) (?:(?:real|vera|verdadera|véritable) )?(?:of|von|vom|de|del|della|di|da|do|du|d['’])(?!\p{L})/iu;
/** 'Story size', 'story, dark green': no story that is told. */
const STORY = new RegExp(
  String.raw`(?<!\p{L})(?:story|story-?format)[ -](?:size|format)(?!\p{L})|^\W*(?:${PLATFORM_NAME} )?(?:story|historia|storia)\W*$`,
  'iu',
);
/** Who asks for one of these speaks of its words, whatever colours are in them. */
const TEXT_KIND =
  /(?<!\p{L})(?:articles?|blog|newsletter|e-?mails?|reports?|handouts?|lessons?|readme|itinerary|worksheets?|minutes of|press release|product (?:page|text|description)|recipe|script|thread|bio|speech|(?<=(?:an?|some|the|short|ein|einen|kurzer|un|um|write) )text|caption|artikel|pressemitteilung|rezept|artículo|receta|recette|articolo|ricetta|artigo|receita)(?!\p{L})/iu;

/** Where a message wishes for what only a picture has: colours, letters, a shape, a ground, nothing to read. */
export function sightsWished(message: string): PartSpan[] {
  if (!clausesOf(message).some(isSeen)) return [];
  const talk = readAskedParts(message).filter(({ part }) => TALK.includes(part));
  const said = talk.map(({ from, to }) => message.slice(from, to + 1));
  const wished = said.flatMap(clausesOf).filter(isSeen);
  // One look beside a text may be a word of its matter; several are a look.
  const least = TEXT_KIND.test(said.join(' ')) ? 2 : 1;
  if (wished.length < least && !wished.some((clause) => lookIn(clause).isTextless)) return [];
  return talk.filter((_, i) => clausesOf(said[i] ?? '').some(isSeen));
}

/** A message that orders words and a look: its words without what is wished of the look. */
export function withoutLook(message: string): string {
  const kept = sightsWished(message)
    .filter(({ part }) => part === 'wish')
    .toReversed()
    .reduce((words, { from, to }) => `${words.slice(0, from)}${words.slice(to)}`, message);
  return kept.replace(/[\s,;–—-]+(?=[.!?]?\s*$)/u, '').trim();
}

const clausesOf = (words: string): string[] => words.split(/[,.;:!?\n]/u);

/** 'Wear club colours': guests are told what to wear. */
const WORN = /(?<!\p{L})(?:wear(?:ing)?|dress(?:ed)?|bring)(?!\p{L})/iu;

const isSeen = (clause: string): boolean =>
  (SIGHT.test(clause) && !WORN.test(clause)) ||
  PHOTO.test(clause) ||
  STORY.test(clause) ||
  isLookWish(clause) ||
  lookIn(clause).isTextless;
