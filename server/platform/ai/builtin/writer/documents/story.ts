import { hashtagsFor } from '../hashtags.ts';
import { capital, lowerFirst, sentence, withoutStop } from '../mend.ts';
import { STORY } from '../phrases/story.ts';
import { fill } from '../slots.ts';
import { isClause } from '../tagger.ts';
import { type Document, type DocumentContext, labelReader, section, text, toFill } from './model.ts';
import { titleOf } from './title.ts';

/** A short story in the present tense, told in the person's own turns. */
export function writeStory(context: DocumentContext): Document {
  const { brief, brand, style, choose } = context;
  const labels = labelReader(brief);
  const hero = labels.get(/^(?:main character|characters?|hero|heroine|who)/)?.value ?? null;
  const setting = labels.get(/^(?:setting|where|place|when)/)?.value ?? null;
  const wish = labels.get(/^(?:wish|want|goal)/)?.value ?? null;
  const problem = labels.get(/^(?:problem|conflict)/)?.value ?? null;
  const turn = labels.get(/^(?:turning point|twist|plot)/)?.value ?? null;
  const ending = labels.get(/^(?:ending|end)/)?.value ?? null;
  const subject = withoutStop(brief.subject ?? '');
  const about = hero ?? (/^an? /i.test(subject) ? subject : '');
  const [rawName = '', ...rest] = withoutStop(about).split(/,\s+/);
  const named = /^[A-Z]/.test(rawName);
  const name =
    rawName === ''
      ? ''
      : named
        ? rawName
        : `the ${rawName.replace(/^an? /i, '').split(/ (?:who|that|with|in|from) /)[0]}`;
  const slots = new Map([
    ['name', name],
    ['Name', capital(name)],
  ]);
  const say = (purpose: keyof typeof STORY) =>
    name === '' ? null : fill(choose.pick(STORY[purpose], purpose) ?? '', slots);
  const who = named
    ? rest.length > 0
      ? `${rawName} is ${rest.join(', ')}`
      : `This is where we meet ${rawName}`
    : rawName === ''
      ? null
      : `There is ${rawName}${rest.length > 0 ? `, ${rest.join(', ')}` : ''}`;
  const want = wish
    ? isClause(wish, brief.grammar)
      ? wish
      : `What ${name || 'they'} wants is ${lowerFirst(withoutStop(wish))}`
    : null;
  const trouble = problem
    ? isClause(problem, brief.grammar)
      ? `Then ${lowerFirst(withoutStop(problem))}`
      : `But there is ${lowerFirst(withoutStop(problem))}`
    : null;
  const opening = [setting, who];
  // Another version begins in the middle of things and tells the rest afterwards.
  const inTheMiddle = Boolean(problem) && choose.pick([false, true], 'order') === true;
  const scenes = brief.sentences;
  const missing = !problem && !turn && scenes.length === 0;
  const title = titleOf(brief) ?? capital(name ? `The story of ${named ? rawName : name}` : subject || 'A short story');
  return {
    title,
    sections: [
      ...section(
        null,
        inTheMiddle
          ? text(
              isClause(problem ?? '', brief.grammar) ? problem : `There is ${lowerFirst(withoutStop(problem ?? ''))}`,
              say('still'),
            )
          : [],
        text(...opening, missing ? null : say('calm')),
        text(want, wish ? say('longing') : null),
        inTheMiddle ? [] : text(trouble, problem ? say('still') : null),
        text(...scenes),
        text(turn, turn ? say('after') : null),
        ending ? text(ending) : [],
        missing ? toFill('what stands in the way') : [],
        missing ? toFill('how it turns out') : [],
      ),
    ],
    post: {
      hook:
        text(...opening)[0]?.kind === 'text'
          ? sentence(
              [setting ?? who, setting ? who : null]
                .filter((one): one is string => one !== null)
                .map(sentence)
                .join(' '),
            )
          : `${title}.`,
      lines: [want, trouble, ...scenes].filter((one): one is string => Boolean(one)).map(sentence),
      points: [],
      call:
        choose.pick(
          ['How would you end it?', 'What happens next? You tell us.', 'Would you have done the same?'],
          'call',
        ) ?? '',
      tags: hashtagsFor({ ...brief, subject: null }, brand, ['ShortStory', 'Fiction', 'Writing'], style.hashtags),
    },
    question: missing ? 'What does the main character want, what stands in the way, and how does it end?' : null,
  };
}
