import { hashtagsFor } from '../hashtags.ts';
import { splitItems } from '../labels.ts';
import { capital, joinList, withoutStop } from '../mend.ts';
import { bareOf } from '../slots.ts';
import { type Document, type DocumentContext, labelReader, list, remaining, section, text, toFill } from './model.ts';

const COOKING =
  /^(?:then |next |finally |first |now )?(?:add|bake|baste|beat|blend|boil|bring|brush|chill|chop|combine|cook|cool|cover|crush|cut|dice|drain|drizzle|fill|flip|fold|fry|garnish|grate|grill|halve|heat|knead|layer|leave|let|mash|melt|mix|peel|place|pour|preheat|press|put|rinse|roast|roll|rub|salt|sear|season|serve|set|shape|sift|simmer|slice|soak|spread|sprinkle|squeeze|steam|stir|strain|toast|top|toss|turn|warm|wash|whip|whisk|wrap)\b/i;

/** A recipe from the ingredients and steps that the brief names. */
export function writeRecipe(context: DocumentContext): Document {
  const { brief, brand, style, choose } = context;
  const labels = labelReader(brief);
  const [dish = 'Recipe', named = ''] = (brief.subject ?? 'Recipe').split(
    /\s+(?:with|using|made (?:of|with|from)|from)\s+(?=\d|an?\b|some\b|[\p{L}]+,)/u,
  );
  const title = capital(bareOf(withoutStop(dish)));
  const serves =
    labels.get(/^(?:serves|servings|portions|yield)/)?.value ??
    /\bfor (\d+|two|four|six) (?:people|persons|guests)?/i.exec(brief.text)?.[1];
  const time = labels.get(/^(?:time|duration|preparation time)/)?.value;
  const ingredients = labels.get(/^ingredient/)?.items ?? splitItems(named);
  const cooking = brief.sentences.filter((one) => COOKING.test(one));
  const steps = labels.get(/^(?:steps?|method|instructions?|directions|preparation)/)?.items ?? cooking;
  const tip = labels.get(/^(?:tips?|tricks?|notes?)/);
  const pairing = labels.get(/^(?:goes with|serve with)/);
  const story = brief.sentences.filter((one) => !cooking.includes(one));
  const facts = [serves ? `Serves ${serves.replace(/^serves /i, '')}` : null, time ? capital(time) : null]
    .filter(Boolean)
    .join(' · ');
  const opening = choose.pick(
    [
      `${title}, step by step.`,
      serves ? `${title} for ${serves}.` : `How to make ${title.charAt(0).toLowerCase()}${title.slice(1)}.`,
      `On our table: ${title.charAt(0).toLowerCase()}${title.slice(1)}.`,
    ],
    'opening',
  );
  return {
    title,
    sections: [
      ...section(
        null,
        facts ? text(facts).map((block) => (block.kind === 'text' ? { ...block, text: `**${facts}**` } : block)) : [],
        text(...story),
      ),
      ...section(
        'Ingredients',
        ingredients.length > 0 ? list(ingredients) : toFill(`ingredients and amounts for ${title}`),
      ),
      ...section('Method', steps.length > 0 ? list(steps, true) : toFill('the steps, one line each')),
      ...section('Tip', tip ? text(...(tip.value.includes(';') ? tip.items : [tip.value])) : []),
      ...section('Goes well with', pairing ? text(pairing.value) : []),
      ...remaining(labels.rest()),
    ],
    post: {
      hook: opening ?? `${title}.`,
      lines: [
        facts,
        ...story,
        ingredients.length > 0 ? `You need: ${joinList(ingredients.map(withoutStop))}.` : '',
        ...(steps.length > 0 ? [steps.map((step, index) => `${index + 1}. ${capital(step)}`).join('\n')] : []),
        tip ? `Tip: ${withoutStop(tip.value)}.` : '',
      ].filter(Boolean),
      points: [],
      call:
        choose.pick(
          [
            'Save it for later, and tell us how it turned out.',
            'Who are you cooking it for?',
            'Try it and show us your plate.',
          ],
          'call',
        ) ?? '',
      tags: hashtagsFor({ ...brief, subject: dish }, brand, ['Recipe', 'HomeCooking'], style.hashtags),
    },
    question:
      ingredients.length === 0
        ? `Which ingredients go into the ${title.toLowerCase()}, and in what order do you work?`
        : steps.length === 0
          ? 'What are the steps? A few words each are enough.'
          : null,
  };
}
