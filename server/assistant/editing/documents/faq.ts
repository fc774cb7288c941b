import { capital } from '../capital.ts';
import { sentencesOf } from '../spoken/clauses.ts';
import type { Point } from './points.ts';
import { type Section, sentence } from './rows.ts';

const ASKED =
  /^((?:How|What|Can|Where|When|Who|Why|Is|Are|Do|Does|Which)\b.*?)(?: - |: |, (?=two|three|\d|yes|no|up to|about))(.+)$/iu;
/** An answer that goes on: 'lamps, clocks. Not microwaves.' */
const GOES_ON = /^(?:not|but|only|except|nor|or|also|otherwise|then)\b/iu;
const BRACKETED = /^(.{3,}?)\??\s*\(([^()]+)\)$/u;

/** How questions stand: as headings, behind letters ('Q: … A: …'), or in bold. */
export type AnswerForm = 'headings' | 'letters' | 'bold';

/** Questions with their answers under them; what was only told is asked first, in the user's words. */
export function answered(points: Point[], form: AnswerForm): Section[] {
  const sections: Section[] = [];
  const ask = (heading: string, rows: string[]) => sections.push({ heading, form: 'text', rows });
  for (const { label, text, gaps, items } of points) {
    const pairs = items.map((item) => item.match(BRACKETED));
    if (pairs.length > 1 && pairs.every((pair) => pair !== null)) {
      for (const [, asked = '', told = ''] of pairs) ask(`${asked}?`, sentencesOf(told));
      continue;
    }
    const whole = `${label ? `${label}: ` : ''}${text}`;
    const [, question, answer] = whole.match(ASKED) ?? [];
    const last = sections.at(-1);
    if (question && answer) ask(`${question.replace(/\?$/, '')}?`, [answer, ...gaps]);
    else if (/\?$/.test(text)) ask(text, []);
    else if (last && label === null && GOES_ON.test(text)) last.rows.push(text, ...gaps);
    else if (last && last.rows.length === 0) last.rows.push(...[text === '' ? '' : whole, ...gaps].filter(Boolean));
    else if (text === '') {
      const about = gaps[0]?.match(/^\[(.+) to be added\]$/)?.[1] ?? label;
      if (about) ask(`${capital(about)}?`, ['[To be added]']);
    } else {
      const told = questionFor(label, text);
      if (told.question !== '') ask(told.question, [told.answer, ...gaps]);
      else last?.rows.push(whole, ...gaps);
    }
  }
  for (const section of sections) if (section.rows.length === 0) section.rows.push('[To be added]');
  if (form === 'headings') return sections;
  return sections.map(({ heading, rows }) => {
    const answer = rows.map(sentence).join(' ');
    const pair = form === 'bold' ? `**${capital(heading)}**\n${answer}` : `Q: ${capital(heading)}\nA: ${answer}`;
    return { heading: '', form: 'text', rows: [pair] };
  });
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
function questionFor(label: string | null, text: string): { question: string; answer: string } {
  const answer = sentence(text);
  if (label) return { question: `${capital(label)}?`, answer };
  const [, unneeded, needed] = text.match(/^no ([\p{L} ]{3,30}?) (needed|required|necessary|allowed)\b/iu) ?? [];
  if (unneeded && needed) return { question: `${PLURAL.test(unneeded) ? 'Are' : 'Is'} ${unneeded} ${needed}?`, answer };
  const [, counted] = text.match(/^(?:max|min|at most|up to)\.? \d+ (\p{L}+)/iu) ?? [];
  if (counted) return { question: `How many ${counted}?`, answer };
  const [, lasting, lasts] = text.match(/^([\p{L}' -]{2,30}?) (last|take)s? \d/iu) ?? [];
  if (lasting && lasts)
    return { question: `How long ${PLURAL.test(lasting) ? 'do' : 'does'} ${lower(lasting)} ${lasts}?`, answer };
  const [, allowed, how] = text.match(ALLOWED) ?? [];
  if (allowed && how) return { question: `${PLURAL.test(allowed) ? 'Are' : 'Is'} ${lower(allowed)} ${how}?`, answer };
  const [, had, what] = text.match(WE) ?? [];
  if (had && what) return { question: `Do you ${had} ${what.replace(/\bour\b/g, 'your')}?`, answer };
  const [, subject, verb, rest = ''] = text.match(BE) ?? [];
  if (subject && /^(?:is|are|was|were)$/i.test(verb ?? '') && /^(?:\d|from|until|at|on|in|by)\b/.test(rest))
    return { question: `What ${verb} ${withArticle(subject)}?`, answer };
  if (subject && /^can|may$/i.test(verb ?? '') && /^be \p{L}+/u.test(rest))
    return { question: `${capital(verb ?? '')} ${lower(subject)} ${rest.match(/^be \p{L}+/u)?.[0]}?`, answer };
  const [, costly] = text.match(COSTS) ?? [];
  if (costly && !/\b(?:from|until|by|at|in|to)$/i.test(costly))
    return { question: `What does ${lower(costly)} cost?`, answer };
  const topic = (subject ?? text.match(TOPIC)?.[1] ?? '').replace(/^(?:the|our) /i, '');
  return { question: topic === '' || topic.split(' ').length > 4 ? '' : `${capital(topic)}?`, answer };
}

const withArticle = (subject: string) =>
  /^(?:the|our|your) /i.test(subject) || PLURAL.test(subject) ? lower(subject) : `the ${lower(subject)}`;
/** A sentence's first word inside a sentence; a name or an abbreviation keeps its capitals. */
const lower = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);
