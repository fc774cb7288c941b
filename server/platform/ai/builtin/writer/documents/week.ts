import { PLATFORM_RULES } from '../../../../../../domain/platforms.ts';
import { asLabel, withoutTrailingFacts } from '../facts.ts';
import { hashtagsFor } from '../hashtags.ts';
import { capital, lowerFirst, sentence, withoutStop } from '../mend.ts';
import { type Document, type DocumentContext, list, section } from './model.ts';

interface Idea {
  day: string;
  name: string;
  /** First lines ready to post; {x} is the subject in the sender's words. */
  openings: readonly string[];
  /** What to write and to show; {x} is the subject seen from outside: 'your bakery'. */
  say: string;
  show: string;
}

/** Seven angles that fit any subject and state nothing about it that the brief does not say. */
const WEEK: readonly Idea[] = [
  {
    day: 'Monday',
    name: 'The introduction',
    openings: ['This week is all about {x}.', 'Seven days, one subject: {x}.', 'Monday, and we start with {x}.'],
    say: 'Say in two sentences what {x} means to you and whom it is for',
    show: 'One clear photo that people will recognise all week',
  },
  {
    day: 'Tuesday',
    name: 'The tip',
    openings: ['One thing worth knowing about {x}:', 'A small tip about {x}:', 'Save this one. A tip about {x}:'],
    say: 'Write down the one thing about {x} that you explain again and again',
    show: 'The tip as a short text on a plain card',
  },
  {
    day: 'Wednesday',
    name: 'Behind the scenes',
    openings: [
      'A look behind the scenes: {x}.',
      'What you usually do not see of {x}:',
      'Come with us for a minute. Today: {x}, from the inside.',
    ],
    say: 'Describe one step or habit around {x} that nobody outside sees',
    show: 'A clip of fifteen seconds, filmed while you work',
  },
  {
    day: 'Thursday',
    name: 'The question',
    openings: [
      'Your turn: what would you like to know about {x}?',
      'Ask us anything about {x}.',
      'What comes to your mind first when you think of {x}?',
    ],
    say: 'Ask one question about {x} and answer every comment the same day',
    show: 'A poll or a question sticker',
  },
  {
    day: 'Friday',
    name: 'The people',
    openings: [
      'Behind {x} there are people. Meet one of them:',
      'A face to go with {x}:',
      'Who is behind {x}? One of us says hello:',
    ],
    say: 'Introduce one person who has to do with {x}, with a sentence in their own words',
    show: 'A portrait at their usual place',
  },
  {
    day: 'Saturday',
    name: 'Voices',
    openings: ['What people tell us about {x}:', 'Heard this week about {x}:', 'In your words: {x}.'],
    say: 'Quote a remark or question about {x} that you were given, with permission, and reply to it',
    show: 'The quote, set large',
  },
  {
    day: 'Sunday',
    name: 'The look back',
    openings: [
      'That was our week about {x}. The best moment:',
      'Seven days of {x}. Our favourite picture:',
      'Before the new week starts, one last look at {x}.',
    ],
    say: 'Choose the moment of the week around {x} and tell what comes next',
    show: 'The best three pictures of the week',
  },
];

/** A plan for a week: one idea a day, with a first line to start from and the brief's own facts spread over it. */
export function writeWeek(context: DocumentContext): Document {
  const { brief, brand, style, platform, choose } = context;
  const subject = withoutTrailingFacts(withoutStop(brief.subject ?? brief.statements[0] ?? brand.name ?? 'our work'));
  const yours = subject.replace(/\b(?:our|my)\b/gi, 'your');
  const facts = ownFacts(context, subject);
  const ideas = WEEK.map((idea, index) => ({
    ...idea,
    opening: (choose.pick(idea.openings, idea.day) ?? '').replace('{x}', subject),
    task: idea.say.replace('{x}', yours),
    facts: facts.filter((_, at) => at % WEEK.length === index),
  }));
  return {
    title: `A week of ${platform ? `${PLATFORM_RULES[platform].label} ` : ''}posts: ${subject}`,
    sections: ideas.flatMap(({ day, name, opening, task, show, facts: own }) =>
      section(
        `${day}: ${name}`,
        list([
          `First line: “${opening}”`,
          `Then: ${lowerFirst(task)}`,
          ...own.map((fact) => `Mention: ${fact}`),
          `Picture: ${lowerFirst(show)}`,
        ]),
      ),
    ),
    post: {
      hook: sentence(`This week: ${subject}`),
      lines: [],
      points: ideas.map(({ day, name }) => `${day}: ${name.toLowerCase()}`),
      call: choose.pick(['Which day are you looking forward to?', 'What should we add?'], 'call') ?? '',
      tags: hashtagsFor(brief, brand, [], style.hashtags),
    },
    question:
      facts.length > 0 ? null : 'Is there a fact, an offer or a person that the week should mention? I will put it in.',
  };
}

function ownFacts({ brief }: DocumentContext, subject: string): string[] {
  const { offer, when, where, link } = brief.facts;
  const told = [...brief.statements.filter((one) => withoutStop(one) !== subject), ...brief.points];
  const isNew = (fact: string | null) =>
    fact !== null && !told.some((one) => one.toLowerCase().includes(fact.toLowerCase()));
  return [
    ...told,
    isNew(offer) ? offer : null,
    when && isNew(when) ? `when: ${asLabel(when)}` : null,
    where && isNew(where) ? `where: ${asLabel(where)}` : null,
    isNew(link) ? link : null,
  ]
    .filter((fact): fact is string => Boolean(fact))
    .map((fact) => capital(withoutStop(fact)));
}
