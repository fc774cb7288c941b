import type { Brand } from '../../../../../domain/brand.ts';
import { toHashtag } from '../../../../../domain/text.ts';
import type { Brief } from './brief.ts';
import type { PostKind } from './kinds.ts';
import { bareOf } from './slots.ts';

const DULL =
  /^(?:new|big|great|good|best|more|most|free|first|last|next|this|that|with|from|your|our|their|have|will|about|people|thing|things|time|times|day|days|week|weeks|month|months|year|years|today|tomorrow|weekend|morning|evening|afternoon|night|hour|hours|minute|minutes|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|post|code|page|photo|link|lot|lots|way|ways|person|everyone|anyone|someone|something|am|pm|email|phone|price|off|percent|start|place|bit|kind|number|part|case|thanks|guest|guests|customer|customers|follower|followers|visitor|visitors|team|staff|half|end|word|words|cv|update|updates|news|shop|back|note|need|line|pair|set|one|ends|corner|offer|class|home|euro|euros|dollar|dollars|pound|pounds|bunch|piece|pieces|using|working|starting|including|launching|saving|syncing|meeting|nobody|anybody|somebody|halved|there|grand|change|house|street|lane|road|head|angle|returns|evenings|reason|detail|details|thought|room|rooms|lots|question|answer|tone|couple|share|worth|minimum|maximum|sentence|advice)$/i;

/** A subject short enough to be read as one tag: 'our new oat milk latte' → 'oat milk latte'. */
function subjectTag(subject: string): string | null {
  if (/^(?:how|why|what|where|when|who|which)\b/i.test(subject)) return null;
  const title = /["“'‘]([^"”'’]{3,40})["”'’]/.exec(subject)?.[1];
  if (title && title.split(' ').length <= 4) return title;
  const [first = ''] = bareOf(bareOf(subject).replace(/^(?:opening|launch|start|release|photo|picture) of /i, ''))
    .replace(/["“”'‘’]/g, '')
    .split(
      /\s+(?:of|for|with|from|in|at|on|to|by|that|which|who|and|&|-|–|we|i|you|they|joining|after|before)\s+|[,:(]/i,
    );
  const core = first.replace(
    /^(?:(?:new|big|great|first|next|big|very|own|free|annual|weekly|monthly|\d+\S*)\s+)+/i,
    '',
  );
  if (!core) return null;
  const words = core.trim().split(/\s+/);
  return words.length >= 1 &&
    words.length <= 3 &&
    /\p{L}{3}/u.test(core) &&
    !/%|[€£$]/.test(core) &&
    !(words.length === 1 && DULL.test(core))
    ? core
    : null;
}

function nounsOf(brief: Brief): string[] {
  const text = [brief.subject ?? '', brief.facts.offer ?? '', ...brief.statements, ...brief.points]
    .join(' ')
    .replace(/"[^"]*"|“[^”]*”|https?:\S+|\S+@\S+/g, ' ');
  const nouns = text.split(/[^\p{L}'’-]+/u).filter((word) => {
    const tags = brief.grammar.tags(word);
    return (
      word.length >= 4 &&
      !/['’]/.test(word) &&
      tags.has('Noun') &&
      !tags.has('Pronoun') &&
      !tags.has('Date') &&
      !tags.has('Person') &&
      !tags.has('Verb') &&
      !DULL.test(word)
    );
  });
  return [...new Set(nouns.map((word) => word.toLowerCase()))];
}

/** Kinds whose subject is a sentence or an instruction, no name. */
const UNTAGGED = new Set<PostKind>(['notice', 'tip', 'giveaway', 'quote', 'conversation']);

/** Hashtags in the order of their worth: the person's own, the subject, the brand, its keywords, the nouns. */
export function hashtagsFor(brief: Brief, brand: Brand, kindTags: readonly string[], count: number): string[] {
  if (count <= 0) return brief.hashtags;
  const city = brief.facts.where ? /([A-Z][\p{L}-]{3,})$/u.exec(brief.facts.where)?.[1] : undefined;
  const street =
    city && /^(?:Street|Lane|Road|Avenue|Square|Place|Row|Drive|Court|Hall|Quay|Terrace|Market|Park)$/.test(city);
  const candidates = [
    ...(brief.subject && !UNTAGGED.has(brief.post) ? [subjectTag(brief.subject)] : []),
    ...kindTags.slice(0, 1),
    brand.name,
    ...brand.keywords.slice(0, 4),
    ...(city && !street ? [city] : []),
    ...(brief.post === 'notice' || brief.post === 'quote' ? [] : nounsOf(brief).slice(0, 4)),
    ...kindTags.slice(1),
  ];
  const tags = [...brief.hashtags];
  for (const candidate of candidates) {
    const tag = candidate ? toHashtag(candidate) : null;
    // '#Summer' says nothing beside '#SummerSale'.
    const said = tag && tags.some((one) => one.toLowerCase().includes(tag.slice(1).toLowerCase()));
    if (tag && !said && !/^#?\d/.test(tag.slice(1))) tags.push(tag);
  }
  return tags.slice(0, Math.max(count, Math.min(brief.hashtags.length, count + 3)));
}
