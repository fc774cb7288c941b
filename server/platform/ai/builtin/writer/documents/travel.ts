import { hashtagsFor } from '../hashtags.ts';
import { splitItems } from '../labels.ts';
import { capital, joinList, sentence, withoutStop } from '../mend.ts';
import {
  type Document,
  type DocumentContext,
  given,
  labelReader,
  list,
  remaining,
  section,
  text,
  toFill,
} from './model.ts';

/** A day-by-day guide from the places that the brief names. */
export function writeTravelGuide(context: DocumentContext): Document {
  const { brief, brand, style, choose } = context;
  const labels = labelReader(brief);
  const trip = withoutStop(brief.request.rest.split(/[.\n:]/)[0] || brief.subject || 'the trip').replace(
    /^(?:a|the) (?:trip|visit|weekend) (?:to|in) /i,
    '',
  );
  const place =
    brief.mentioned.where && /^in /i.test(brief.mentioned.where)
      ? brief.mentioned.where.replace(/^in /i, '')
      : (/\b(?:in|to|for|through|around) ([A-Z][\p{L}-]+(?: [A-Z][\p{L}-]+)?)/u.exec(brief.text)?.[1] ?? trip);
  const audience = labels.get(/^(?:audience|target)/)?.value ?? null;
  const days = Array.from({ length: 21 }, (_, index) => ({
    day: index + 1,
    plan: labels.get(new RegExp(`^day ?${index + 1}$`)),
  })).flatMap(({ day, plan }) => (plan ? [{ day, items: plan.items }] : []));
  const sights = labels.get(/^(?:sights?|must[- ]see|places?|stops?)/);
  const loose =
    days.length === 0 && !sights
      ? splitItems(
          /\b(?:includ(?:e|es|ing)|visit(?:ing)?|with stops (?:at|in)|see|seeing|covering)\b[: ]+([^.\n]+)/i.exec(
            brief.text,
          )?.[1] ?? '',
        )
      : [];
  const places = sights?.items ?? (loose.length > 0 ? loose : brief.points);
  const food = labels.get(/^(?:food|eat|restaurants?)/);
  const around = labels.get(/^(?:getting around|getting there|transport)/);
  const stay = labels.get(/^(?:where to stay|stay|hotels?)/);
  const tips = labels.get(/^tips?$/);
  const title = capital(trip);
  const all = days.flatMap((day) => day.items);
  return {
    title: /guide|itinerary|days|weekend/i.test(title) ? title : `A guide to ${trip}`,
    sections: [
      ...section(
        null,
        text(
          audience ? `This guide is for ${withoutStop(audience)}` : null,
          all.length > 3 ? `On the way: ${joinList(all.slice(0, 3).map(core))}, and more` : null,
        ),
        text(...brief.sentences.filter((one) => !loose.some((item) => one.includes(item)))),
      ),
      ...days.flatMap(({ day, items }) => section(`Day ${day}`, list(items))),
      ...section(
        days.length > 0 ? 'Also worth seeing' : 'What to see',
        places.length > 0
          ? list(places)
          : days.length > 0
            ? []
            : toFill(`the places in ${place} you want to include, by day`),
      ),
      ...section('Eat and drink', food ? list(food.items) : []),
      ...section('Where to stay', stay ? list(stay.items) : []),
      ...section('Getting around', given(around)),
      ...section('Good to know', tips ? list(tips.items) : []),
      ...remaining(labels.rest()),
    ],
    post: {
      hook:
        choose.pick(
          [`${title}: where to start?`, `Our plan for ${trip}.`, `${capital(place)}, day by day.`].filter(
            (one) => days.length > 0 || !one.includes('day by day'),
          ),
          'hook',
        ) ?? `${title}.`,
      lines: audience ? [sentence(`For ${withoutStop(audience)}`)] : [],
      points:
        days.length > 0 ? days.map(({ day, items }) => `Day ${day}: ${joinList(items.map(withoutStop))}`) : places,
      call:
        choose.pick(
          [
            `Have you been? Tell us your favourite corner of ${place}.`,
            'Save it for your next trip.',
            'What would you add?',
          ],
          'call',
        ) ?? '',
      tags: hashtagsFor({ ...brief, subject: place }, brand, ['Travel', 'TravelGuide', 'CityTrip'], style.hashtags),
    },
    question:
      days.length === 0 && places.length === 0
        ? `Which places in ${place} should the guide include, and for how many days?`
        : null,
  };
}

/** A stop without its time of day: 'Alfama in the morning' → 'Alfama'. */
function core(item: string): string {
  return withoutStop(item)
    .replace(/\s+(?:in the (?:morning|afternoon|evening)|before .*|after .*|at (?:noon|sunset|sunrise))$/i, '')
    .replace(/^then /i, '');
}
