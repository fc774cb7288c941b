import { capital } from '../capital.ts';

const words = (list: string) => list.trim().split(/\s+/).join('|');

/** Nouns of everyday posts that are no verb and no adjective; a compound is what its last part is. */
const HEADS = words(`
  abend abende aktion aktionen angebot angebote apfel äpfel bäcker bäckerei bahnhof bild bilder blume blumen boden brezel brezeln brot brote
  brötchen bruder buch bücher büro bürste butter café dorf eintritt erdbeere erdbeeren fahrrad fahrräder familie farbe farben ferien
  feuerwehr firma flasche flaschen fleisch frau frauen freunde frühstück garten gärten gast gäste gemüse geschenk geschenke geschichte
  gruppe gruppen halle hafen händler haus herbst hof hund hunde jahr jahre jahren jubiläum kaffee karte karten kasse katze kind kinder
  kindern kirche kirsche kirschen kollege kollegen kollegin konzert konzerte kreis küche kuchen kunde kunden kundin kurs kurse kursen käse
  leiter leute liste lager linie mann männer markt märkte maschine mehl meister meisterbrief menü milch mitarbeiter mitglied mitglieder
  mittag monat monate monaten motto musik nachmittag nacht name namen nudeln obst öffnungszeiten papier park parkplatz pfarrer pflanze
  pflanzen pizza platz plätze plätzen praxis arzt ärztin preis preise preisen programm projekt projekte rabatt rad räder raum räume regal reise rezept rezepte
  saison salat schüler schülerin schule schulen schuh schuhe sommer sommerfest sorte sorten spargel speise speisen spiel stadt straße stück
  stücke stunde stunden suppe suppen tag tage tasche taschen tee teilnehmer termin termine trauben trainer treffpunkt tür urlaub verein
  vereine verkauf vorrat vorstand waffel waffeln wagen wasser weg wein werkstatt wetter winter woche wochen wochenende wolle wurst ziel
  zimmer zucker zwiebel vollzeit teilzeit hörnchen
`);
/** Short or ambiguous as the end of a word: only whole words. */
const WHOLE = words(
  'euro cent kilo gramm liter meter prozent minute minuten person personen info infos team gutschein chef chefin tisch tische fisch eis uhr tagen',
);
/** Endings that only nouns have. */
const ENDINGS = '(?:heit|keit|schaft|ität|ismus)(?:en)?|(?<!j)ung(?:en)?|\\p{Ll}[st]ion(?:en)?|[äöü]\\p{Ll}*chen';
const DAYS = words(
  'montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz april mai juni juli august september oktober november dezember',
);
const NOUN = new RegExp(
  `(?<![\\p{L}\\p{N}@#/._-])(?:\\p{Ll}{3,}(?:s|n|en)?(?:${HEADS})|(?:${HEADS})|(?:${WHOLE})|(?:${DAYS})|\\p{Ll}+(?:${ENDINGS}))(?![\\p{L}\\p{N}@/_-]|\\.\\p{L})`,
  'gu',
);
/** End like a noun and are none. */
const NO_NOUNS = new Set(words('weg hinweg durchweg durchaus jedermann gescheit jederzeit wagen').split('|'));
const SHORT_DAYS =
  /(?<!\p{L})(?:mo|di|mi|do|fr|sa|so)(?=\s?[-–+&]\s?(?:mo|di|mi|do|fr|sa|so)(?!\p{L})|(?: nur)?(?: von| ab| bis)? \d)/gu;

/** German nouns in lower case get their capital where they are plain by their last part; others stay as typed. */
export const raiseGerman = (text: string) =>
  text.replace(NOUN, (word) => (NO_NOUNS.has(word) ? word : capital(word))).replace(SHORT_DAYS, capital);

const FINITE =
  words(`ist sind war waren hat haben wird werden kann können muss müssen darf dürfen soll sollen will wollen bleibt bleiben gibt geht gehen kommt kommen
  öffnet öffnen schließt schließen beginnt beginnen startet starten endet enden kostet kosten feiert feiern sucht suchen steht stehen liegt liegen zieht ziehen
  macht machen läuft laufen hält halten bekommt bekommen heißt heißen wechselt wechseln spielt spielen zeigt zeigen`);
/** Verbs that part from their first syllable: 'ausfällt' → 'fällt … aus'. */
const PARTED = `(ab|an|auf|aus|ein|frei|mit|nach|statt|teil|um|vor|weg|weiter|zu|zurück|zusammen)(fällt|fallen|findet|finden|fängt|fangen|macht|machen|kommt|kommen|geht|gehen|gibt|geben|nimmt|nehmen|zieht|ziehen|bietet|bieten|stellt|stellen|hört|hören|schließt|schließen)`;
const SUBJECT =
  /^(?:(?:wir|ihr|sie|er|es|ich|alle)|(?:(?:der|die|das|ein|eine|unser|unsere|mein|meine|dieser|diese|dieses|alle) (?:\p{Ll}+ ){0,2}?)?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*(?: (?:der|des|vom|von) (?:\p{Lu}[\p{L}-]+))?) /u;
const CLAUSE = new RegExp(`^([^.,!?;:]+?) (?:(${FINITE})|${PARTED})(?=[.,!?]|$)`, 'u');

/** 'der Kurs am Freitag ausfällt' → 'der Kurs fällt am Freitag aus': a clause behind 'dass' as a sentence of its own. */
export function mainClause(clause: string): string {
  const dates = clause.replace(/(?<=\d)\.(?= )/g, '\uF8F8');
  const found = dates.match(CLAUSE);
  const subject = dates.match(SUBJECT)?.[0];
  const [whole, before = '', finite, prefix = '', verb = ''] = found ?? [];
  if (whole === undefined || subject === undefined || before.length < subject.trimEnd().length) return clause;
  const rest = before.slice(subject.length);
  const sentence = [subject.trimEnd(), finite ?? verb, rest, prefix].filter((part) => part !== '').join(' ');
  return (sentence + dates.slice(whole.length)).replaceAll('\uF8F8', '.');
}
