import { OWN_NOUNS, PLATFORM_WORDS } from '../../../lib/platform-words.ts';
import type { Role } from './roles.ts';

/**
 * The classes that words belong to, in the six languages that are read. A star at the end stands for any ending. A word may
 * be in several classes; what each is worth as evidence is learned, so a new word is one entry here and nothing else.
 */
const CLASSES = {
  platform: PLATFORM_WORDS.join(' '),
  day: `mon monday mondays tue tues tuesday tuesdays wed weds wednesday wednesdays thu thur thurs thursday thursdays fri friday fridays
    sat saturday saturdays sun sunday sundays montag* dienstag* mittwoch* donnerstag* freitag* samstag* sonnabend sonntag* lunes martes miércoles
    miercoles jueves viernes sábado* sabado domingo* lundi* mardi* mercredi* jeudi* vendredi* samedi* dimanche* segunda* terça* quarta* quinta* sexta*
    lunedì martedì mercoledì giovedì venerdì sabato domenica mo di mi do fr sa so`,
  month: `jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october nov november dec december
    januar februar märz mai juni juli oktober dezember enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    janvier février mars avril juin juillet août septembre octobre novembre décembre janeiro fevereiro março maio junho julho setembro outubro
    novembro dezembro gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre xmas christmas easter`,
  nearDay: `today tonight 2nite tomorrow tmrw tmw tmr 2moro now asap later soon straight immediately morgen übermorgen heute jetzt sofort gleich
    mañana hoy ahora ya demain aujourd'hui maintenant amanhã hoje agora já domani dopodomani oggi subito stasera next nächste* próximo próxima
    prochain* prossim*`,
  dayPart: `noon midnight midday morning mornings evening evenings eve afternoon night lunchtime lunch breakfast teatime weekend früh abend* mittag*
    nachmittag* vormittag* nacht tarde noche mediodía matin soir midi après-midi manhã noite mattina sera pomeriggio mezzogiorno`,
  timeUnit: `week weeks wk day days hour hours hr hrs h minute minutes mins min month months year years yr fortnight woche* tag tage tagen stunde*
    monat* semana* día días dia dias hora horas mes meses semaine* jour jours heure* mois an ans anos settiman* giorn* ora ore mese mesi`,
  rhythm: `weekly daily monthly every each weekdays weekday biweekly fortnightly hourly twice once times jeden jede jedes täglich wöchentlich cada
    todos todas tous toutes chaque todo toda ogni tutti tutte mal volte veces fois vezes`,
  number: `one two three four five six seven eight nine ten eleven twelve dozen half couple few several both zwei drei vier fünf sechs sieben acht neun zehn elf zwölf halb viertel
    dos tres cuatro cinco seis siete ocho nueve diez doce media sept huit neuf dix onze douze sete oito nove dez meia sei sette otto dieci mezza deux trois quatre cinq dois duas três due tre quattro cinque`,
  make: `write writing written make making draft drafting create creating do doing give compose turn knock prepare generate produce rewrite
    rephrase reword word phrase describe explain summarise summarize edit polish fix tidy clean sort convert shorten translate craft whip
    rustle pen cook spin design build come dress jazz liven schreib* mach* formulier* erstell* verfass* bastel* text* escrib* redact* haz* hacer
    escrev* faz* redigir redige écri* ecri* fais faire rédige* redige* refais scriv* riscriv* fai fammi prepar* crea* crie cria traduc* traduis* übersetz*`,
  wish: `need needs needed want wants wanted like love wondering looking after require request should must have brauch* bräucht* möcht* hätt* will necesit*
    quiero quisiera querría preciso quero queria gostaria besoin faut voudrais veux aimerais j'aimerais bisogno serve servirebbe voglio vorrei possible`,
  tell: `say saying says tell telling announce announcing announcement mention mentioning let letting know remind reminding reminder thank thanking
    ask asking invite inviting invitation explain explaining inform show promote advertise celebrate congratulate warn sag* erzähl* erinner* lad* di
    dile diles anuncia* avisa* recuerda* dis dites annonce* rappelle* préviens diga diz anuncie avise lembra* annuncia* ricorda* avvisa* comunica* racconta*`,
  publish: `post posts posted posting schedule scheduled scheduling queue publish published publishing share sharing upload send release drop launch
    go goes going gone run running repost out up put stick pop get set poste posten posta* publica* publie* publier pubblic* programm* program*
    plan* veröffentlich* stell* teil* compart* compártelo partage* subir sube sobe mete mets mettre metti manda* envía* envoie* lanza* lance*`,
  text: `post caption text copy ${OWN_NOUNS.join(' ')} story stories blurb announcement update reel thread article blog newsletter list ad advert poll message notice
    piece page headline title bio summary description listing letter email mail script outline statement press note paragraph line words status
    slogan tagline intro introduction review obituary report recap readme itinerary recipe lesson plan programme program faq guide agenda minutes
    speech poem joke quote card flyer poster leaflet sign beitrag* beiträge texto texte testo anuncio annonce legenda didascalia legende légende
    artikel artículo publicación publicação publication post bildunterschrift ankündigung anzeige einladung newsletter nota carta lettre lettera`,
  something:
    'something smth sth somethin anything algo etwas was qualcosa truc quelque chose coisa cosa cositas thing stuff',
  about: `about abt re regarding concerning over on for saying that around with to über zu zum zur für von dass daß sobre de del para que acerca sur
    pour du des su sul sulla per x di che da do`,
  limit: `max maximum min minimum under below within than over more less least most tops exactly about around approx roughly words word characters
    chars character hashtags hashtag tags tag emojis emoji emoticons smileys sentences sentence lines line bullets bullet bulleted bullet-points numbered
    paragraphs paragraph exclamation exclamations marks mark capitals caps links link wörter worte zeichen sätze satz hashtags zeilen emojis absätze
    palabras frases caracteres líneas emoticonos mots phrases lignes palavras linhas parole frasi righe caratteri characters' headings heading headlines
    subheads bold table column columns section sections parts part versions version options ausrufezeichen punkte exclamación signos`,
  ban: `no not without never none nothing avoid don't dont doesn't doesnt skip leave drop omit lose zero ohne kein* nicht nix sin nada ni sans pas
    aucun* ni sem não nenhum* senza non niente nessun* isn't ain't rather`,
  keep: `keep kept stay leave use using include including add mention put start starting begin beginning end ending finish close open sign only just exactly verbatim
    word-for-word quote behalte* lass* nimm nutz* verwend* empieza acaba termina usa usar incluye commence termine utilise* garde começa usa inizia
    finisci chiudi usa tieni mantén mantener first last top bottom order`,
  tone: `short shorter brief briefly long longer tone friendly formal casual funny fun warm serious light playful professional cheeky dry simple plain
    punchy snappy crisp concise neutral jokey upbeat calm polite sober chatty witty humorous deadpan honest warmly sweet nice nicely proper properly
    gentle kind confident humble modest proud excited exciting catchy clear factual matter-of-fact down-to-earth relaxed informal sincere heartfelt
    style styled voice vibe sound sounding sounds feel salesy cheesy corny fluff jargon cliches clichés clichéd buzzwords hype british american english spelling
    daft silly bold dramatic poetic tongue cheek sarcastic wry touching soppy human kurz* knapp locker* freundlich* sachlich* lustig* witzig* herzlich*
    förmlich seriös corto corta breve gracios* cercan* divertid* serio seria elegante cariñ* court* drôle* simple* sobre chaleureux curto curta leve
    simpatic* allegr* formal* ironic* ironique caldo calor* person third first`,
  audience: `people folks folk everyone everybody followers customers page group members parents readers clients audience world team public subscribers
    fans guests leute* kunden clientes gente clients gens abonnés seguidores clienti seguaci amigos`,
  polite: `please pls plz thanks thx ty thank thankyou cheers hi hey hello kindly dear hiya ta appreciated advance bitte danke hallo porfa favor
    gracias merci bonjour stp svp plaît obrigad* grazie ciao hola olá oi moin salut servus lg vg regards mate love buenas buenos buongiorno buonasera bom cordialement saluti`,
  slip: `sorry wait actually scratch mean meant rather oops correction instead nope nah äh ähm nein quatsch perdón perdon pardon digo anzi nee non não
    aliás scusa strike hang tell lie stop moment doch sondern espera mejor corrijo attends enfin desculpa peraí aspetta wrong forgot hold`,
  filler: `um uh er erm uhm hmm hm like so ok okay right well know yeah anyway basically kinda sorta halt also na ja euh ben bah bon este eh pues
    bueno tipo né então ehm allora cioè boh dai lol haha literally`,
  pointing: `it it's that this them these those above below last previous second first same one ones yesterday's yesterday earlier latest other another
    das es den dies* dem lo eso esto este la ça cela celui celle isso isto quello questo quella letzte* último última dernier* ultim* ontem ieri hier gestern`,
  self: `i i'm im i'd id i'll ill i've ive me my mine myself ich mir mich mein* yo mi mis je j'ai mon ma mes eu meu minha io mio mia`,
  us: `we we're we've we'll our us ours wir uns unser* nosotros nuestr* nous notre nos nós nosso nossa noi nostr*`,
  you: `you u your ur can could would will du dein* dir kannst könntest könnten tú tu te puedes podrías podría vous toi peux pourrais pourriez você
    voi ti pode podes poderia puoi potresti può`,
  being: `is are was were be been being has have had there's theres there here's we've we're isn't it's its that's ist sind hat haben war gibt wird es
    hay está están tiene tenemos es son est sont ont avons c'est é são tem temos está è sono ha abbiamo c'è`,
  article:
    'the a an der die das den dem ein eine einen el la los las le les un une uno una o os as um uma il lo gli i another this',
  joining:
    'and n & or but then also plus und oder aber dann y o pero luego et ou mais puis e mas depois ma poi so because cos',
  preposition: `at in on by from to with w of until till til after before into onto as since um am im ab bis von mit an auf nach vor a al en con desde hasta
    à au aux dans dès às ao no na em com até alle dal fino nel`,
} as const;

/**
 * Beside its own classes a word may be told by what it was read as before, and by the text that is spoken of: whether it stands
 * there, or almost.
 */
export type WordClass =
  | keyof typeof CLASSES
  | 'clock'
  | 'ordinal'
  | 'figure'
  | 'link'
  | 'tag'
  | 'look'
  | `read as ${Role}`
  | 'said'
  | 'nearlySaid'
  | 'saidFigure'
  | 'freshFigure'
  | 'saidUnit'
  | 'fresh';

const whole = new Map<string, WordClass[]>();
const beginnings = new Map<string, WordClass[]>();
for (const [name, words] of Object.entries(CLASSES) as [keyof typeof CLASSES, string][])
  for (const word of words.split(/\s+/)) {
    const [table, key] = word.endsWith('*') ? [beginnings, word.slice(0, -1)] : [whole, word];
    const known = table.get(key) ?? [];
    if (!known.includes(name)) table.set(key, [...known, name]);
  }

const longestBeginning = Math.max(...[...beginnings.keys()].map(({ length }) => length));

const SHAPES: [RegExp, WordClass][] = [
  [/^\d{1,2}(?:[:.h]\d\d)?(?:am|pm|a|p|h|uhr)$|^\d{1,2}[:.]\d\d$|^(?:am|pm|uhr|o'clock|clock|ish)$/, 'clock'],
  [/^\d{1,2}(?:th|st|nd|rd|er)$/, 'ordinal'],
  [/^\d/, 'figure'],
  [/^https?:|^www\.|.@.+\.|^[^\d.][^.]*(?:\.[^.]+)*\.[a-z]{2,}(?:\/|$)/, 'link'],
  [/^[#@]/, 'tag'],
];

/** The classes of a word in lower case, in a fixed order. */
export function classesOf(word: string): WordClass[] {
  const found = new Set(whole.get(word));
  for (let length = 2; length <= Math.min(word.length, longestBeginning); length++)
    for (const name of beginnings.get(word.slice(0, length)) ?? []) found.add(name);
  const shape = SHAPES.find(([pattern]) => pattern.test(word));
  if (shape) found.add(shape[1]);
  return [...found].sort();
}
