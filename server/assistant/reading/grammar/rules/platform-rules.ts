import { PLATFORM_NAMINGS, PLATFORMS, type Platform } from '../../../../../domain/post/platforms.ts';
import { OWN_VERB, PLAIN_NAMES, plainName } from '../../../../lib/platform-words.ts';
import { type PhraseRule, rule } from '../phrases.ts';
import { LIST_SEPARATOR, MONTH, WEEKDAY, weekdaysIn } from './patterns.ts';

/** A name of one word has one form by now (`canonicalWord`); those of two words stand as they were written. */
const NAMES_OF = PLATFORMS.map((platform) => {
  const { names, own } = PLATFORM_NAMINGS[platform];
  const written = [plainName(platform), ...names.sure.filter((name) => name.includes(' '))];
  const called = own ? [...written, `${own.noun}s?`] : written;
  return { platform, written, pattern: new RegExp(`\\b(?:${called.join('|')})\\b`) };
});
const NAME = `(?:${NAMES_OF.flatMap(({ written }) => written).join('|')})`;
const NAMES = `${NAME}(?:(?:${LIST_SEPARATOR}(?: (?:on|to|also|both|my|our|the|then))*)? ${NAME})*`;
const TO = '(?:(?:on|to|for|in|onto|via|across|through|both|at|using) )*(?:(?:both|my|our|the|all of) )*';
const PLACE =
  '(?: (?:- )?(?:pages?|accounts?|feeds?|channels?|profiles?|audiences?|followers|timelines?|walls?|grid|handles?|community|fans|crowd|fam|connections|network))?';
const MANY =
  '(?:channels?|platforms?|networks?|socials?|accounts?|social media(?: (?:channels|platforms|accounts|networks))?|social (?:channels|accounts|networks|platforms|profiles)|pages|profiles|outlets|places|sites)';

/** The platforms that a text names, by their names or by what a post is called there. */
export function platformsIn(text: string): Platform[] {
  return NAMES_OF.filter(({ pattern }) => pattern.test(text)).map(({ platform }) => platform);
}

export const PLATFORM_PHRASE_RULES: PhraseRule[] = [
  rule('platforms by name', `${TO}(${NAMES})${PLACE}`, (m) => ({
    kind: 'platforms',
    platforms: platformsIn(m[1] ?? ''),
  })),
  rule(
    'both platforms',
    '(?:on|to|for) both(?: of (?:them|those))?(?: (?:platforms|channels|networks|accounts|pages))?',
    () => ({
      kind: 'platforms',
      platforms: [],
      isBoth: true,
    }),
  ),
  ...PLATFORMS.flatMap((platform): PhraseRule[] => {
    const { own } = PLATFORM_NAMINGS[platform];
    return own
      ? [
          rule(`a verb of ${platform}`, own.verbs.join('|'), () => ({
            kind: 'platforms',
            platforms: [platform],
            isVerb: true,
          })),
        ]
      : [];
  }),
  rule(
    'all platforms',
    `(?:on |to |across |over |in )?(?:everywhere|anywhere|all(?: of)?(?: (?:my|our|the|your|${PLATFORMS.length}|available|connected|these|those))* ${MANY}|(?:every|each)(?: single)? ${MANY}|all ${PLATFORMS.length}|across the board|all the socials|all over|(?<=(?:on|to|across|onto) )(?:the|our|my) (?:socials|social media|social channels))(?: (?:we|i)(?:'re| are| have|'ve|'m)(?: got| on)?)?`,
    () => ({
      kind: 'platforms',
      platforms: [...PLATFORMS],
    }),
  ),
  rule(
    'the other platforms',
    `(?:on |to |across |in )?(?:everywhere else|(?:all )?(?:the )?(?:other|remaining)(?: \\d)? ${MANY}|(?:all )?(?:the )?other \\d|every other ${MANY})|(?:on|to|for) (?:(?:all )?the (?:others|rest(?! of (?:the (?:week|month|year|day|season|summer|winter)|this|${MONTH}))(?: of (?:them|the ${MANY}))?)|all (?:the )?others)|elsewhere`,
    () => ({ kind: 'platforms', platforms: [...PLATFORMS], isRest: true }),
  ),
];

const WEEKDAY_LIST = `(?:(?:the )?(?:${WEEKDAY}s?|weekends?|weekdays?)(?:${LIST_SEPARATOR}(?: on| the)? (?:${WEEKDAY}s?|weekends?|weekdays?))*)`;
const EXCEPT =
  '(?:, )?(?:(?:just|but|and|only) )?(?:except(?: for| on| from| to| not)?|excepting|excluding|exclude|apart from|aside from|other than|never|skip|skipping|minus|without|save for|save|bar|barring|leaving out|leave out|omitting|omit|besides|no|nothing|with the exception of|ignoring|ignore)';
/** After these a comma ends what is not meant: 'not Tuesday, Wednesday at 3'. */
const CONTRAST = '(?:, )?(?:(?:just|but|and|only) )?(?:not|rather than|instead of|as opposed to|forget(?: about)?)';
const ALTERNATIVES = `(?:the )?${WEEKDAY}s?(?: (?:and|or)(?: on)? ${WEEKDAY}s?)*`;

export const EXCEPT_RULES: PhraseRule[] = [
  rule(
    'without',
    '(?:except|but|save)(?: for| on)?|excluding|apart from|other than|but not(?: on)?|(?:skip|skipping)(?: on)?|(?:instead of|rather than|as opposed to|not)(?: on| at)?',
    () => ({ kind: 'without' }),
  ),
  rule(
    'except days or platforms',
    `${EXCEPT}(?: (?:on|to|in|for|at|any|the|posts|posting|my|our))* (${WEEKDAY_LIST}|${NAMES})`,
    (m) => ({
      kind: 'except',
      weekdays: weekdaysIn(m[1] ?? ''),
      platforms: platformsIn(m[1] ?? ''),
    }),
  ),
  rule(
    'not days or platforms',
    `${CONTRAST}(?: (?:on|to|in|for|at|any|the|my|our))* (${ALTERNATIVES}|(?:the )?week(?:end|day)s?|${NAME}(?: (?:and|or|nor)(?: on| to)? ${NAME})*)`,
    (m) => ({
      kind: 'except',
      weekdays: weekdaysIn(m[1] ?? ''),
      platforms: platformsIn(m[1] ?? ''),
    }),
  ),
  rule('but days or platforms', `but(?: (?:on|for|the))* (${WEEKDAY_LIST}|${NAMES})`, (m) => ({
    kind: 'except',
    weekdays: weekdaysIn(m[1] ?? ''),
    platforms: platformsIn(m[1] ?? ''),
  })),
  rule(
    "don't post on days or platforms",
    `(?:do not|don't|dont|never)(?: (?:post|publish|share|${OWN_VERB}|schedule))?(?: (?:it|anything|this|them))?(?: (?:on|to|at))* (${WEEKDAY_LIST}|${NAMES})`,
    (m) => ({
      kind: 'except',
      weekdays: weekdaysIn(m[1] ?? ''),
      platforms: platformsIn(m[1] ?? ''),
    }),
  ),
  // 'twitter yes, facebook no'
  rule('no after a platform', `(${NAME})(?: [:=-])? no(?= [,.:;!)]| *$)`, (m) => ({
    kind: 'except',
    weekdays: [],
    platforms: platformsIn(m[1] ?? ''),
  })),
  rule('days off', `(?:with )?(${WEEKDAY_LIST}) off`, (m) => ({
    kind: 'except',
    weekdays: weekdaysIn(m[1] ?? ''),
    platforms: [],
  })),
];

const OOPS = `(?:no(?! (?:${PLAIN_NAMES.join('|')})\\b)|nope|nah|oh|wait|sorry|oops|whoops|hmm|hm|um|uh|er|erm|ah|actually|hang on|hold on|scratch that|strike that|scrap that|ignore that|disregard that|correction|or rather|rather|well|on #2 thoughts?|i mean|i meant|my bad|my mistake|better yet|forget that|let me rephrase|change of plan|change of plans|(?:ok |so )?final (?:answer|decision|version)|cancel that|not that|you know what)`;
const BECOMES =
  "(?:make (?:it|that)|make(?! sure)|(?:but )?it (?:must|has to|needs to) be|let's (?:make it|say|do|go with|go for)|lets (?:make it|say|do)|change (?:it|that|this) to|that should be|should be|it should be|better make (?:it|that)|better|switch (?:it|that) to|i meant|i mean|do it|move it to|go with|instead)";
const MARKS = '(?: [,.!:…—-])*';

/** What turns the days and times said before into a slip of the tongue. */
export const CORRECTION_RULES: PhraseRule[] = [
  rule(
    'a slip of the tongue',
    `(?:(?:[,.…(—-]|but) )*(?:${OOPS}${MARKS} )*${OOPS}${MARKS}(?: ${BECOMES})?(?: (?:for|on|to|at))?`,
    () => ({
      kind: 'correction',
    }),
  ),
  rule('what it becomes', `(?:(?:[,.…(—-]|but) )*${BECOMES}(?: (?:for))?`, () => ({ kind: 'correction' })),
];

/** Words that look like times and are none. */
export const NOISE_RULES: PhraseRule[] = [
  // 'just before noon, 11:55': the clock says it exactly.
  rule(
    'just before a clock',
    '(?:just|shortly|right) (?:before|after) (?:noon|midnight|lunch|lunchtime)(?: ,)?(?= (?:at )?[tu]\\d)',
    () => ({
      kind: 'noise',
    }),
  ),
  // 'on the Sunday of the marathon, 18 April': the date that follows decides.
  rule(
    'a weekday that a date explains',
    `(?:on )?the ${WEEKDAY} of(?: (?!${MONTH})[a-z'-]+){1,4} ,?(?= (?:on )?(?:the )?(?:\\d{1,2}(?:th)?(?: of)? ${MONTH}|${MONTH} \\d))`,
    () => ({ kind: 'noise' }),
  ),
  rule('as every week', 'as (?:in )?(?:every|each) (?:year|month|week|day)|as (?:always|usual)', () => ({
    kind: 'noise',
  })),
  rule(
    'a greeting',
    "good (?:morning|afternoon|evening|night|day|weekend|week)|(?:happy|have a (?:good|great|nice|lovely|wonderful)|a (?:good|great|lovely|very good)|enjoy (?:your|the)|hope you had a (?:good|great)|merry) (?:morning|afternoon|evening|night|day|weekend|week|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter|halloween|new year(?:'s)?|new year's eve|holidays?|thanksgiving|valentine's day|mother's day|father's day)",
    () => ({ kind: 'noise' }),
  ),
  rule(
    'a phrase that is no time',
    '(?:the |our |a )?24/7|50/50|9 to 5 (?:job|grind|life)|9 - to - 5|9/11|all day(?: long)?|of the (?:day|week|month|year)|day of|the other day|1 day|some day|these days|at (?:a|the same|1) (?:time|hour)|by the way|from scratch|from home|from (?:our|the|my|a|this|your|his|her|their)(?! (?:\\d|#|1th|end|start|beginning|next))|to go|from (?:around|behind|within|across)',
    () => ({ kind: 'noise' }),
  ),
];
