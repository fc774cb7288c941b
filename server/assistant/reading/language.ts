import { LANGUAGES, type Language } from '../../../domain/languages.ts';
import { OWN_NOUNS, ownVerbsIn } from '../../lib/platform-words.ts';
import { withoutAccents } from '../../lib/without-accents.ts';
import { withoutUmlauts } from './languages/accents/umlauts.ts';

export { LANGUAGES, type Language };

/** The small words of each language, and those by which people talk to an assistant: days, times, orders. */
const WORDS: Record<Language, string> = {
  en: `the and our is are for with we you on at in from to of no it until new by a be open this that not my your all i an or can will have has
    as up out make post write schedule every next monday tuesday wednesday thursday friday saturday sunday tomorrow today week please thanks
    cancel move change delete why how do was does did any plus noon per day days times twice starting ${OWN_NOUNS.join(' ')} list translate mon tue wed thu fri sat sun jan feb apr may april
    monthly daily weekly instead before after first second last me us who where was were what when which them there about more than only but don't it's i'm we're add remove shorter longer yes now
    too so if just good great nice also back his her he she they their its had would could should then here some one two three`,
  de: `und der die das ist wir für mit ein eine einen einem einer nicht am im ab uhr von bis auf zum zur bitte den dem des es ich du sie uns euch
    sind hat haben wird werden wurde auch noch nur oder aber wenn dass bei aus nach vor über unter um kein keine unser unsere unseren unserem mein
    meine ihr ihre dein deine heute morgen übermorgen gestern jeden jede jedes alle montag dienstag mittwoch donnerstag freitag samstag sonntag
    montags dienstags mittwochs donnerstags freitags samstags sonntags woche wochen monat tag tage stunde mal täglich wöchentlich monatlich januar
    februar märz juni juli oktober dezember schreib schreibe schreiben poste posten mach mache machen verschieb verschiebe verschieben lösch lösche
    streich streiche ändere änder zeig zeige plane planen stell stelle veröffentliche was wann welche welcher welches wie wo wer kürzer länger
    danke hallo ja nein doch beitrag beiträge geplant ersetze füg füge hinzu statt raus weg bleibt gibt kann kannst könntest soll sollte ohne als
    vorher nachher zwei drei vier fünf nächste nächsten diese diesen erste ersten zweite zweiten letzte letzten später früher storniere alles gefällt mir
    zu lang kurz mehr weniger sehr dann jetzt schon gut passt genau so etwas zeichne bild plakat post`,
  es: `el los las una para con que por desde hasta nuestro nuestra nuestros nuestras mañana hoy del y en es la lo un al se su sus no hay está están
    son tiene tenemos más pero como muy ya esta este esto eso esa ese nos mi mis tu te le les cada todos todas todo lunes martes miércoles jueves
    viernes sábado sábados domingo domingos semana semanas mes día días hora horas enero febrero marzo abril mayo junio julio agosto septiembre
    octubre noviembre diciembre publica publícalo programa prográmalo escribe escríbeme haz hazlo hazme pon ponlo pásalo pasa muévelo mueve cambia
    cámbialo cancela cancélalo borra bórralo quita añade ${ownVerbsIn('es').join(' ')} sube qué cuándo cuál gracias hola sí corto corta largo larga veces dos tres cuatro
    cinco próximo próxima siguiente programado antes después luego tarde noche mediodía medianoche quiero puedes podrías a las de gusta gustan
    demasiado menos mejor bien también ahora mucho mucha sobre algo dibuja imagen cartel post`,
  fr: `le les des une pour avec est nous notre nos dans sur et du au aux à fermé demain écris la un de en ce cette ces il elle on vous votre vos je
    tu ma mes que qui ne pas plus mais ou où sont ont avons c'est j'ai d'un d'une chaque tous toutes tout lundi mardi mercredi jeudi vendredi
    samedi dimanche lundis mardis mercredis jeudis vendredis samedis dimanches semaine semaines mois jour jours heure heures janvier février mars
    avril mai juin juillet août septembre octobre novembre décembre publie publier poste poster programme programmer mets décale décaler déplace
    annule annuler supprime enlève ajoute raccourcis change quoi quand quel quelle quels quelles merci bonjour oui court courte long longue fois
    deux trois quatre cinq prochain prochaine prévu prévus aujourd'hui hier après avant midi matin soir jusqu'au jusqu'à peux pourrais svp stp fais
    écrire dès lui aime plaît
    trop moins très bien aussi maintenant encore ça non sans quelque chose dessine affiche post`,
  pt: `os as um uma de para com não nosso nossa nossos nossas pra em do da dos das amanhã e às faz o a que por no na nos nas ao aos é são está estão
    tem temos mais mas como muito já esta este isto isso essa esse meu minha seu sua se te cada todos todas todo toda segunda terça quarta quinta
    sexta sábado sábados domingo domingos segundas terças quartas quintas sextas semana semanas mês meses dia dias hora horas janeiro fevereiro
    março abril maio junho julho agosto setembro outubro novembro dezembro publica publique posta poste agenda agende programa programe escreve
    escreva faça põe coloca muda mude adia adiar cancela cancele apaga apague tira acrescenta adiciona quando qual quais obrigado obrigada olá oi
    sim curto curta longo longa vezes dois duas três quatro cinco próximo próxima agendado hoje depois antes manhã tarde noite meio-dia até fim
    você quero pode podes podia lá pelo pela quem há gosto gostei tira troca
    demasiado demais menos melhor bem também agora sem sobre algo qualquer coisa desenha imagem cartaz post`,
  it: `il gli una per con che non nostro nostra nostri nostre dal della del domani e alle di scrivi lo la le un uno i a da in su nel nella al allo
    alla ai agli dei degli delle è sono ha abbiamo c'è più ma come molto già questa questo questi queste quella quello mio mia tuo tua si ci ogni
    tutti tutte tutto lunedì martedì mercoledì giovedì venerdì sabato domenica settimana settimane mese mesi giorno giorni ora ore gennaio febbraio
    marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre pubblica pubblicalo posta programma programmalo fai fallo fammi
    metti mettilo sposta spostalo rimanda annulla annullalo cancella cancellalo elimina togli aggiungi cambia cosa quando quale quali grazie ciao
    sì corto corta breve lungo lunga volte due tre quattro cinque prossimo prossima previsto oggi dopodomani dopo prima mezzogiorno mezzanotte
    mattina sera pomeriggio stasera fino puoi potresti vorrei resta siamo dalle piace sostituisci
    troppo meno meglio bene anche adesso senza sul sulla sui sulle qualcosa disegna immagine locandina post`,
};

/** Words of another language that are words of English too, or sounds: they tell little. */
const ENGLISH_TOO = new Set(
  `die am den hat tag plane lang hay son mayo dos con es mi mes pour pas mars poster programme programmer court long ma plus change non so
    agenda come due per ha um em mas`.split(/\s+/),
);
const TELLS_LITTLE = 0.15;

/** 'a', 'e', 'y': often no word at all. */
const SINGLE_LETTER = 0.3;

/** Two words of English that are French together: 'plus court', but not 'plus court costs'. */
const FRENCH_PAIR =
  /(?<!\p{L})plus (?:courte?s?|longs?|longues?|tard|tôt)(?=\s*(?:[,.!?]|$)| (?:et|mais|stp|svp|s['’]il)(?!\p{L}))/iu;

/** A word that few languages have says more than one that many have. */
const EVIDENCE = new Map<string, [Language, number][]>();
for (const language of LANGUAGES)
  for (const word of new Set(WORDS[language].split(/\s+/)))
    EVIDENCE.set(word, [...(EVIDENCE.get(word) ?? []), [language, 0]]);
for (const [word, found] of EVIDENCE) {
  const worth = ENGLISH_TOO.has(word) ? TELLS_LITTLE : word.length > 1 ? 1 : SINGLE_LETTER;
  EVIDENCE.set(
    word,
    found.map(([language]) => [language, worth / found.length]),
  );
}

/** Typed without its accents a word tells its language too, where it is no other word: 'manana', 'nao', 'fuer'. */
const OTHER_WORDS = new Set(['voce', 'ate']);
for (const [word, found] of [...EVIDENCE]) {
  const isGerman = found.some(([language]) => language === 'de');
  const plain = isGerman ? withoutUmlauts(word) : withoutAccents(word);
  if (plain.length > 2 && !EVIDENCE.has(plain) && !OTHER_WORDS.has(plain)) EVIDENCE.set(plain, found);
}

/** How only one of them spells: it decides where small words tell nothing, and a name of elsewhere outweighs none of them. */
const SPELLED: Partial<Record<Language, RegExp>> = {
  de: /[äöüß]|(?:keit|schaft|ungen)$/iu,
  es: /ñ|[cs]i(?:ón|ones)$/iu,
  fr: /[œîû]|è(?=\p{L})|eaux$/iu,
  pt: /[ãõ]|ênci|lh[aoe]s?$|inh[ao]s?$/iu,
  it: /[ìò]|zion[ei]$|ità$/iu,
};
const SPELLING = 0.3;

const HALF_OF_DAY = /(?<=\d)\s?[ap]\.?m\b/gi;
const WORD = /(?<![\p{L}\p{N}])\p{L}+(?:['’-]\p{L}+)*/gu;
/** Enough of a long text to tell its language. */
const MOST_READ = 600;

/** Who has spoken a language goes on in it, unless the words say more than this for another. */
const GOES_ON = 0.4;

/**
 * The language in which most of a text's small words are written; where they tell little, and between languages that
 * share their words, the one that was spoken before: English in the beginning.
 */
export function languageOf(text: string, before: Language = 'en'): Language {
  const sums: Record<Language, number> = { en: 0, de: 0, es: 0, fr: 0, pt: 0, it: 0, [before]: GOES_ON };
  // '10 am' is no German word.
  const read = text.slice(0, MOST_READ).replace(HALF_OF_DAY, '');
  for (const [raw] of read.matchAll(WORD)) {
    const word = raw.toLowerCase().replaceAll('’', "'");
    const known = EVIDENCE.get(word) ?? word.split(/['-]/).flatMap((part) => EVIDENCE.get(part) ?? []);
    for (const [language, weight] of known) sums[language] += weight;
    if (known.length === 0)
      for (const language of LANGUAGES) if (SPELLED[language]?.test(word)) sums[language] += SPELLING;
  }
  if (FRENCH_PAIR.test(read)) sums.fr += 1;
  return LANGUAGES.reduce((best, language) => (sums[language] > sums[best] ? language : best), before);
}
