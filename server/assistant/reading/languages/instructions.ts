import { OWN_NOUN, placeRows } from '../../../lib/platform-words.ts';
import type { Language } from '../language.ts';
import type { Row } from './lexicon.ts';

/** What is named in an instruction, by its beginning in each language. */
const NOUNS: [RegExp, string][] = [
  [/^(?:hashtag|etiqueta|mots-dièse)/i, 'hashtags'],
  [/^(?:[eé]moji|emoti|émoti)/i, 'emojis'],
  [/^(?:ausruf|signos? de excl|exclamaci|points? d)/i, 'exclamation marks'],
  [/^(?:preise|precios|les prix)/i, 'prices'],
  [/^(?:prei|preci|prix)/i, 'price'],
  [/^(?:telef|número|numéro|tel[ée])/i, 'phone number'],
  [/^(?:link|enlace|lien|web)/i, 'link'],
  [/^(?:dat|fecha)/i, 'date'],
  [/^(?:uhrzeit|hora|heure)/i, 'time'],
  [/^(?:zeichen|caract|signes)/i, 'characters'],
  [/^(?:w[oö]rt|palabras|mots)/i, 'words'],
  [/^(?:engl|inglés|angl)/i, 'english'],
  [/^(?:deutsch|alem|allem)/i, 'german'],
  [/^(?:franz|franc|franç)/i, 'french'],
  [/^(?:span|españ|castell|esp)/i, 'spanish'],
  [/^ital/i, 'italian'],
];
const english = (word: string): string => NOUNS.find(([begins]) => begins.test(word))?.[1] ?? word;

const none = (first: string, second?: string): string =>
  second ? `no ${english(first)}, no ${english(second)}` : `no ${english(first)}`;
const leave = (what: string): string => `leave out the ${english(what)}`;
const most = (count: string, what: string): string => `shorten to at most ${count} ${english(what)}`;
const under = (count: string, what: string): string => `shorten to under ${count} ${english(what)}`;
const firstOnes = (count: string): string =>
  count === '' || count === '1' ? 'only the first sentence' : `only the first ${count} sentences`;
const sumUp = (count: string): string => `summarise in ${count === '1' ? 'one sentence' : `${count} sentences`}`;
const into = (language: string): string => `translate into ${english(language)}`;

const GERMAN: Row[] = [
  ['und', 'and'],
  [
    '(?:(?:kürz|begrenz|schreib)(?:e|en)?(?: (?:den|diesen|das|es) ?(?:text|beitrag|post)?)?(?: bitte)? )?(?:auf )?(?:unter|weniger als) (\\d{1,5}) (zeichen|wörter|worte)',
    under,
  ],
  [
    '(?:(?:kürz|begrenz)(?:e|en)?(?: (?:den|diesen|das|es) ?(?:text|beitrag|post)?)?(?: bitte)? )?(?:auf )?(?:höchstens|maximal|max\\.?|nicht mehr als) (\\d{1,5}) (zeichen|wörter|worte)(?: kürzen)?',
    most,
  ],
  ['(?:kürz|begrenz)(?:e|en)? (?:den |diesen )?(?:text|beitrag|post|es) auf (\\d{1,5}) (zeichen|wörter|worte)', most],
  [
    'fass(?:e|t)?(?: (?:den|das|die|diesen|es) ?(?:text|beitrag|post|artikel)?)? in {number} (?:satz|sätzen) zusammen',
    sumUp,
  ],
  ['(?:nur|behalte nur|lass nur)? ?(?:der|den) ersten? satz(?: behalten)?', () => firstOnes('')],
  ['(?:nur|behalte nur|lass nur)? ?die ersten {number} sätze', firstOnes],
  [
    '(?:(?:entfern|lösch|streich|lass|nimm|verwend)(?:e|en)?|ohne|keine?) (?:bitte )?(?:alle |die |das |den |keine )*(hashtags?|emojis?|ausrufezeichen)(?: (?:und|oder) (?:die |das |alle )*(hashtags?|emojis?|ausrufezeichen))?(?: (?:raus|weg|heraus|entfernen))?',
    none,
  ],
  [
    '(?:(?:entfern|lösch|streich|lass|nimm)(?:e|en)?|ohne) (?:bitte )?(?:alle |die |das |den )*(preise?|telefonnummer|links?|datum|uhrzeit)(?: (?:raus|weg|heraus))?',
    leave,
  ],
  ['erwähn(?:e|en)?(?= .{1,60} nicht\\b)', "don't mention"],
  ['nicht(?=\\W*$)', ''],
  ['(?:in|zu|auf)(?<=(?:änder|wechs)\\p{L}* .{1,60} (?:in|zu|auf))', 'to'],
  ['(?:ganz )?(?:am (?:ende|schluss)|zum schluss)', ''],
  ['häng(?:e)?|anhängen|hinzufügen|ergänz(?:e|en)|füg(?:e)?', 'add'],
  ['hinzu|dazu|an(?=\\W*$)', ''],
  ['(?:beende|ende|schließe?)(?: (?:es|den text))? mit', 'end with'],
  ['(?:beginne?|fange?|starte)(?: (?:es|den text))? mit', 'begin with'],
  ['unterschreib(?:e)?(?: (?:es|mit))? ?als', 'sign off as'],
  [
    '(?:(?:schreib|mach|form)\\p{L}* )?(?:daraus |es |das )?(?:in |als |zu )?(?:eine[rn]? )?nummerierten? liste',
    'as a numbered list',
  ],
  [
    '(?:(?:schreib|mach|form)\\p{L}* )?(?:daraus |es |das )?(?:in |als |zu )?(?:eine[rn]? )?(?:liste|aufzählung|stichpunkten?)(?: mit (?:spiegelstrichen|punkten|aufzählungspunkten))?',
    'as a list',
  ],
  ['(?:alles )?in großbuchstaben', 'all in capitals'],
  ['(?:alles )?in kleinbuchstaben', 'all in lower case'],
  [
    '(?:prüf|korrigier|überprüf|verbesser)(?:e|en)? (?:bitte )?(?:die |auf )?(?:rechtschreibung|grammatik|tippfehler|rechtschreibfehler|fehler|zeichensetzung)(?:(?: und |, )(?:die )?(?:rechtschreibung|grammatik|tippfehler|zeichensetzung))*',
    'check the spelling',
  ],
  ['(?:übersetz\\p{L}* )?(?:ins|auf|nach) (englisch|französisch|spanisch|italienisch)en?(?: übersetzen)?', into],
  ['jede[rn]? satz (?:in|auf) (?:eine[r]? )?(?:eigene[rn]?|neue[rn]?) zeile', 'every sentence on its own line'],
  [`(?:mach\\p{L}* )?daraus {number} (?:${OWN_NOUN}s|beiträge|posts)`, 'split into $1 posts'],
  ['lustiger|witziger', 'funnier'],
  ['freundlicher|herzlicher', 'friendlier'],
  ['überzeugender', 'more persuasive'],
  ...placeRows('de', [['(?:für|auf|bei)', 'for']]),
  ['kürzen|kürz(?:e)?', 'shorten'],
];

const SPANISH: Row[] = [
  ['y', 'and'],
  ['por favor|porfa', 'please'],
  [
    '(?:(?:acort|recort|reduc)[aeá](?:l[oa])?(?: (?:el|este) (?:texto|post|mensaje))? )?(?:a |en )?menos de (\\d{1,5}) (caracteres|palabras)',
    under,
  ],
  [
    '(?:(?:acort|recort|reduc)[aeá](?:l[oa])?(?: (?:el|este) (?:texto|post|mensaje))? )?(?:a |en )?(?:como máximo|máximo|un máximo de|no más de) (\\d{1,5}) (caracteres|palabras)',
    most,
  ],
  ['(?:acort|recort|reduc)[aeá](?:l[oa])?(?: el texto)? a (\\d{1,5}) (caracteres|palabras)', most],
  ['res[uú]me(?:l[oa])?(?: (?:el|este) texto)? en {number} frases?', sumUp],
  [
    '(?:deja|mantén|conserva)(?: s[óo]lo| solamente| únicamente)? (?:la|las) (?:{number} )?primeras? (?:{number} )?frases?',
    (first, second) => firstOnes(first || second),
  ],
  ['s[óo]lo la primera frase', () => firstOnes('')],
  [
    '(?:(?:quita|elimina|borra|suprime|saca)r?|sin|no (?:uses|pongas)) (?:tod[oa]s )?(?:los |las )?(hashtags?|etiquetas|emojis?|emoticonos|signos de exclamación|exclamaciones)(?: (?:y|ni|o) (?:los |las )?(hashtags?|etiquetas|emojis?|emoticonos|exclamaciones))?',
    none,
  ],
  [
    '(?:(?:quita|elimina|borra|suprime)r?|no (?:menciones|pongas|digas)|sin) (?:los? |las? |el )?(precios?|número(?: de teléfono)?|teléfono|enlaces?|fecha|hora)',
    leave,
  ],
  ['no (?:menciones|nombres|digas)(?: a)?', "don't mention"],
  ['cambia|sustituye|reemplaza', 'replace'],
  ['al final', ''],
  ['añade|agrega', 'add'],
  ['(?:pon )?cada frase en (?:una|su propia) línea', 'every sentence on its own line'],
  ['(?:termina|acaba|cierra) con', 'end with'],
  ['(?:empieza|comienza) con', 'begin with'],
  ['firma como', 'sign off as'],
  ['más (?:divertid[oa]|gracios[oa])', 'funnier'],
  ['más (?:amable|cercan[oa])', 'friendlier'],
  [
    '(?:(?:conviért|transfórm)[ea]l[oa] |convierte (?:el texto |esto )?|ponl[oa] |hazl[oa] )?(?:en )?(?:una )?lista numerada',
    'as a numbered list',
  ],
  [
    '(?:(?:conviért|transfórm)[ea]l[oa] |convierte (?:el texto |esto )?|ponl[oa] |hazl[oa] )?(?:en )?(?:una )?lista(?: (?:con|de) (?:viñetas|puntos))?',
    'as a list',
  ],
  ['(?:todo )?en mayúsculas', 'all in capitals'],
  ['(?:todo )?en minúsculas', 'all in lower case'],
  [
    '(?:revisa|corrige|comprueba) (?:la |los |las )?(?:ortografía|gramática|errores|faltas|erratas)(?: y (?:la )?(?:ortografía|gramática))?',
    'check the spelling',
  ],
  ['(?:trad[uú](?:ce|cel[oa]|cir)(?: el texto)? )(?:al|en) (inglés|alemán|francés|italiano)', into],
  ...placeRows('es', [['para', 'for']]),
];

const FRENCH: Row[] = [
  ['et', 'and'],
  ["s'il (?:te|vous) plaît", 'please'],
  [
    '(?:(?:raccourci|rédui|coupe|limite)[st]?(?:-l[ea])?(?: (?:le|ce) (?:texte|post|message))? )?(?:à |en )?moins de (\\d{1,5}) (caractères|signes|mots)',
    under,
  ],
  [
    '(?:raccourci|rédui|coupe|limite)[st]?(?:-l[ea])?(?: (?:le|ce) (?:texte|post|message))? (?:à|en) (\\d{1,5}) (caractères|signes|mots)(?: (?:maximum|max|au plus))?',
    most,
  ],
  ['(?:maximum|au plus|pas plus de) (\\d{1,5}) (caractères|signes|mots)', most],
  ['(\\d{1,5}) (caractères|signes|mots) (?:maximum|max|au plus)', most],
  ['résume(?:-l[ea])?(?: (?:le|ce) texte)? en {number} phrases?', sumUp],
  [
    '(?:garde|conserve)(?:-en)?(?: seulement| uniquement| que)? (?:la|les) (?:{number} )?premières? phrases?',
    firstOnes,
  ],
  ['(?:seulement|uniquement) la première phrase', () => firstOnes('')],
  [
    "(?:(?:supprime|enlève|retire|efface)r?|sans|pas d[e'])(?: tous| toutes)?(?: ?les | ?d'| )?(hashtags?|mots-dièse|[ée]mojis?|émoticônes|points d'exclamation)(?: (?:et|ni|ou) (?:les )?(hashtags?|[ée]mojis?|points d'exclamation))?",
    none,
  ],
  [
    '(?:(?:supprime|enlève|retire|efface)r?|sans|ne (?:mentionne|donne) pas) (?:les? |la )?(prix|numéro(?: de téléphone)?|liens?|date|heure)',
    leave,
  ],
  ['ne (?:mentionne|cite|nomme) pas', "don't mention"],
  ['remplace', 'replace'],
  ['par(?<=remplace .{1,80} par)', 'with'],
  ['en(?<=change .{1,60} en)', 'to'],
  ['à la fin', ''],
  ['ajoute|rajoute', 'add'],
  ['(?:termine|finis|conclus) (?:par|avec)', 'end with'],
  ['commence (?:par|avec)', 'begin with'],
  ['signe(?: comme)?', 'sign off as'],
  ['(?:rends|fais)-l[ea]', 'make it'],
  ['plus (?:drôle|amusante?)', 'funnier'],
  ['plus (?:formel(?:le)?|professionnel(?:le)?|sérieu(?:x|se))', 'more formal'],
  [
    '(?:fais-en |transforme-l[ea] |mets-l[ea] |mets )?(?:en |sous forme de )?(?:une )?liste numérotée',
    'as a numbered list',
  ],
  ['(?:fais-en |transforme-l[ea] |mets-l[ea] |mets )?(?:en |sous forme de )?(?:une )?liste(?: à puces)?', 'as a list'],
  ['(?:mets )?(?:tout )?en majuscules', 'all in capitals'],
  ['(?:mets )?chaque phrase (?:sur|à) (?:une|sa propre) (?:nouvelle )?ligne', 'every sentence on its own line'],
  ['(?:tout )?en minuscules', 'all in lower case'],
  [
    "(?:corrige|vérifie|relis) (?:l'|les |la )?(?:orthographe|grammaire|fautes|ponctuation)(?: et (?:l'|la )?(?:orthographe|grammaire|ponctuation))?",
    'check the spelling',
  ],
  ['(?:tradui(?:s|re)(?:-l[ea])?(?: (?:le|ce) texte)? )en (anglais|allemand|espagnol|italien)', into],
  ...placeRows('fr', [['pour', 'for']]),
];

/** What agents of a workflow are told to do with a text, in the words of its reader; languages without rows say it as in talk. */
export const INSTRUCTION_ROWS: Partial<Record<Language, Row[]>> = { de: GERMAN, es: SPANISH, fr: FRENCH };
