const TYPED: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };
/** A German word as a keyboard without umlauts has it: 'für' → 'fuer'. */
export const withoutUmlauts = (word: string): string => word.replace(/[äöü]/g, (letter) => TYPED[letter] ?? letter);

/** What German without umlauts on the keyboard looks like: 'fuer', 'hoechstens', 'Tuer'. */
const UMLAUTS: Record<string, string> = { ae: 'ä', oe: 'ö', ue: 'ü', Ae: 'Ä', Oe: 'Ö', Ue: 'Ü' };
/** Behind these letters the u is a part of what is before it: 'neue', 'Quelle', 'bauen'. */
const DIGRAPH = /ae|oe|(?<![aeqäö])ue/giu;
/** Words in which the two letters are two sounds, or that are no German: 'aktuell', 'soeben', 'does'. */
const TWO_SOUNDS =
  /^(?:ge)?tue(?:n|t|st|nd)?$|^zue(?!g|ch|nd|ri)|[tdnsx]uell|duett|statue|revue|avenue|menuett|(?:sam|man)uel|influen|fluen|konstituen|soeben|^poe|^koe[fdx]|aloe|oboe|^(?:joe|zoe|shoes?|does|goes|toes?|blues?|true|due|glue|fuel|value|issue|queue)$|phoen|israel|mi[ck]h?ael|raphael|^aero|maestr|paella|reggae|gaeli|league|ogue|fondue|bluetooth|barbecue|caesar|revue|cue$|goethe|m[uo]eller|schroed|^boell$|moerike|koeppen|kaestner/iu;
/** Whom these words name is written as they write it. */
const NAMED = /(?<!\p{L})(?:frau|herrn?|familie|dr\.?|prof\.?|firma|von)\s+$/iu;

/** Beginnings of common words; with a capital only these are mended, since all others may be names. */
const COMMON = `
  für über übrig prüf glück bäum näh höchst mögl öffn frühst früh grün schön könn müss würd wünsch möcht stück tür gemüse käse brötchen büch küch mädchen jähr
  täglich nächst spät größ grüß gäste plätz äpfel räum bäck händl fähr gärt kräut märkt städt wäsch wärm zähn unterstütz geschäft gespräch gerät getränk gebühr führ
  hör fröhlich höh köstl lös nöt rös tön töpf wört körb zwölf fünf süß süd stühl tüt übung übernacht verfüg vergnüg vorüber zurück mühl mütz jüng jubiläum kühl kürz
  kürbis künstl münz nüss ärzt änder ähnl öst österl bürg brück hütt schül schlüss lüft märz mäd vögel rückbl dünn gemäß einfüh erklär erhält gespür träum wähl zähl`
  .trim()
  .split(/\s+/)
  .map((word) => withoutUmlauts(word).replace('ß', '(?:ß|ss)'))
  .join('|');
const IS_COMMON = new RegExp(`^(?:\\p{L}{3,})?(?:${COMMON})`, 'iu');
const WORD = /(?<![\p{L}\p{N}@#/_.-])\p{L}{3,}(?![\p{L}\p{N}@/_]|\.\p{L})/gu;

/** Words in which ß is written where there is no key for it; Swiss writers, who have umlauts, mean their ss. */
const SHARP =
  /(?<!\p{L})(?:\p{L}*(?:strasse|grüss|schliess|(?<!e)spass|spässe|süss|fuss(?!el)|füsse|gröss|gross|draussen|dreissig|massnahm)|ausser|äusser|heiss|weiss|giess|fliess|strauss|sträuss|gemäss|bloss|sosse)\p{L}*/giu;

/** German with its umlauts; names and words in which the letters are two sounds stay as typed. */
export function withUmlauts(text: string): string {
  const meant = (word: string) => word.replace(DIGRAPH, (letters) => UMLAUTS[letters] ?? letters);
  const mended = text.replace(WORD, (word, at: number) => {
    if (TWO_SOUNDS.test(word) || /^\p{Lu}{2}/u.test(word)) return word;
    const before = text.slice(Math.max(0, at - 20), at);
    if (NAMED.test(before)) return word;
    if (word === word.toLowerCase()) return meant(word);
    return IS_COMMON.test(word) && !/\p{Lu}\p{Ll}+ $/u.test(before) ? meant(word) : word;
  });
  if (mended === text) return text;
  return mended.replace(SHARP, (word) => word.replace('ss', 'ß'));
}
