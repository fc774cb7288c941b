import { speaksOfLook } from './look-words.ts';

/** 'Merci de votre compréhension', 'thanks for your patience': the readers are thanked, not the designer. */
const READERS_THANKED =
  /^\W*(?:many )?(?:thanks|thank you|danke|vielen dank|gracias|merci|grazie|obrigad[oa])\s+(?:for|für|por|de|pour|per|pela)\s+(?:your|eure?n?|ihre?n?|d?ein\p{L}*|su|tu|vuestr[oa]|votre|vos|ton|la (?:vostra|tua|sua)|il (?:vostro|tuo|suo)|a (?:vossa|sua)|o (?:vosso|seu))?\s*(?:patience|understanding|support|trust|custom|loyalty|cooperation|co-operation|geduld|verständnis|unterstützung|vertrauen|treue|paciencia|comprensión|apoyo|confianza|compréhension|soutien|confiance|fidélité|pazienza|comprensione|sostegno|fiducia|paciência|compreensão|apoio|confiança)/iu;
/** 'Please use the new entrance behind the library': such words speak of a look only beside others that do. */
const READERS_ASKED = /^\W*(?:please|bitte|por favor|merci de|prière de|si prega di)\s/iu;
const WEAK_LOOK =
  /(?<!\p{L})(?:please|pls|bitte|favor|use|keep|leave|put|lose|maybe|behind|front|top|bottom|middle|cent(?:re|er)|corner|edge|lines|quiet(?:ly)?|busy|clean|round|empty|paper|light|warm|ground|oben|unten|mitte|ecke|platz|arriba|abajo|haut|bas|number|words?|people|persons?|personen|small|large|big)(?!\p{L})/giu;
const FEWEST_ASKED = 5;

/** Whether a wish asks the readers for something: it names nothing of a look. */
function asksReaders(words: string): boolean {
  if (!READERS_ASKED.test(words) || words.trim().split(/\s+/u).length < FEWEST_ASKED) return false;
  const strong = words.replace(WEAK_LOOK, ' ');
  return !speaksOfLook(strong) && !TO_DESIGNER.test(words);
}

const TO_DESIGNER =
  /(?<!\p{L})(?:it|make|me|us|picture|image|poster|flyer|banner|graphic|photo|card|post|story|bild|plakat|imagen|cartel|foto|affiche|visuel|immagine|imagem|cartaz)s?(?!\p{L})/iu;

/** 'Sorry for any inconvenience': so is who is told so. */
const READERS_CONSOLED =
  /^\W*(?:(?:we(?: are|['’]re)|i['’]m) )?(?:sorry|apologies|wir entschuldigen uns|entschuldigung|perdón|disculpen?|désolés?|toutes nos excuses|ci scusiamo|scusate|pedimos desculpa)\s+(?:for|für|por|pour|per|pelo|las?|le|il)(?!\p{L})/iu;

/** Whether what sounds like a wish is said to those who read the picture. */
export const isForReaders = (words: string): boolean =>
  READERS_THANKED.test(words) || READERS_CONSOLED.test(words) || asksReaders(words);
