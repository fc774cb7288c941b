import { hashtagsFor } from '../hashtags.ts';
import { capital, lowerFirst, sentence, withoutStop } from '../mend.ts';
import { type Document, type DocumentContext, labelReader, type Section, section, text, toFill } from './model.ts';
import { titleOf } from './title.ts';

interface Point {
  heading: string;
  explanation: string | null;
}

/** 'Measure first: weigh what …' has its heading before the colon; else the point is cut where its reason begins. */
function pointOf(item: string): Point {
  const whole = withoutStop(item);
  const colon = /^([^:]{4,70}):\s+(.+)$/s.exec(whole);
  if (colon) return { heading: capital(colon[1] ?? ''), explanation: colon[2] ?? '' };
  const reason =
    /^(.{12,70}?),?\s+((?:because|so that|instead of|before|after|since|when|if|which|until|unless|while|to avoid)\s.+)$/is.exec(
      whole,
    );
  return reason && whole.length > 50
    ? { heading: capital(reason[1] ?? ''), explanation: whole }
    : { heading: capital(whole), explanation: null };
}

const INTROS = [
  'This is for {audience}.',
  'If you are one of the {audience}, this is for you.',
  'Written for {audience}, and for everyone who wants to do the same.',
];

function intro(
  context: DocumentContext,
  audience: string | null,
  result: string | null,
  points: number,
  subject: string,
): string[] {
  const { choose } = context;
  const forWhom = audience ? (choose.pick(INTROS, 'intro') ?? '').replace('{audience}', withoutStop(audience)) : null;
  const start = choose.pick(
    [result ? `First, what came of it: ${lowerFirst(withoutStop(result))}` : null, forWhom].filter(
      (one): one is string => one !== null,
    ),
    'start',
  );
  const other = start === forWhom ? result : forWhom;
  const promise =
    points > 1
      ? (choose.pick(
          [
            'Here is what it takes, step by step.',
            'Here is how it works, one point at a time.',
            'These are the points that matter.',
          ],
          'promise',
        ) ?? null)
      : null;
  return [start ?? (subject ? `A few thoughts on ${subject}` : null), other, promise].filter((one): one is string =>
    Boolean(one),
  );
}

/** A blog article from the points that the brief makes; each point becomes a part with a heading. */
export function writeArticle(context: DocumentContext): Document {
  const { brief, brand, style, choose } = context;
  const labels = labelReader(brief);
  const title = titleOf(brief) ?? capital(withoutStop(brief.subject ?? brief.statements[0] ?? 'Article'));
  const audience = labels.get(/^(?:audience|target|readers)/)?.value ?? brief.wishes.audience;
  const listed = labels.get(
    /^(?:points?|key (?:points|messages?|facts|takeaways)|main points|tips?|steps?|outline|sections?)/,
  )?.items;
  const named = /\b(?:cover(?:ing)?|including|with (?:these|the following) points|explain(?:ing)?)[: ]+([^.\n]+)/i.exec(
    brief.text,
  )?.[1];
  const items =
    listed ?? (brief.points.length > 0 ? brief.points : named ? named.split(/,\s*(?:and )?|\s+and\s+/) : []);
  const points = items.map((item) => pointOf(item.trim())).filter(({ heading }) => heading.length > 1);
  const result = labels.get(/^(?:our )?results?$/)?.value ?? null;
  const ending = labels.get(/^(?:ending|conclusion|call to action|cta)/)?.value ?? null;
  const own = brief.statements.filter((one) => !named || !one.includes(named));
  const rest = labels.rest();
  const explained = points.filter((point) => point.explanation).length * 2 >= points.length;
  const close = closing(
    ending,
    choose.pick(
      [
        'What works for you? Tell us in the comments.',
        'What would you add? We would like to hear it.',
        'Which of these will you try first?',
      ],
      'close',
    ) ?? '',
  );
  const resultFirst = result !== null && points.length > 0 && choose.pick([false, true], 'hook') === true;
  const parts: Section[] =
    points.length === 0
      ? [
          ...section(
            'The heart of the matter',
            own.length > 1 ? text(...own.slice(1)) : toFill('your main point, in your own words'),
          ),
          ...section('An example', toFill('something you have seen or done yourself')),
          ...section('What readers can do now', toFill('one step that anybody can take')),
        ]
      : explained
        ? points.flatMap(({ heading, explanation }, index) =>
            section(`${index + 1}. ${heading}`, text(explanation ?? toHelp(heading))),
          )
        : [
            {
              heading: 'What matters',
              blocks: [{ kind: 'list', items: points.map((point) => sentence(point.explanation ?? point.heading)) }],
            },
          ];
  return {
    title,
    sections: [
      ...section(
        null,
        text(...intro(context, audience, result, points.length, points.length === 0 ? (brief.subject ?? '') : '')),
        text(...(points.length > 0 ? own : own.slice(0, 1))),
      ),
      ...parts,
      ...rest.flatMap(({ label, given: fact }) => section(capital(label), text(fact.value))),
      ...section(choose.pick(['Over to you', 'Your turn', 'To finish'], 'over') ?? 'Over to you', text(close)),
    ],
    post: {
      hook: resultFirst && result ? sentence(result) : /[?!]$/.test(title) ? title : `${title}.`,
      lines: [resultFirst ? `${withoutStop(title)}:` : result ? sentence(result) : '', ...own].filter(Boolean),
      points: points.map(({ heading }) => heading),
      call: close,
      tags: hashtagsFor({ ...brief, statements: [title] }, brand, ['Blog'], style.hashtags),
    },
    question:
      points.length === 0 ? 'Which two or three points should the article make? A few words each are enough.' : null,
  };
}

function toHelp(heading: string): string {
  return `[one or two sentences on: ${lowerFirst(heading)}]`;
}

/** 'ask readers what works in their café' → 'What works in your café?' */
export function closing(ending: string | null, otherwise: string): string {
  if (!ending) return otherwise;
  const asked =
    /^(?:an? )?(?:ask(?:ing)?|invit(?:e|ing|ation for)) (?:the )?(?:readers?|them|people|everyone|visitors)?\s*(?:to (?:share|tell us) )?((?:what|which|who|where|when|why|how)\s.+)$/i.exec(
      withoutStop(ending),
    )?.[1];
  if (asked)
    return sentence(
      `${capital(asked.replace(/\btheir\b/g, 'your').replace(/\bthey\b/g, 'you'))}? Tell us in the comments`,
    );
  return /^(?:a |an |with )?(?:question|invitation|call to action|summary)/i.test(ending)
    ? otherwise
    : sentence(ending);
}
