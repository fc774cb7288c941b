import { OWN_VERB } from '../../../lib/platform-words.ts';

/** A photo that comes with a message, as messages speak of it. */
const NOUN =
  '(?:photo(?:graph)?|picture|image|pic|snap(?:shot)?|foto|bild|aufnahme|imagen|fotografía|image|imagem|immagine|fotografia)s?';
const THIS =
  '(?:this|that|the|my|our|these|(?:the )?attached|dieses?|diesem|das|dem|mein(?:em)?|unser(?:em)?|esta|la|mi|nuestra|cette|ma|notre|questa|mia|minha|nossa)';
const PHOTO = `${THIS}\\s+(?:attached\\s+|uploaded\\s+|angehängte[ns]?\\s+)?${NOUN}(?:\\s+(?:here|attached|above|below|i\\s+(?:attached|added|uploaded|sent)))?(?![\\p{L}'’-])`;
const PLEASE = '(?:please\\s+|bitte\\s+|can you\\s+|could you\\s+)?';

/** 'Put "Now open" on this photo', 'write our hours across the picture': words that are to stand on it. */
const WORDS_ON = new RegExp(
  `^${PLEASE}(?:put|write|set|print|add|place|lay|overlay|schreib\\p{L}*|setz\\p{L}*|pon|escribe|écris|mets|scrivi|metti|escreve|põe)\\s+(?:the (?:words?|text|title)\\s+)?(.+?)\\s+(?:on(?:to)?|over|across|in|auf|über|en|sobre|sur|su|em)\\s+(?:top of\\s+)?${PHOTO}\\s*[.!]?$`,
  'iu',
);
/** 'On this photo: Now open', 'put on the picture: Now open'. */
const ON_IT = new RegExp(
  `^${PLEASE}(?:(?:put|write|print|schreib\\p{L}*)\\s+)?(?:on(?:to)?|auf|sobre|sur|su|em)\\s+${PHOTO}\\s*[:,]\\s*(.+)$`,
  'isu',
);
/** 'As a story with the words: Lunch for two', 'Instagram story saying: …', 'with the text “Now open”'. */
const WITH_WORDS =
  /^(?:make (?:it )?|as |als |como |comme |come )?(?:an? |eine |una |une |uma )?(?<shape>(?:[\p{L}\d:]+,? ){0,3}?)(?:with|saying|that says|mit|con|avec|com) (?:(?:the|den|dem|las|les|le|as|o|el|il) )?(?:words?|text|worten|texto?|texte|palabras|mots|parole|testo|palavras)?\s*[:"“„«]\s*(?<words>[^"”“»]+)["”“»]?\s*[.!]?$/iu;
/** 'Use this photo', 'add the picture to it': it goes beside what is there already. */
const ADDED = new RegExp(
  `^${PLEASE}(?:add|use|attach|take|put|include|show|nimm|füge|hänge|usa|añade|utilise|ajoute|aggiungi|adiciona)\\s+${PHOTO}`,
  'iu',
);
/** 'with this photo', 'and the attached picture', 'using my photo'. */
const BESIDE = new RegExp(
  `[,;]?\\s*(?:(?:along|together)\\s+with|with|using|and|plus|beside|mit|und|con|y|avec|et|e|com)\\s+${PHOTO}`,
  'giu',
);
/** 'post this photo tomorrow': it is what is posted. */
const POSTED = new RegExp(
  `(?<=\\b(?:post|share|publish|schedule|plan|${OWN_VERB}|upload|poste|teile|veröffentliche|plane|publica|comparte|programa|publie|partage|pubblica|condividi|partilha)\\s+)${PHOTO}`,
  'iu',
);

/** A message that came with a photo. */
export interface PhotoWish {
  /** What it asks for, without the words that only speak of the photo; empty where it says nothing else. */
  text: string;
  /** Whether the photo itself is to go beside what was made before. */
  isAdded: boolean;
}

/** Reads what a message wants of the photo that came with it. */
export function readPhotoWish(message: string): PhotoWish {
  const said = message.trim();
  const words = WORDS_ON.exec(said)?.[1] ?? ON_IT.exec(said)?.[1];
  if (words !== undefined) return { text: `Make a picture that says: ${words}`, isAdded: false };
  const shown = WITH_WORDS.exec(said)?.groups;
  if (shown) {
    const shape = shown.shape === '' ? '' : `as a ${shown.shape}`;
    return { text: `Make a picture ${shape}that says: ${shown.words}`, isAdded: false };
  }
  if (ADDED.test(said)) return { text: said.replace(ADDED, 'Add a picture'), isAdded: true };
  const text = said.replaceAll(BESIDE, '').replace(POSTED, 'it').trim();
  return { text: new RegExp(`^${PHOTO}[.!?]*$`, 'iu').test(text) ? '' : text, isAdded: false };
}
