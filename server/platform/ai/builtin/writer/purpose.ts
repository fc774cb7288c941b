import type { Facts } from './facts.ts';
import { type DocumentKind, documentKindOf, type PostKind, postKindOf } from './kinds.ts';
import type { Labelled } from './labels.ts';
import { type Request, readRequest } from './request.ts';

const POST_FORM =
  /\b(?:posts?|captions?|tweets?|threads?|announcements?|updates?|messages?|reminders?|quotes?|tips?|teasers?|invitations?)\b/i;
const BLOG = /blog ?posts?/gi;

/** The kind of document that a request asks for; null where it asks for a post. */
export function documentFor(request: Request, labelled: Labelled[], description: string | null): DocumentKind | null {
  const form = request.form.replace(/^\s*(?:an?|the) /i, '');
  if (form !== '' && !/^new /i.test(form)) {
    const asked = documentKindOf(form);
    const post = POST_FORM.test(form.replace(BLOG, ''));
    if (asked && asked !== 'document' && (!post || labelled.length > 2)) return asked;
    const open = /^plans?$|guide|programme|program|description|listing|page|content|series/i.test(
      form.split(' ').at(-1) ?? '',
    );
    return post ? null : (documentKindOf(`${form} ${open ? request.rest.slice(0, 60) : ''}`) ?? asked);
  }
  if (labelled.some(({ label }) => label.startsWith('ingredient'))) return 'recipe';
  const wanted = description ? readRequest(description).form : '';
  const said = documentKindOf(wanted);
  return said && said !== 'document' && !POST_FORM.test(wanted) ? said : null;
}

const KIND_OF_ACT: Record<string, PostKind> = {
  thank: 'thanks',
  invite: 'event',
  ask: 'conversation',
  remind: 'reminder',
  wish: 'greeting',
  congratulate: 'milestone',
  celebrate: 'milestone',
  tease: 'teaser',
  welcome: 'welcome',
  sell: 'sale-item',
};
/** What starts on a day still to come is not here yet. */
const STILL_TO_COME =
  /\b(?:launch(?:es|ing)?|arriv(?:es|ing)|coming|available|open(?:s|ing)?|start(?:s|ing)?|in store|out) (?:on |from |in |this |next |every )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|next|\d{1,2}(?:st|nd|rd|th)? \w|(?:january|february|march|april|may|june|july|august|september|october|november|december))/i;
const LAUNCHED = /\blaunch|\bintroduc|\bnow available|\bjust (?:arrived|landed|in)\b|\bin stock|\bare out\b|\brelease/i;
const ASKS_READERS = /\b(?:you|your|everyone|anyone)\b/i;
const WEAK = new Set<PostKind>(['topic', 'product', 'launch', 'announcement', 'content']);

/** The kind of post that a brief asks for. */
export function postFor(
  request: Request,
  words: string,
  content: string[],
  labelled: Labelled[],
  facts: Facts,
  subject: string | null,
): PostKind {
  const byAct = KIND_OF_ACT[request.act];
  const thanks = byAct === 'thanks' || /^\W*(?:a |an |big |say |huge |heartfelt )*thank/i.test(words.trim());
  // Thanks at the end of a piece of news do not make it a thank-you.
  const cues = (text: string) => (thanks ? text : text.replace(/\bthank(?:s| you)?\b/gi, ''));
  const whole = byAct ?? postKindOf(cues(words));
  if (whole === 'topic' && !request.ordered && /^\W*["“„«]/u.test(words.trim())) return 'quote';
  // 'Our winter service, including a new chain' is not about something new.
  const head = postKindOf(cues(words.split(/[,:;]/)[0] ?? words));
  const first =
    whole === 'launch' && !WEAK.has(head) ? head : whole === 'launch' && head === 'product' ? 'product' : whole;
  // 'Our anniversary party next Saturday' is something to come to.
  if (
    first === 'milestone' &&
    facts.when &&
    postKindOf(words.replace(/anniversar\w*|birthday|celebrat\w*/gi, '')) === 'event'
  )
    return 'event';
  // 'We are raising money for a new roof' tells what we do, not what there is to buy.
  if (first === 'launch' && subject === null && /^(?:we|i)\b/i.test(content[0] ?? '') && !LAUNCHED.test(words))
    return 'announcement';
  if (first === 'launch' && STILL_TO_COME.test(`${words} ${content.join(' ')}`) && facts.when) return 'teaser';
  const question = content[0]?.endsWith('?') ?? false;
  if (question && WEAK.has(first))
    return content.length === 1 || ASKS_READERS.test(content[0] ?? '') ? 'conversation' : 'topic';
  if (!WEAK.has(first)) return first;
  const all = postKindOf(
    cues(`${words} ${content.join(' ')} ${labelled.map(({ label, value }) => `${label} ${value}`).join(' ')}`),
  );
  if (first === 'topic' && all === 'topic') return plainKind(request, content, facts, subject);
  // What the first words say weighs more than a word further down, unless that one is about money or a date.
  return first === 'topic' || ['offer', 'event', 'hiring', 'giveaway'].includes(all) ? all : first;
}

/** Without any cue: what we say is news, what has a price is for sale, the rest is a subject to talk about. */
function plainKind(request: Request, content: string[], facts: Facts, subject: string | null): PostKind {
  if (subject === null && (request.act === 'tell' || /^(?:we|our|i|my)\b/i.test(content[0] ?? '')))
    return 'announcement';
  if (/^(?:promote|advertise|introduce|showcase|highlight|explain)$/.test(request.act) || facts.price) return 'product';
  if (request.act === 'announce' || request.act === 'tell') return 'announcement';
  const { when } = facts;
  const dated = when && /\d ?[ap]m|:\d\d|day|tonight|weekend/i.test(when) && !/^(?:from|until|by)\b/i.test(when);
  if (dated && subject?.includes(when)) return 'event';
  return (!request.asked && content.length > 0) || /^(?:our|my)\b/i.test(subject ?? '') ? 'product' : 'topic';
}

/** Kinds of posts for which time and place are shown as details of their own. */
export const TIMED = new Set<PostKind>([
  'offer',
  'event',
  'launch',
  'teaser',
  'reminder',
  'giveaway',
  'hiring',
  'product',
  'sale-item',
  'content',
]);
