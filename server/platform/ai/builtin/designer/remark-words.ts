import type { Language } from '../../../../../domain/languages.ts';
import { PHOTO_GONE } from '../../../../../domain/post/photos.ts';

interface RemarkWords {
  noPhoto: string;
  /** A card stands in the place of a photograph. */
  photoless: string;
  /** Of a photo of one's own that was deleted meanwhile. */
  photoGone: string;
  noPoints: string;
  /** What the built-in designer can't do is done by a model or by a picture of one's own. */
  wayOn: string;
  noLetters: string;
  tooLong: string;
  noScene: (thing: string) => string;
  unwritten: (words: string, isOne: boolean) => string;
  leftOut: (points: string, count: number, most: number) => string;
  fewer: (asked: number, made: number) => string;
  unread: (wish: string) => string;
}

/** What is said of a picture that shows less than was asked for, in the language of its words. */
export const REMARK_WORDS: Record<Language, RemarkWords> = {
  en: {
    noPhoto:
      'I can’t make a photograph: add a photo of your own to the post, connect a picture model in Settings, Integrations, AI models, or ask for a card with your words.',
    photoless: 'I can’t make a photograph, so this is a card with your words.',
    photoGone: PHOTO_GONE,
    noPoints:
      'A carousel needs a list: write at least two points, each on its own line, and each becomes a slide behind the cover.',
    wayOn: 'Connect a picture model in Settings, Integrations, AI models, or add a picture of your own.',
    noLetters: 'The built-in designer has no letters for this script, so the picture shows no words.',
    tooLong:
      'A picture has room for few words: this one shows the title and the first points, the rest stands in the post.',
    noScene: (thing) => `“${thing}”: the built-in designer sets words and plain symbols.`,
    unwritten: (words, isOne) =>
      `${words} ${isOne ? 'is' : 'are'} not on the picture: the built-in designer has no letters for ${isOne ? 'it' : 'them'}.`,
    leftOut: (points, count, most) =>
      `${count === 1 ? 'One point is' : `${count} points are`} not on the slides, since a carousel has at most ${most}: ${points}.`,
    fewer: (asked, made) => `${asked} slides: your points fill ${made}. Add more points for more slides.`,
    unread: (wish) =>
      `“${wish}”: that is not on the picture, so nothing changed. Name words that stand on it, or edit it by hand.`,
  },
  de: {
    noPhoto:
      'Ein Foto kann ich nicht machen: Füge dem Beitrag ein eigenes Foto hinzu, verbinde unter Settings, Integrations, AI models ein Bildmodell, oder bitte um eine Karte mit deinen Worten.',
    photoless: 'Ein Foto kann ich nicht machen, darum ist das eine Karte mit deinen Worten.',
    photoGone: 'Dieses Foto gibt es nicht mehr. Wähle ein anderes oder lade es noch einmal hoch.',
    noPoints:
      'Ein Karussell braucht eine Liste: Schreib mindestens zwei Punkte, jeden in eine eigene Zeile, und jeder wird ein Bild hinter dem Titelbild.',
    wayOn: 'Verbinde unter Settings, Integrations, AI models ein Bildmodell oder füge ein eigenes Bild hinzu.',
    noLetters: 'Der eingebaute Gestalter hat keine Buchstaben für diese Schrift, deshalb zeigt das Bild keine Worte.',
    tooLong:
      'Auf ein Bild passen wenige Worte: Dieses zeigt den Titel und die ersten Punkte, der Rest steht im Beitrag.',
    noScene: (thing) => `„${thing}“: Der eingebaute Gestalter setzt Worte und schlichte Symbole.`,
    unwritten: (words, isOne) =>
      `${words} ${isOne ? 'steht' : 'stehen'} nicht auf dem Bild: Der eingebaute Gestalter hat keine Buchstaben dafür.`,
    leftOut: (points, count, most) =>
      `${count === 1 ? 'Ein Punkt fehlt' : `${count} Punkte fehlen`}, da ein Karussell höchstens ${most} Bilder hat: ${points}.`,
    fewer: (asked, made) => `${asked} Bilder: Deine Punkte füllen ${made}. Mit mehr Punkten werden es mehr.`,
    unread: (wish) =>
      `„${wish}“: Das steht nicht auf dem Bild, darum blieb es, wie es war. Nenne Worte, die darauf stehen, oder ändere es von Hand.`,
  },
  es: {
    noPhoto:
      'No puedo hacer una fotografía: añade una foto tuya a la publicación, conecta un modelo de imágenes en Settings, Integrations, AI models, o pide una tarjeta con tus palabras.',
    photoless: 'No puedo hacer una fotografía, así que esta es una tarjeta con tus palabras.',
    photoGone: 'Esta foto ya no está. Elige otra o súbela de nuevo.',
    noPoints:
      'Un carrusel necesita una lista: escribe al menos dos puntos, cada uno en su línea, y cada uno será una imagen tras la portada.',
    wayOn: 'Conecta un modelo de imágenes en Settings, Integrations, AI models, o añade una imagen tuya.',
    noLetters: 'El diseñador incluido no tiene letras para esta escritura, así que la imagen no lleva palabras.',
    tooLong:
      'En una imagen caben pocas palabras: esta muestra el título y los primeros puntos, el resto está en la publicación.',
    noScene: (thing) => `«${thing}»: el diseñador incluido compone palabras y símbolos sencillos.`,
    unwritten: (words, isOne) =>
      `${words} no ${isOne ? 'está' : 'están'} en la imagen: el diseñador incluido no tiene letras para ello.`,
    leftOut: (points, count, most) =>
      `${count === 1 ? 'Falta un punto' : `Faltan ${count} puntos`}, porque un carrusel tiene como mucho ${most} imágenes: ${points}.`,
    fewer: (asked, made) => `${asked} imágenes: tus puntos llenan ${made}. Añade puntos para tener más.`,
    unread: (wish) =>
      `«${wish}»: eso no está en la imagen, así que nada ha cambiado. Nombra palabras que estén en ella o edítala a mano.`,
  },
  fr: {
    noPhoto:
      'Je ne peux pas faire de photographie : ajoutez une photo à vous à la publication, connectez un modèle d’images dans Settings, Integrations, AI models, ou demandez une carte avec vos mots.',
    photoless: 'Je ne peux pas faire de photographie : voici une carte avec vos mots.',
    photoGone: 'Cette photo n’est plus là. Choisissez-en une autre ou envoyez-la de nouveau.',
    noPoints:
      'Un carrousel a besoin d’une liste : écrivez au moins deux points, chacun sur sa ligne, et chacun devient une image derrière la couverture.',
    wayOn: 'Connectez un modèle d’images dans Settings, Integrations, AI models, ou ajoutez une image à vous.',
    noLetters: 'Le graphiste intégré n’a pas de lettres pour cette écriture : l’image ne porte donc aucun mot.',
    tooLong:
      'Une image a de la place pour peu de mots : celle-ci montre le titre et les premiers points, le reste est dans la publication.',
    noScene: (thing) => `« ${thing} » : le graphiste intégré compose des mots et des symboles simples.`,
    unwritten: (words, isOne) =>
      `${words} ${isOne ? 'n’est' : 'ne sont'} pas sur l’image : le graphiste intégré n’a pas de lettres pour cela.`,
    leftOut: (points, count, most) =>
      `${count === 1 ? 'Un point manque' : `${count} points manquent`}, car un carrousel a au plus ${most} images : ${points}.`,
    fewer: (asked, made) =>
      `${asked} images : vos points en remplissent ${made}. Ajoutez des points pour en avoir plus.`,
    unread: (wish) =>
      `« ${wish} » : cela n’est pas sur l’image, rien n’a donc changé. Nommez des mots qui y sont, ou modifiez-la à la main.`,
  },
  pt: {
    noPhoto:
      'Não consigo fazer uma fotografia: acrescente uma foto sua à publicação, ligue um modelo de imagens em Settings, Integrations, AI models, ou peça um cartão com as suas palavras.',
    photoless: 'Não posso fazer uma fotografia: este é um cartão com as suas palavras.',
    photoGone: 'Esta foto já não existe. Escolha outra ou envie-a de novo.',
    noPoints:
      'Um carrossel precisa de uma lista: escreva pelo menos dois pontos, cada um na sua linha, e cada um será uma imagem atrás da capa.',
    wayOn: 'Ligue um modelo de imagens em Settings, Integrations, AI models, ou acrescente uma imagem sua.',
    noLetters: 'O designer incluído não tem letras para esta escrita, por isso a imagem não mostra palavras.',
    tooLong:
      'Numa imagem cabem poucas palavras: esta mostra o título e os primeiros pontos, o resto está na publicação.',
    noScene: (thing) => `“${thing}”: o designer incluído compõe palavras e símbolos simples.`,
    unwritten: (words, isOne) =>
      `${words} não ${isOne ? 'está' : 'estão'} na imagem: o designer incluído não tem letras para isso.`,
    leftOut: (points, count, most) =>
      `${count === 1 ? 'Falta um ponto' : `Faltam ${count} pontos`}, porque um carrossel tem no máximo ${most} imagens: ${points}.`,
    fewer: (asked, made) => `${asked} imagens: os seus pontos enchem ${made}. Acrescente pontos para ter mais.`,
    unread: (wish) =>
      `“${wish}”: isso não está na imagem, por isso nada mudou. Diga palavras que lá estejam, ou edite-a à mão.`,
  },
  it: {
    noPhoto:
      'Non posso fare una fotografia: aggiungi una tua foto al post, collega un modello di immagini in Settings, Integrations, AI models, oppure chiedi una scheda con le tue parole.',
    photoless: 'Non posso fare una fotografia: ecco una scheda con le tue parole.',
    photoGone: 'Questa foto non c’è più. Scegline un’altra o caricala di nuovo.',
    noPoints:
      'Un carosello ha bisogno di un elenco: scrivi almeno due punti, ciascuno sulla sua riga, e ciascuno diventa un’immagine dietro la copertina.',
    wayOn: 'Collega un modello di immagini in Settings, Integrations, AI models, oppure aggiungi una tua immagine.',
    noLetters: 'Il grafico integrato non ha lettere per questa scrittura, quindi l’immagine non mostra parole.',
    tooLong: 'Un’immagine ha posto per poche parole: questa mostra il titolo e i primi punti, il resto sta nel post.',
    noScene: (thing) => `“${thing}”: il grafico integrato compone parole e simboli semplici.`,
    unwritten: (words, isOne) =>
      `${words} non ${isOne ? 'è' : 'sono'} sull’immagine: il grafico integrato non ha lettere per questo.`,
    leftOut: (points, count, most) =>
      `${count === 1 ? 'Manca un punto' : `Mancano ${count} punti`}, perché un carosello ha al massimo ${most} immagini: ${points}.`,
    fewer: (asked, made) => `${asked} immagini: i tuoi punti ne riempiono ${made}. Aggiungi punti per averne di più.`,
    unread: (wish) =>
      `“${wish}”: non è sull’immagine, quindi nulla è cambiato. Nomina parole che ci sono, oppure modificala a mano.`,
  },
};
