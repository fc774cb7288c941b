export type Language = 'en' | 'de' | 'es' | 'fr' | 'pt' | 'it';

const COMMON: Record<Exclude<Language, 'en'>, RegExp> = {
  de: /(?<!\p{L})(?:und|der|die|das|ist|wir|für|mit|ein|eine|nicht|am|im|ab|uhr|von|bis|auf|zum|zur|bitte|schreib\w*)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:el|los|las|una|para|con|que|por|desde|hasta|nuestro|nuestra|mañana|hoy|a las|del|gratis|y)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:le|les|des|une|pour|avec|est|nous|notre|dans|sur|et|du|au|aux|à|fermé|demain|écris)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:os|as|um|uma|para|com|não|nosso|nossa|pra|em|do|da|dos|das|amanhã|e|às|faz)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:il|gli|una|per|con|che|non|nostro|nostra|dal|della|del|domani|e|alle|di|scrivi)(?!\p{L})/giu,
};
const ENGLISH =
  /(?<!\p{L})(?:the|and|our|is|are|for|with|we|you|on|at|in|from|to|of|no|it|until|new|by|a|be|open)(?!\p{L})/giu;

/** The language in which most of a text's small words are written; English where nothing speaks for another. */
export function languageOf(text: string): Language {
  let best: Language = 'en';
  let most = (text.match(ENGLISH) ?? []).length;
  for (const [language, words] of Object.entries(COMMON)) {
    const count = (text.match(words) ?? []).length;
    if (count > most + 1) [best, most] = [language as Language, count];
  }
  return best;
}
