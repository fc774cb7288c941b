import { LANGUAGES, type Language } from '../languages.ts';
import type { PostMedia } from './post.ts';

/** How the words for those who can't see a slide begin. */
const WORDS: Record<Language, [slide: string, of: string]> = {
  en: ['Slide', 'of'],
  de: ['Bild', 'von'],
  es: ['Imagen', 'de'],
  fr: ['Image', 'sur'],
  pt: ['Imagem', 'de'],
  it: ['Immagine', 'di'],
};

/** Which slide of how many a picture is, in words. */
export function slidePlace(language: Language, at: number, of: number): string {
  const [slide, among] = WORDS[language];
  return `${slide} ${at} ${among} ${of}.`;
}

/** Whether slides of a carousel stand in another row than before. */
export function slidesMoved(before: PostMedia[], after: PostMedia[]): boolean {
  const row = (media: PostMedia[]) => media.filter(isSlide).map(({ mediaId }) => mediaId);
  return row(before).join() !== row(after).join();
}

const isSlide = ({ alt }: PostMedia): boolean => languageOf(alt) !== undefined;

/** The pictures with each slide's words saying where it stands now: one may have been moved or taken out. */
export function withSlidePlaces(media: PostMedia[]): PostMedia[] {
  const slides = media.filter(isSlide);
  return media.map((one) => {
    const language = languageOf(one.alt);
    if (language === undefined) return one;
    const place = slidePlace(language, slides.indexOf(one) + 1, slides.length);
    return { ...one, alt: one.alt.replace(/^[^.]*\./, place) };
  });
}

function languageOf(alt: string): Language | undefined {
  return LANGUAGES.find((language) => {
    const [slide, of] = WORDS[language];
    return new RegExp(`^${slide} \\d+ ${of} \\d+\\.`).test(alt);
  });
}
