import type { Platform } from '../../../../../domain/platforms.ts';

/** The words around the content: who asks for what, in which form. */
export interface Request {
  /** Whether the person asked for something to be written at all. */
  asked: boolean;
  /** Whether it opens with an order to write or to tell ('write …', 'please announce …'), not with the matter itself. */
  ordered: boolean;
  /** The words that name what is wanted: 'short LinkedIn post', 'business plan'. */
  form: string;
  /** The verb that says what the text does: 'announce', 'thank', 'invite', or ''. */
  act: string;
  /** What remains: the content itself. */
  rest: string;
  /** For 'thank' and 'congratulate': who. */
  whom: string | null;
  /** For 'a post for people who …': those people. */
  audience?: string;
}

const PLATFORM_NAMES: [Platform, RegExp][] = [
  ['linkedin', /\b(?:linked-?in|li)\b/i],
  ['twitter', /\b(?:twitter|tweets?|x(?=[ ,.:]|$))\b/i],
  ['instagram', /\b(?:instagram|insta|ig)\b/i],
  ['facebook', /\b(?:facebook|fb)\b/i],
];
const PLATFORM =
  '(?:linked-?in|twitter|x|instagram|insta|ig|facebook|fb|social media|socials|all (?:platforms|channels)|everywhere)';
const ON_PLATFORM = new RegExp(
  `(?:,?\\s*\\b(?:on|for|to|via|in) (?:our |my |the )?${PLATFORM}(?:(?:,| and| &| n| or)\\s*(?:on |for )?(?:our |my )?${PLATFORM})*\\b(?: (?:page|account|feed|followers|audience|post|stories|story|profile|caption))?)(?=\\s*(?:[.,:;!?]|$|about\\b|announc|that\\b|to\\b|with\\b|saying\\b))`,
  'gi',
);

/** The platform that the words of a request name, or null. */
export function platformIn(text: string): Platform | null {
  return PLATFORM_NAMES.find(([, name]) => name.test(text))?.[0] ?? null;
}

const POLITE =
  /^(?:(?:hi|hey|hello|ok|okay|so|great|thanks|thank you|now|next|and)\b[,!.]*\s+)*(?:(?:please|pls|plz|kindly|just|quickly|can you|could you|would you|will you|can we|could we|i need you to|i want you to|i would like you to|i'd like you to|i'd like|i would like|i need|i want|we need|we want|need|want|help me with|help with|help me(?: to)?|help us(?: to)?|let'?s|let us|go ahead and|to)\b[,]?\s+)*/i;
const MAKE =
  /^(?:share|post|publish|write|create|make|draft|generate|compose|prepare|produce|develop|craft|design|plan|build|put together|come up with|give|do|get|type up|send|outline|schedule)\b(?: (?:me|us|up|out))*\s*/i;
/** Verbs of making that mean a text even where nothing says so; 'create' and 'design' can mean a picture. */
const WRITE = /^(?:share|post|publish|write|draft|compose|type|send|outline|schedule)\b/i;
const FORM_NOUN =
  '(?:blog ?posts?|posts?|captions?|tweets?|threads?|announcements?|updates?|messages?|stor(?:y|ies)|articles?|recipes?|business plans?|plans?|lesson(?: plans?)?|lessons(?= (?:plans?|about|on|for)\\b)|reports?|market research|documentation|docs|readme|manual|guides?|itinerar(?:y|ies)|work-?outs?|routines?|programmes?|programs?|campaigns?|content calendar|listings?|descriptions?|product pages?|pages?|poems?|haikus?|limericks?|e-?mails?|newsletters?|letters?|outlines?|blog|essays?|press releases?|invitations?|reminders?|thank[- ]you(?: notes?)?|notes?|quotes?|tips?|questions?|polls?|recaps?|summar(?:y|ies)|slogans?|headlines?|bios?|biography|job (?:ads?|adverts?|descriptions?|posts?)|ads?|adverts?|teasers?|introductions?|greetings?|content|text|copy|speech|script|checklists?|faqs?|landing page|proposal|worksheets?|study guide|white ?paper|series|copywriting|something(?: (?!about|for|on|to|that|with)[a-z]+)?|sth|version)';
const NOT_ADJECTIVE =
  '(?!(?:announce|promote|advertise|introduce|share|post|tweet|tell|remind|invite|thank|ask|celebrate|congratulate|explain|sell|welcome|about|for|on|to|that|of|with|from|in|at|by|announcing|saying|our|my|your|we|i|is|are)\\b)';
const FORM = new RegExp(
  `^((?:(?:an?|the|some|one|another|our|my|two|three|four|five|several|few|\\d+)\\s+)?(?:${NOT_ADJECTIVE}[\\p{L}\\p{N}'’&/-]+,?\\s+(?:and\\s+)?){0,6}?${FORM_NOUN})(?![\\p{L}\\p{N}-])((?:,? (?:and |an? |the |short |social )*(?:${FORM_NOUN}))*)`,
  'iu',
);
const CONNECTOR =
  /^\s*(?:(?:that|which|to|where we|in which we)\s+)?(about|on the topic of|on|regarding|announc(?:ing|es?)|promot(?:ing|es?)|advertis(?:ing|es?)|introduc(?:ing|es?)|for|say(?:ing|s)?|tell(?:ing|s)? (?:people|everyone|customers|them|our \w+)(?: that| about)?|invit(?:ing|es?)|thank(?:ing|s)?|celebrat(?:ing|es?)|congratulat(?:ing|es?)|explain(?:ing|s)?|describ(?:ing|es?)|ask(?:ing|s)?|shar(?:ing|es?)|remind(?:ing|s)?|showcas(?:ing|es?)|highlight(?:ing|s)?|covering|welcom(?:ing|es?)|teas(?:ing|es?)|with|of|from|titled|called|named|in|to|:|-|–|—|,)(?=[\s"“'‘]|$)\s*/i;
const ACT =
  /^(announce|promote|advertise|introduce|share|post|tweet|publish|tell|remind|invite|thank|ask|celebrate|congratulate|wish|explain|describe|say|let|showcase|highlight|tease|welcome|put|mention|shout out|write|talk|sell)\b\s*/i;
const AUDIENCE =
  '(?:(?:to |with )?(?:(?:all )?(?:of )?(?:our|my|the|your) (?:\\w+ )?(?:followers|customers|clients|fans|readers|community|audience|guests|members|subscribers|team|people|neighbou?rs|users)|everyone|everybody|people|followers|customers|them|folks|the world))';
const AFTER_ACT = new RegExp(
  `^(?:${AUDIENCE}\\s*)?(?:know\\s+)?(?:(?:a |an |the |our |some )?(?:quick |short )?(?:post|update|tweet|message|news)\\s+)?(?:(?:about|that|of the fact that|saying(?: that)?|:|-)(?=[\\s"“])\\s*)?`,
  'i',
);

const ACT_OF_CONNECTOR: [RegExp, string][] = [
  [/^announc/i, 'announce'],
  [/^(?:promot|advertis)/i, 'promote'],
  [/^introduc/i, 'introduce'],
  [/^invit/i, 'invite'],
  [/^thank/i, 'thank'],
  [/^celebrat/i, 'celebrate'],
  [/^congratulat/i, 'congratulate'],
  [/^ask/i, 'ask'],
  [/^remind/i, 'remind'],
  [/^welcom/i, 'welcome'],
  [/^teas/i, 'tease'],
  [/^(?:say|tell)/i, 'tell'],
  [/^(?:titled|called|named)/i, 'title'],
];

/** Removes 'on LinkedIn and Facebook' where it only says where the text goes. */
function withoutPlatforms(text: string): string {
  return text.replace(ON_PLATFORM, '').replace(/\s{2,}/g, ' ');
}

function whomOf(rest: string): { whom: string | null; rest: string } {
  const told = /^(.{2,90}?),\s+(?=(?:it|we|they|you|our|the|i|he|she|so|and)\b)(.+)$/is.exec(rest);
  // 'Who came on Sunday': a day behind 'on' is no reason.
  const match =
    /^(.{2,60}?)\s+(?:for|on(?! (?:the )?(?:\d|mon|tues|wednes|thurs|fri|satur|sun|christmas|easter|new year)))\s+(.+)$/is.exec(
      told?.[1] ?? rest,
    );
  if (told && !match) return { whom: told[1] ?? null, rest: told[2] ?? '' };
  if (told && match) return { whom: match[1] ?? null, rest: `${match[2]}, ${told[2]}` };
  return match ? { whom: match[1] ?? null, rest: match[2] ?? '' } : { whom: rest.replace(/[.!]+$/, ''), rest: '' };
}

function afterAct(act: string, rest: string): Request {
  const base = { asked: true, ordered: true, form: '', act, whom: null };
  if (act === 'thank' || act === 'congratulate') return { ...base, ...whomOf(rest) };
  if (act === 'invite')
    return {
      ...base,
      rest: rest
        .replace(new RegExp(`^${AUDIENCE}\\s*`, 'i'), '')
        .replace(/^(?:to|for) (?:come to |join |attend )?/i, '')
        .replace(/^[\p{L} ]{3,40}? to (?:come to |join |attend )?(?=(?:our|the|an?|my|this)\b)/iu, ''),
    };
  if (act === 'ask')
    return { ...base, rest: rest.replace(new RegExp(`^${AUDIENCE}\\s*`, 'i'), '').replace(/^(?:about|for) /i, '') };
  if (act === 'wish')
    return { ...base, rest: rest.replace(new RegExp(`^${AUDIENCE}\\s*`, 'i'), '').replace(/^an? /i, '') };
  const speaks = /^(?:tell|remind|share|say|let|post|tweet|publish)$/.test(act);
  return { ...base, rest: rest.replace(speaks ? AFTER_ACT : /^(?:that|about)\s+/i, '') };
}

/** 'Giveaway: …' names the kind of text before its colon. */
const NAMED_KIND =
  /^(coming soon|lost|found|wanted|urgent|for rent|to rent|for sale|giveaway|(?:customer|success|client) story|reminder|(?:big )?news|update|hiring|(?:pro )?tip(?: of the (?:day|week))?|recap|event|offer|announcement|question|throwback|behind the scenes|case study|new(?: [\p{L}-]+){1,5}|new|now open|just in|sale|fun fact|poll)\s*[:–]\s+(.+)$/isu;

const FOR_A_WEEK = '(?:for|of|covering) (?:an?|one|the|this|next|the next|the coming|a whole|a full|1) ?week';
const ABOUT = '(?:about|on|for|around|regarding|promoting|featuring|:)';
const WEEK_MAKE =
  '(?:(?:plan|suggest|outline|write|create|make|draft|generate|prepare|build|put together|come up with|give|do|show)(?: (?:me|us|out|up))*\\s+)?';
const POSTS_OF_A_WEEK = '(?:social media )?(?:post ideas|posts?|tweets|content(?: ideas)?|captions|ideas)';
/** 'a week of posts about …', 'seven days of content for …'. */
const WEEK = new RegExp(
  `^${WEEK_MAKE}(?:an?|one|the|this|next|my|our)?\\s*(?:whole |full |entire )?(?:week(?:'s worth)?|(?:7|seven) days)(?: of)? (?:${PLATFORM} )?${POSTS_OF_A_WEEK}(?: ideas)?(?: (?:on|for) ${PLATFORM})?(?:\\s*${ABOUT}\\s+(.+))?$`,
  'is',
);
/** 'a content calendar for next week about …', 'posts for a week about …'. */
const WEEK_PLAN = new RegExp(
  `^${WEEK_MAKE}(?:an?|the|my|our|some|7|seven)?\\s*(?:${PLATFORM} )?(?:(?:weekly |week-long )?(?:content|posting|post|social media) (?:plan|calendar|schedule)|${POSTS_OF_A_WEEK})(?: (?:on|for) ${PLATFORM})? ${FOR_A_WEEK}(?:\\s*,?\\s*${ABOUT}\\s+(.+))?$`,
  'is',
);

/** Parts a request's first sentence into what is wanted and what it is about. */
export function readRequest(text: string): Request {
  const whole = text
    .trim()
    .replace(/\bu\b/g, 'you')
    .replace(/\b(?:smth|sth)\b/gi, 'something')
    .replace(/[\s,]+(?:please|pls|plz|thanks|thank you|thx)[.!\s]*$/i, '');
  const unasked = whole.replace(POLITE, '');
  // 'Could you write …?' asks the writer, not the readers.
  const polite = /\b(?:can|could|would|will) you\b/i.test(whole.slice(0, whole.length - unasked.length))
    ? unasked.replace(/\?+$/, '')
    : unasked;
  const kind = NAMED_KIND.exec(polite);
  const trip =
    /^plan (?=(?:(?:an?|the|our|my|\d+|two|three|four|five)\s)?(?:[\w-]+\s)?(?:weekend|trip|days?|week|holiday|tour)\s(?:in|to|around|through)\b)(.+)$/is.exec(
      polite,
    );
  const week = WEEK.exec(polite) ?? WEEK_PLAN.exec(polite);
  if (week)
    return {
      asked: true,
      ordered: true,
      form: `${platformIn(polite.slice(0, polite.length - (week[1] ?? '').length)) ?? ''} week plan`.trim(),
      act: '',
      rest: withoutPlatforms(week[1] ?? ''),
      whom: null,
    };
  if (/^introducing\s/i.test(polite))
    return { ...afterAct('introduce', polite.replace(/^introducing\s+/i, '')), ordered: false };
  if (trip) return { asked: true, ordered: true, form: 'travel plan', act: '', rest: trip[1] ?? '', whom: null };
  if (kind)
    return {
      asked: true,
      ordered: false,
      form: kind[1] ?? '',
      act: '',
      rest: withoutPlatforms(kind[2] ?? ''),
      whom: null,
    };
  const made = MAKE.exec(polite);
  const afterMake = made ? polite.slice(made[0].length) : polite;
  const form = FORM.exec(afterMake);
  // 'Our new guide to bread' is a subject; only 'write our guide' asks for one.
  const owned = !made && /^(?:our|my|the|this|new)\s/i.test(form?.[0] ?? '');
  if (form && !owned) {
    const tail = withoutPlatforms(afterMake.slice(form[0].length))
      .replace(/^\s*(?:for|from) (?:my|our|the) [\p{L}' -]{2,30}?(?=\s+(?:about|announcing|that|saying|to)\b)/iu, '')
      .replace(/^\s*for (?:us|me|my (?:page|business|shop)|our (?:page|business|shop))(?=\s*(?:[?.!]|$))[?.!]*/i, '')
      .replace(new RegExp(`^\\s*to ${AUDIENCE}(?=\\s+(?:about|announcing|that|saying|to|on)\\b)`, 'i'), '');
    const connector = CONNECTOR.exec(tail);
    const bare = /^\s*(?:$|[.!?])/.test(tail);
    if (made || connector || bare) {
      const word = connector?.[1] ?? '';
      const act = ACT_OF_CONNECTOR.find(([pattern]) => pattern.test(word))?.[1] ?? '';
      const rest = connector ? tail.slice(connector[0].length) : tail.trim();
      if (made || connector || polite !== whole || whole.length < 40) {
        const parsed =
          /thank[- ]?you/i.test(form[0]) && /^to$/i.test(word)
            ? afterAct('thank', rest)
            : act && act !== 'title'
              ? afterAct(act, rest.replace(/^(?:that|about)\s+/i, ''))
              : { rest, whom: null };
        const inner = act || /^["“]/.test(rest) ? null : innerAct(rest);
        const people = /^for$/i.test(word) && /^(?:people|anyone|everyone|everybody|those|all) who\b/i.test(rest);
        if (people)
          return { asked: true, ordered: true, form: form[0], act: '', rest: '', whom: null, audience: rest.trim() };
        return {
          asked: true,
          ordered: made !== null || polite !== whole,
          form: form[0],
          act: inner?.act ?? act,
          rest: (inner?.rest ?? parsed.rest).trim(),
          whom: inner?.whom ?? parsed.whom,
        };
      }
    }
  }
  const act = ACT.exec(polite);
  if (
    act &&
    (polite !== whole ||
      !/^(?:share|ask|tell|post|tweet|say|put|wish|welcome|mention)\b.*\b(?:your|with us|us)\b/i.test(polite))
  ) {
    const verb = (act[1] ?? '').toLowerCase();
    const platformless = withoutPlatforms(polite.slice(act[0].length));
    if (verb === 'let' && !/^\S+(?: \S+){0,3} know\b/i.test(platformless)) return plain(whole);
    return afterAct(verb === 'let' ? 'tell' : verb, platformless.trim());
  }
  if (made)
    return {
      asked: true,
      ordered: WRITE.test(made[0]),
      form: '',
      act: '',
      rest: withoutPlatforms(afterMake)
        .replace(/^(?:about|on)\s+/i, '')
        .trim(),
      whom: null,
    };
  return polite !== whole && /^(?:about|regarding)\b/i.test(polite)
    ? { asked: true, ordered: true, form: '', act: '', rest: polite.replace(/^\w+\s+/, ''), whom: null }
    : plain(whole);
}

/** 'a post to thank our volunteers': the act stands behind the form. */
function innerAct(rest: string): Request | null {
  const act =
    /^(?:to )?(announce|promote|introduce|remind|invite|thank|ask|celebrate|congratulate|wish|tell|welcome|tease|let)\b\s*/i.exec(
      rest,
    );
  if (!act) return null;
  const verb = (act[1] ?? '').toLowerCase();
  return afterAct(verb === 'let' ? 'tell' : verb, rest.slice(act[0].length));
}

function plain(text: string): Request {
  return { asked: false, ordered: false, form: '', act: '', rest: withoutPlatforms(text), whom: null };
}
