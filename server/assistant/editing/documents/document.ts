import { capital } from '../capital.ts';
import type { Constraints } from '../constraints.ts';
import { sentencesOf } from '../spoken/clauses.ts';
import { CONCEPTS, type DocumentKind, type Form } from './kinds.ts';
import { type Point, pointsOf } from './points.ts';
import { headOf } from './title.ts';

/** Words that name what follows, without a colon. */
const LABELS =
  /^(?:stuff|needs?|price|sizes?|washing|colours?|players|team|risks?|budget|flags|settings|contact|photos|usage|install|nice|parking|costs?|channels|bring)$/i;
const SMALL = new Set('you the what and for who how are not with does doe our have else there'.split(' '));

interface Shown {
  heading: string;
  form: Form;
  rows: string[];
}

/** Sorts the user's sentences into the sections of a document; what is missing stands there as a gap. */
export function layOutDocument(mended: string, message: string, kind: DocumentKind, constraints: Constraints): string {
  const { title, body } = headOf(mended, message, kind);
  if (kind.id === 'letter')
    return APPLICATION.test(message) ? `${subjectOf(title)}\n\n${letter('[name]', body)}` : letter(title, body);
  const headings = constraints.parts.map(capital);
  const known = (word: string) =>
    LABELS.test(word) || headings.some((heading) => heading.toLowerCase().startsWith(word.toLowerCase()));
  const points = pointsOf(kind.id === 'lesson' ? withMinutes(body) : body, known);
  const questions = kind.id === 'faq' ? answered(points) : null;
  const { intro, sections } = questions ?? sorted(points, kind, headings);
  return [
    `# ${title}`,
    ...intro.filter(Boolean).map(sentence),
    ...sections.map((section) => shown(section, constraints, section.rows.length === constraints.list?.count)),
  ].join('\n\n');
}

const sentence = (text: string) => capital(/[.!?\]`…]["”’')]*$|@\S+$/.test(text) ? text : `${text}.`);
const stem = (word: string) => word.toLowerCase().replace(/(?:ies|s|ing|ed)$/, '');
const wordsOf = (text: string) => (text.match(/\p{L}{3,}/gu) ?? []).map(stem).filter((word) => !SMALL.has(word));

/** In a lesson '10 quiz' and 'starter 5 - …' are minutes. */
const withMinutes = (text: string) =>
  sentencesOf(text)
    .map((row) =>
      /^(?:stuff|need|materials?|resources|bring|you need)\b/i.test(row)
        ? row
        : row
            .replace(/(?<=^|[,;:.] )(\d{1,2}) (?!minutes?\b|\p{Lu})(?=\p{Ll})/gu, '$1 minutes ')
            .replace(/(?<=^|[,;:.] )(\p{L}+) (\d{1,2}) - /gu, '$1, $2 minutes: ')
            .replace(
              /(?<=^|[,;:.] )((?:starter|intro|main|plenary|recap|warm-?up|task|activity|discussion|practice|game|end))(?: part)? (\d{1,2}) (?!min)(?=\p{Ll})/giu,
              '$1, $2 minutes: ',
            ),
    )
    .join(' ');

/** How well a point fits a heading: its label, its words, the idea behind the heading. */
function fitOf({ label, text }: Point, heading: string): number {
  const names = wordsOf(heading);
  const own = label ? wordsOf(label) : [];
  const same = own.filter((word) => names.includes(word)).length;
  const body = wordsOf(text).filter((word) => names.includes(word)).length;
  const line = `${label ? `${label} ` : ''}${text}`;
  const ideas = CONCEPTS.filter(([idea, words]) => idea.test(heading) && words.test(line)).map(
    ([, , worth]) => worth ?? 2,
  );
  const idea = Math.max(0, ...ideas);
  return same * 4 + Math.min(body, 2) * 2 + idea;
}

function sorted(points: Point[], kind: DocumentKind, headings: string[]): { intro: string[]; sections: Shown[] } {
  const sections: Shown[] = headings.map((heading) => ({ heading, form: 'text', rows: [] }));
  const intro: string[] = [];
  const loose: Shown[] = [];
  let last: Shown | null = null;
  const open = (heading: string, form: Form): Shown => {
    const all = [...sections, ...loose];
    const there = all.find((section) => section.heading.toLowerCase() === heading.toLowerCase());
    if (there) return there;
    const made = { heading, form, rows: [] };
    (headings.length > 0 ? loose : sections).push(made);
    return made;
  };
  for (const point of points.flatMap((one) =>
    headings.length > 0 && one.label === null && !one.steps && one.items.length > 2 ? apart(one) : [one],
  )) {
    const best = headings
      .map((heading) => ({ heading, score: fitOf(point, heading) }))
      .sort((a, b) => b.score - a.score)[0];
    const row = kind.form !== 'text' && point.items.length > 2;
    const own = kind.sections.find(
      ({ words }) =>
        words.test(point.label ?? '') ||
        (!row && words.test(point.text)) ||
        words.test(`${point.label ?? ''}${point.gaps.join(' ')}`),
    );
    let target: Shown | null = null;
    if (LENGTH.test(point.text)) {
      intro.push(point.text);
      continue;
    }
    if (best && best.score > 1) target = open(best.heading, 'text');
    else if (headings.length > 0 && point.label && LABELS.test(point.label))
      target = open(capital(point.label), 'text');
    else if (headings.length > 0)
      target = point.opens ? open(point.opens, 'list') : (last ?? (point === points[0] ? null : (sections[0] ?? null)));
    else if (point.opens) target = open(point.opens, 'list');
    else if (own) target = open(own.heading, own.form);
    else if (point.steps)
      target = open(
        capital(point.label ?? kind.sections.find(({ form }) => form === 'steps')?.heading ?? 'Programme'),
        'steps',
      );
    else if (point.label && point.items.length > 0 && !/\d$/.test(point.label))
      target = open(capital(point.label), point.items.length > 2 ? 'list' : 'text');
    else if (point.label && point.gaps.length > 0) target = open(capital(point.label), 'text');
    const rows = rowsOf(
      own && target?.heading === own.heading && own.words.test(point.label ?? '') ? { ...point, label: null } : point,
      target,
      headings.length > 0,
    );
    if (target) target.rows.push(...rows);
    else if (kind.form !== 'text' && point.items.length > 2)
      open('', kind.form).rows.push(...rowsOf(point, { heading: '', form: kind.form, rows: [] }, false));
    else intro.push(...rows);
    last = target ?? last;
  }
  for (const section of sections) if (section.rows.length === 0) section.rows.push('[To be added]');
  return { intro, sections: [...sections, ...loose] };
}

/** How long the whole takes. */
const LENGTH = /^\d+ (?:minutes|hours?)$/;

/** A row of facts without a label, each on its own. */
const apart = (point: Point): Point[] => [
  ...point.items.map((item) => ({ label: null, text: item, items: [item], gaps: [], opens: null })),
  ...point.gaps.map((gap) => ({ label: null, text: '', items: [], gaps: [gap], opens: null })),
];

/** Labels that only say that things follow. */
const NEED = /^(?:needs?|stuff|bring|materials?)$/i;

/** The rows that a point gives its section: items where it has several, its sentence otherwise. */
function rowsOf(point: Point, section: Shown | null, asked: boolean): string[] {
  const name = section?.heading.toLowerCase() ?? '';
  const label =
    point.label &&
    !name.startsWith(point.label.toLowerCase()) &&
    !NEED.test(point.label) &&
    !wordsOf(point.label).every((word) => wordsOf(name).includes(word))
      ? `${capital(point.label)}: `
      : '';
  const isNamed = (words: string[]) => words.length > 0 && words.every((word) => wordsOf(name).includes(word));
  const gaps = point.gaps.map((gap) =>
    name !== '' && isNamed(wordsOf(gap.replace(/ to be added\]$/, ''))) ? '[To be added]' : gap,
  );
  const several =
    (point.steps || point.items.length > 2) &&
    section !== null &&
    (section.form !== 'text' || asked || point.opens !== null);
  if (several && section && point.steps) section.form = 'steps';
  else if (several && section && section.form === 'text') section.form = 'list';
  if (point.text === '') return gaps.map((gap) => (label && gap === '[To be added]' ? `${label}[to be added]` : gap));
  const items = several
    ? point.items.map((item, i) => (i === 0 && !point.opens ? `${label}${item}` : item))
    : [`${point.opens ? '' : label}${point.text}`];
  return [...items.map(timed), ...gaps];
}

/** 'Coach from Kalmar church 5:15' opens with its time in a plan of a day. */
const timed = (item: string) => item.replace(/^(\d{1,2}:\d{2}(?:–\d{1,2}:\d{2})?) (?=\p{L})/u, '$1: ');

/** More facts than this under one heading are a list. */
const MANY = 3;
const SHORT_FACT = 12;

function shown({ heading, form, rows }: Shown, { list }: Constraints, first: boolean): string {
  const bullet = list?.form === 'bullets' && list.count !== null && !first ? '' : '- ';
  const steps = form === 'steps' || (list?.form === 'numbered' && /^$|step|method|build|how/i.test(heading));
  const facts = rows.length > MANY && rows.every((row) => row.split(' ').length <= SHORT_FACT);
  const body =
    steps && rows.length > 1
      ? rows.map((row, i) => `${i + 1}. ${capital(row)}`).join('\n')
      : (facts || form !== 'text') && rows.length > 1
        ? rows.map((row) => `${bullet}${capital(row)}`).join('\n')
        : rows.map(sentence).join(rows.length > 3 ? '\n' : ' ');
  return heading === '' ? body : `## ${capital(heading)}\n${body}`;
}

/** Questions with their answers under them. */
function answered(points: Point[]): { intro: string[]; sections: Shown[] } | null {
  const sections: Shown[] = [];
  const intro: string[] = [];
  for (const { label, text, gaps, items } of points) {
    const pairs = items.map((item) => item.match(/^(.{3,}?)\??\s*\(([^()]+)\)$/u));
    if (pairs.length > 1 && pairs.every((pair) => pair !== null)) {
      for (const [, asked = '', told = ''] of pairs)
        sections.push({ heading: `${asked}?`, form: 'text', rows: [told] });
      continue;
    }
    const whole = `${label ? `${label}: ` : ''}${text}`;
    const [, question, answer] =
      whole.match(
        /^((?:How|What|Can|Where|When|Who|Why|Is|Are|Do|Does|Which)\b.*?)(?: - |: |, (?=two|three|\d|yes|no|up to|about))(.+)$/iu,
      ) ?? [];
    if (question && answer)
      sections.push({ heading: `${question.replace(/\?$/, '')}?`, form: 'text', rows: [answer, ...gaps] });
    else if (/\?$/.test(text)) sections.push({ heading: text, form: 'text', rows: [] });
    else if (sections.length > 0)
      sections.at(-1)?.rows.push(...[whole, ...gaps].filter((row) => row.trim() !== '' && row.trim() !== ':'));
    else intro.push(...[whole, ...gaps].filter((row) => row.trim() !== ''));
  }
  if (sections.length < 2) return null;
  for (const section of sections) if (section.rows.length === 0) section.rows.push('[To be added]');
  return { intro, sections };
}

/** A letter for a job names the job, and its reader is not known yet. */
const APPLICATION = /\b(?:cover|covering|application) letter\b/i;
const subjectOf = (job: string) =>
  capital(job.replace(/^(?:an? |the )?(?:job|position|post|role) (?:as|of) (?:an? )?/i, ''));

/** A letter: to whom, what, from whom. */
function letter(title: string, given: string): string {
  const [, to = title, sender] = title.match(/^(.+?) from (?=\p{Lu})(.+)$/u) ?? [];
  const [role = '', trade = ''] = (sender && given.match(/^(\p{Ll}+(?: \p{Ll}+)?)\.\s/iu)) || [];
  const body = given.slice(role.length);
  const signature = body.match(
    /(?:[.,]\s*|^)(?:signed|from|my name(?: is)?) ((?:the \p{Ll}+ )?(?:(?:Ms|Mr|Mrs|Dr)\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*)(?=[.,]|$)/iu,
  );
  const rest = signature ? body.replace(signature[0], signature[0].startsWith(',') ? '' : '.') : body;
  const rows = pointsOf(rest, () => false)
    .flatMap((point) => rowsOf(point, null, false))
    .map(sentence);
  const groups: string[] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group !== undefined && group.length + row.length < 180 && !row.startsWith('['))
      groups[groups.length - 1] = `${group} ${row}`;
    else groups.push(row);
  }
  return [
    `Dear ${to.replace(/^(?:all )?(?:the |our |my )?/i, '')},`,
    ...groups,
    ...(sender ? [trade === '' ? sender : `${sender}, ${trade.toLowerCase()}`] : []),
    ...(signature?.[1] && !sender?.includes(signature[1])
      ? [capital(signature[1].replace(/^the (\p{Ll}+) (.+)$/u, '$2, $1'))]
      : []),
  ].join('\n\n');
}
