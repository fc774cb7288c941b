import type { Language, OtherLanguage } from '../../../../domain/languages.ts';
import { capital } from '../capital.ts';
import { sentencesOf } from '../spoken/clauses.ts';

/** What a sheet is called in each language, and how people say that something on it is still open. */
interface Sheets {
  called: string;
  open: string;
  gap: string;
  /** As the language sets it. */
  colon: string;
  article: RegExp;
}
const SHEETS: Record<OtherLanguage, Sheets> = {
  de: {
    called:
      'programm|ablauf(?:plan)?|tagesordnung|preisliste|speisekarte|wochenkarte|packliste|checkliste|einkaufsliste|liste|pressemitteilung|stellungnahme|protokoll|zeitplan|spielplan|stundenplan|öffnungszeiten',
    open: '(?:(?:ist|sind|steht|stehen|bleibt|bleiben) )?(?:noch |derzeit |bisher )*(?:offen|unklar|nicht (?:fest|klar|bekannt|entschieden)|in klärung)|fehlt(?: noch)?|fehlen(?: noch)?|folgt(?: noch)?|wird nachgereicht|kommt noch',
    gap: 'noch offen',
    colon: ': ',
    article: /^(?:der|die|das|den|ein|eine) /iu,
  },
  es: {
    called:
      'programa|orden del día|lista de (?:precios|la compra)|lista|horarios?|menú|comunicado(?: de prensa)?|nota de prensa|acta|tarifas',
    open: '(?:aún |todavía |aun )(?:no se sabe|no está \\p{L}+|está por \\p{L}+|por confirmar|sin confirmar|falta)|(?:está |queda )?(?:por confirmar|pendiente(?: de confirmar)?|por decidir)',
    gap: 'por confirmar',
    colon: ': ',
    article: /^(?:el|la|los|las|un|una) /iu,
  },
  fr: {
    called:
      'programme|ordre du jour|liste(?: de prix| des prix| de courses)?|tarifs|horaires|menu|communiqué(?: de presse)?|compte[- ]rendu|planning',
    open: "(?:reste|restent|est|sont)? ?(?:encore )?à (?:confirmer|définir|préciser|venir|décider)|(?:n['’]est|ne sont|n['’]est toujours) pas encore \\p{L}+|manque encore|pas encore \\p{L}+",
    gap: 'à confirmer',
    colon: ' : ',
    article: /^(?:le |la |les |l['’]|un |une )/iu,
  },
  pt: {
    called:
      'programa|ordem (?:de trabalhos|do dia)|(?:lista|tabela) de preços|lista(?: de compras)?|ementa|cardápio|horários?|comunicado(?: de imprensa)?|nota de imprensa|ata',
    open: 'ainda (?:está por \\p{L}+|não está \\p{L}+|não se sabe|por confirmar|em aberto|a confirmar|falta)|(?:está |fica )?(?:por (?:confirmar|definir|decidir)|a confirmar|em aberto)',
    gap: 'por confirmar',
    colon: ': ',
    article: /^(?:o|a|os|as|um|uma) /iu,
  },
  it: {
    called:
      'programma|ordine del giorno|listino(?: prezzi)?|lista(?: della spesa)?|orari|menù|comunicato(?: stampa)?|verbale|scaletta',
    open: '(?:è |sono |resta )?(?:ancora )?da (?:confermare|definire|decidere)|non si sa ancora|non è ancora \\p{L}+|ancora non si sa',
    gap: 'da confermare',
    colon: ': ',
    article: /^(?:il |lo |la |i |gli |le |l['’]|un |una )/iu,
  },
};

/** 'Programm für den Vereinsabend:': the heading of a sheet opens the message and is a part of it. */
export function headingIn(message: string, language: Language): string | null {
  if (language === 'en') return null;
  const { called } = SHEETS[language];
  const found = new RegExp(
    `^\\s*(?:${called})(?!\\p{L})[^:!?\\n]{0,90}?(?:: ?(?:${called})(?!\\p{L})[^:.!?\\n]{0,60})?(?=\\s?:\\s)`,
    'iu',
  ).exec(message);
  return found && !/[.!?]\s+\p{Lu}/u.test(found[0].replace(/\d\.\s/g, '')) ? found[0] : null;
}

const FEWEST_ROWS = 3;
const LONGEST_ROW = 9;
/** '18 h 30, ', '3,50 euros': a comma inside a figure parts nothing. */
const rowsOf = (text: string) =>
  text
    .replace(/[.;]\s*$/u, '')
    .split(/[,;]\s+/u)
    .map((row) => row.trim())
    .filter((row) => row !== '');

/** A sheet: its title, its rows, what is told beside them, and what is said to be open as a marked gap. */
export function layOutSheet(text: string, heading: string, language: OtherLanguage): string {
  const { open, gap, colon, article } = SHEETS[language];
  const isOpen = new RegExp(`^(.{2,60}?),? (?:${open})[.!]?$`, 'iu');
  const parts = text.split(/\s?:\s/);
  const depth = heading.split(/\s?:\s/).length;
  const title = parts.slice(0, depth).join(colon).trim();
  const body = parts.slice(depth).join(colon).trim();
  const blocks = sentencesOf(body).map((sentence): string => {
    const missing = isOpen.exec(sentence)?.[1];
    if (missing !== undefined) return `[${capital(missing.replace(article, ''))}${colon}${gap}]`;
    const rows = rowsOf(sentence);
    const isList = rows.length >= FEWEST_ROWS && rows.every((row) => row.split(/\s+/).length <= LONGEST_ROW);
    if (!isList) return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
    return rows
      .map((row) => {
        const unknown = isOpen.exec(row)?.[1];
        return `- ${unknown === undefined ? capital(row) : `[${capital(unknown.replace(article, ''))}${colon}${gap}]`}`;
      })
      .join('\n');
  });
  const joined = blocks.reduce<string[]>((out, block) => {
    const last = out.at(-1);
    const isProse = (one: string) => !/^[-[]/.test(one);
    if (last !== undefined && isProse(last) && isProse(block)) out[out.length - 1] = `${last} ${block}`;
    else out.push(block);
    return out;
  }, []);
  return [`# ${capital(title)}`, ...joined].join('\n\n');
}
