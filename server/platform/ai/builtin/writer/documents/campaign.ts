import { PLATFORM_RULES, PLATFORMS, type Platform } from '../../../../../../domain/platforms.ts';
import { asLabel, withoutTrailingFacts } from '../facts.ts';
import { postKindOf } from '../kinds.ts';
import { capital, joinList, lowerFirst, withoutStop } from '../mend.ts';
import { writePost } from '../post.ts';
import { platformIn } from '../request.ts';
import { styleFor } from '../style.ts';
import { type Document, type DocumentContext, labelReader, list, section, text } from './model.ts';

const PHASES: readonly [string, string][] = [
  ['A week before', 'Announce it: what, where and when'],
  ['Three days before', 'Show one detail that makes people curious'],
  ['The day before', 'Remind everyone, with the offer'],
  ['On the day', 'Post live from the place'],
  ['The day after', 'Say thank you and show the best moment'],
];
const STANDING: readonly [string, string][] = [
  ['Start', 'Announce it in one clear sentence'],
  ['Middle', 'Show one detail, a person or a question from a customer'],
  ['Reminder', 'Say it again in other words, with the way to take part'],
  ['Close', 'Say thank you and tell how it went'],
];

function platformsOf(text: string): Platform[] {
  const named = text
    .split(/,|\band\b|&|\//)
    .map((part) => platformIn(part))
    .filter((one): one is Platform => one !== null);
  return named.length > 0 ? [...new Set(named)] : [...PLATFORMS];
}

/** A campaign: goal, audience, timetable, and a finished post for every platform. */
export function writeCampaign(context: DocumentContext): Document {
  const { brief, brand, choose } = context;
  const labels = labelReader(brief);
  const subject = campaignSubject(context);
  const goal = labels.get(/^(?:goals?|objectives?|aims?)/)?.value ?? null;
  const audience = labels.get(/^(?:audience|target)/)?.value ?? brief.wishes.audience;
  const platforms = platformsOf(labels.get(/^(?:platforms?|channels?)/)?.value ?? brief.request.form);
  const { when, where, offer } = brief.facts;
  const facts = [
    when ? `When: ${asLabel(when)}` : null,
    where ? `Where: ${asLabel(where)}` : null,
    offer ? `Offer: ${offer}` : null,
    brief.facts.link ? `Link: ${brief.facts.link}` : null,
  ].filter((one): one is string => one !== null);
  const post = postBrief(context);
  const posts = platforms.map((platform, index) => ({
    platform,
    text: writePost({
      ...context,
      choose: choose.shifted(index),
      brief: post,
      platform,
      style: styleFor(brand, brief.wishes, platform, null),
    }).text,
  }));
  const phases = when ? PHASES : STANDING;
  const rows = phases.map(([phase, what], index) => [
    phase,
    PLATFORM_RULES[platforms[index % platforms.length] ?? 'instagram'].label,
    offer ? what : what.replace(', with the offer', ''),
  ]);
  const own = writePost({ ...context, brief: post });
  const message = [`${capital(subject)}`, offer ? `with ${lowerFirst(offer)}` : null].filter(Boolean).join(', ');
  return {
    title: `Campaign: ${subject}`,
    sections: [
      ...section(
        'In short',
        list([
          ...(goal ? [`Goal: ${goal}`] : []),
          ...(audience ? [`Audience: ${audience}`] : []),
          `Message: ${message}`,
          `Platforms: ${joinList(platforms.map((one) => PLATFORM_RULES[one].label))}`,
          ...facts,
        ]),
        text(...brief.statements),
      ),
      ...section('Timetable', [{ kind: 'table', head: ['When', 'Platform', 'What'], rows }]),
      ...posts.flatMap(({ platform, text: written }) =>
        section(`Post for ${PLATFORM_RULES[platform].label}`, [{ kind: 'text', text: written }]),
      ),
      ...section(
        'Before you start',
        list([
          choose.pick(['Reply to comments on the same day', 'Decide who answers comments'], 'care') ?? '',
          'Use one picture on all platforms, so that people recognise it',
        ]),
      ),
    ],
    post: { hook: own.plan.hook, lines: [], points: [], call: '', tags: [], text: own.text },
    question:
      goal && (when || brief.statements.length > 0)
        ? null
        : 'What is the goal of the campaign, and when does it take place?',
  };
}

/** What the campaign is for: the brief's subject without the dates and details that follow it. */
function campaignSubject({ brief, brand }: DocumentContext): string {
  const [first = ''] = withoutStop(brief.subject ?? brief.statements[0] ?? brand.name ?? 'the campaign').split(/,\s/);
  return withoutTrailingFacts(first);
}

/** The brief as one for a single post: labelled notes about the campaign itself are left out. */
function postBrief(context: DocumentContext): DocumentContext['brief'] {
  const { brief } = context;
  const words = `${brief.subject ?? ''} ${brief.statements.join(' ')} ${brief.facts.offer ?? ''}`;
  const kind = postKindOf(words);
  const dated = brief.facts.when !== null && ['topic', 'launch', 'announcement', 'product'].includes(kind);
  return {
    ...brief,
    post: dated ? 'event' : kind,
    document: null,
    subject: brief.subject ? campaignSubject(context) : null,
  };
}
