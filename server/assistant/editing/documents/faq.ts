import { capital } from '../capital.ts';
import type { AnswerForm } from './brief.ts';
import type { Point } from './points.ts';
import { sentence } from './rows.ts';
import type { Section } from './sections.ts';

const ASKED =
  /^((?:How|What|Can|Where|When|Who|Why|Is|Are|Do|Does|Which)\b.*?)(?:\?\s+| - |: |, (?=two|three|\d|yes|no|up to|about))(.+)$/iu;
/** An answer that goes on: 'lamps, clocks. Not microwaves.' */
const GOES_ON = /^(?:not|but|only|except|nor|or|also|otherwise|then)\b/iu;
const BRACKETED = /^(.{3,}?)\??\s*\(([^()]+)\)$/u;

/** A question and what is told of it. */
interface Answer {
  question: string;
  rows: string[];
}

/** Questions with their answers under them; what was only told is asked first, in the user's words. */
export function answered(points: Point[], form: AnswerForm): Section[] {
  const answers: Answer[] = [];
  for (const { label, rows, form: shown } of points)
    for (const [i, row] of rows.entries()) answer(answers, i === 0 ? label : null, row, shown === 'gap');
  const told = answers.map(({ question, rows }) => ({ question, rows: rows.length > 0 ? rows : ['[To be added]'] }));
  const text = (row: string): Point => ({ label: null, form: 'text', rows: [row] });
  if (form === 'headings')
    return told.map(({ question, rows }) => ({
      heading: capital(question),
      points: rows.map((row) => text(capital(row))),
    }));
  const pairs = told.map(({ question, rows }) => {
    const whole = rows.map(sentence).join(' ');
    return form === 'bold' ? `**${capital(question)}**\n${whole}` : `Q: ${capital(question)}\nA: ${whole}`;
  });
  return [{ heading: '', points: pairs.map(text) }];
}

function answer(answers: Answer[], label: string | null, row: string, isGap: boolean): void {
  const last = answers.at(-1);
  const [, bracketed, inside] = row.match(BRACKETED) ?? [];
  const [, asked, told] = row.match(ASKED) ?? [];
  if (label === null && isGap && last && last.rows.length === 0) last.rows.push('[To be added]');
  else if (isGap) {
    const about = row.match(/^\[(.+) to be added\]$/)?.[1] ?? label;
    if (about) answers.push({ question: `${capital(about.replace(/\?$/, ''))}?`, rows: ['[To be added]'] });
  } else if (label !== null)
    answers.push({ question: `${label.replace(/\?$/, '')}?`, rows: [row.replace(/^\((.*)\)$/u, '$1')] });
  else if (asked && told) answers.push({ question: `${asked}?`, rows: [told] });
  else if (bracketed && inside) answers.push({ question: `${bracketed}?`, rows: [inside] });
  else if (/\?$/.test(row)) answers.push({ question: row, rows: [] });
  else if (last && (last.rows.length === 0 || GOES_ON.test(row))) last.rows.push(row);
  else {
    const question = questionFor(row);
    if (question !== '') answers.push({ question, rows: [row] });
    else if (last) last.rows.push(row);
    else answers.push({ question: 'Good to know', rows: [row] });
  }
}

const BE = /^((?:the |our |your )?[\p{L}' -]{2,40}?) (is|are|was|were|can|must|may|has to be|have to be) (.+)$/iu;
const WE =
  /^we (have|offer|take|sell|rent|hire out|do|need|accept|deliver|speak|use|run) ([\p{L}' -]+?)(?=,| \(|$| \d| for | from | on | at )/iu;
const ALLOWED = /^([\p{L}' -]{2,30}?) (?:are |is )?(?:not )?(allowed|welcome|included|possible|forbidden)\b/iu;
const COSTS =
  /^([\p{L}' -]{2,30}?) (?:[£€$]\d+(?:[.,]\d+)?|\d+[.,]\d\d|\d+ ?(?:€|£|EUR|euros?|kr|CHF|pounds|dollars))(?=,|$| a\b| per\b| each\b)/iu;
/** Where the words for the topic of a statement end. */
const TOPIC =
  /^(?:the |our )?([\p{L}' -]{3,30}?)(?=,| \d|(?<!\b(?:check|pick|drop|sign|log)) (?:in|on|up)\b| (?:from|until|till|by|at|for|only|with|without|up to|not|no|takes?|costs?|goes|comes|opens?|closes?|starts?|ends?|stays?|needs?)\b|$)/iu;
const PLURAL = /(?:[^s]s|people|children|kids)$/i;

/** A question that a statement answers. */
function questionFor(text: string): string {
  const [, unneeded, needed] = text.match(/^no ([\p{L} ]{3,30}?) (needed|required|necessary|allowed)\b/iu) ?? [];
  if (unneeded && needed) return `${PLURAL.test(unneeded) ? 'Are' : 'Is'} ${unneeded} ${needed}?`;
  const [, counted] = text.match(/^(?:max|min|at most|up to)\.? \d+ (\p{L}+)/iu) ?? [];
  if (counted) return `How many ${counted}?`;
  const [, lasting, lasts] = text.match(/^([\p{L}' -]{2,30}?) (last|take)s? \d/iu) ?? [];
  if (lasting && lasts) return `How long ${PLURAL.test(lasting) ? 'do' : 'does'} ${lower(lasting)} ${lasts}?`;
  const [, allowed, how] = text.match(ALLOWED) ?? [];
  if (allowed && how) return `${PLURAL.test(allowed) ? 'Are' : 'Is'} ${lower(allowed)} ${how}?`;
  const [, had, what] = text.match(WE) ?? [];
  if (had && what) return `Do you ${had} ${what.replace(/\bour\b/g, 'your')}?`;
  const [, subject, verb, rest = ''] = text.match(BE) ?? [];
  if (subject && /^(?:is|are|was|were)$/i.test(verb ?? '') && /^(?:\d|from|until|at|on|in|by)\b/.test(rest))
    return `What ${verb} ${withArticle(subject)}?`;
  if (subject && /^can|may$/i.test(verb ?? '') && /^be \p{L}+/u.test(rest))
    return `${capital(verb ?? '')} ${lower(subject)} ${rest.match(/^be \p{L}+/u)?.[0]}?`;
  const [, costly] = text.match(COSTS) ?? [];
  if (costly && !/\b(?:from|until|by|at|in|to)$/i.test(costly)) return `What does ${lower(costly)} cost?`;
  const topic = (subject ?? text.match(TOPIC)?.[1] ?? '').replace(/^(?:the|our) /i, '');
  return topic === '' || topic.split(' ').length > 4 ? '' : `${capital(topic)}?`;
}

const withArticle = (subject: string) =>
  /^(?:the|our|your) /i.test(subject) || PLURAL.test(subject) ? lower(subject) : `the ${lower(subject)}`;
/** A sentence's first word inside a sentence; a name or an abbreviation keeps its capitals. */
const lower = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);
