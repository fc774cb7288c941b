import type { Language } from '../../../domain/languages.ts';
import { cutAtWord } from '../../../domain/post/cut.ts';
import { ALT_TEXT_MAX } from '../../../domain/post/post.ts';

interface AltWords {
  card: string;
  /** What stands before the words that a model drew a picture for. */
  picture: string;
  /** What stands before the words on a photo, and what is said of a photo without any. */
  onPhoto: string;
  photo: string;
  forms: string;
  symbol: string;
}

/** The words around those of a picture, in the language of the picture: who can't see it hears both. */
export const ALT_WORDS: Record<Language, AltWords> = {
  en: {
    card: 'Card that reads:',
    picture: 'Picture for:',
    onPhoto: 'Photo with the words:',
    photo: 'A photo',
    forms: 'Plain forms in two colours',
    symbol: 'A plain picture with a symbol',
  },
  de: {
    card: 'Karte mit dem Text:',
    picture: 'Bild zu:',
    onPhoto: 'Foto mit den Worten:',
    photo: 'Ein Foto',
    forms: 'Schlichte Formen in zwei Farben',
    symbol: 'Ein schlichtes Bild mit einem Symbol',
  },
  es: {
    card: 'Tarjeta con el texto:',
    picture: 'Imagen para:',
    onPhoto: 'Foto con el texto:',
    photo: 'Una foto',
    forms: 'Formas sencillas en dos colores',
    symbol: 'Una imagen sencilla con un símbolo',
  },
  fr: {
    card: 'Carte avec le texte :',
    picture: 'Image pour :',
    onPhoto: 'Photo avec le texte :',
    photo: 'Une photo',
    forms: 'Formes simples en deux couleurs',
    symbol: 'Une image simple avec un symbole',
  },
  pt: {
    card: 'Cartão com o texto:',
    picture: 'Imagem para:',
    onPhoto: 'Foto com o texto:',
    photo: 'Uma foto',
    forms: 'Formas simples em duas cores',
    symbol: 'Uma imagem simples com um símbolo',
  },
  it: {
    card: 'Scheda con il testo:',
    picture: 'Immagine per:',
    onPhoto: 'Foto con il testo:',
    photo: 'Una foto',
    forms: 'Forme semplici in due colori',
    symbol: 'Un’immagine semplice con un simbolo',
  },
};

/** Lines as sentences, as long as an alt text may be. */
export function altText(lead: string, lines: (string | null)[]): string {
  const said = lines.flatMap((line) => (line ? [/[.!?…]$/u.test(line) ? line : `${line}.`] : []));
  return cutAtWord([lead, ...said].join(' ').replace(/(?<!\.)\.$/u, ''), ALT_TEXT_MAX);
}
