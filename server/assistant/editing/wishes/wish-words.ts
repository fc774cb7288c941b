/** Words of six languages that mean the same in a wish, by their beginnings ('~' is any ending). What they make together is learned. */
const WORDS: Record<string, string> = {
  not: 'no nae none nothing not without w/o zero never neither nor skip lose drop ditch avoid spare forget ban banned don’t dont dinnae isn’t mustn’t can’t cannot verschon~ spar ohne kein~ nicht~ weglass~ verzicht~ nie weg sin nada ni ningun~ ningún ni nunca ahórra~ evita~ quita~ olvida~ sans pas aucun~ jamais oublie~ évite~ épargne~ ni sem nenhum~ não nem tira~ evite~ dispens~ esquece~ senza niente nessun~ non né togli~ evita~ risparmia~',
  most: 'max~ most under below within beyond past than tops limit~ cap ceiling fit~ squeeze~ crop~ chop~ höchstens maximal unter passt passen máxim~ hasta menos moins plus até massimo meno oltre',
  least: 'least about around roughly mindestens ungefähr etwa circa environ almeno pelo',
  other:
    'other~ else besides except apart extra further keep keeps leave stays than andere~ weitere~ sonst otros otras demás autre~ davantage outros outras altri altre altro',
  emoji:
    'emoji~ emoticon~ smiley~ smilie~ émoji~ face faces icon icons pictogram~ gesicht~ bildchen carita~ muñeq~ dibujit~ monigot~ frimousse~ binette~ carinha~ bonec~ bonequ~ figurinh~ faccin~ faccett~ disegnin~',
  hashtag:
    'hashtag~ hash hashes tag tags tagg~ untagged hashed raute~ doppelkreuz~ almohadilla~ etiqueta~ numerales dièse~ cardinal cardinais cerquilha~ cancellett~',
  exclamation: 'exclam~ exclaim~ bangs screamers ausruf~ admiraci~ esclam~ periods',
  character:
    'char chars character~ letter letters sign signs keystroke~ zeichen anschl~ buchstabe~ caract~ letra~ caratter~ battut~ lettre~',
  word: 'word words wds wort~ wörter~ palabra~ mot mots palavra~ parol~',
  sentence: 'sentence~ satz sätze~ frase~ frasi phrase~ oracion~ breath',
  paragraph: 'paragraph~ para paras block~ chunk~ lump unbroken absatz absätze~ párrafo~ parágrafo~ paragraf~ alinéa~',
  line: 'line lines row rows zeile~ línea~ renglón renglon~ ligne~ linha~ riga righe',
  bullet:
    'bullet~ dash dashes dot dots dotted points stichpunkt~ aufzähl~ spiegelstrich~ strich~ viñeta~ guion~ puces tiret~ tópico~ marcador~ punti puntat~ pallin~ puntos punkten list liste lista elenco',
  numbered:
    'number numbers number~ numeral~ nummer~ durchnummer~ zahlen numerad~ números numérot~ chiffre~ numeri numerat~ steps',
  tick: 'tick~ untick~ check checkbox~ check-box~ checklist~ boxes abhak~ kästchen casilla~ marcar abzuhaken ankreuz~ cocher quadrad~ spunt~ casell~',
  link: 'link~ url~ website~ web site address email mail page homepage phone internetseite webseite adresse seite enlace~ dirección lien~ sito indirizzo endereço',
  question: 'question~ ask asks asking frage~ pregunt~ demand~ pergunt~ domand~ chied~',
  quote: 'quote~ quotation~ testimonial~ zitat~ cita citación citation~ citação citazione',
  end: 'end ends ending last finish~ clos~ bottom foot below under underneath final~ wrap sign signed ende~ schluss~ zuletzt unten acaba~ termina~ último~ abajo cierra~ fin finis~ dernièr~ dernier bas conclu~ fim fecha~ fine finisci chiud~ fondo ultim~',
  start:
    'start~ begin~ open~ first top above head lead~ front anfang~ beginn~ zuerst oben empieza~ comienza~ principio arriba primer~ commence~ début~ haut premi~ começ~ início topo primeir~ inizi~ cima prim~',
  please: 'please bitte polite~ politely nicely courteous~ favor favore plaît cortes~ höflich~',
  capital: 'capital~ caps uppercase upper großbuchstabe~ großschreib~ mayúscula~ majuscule~ maiúscula~ maiuscol~',
  small: 'lower~ lowercase small kleinbuchstabe~ kleinschreib~ klein kleine~ minúscula~ minuscule~ minuscol~',
  language:
    'english german french spanish italian portuguese welsh irish dutch polish bilingual languages tongues englisch deutsch~ französisch spanisch italienisch portugiesisch inglés alemán francés español italiano portugués anglais allemand français espagnol italien portugais inglês alemão francês espanhol inglese tedesco francese spagnolo portoghese zweisprachig bilingüe bilingue idiomas sprachen langues línguas lingue',
  change:
    'change~ alter~ touch~ edit edits edited fiddle~ änder~ veränder~ cambi~ toques toques tocar chang~ touche~ mudes muda~ mexas mexe~ altere~ tocc~ modific~',
  exact:
    'exact~ verbatim unchanged unaltered typed wortwörtlich wörtlich genau~ textual~ literal~ exactamente exactement exatamente esattamente cual tel telle',
};
const CLASSES = Object.entries(WORDS).map(([name, words]): [string, RegExp] => [
  name,
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.replaceAll('’', "'").replaceAll('~', '[\\p{L}-]*').split(' ').join('|')})(?![\\p{L}\\p{N}])`,
    'iu',
  ),
]);
/** 'no máximo', 'no fim': what refuses in one language is 'in the' in another. */
const IN_THE = /(?<!\p{L})no (?=m[áa]xim|fim|final|in[íi]cio|começo|topo|principio)/giu;

/** The classes that the words of a wish belong to, in the order of the classes. */
export function wishClasses(wish: string): string[] {
  const said = wish.replace(IN_THE, 'em ');
  return CLASSES.flatMap(([name, words]) => (words.test(said) ? [name] : []));
}
