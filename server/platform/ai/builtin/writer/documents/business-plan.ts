import { hashtagsFor } from '../hashtags.ts';
import { capital, lowerFirst, sentence, withoutStop } from '../mend.ts';
import { bareOf } from '../slots.ts';
import {
  type Block,
  type Document,
  type DocumentContext,
  type Given,
  given,
  labelReader,
  list,
  remaining,
  section,
  text,
  toFill,
} from './model.ts';

/** Where a sentence that has no label belongs. */
const BELONGS: [string, RegExp][] = [
  [
    'money',
    /\b(?:charge|price|prices|cost|costs|rent|budget|revenue|profit|loan|invest|fund|margin|earn|turnover)\b|[€£$]/i,
  ],
  [
    'market',
    /\b(?:customers?|clients?|market|target|demand|competitors?|competition|audience|families|students|owners)\b/i,
  ],
  [
    'team',
    /\b(?:team|founder|founded by|staff|employees?|experience|i am|i'm|i have worked|we are (?:two|three|four))\b/i,
  ],
  [
    'marketing',
    /\b(?:marketing|advertis|social media|instagram|website|newsletter|flyers?|partner|referrals?|word of mouth)\b/i,
  ],
  [
    'steps',
    /\b(?:start|launch|open|plan to|by (?:the end|next)|first year|month|january|february|march|april|may|june|july|august|september|october|november|december)\b/i,
  ],
];

function placeOf(statement: string): string {
  return BELONGS.find(([, cue]) => cue.test(statement))?.[0] ?? 'idea';
}

/** 'Check-up €49, full service €99' as a table of services and prices. */
function priceTable(prices: Given): Block[] {
  const rows = prices.items.map((item) =>
    /^(.*?)[\s:,]+((?:from |about |approx\. )?(?:[€£$]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|£|\$|euros?|dollars?|pounds?)).*)$/i.exec(
      item,
    ),
  );
  if (rows.length < 2 || rows.some((row) => row === null)) return text(prices.value);
  return [
    { kind: 'table', head: ['Offer', 'Price'], rows: rows.map((row) => [capital(row?.[1] ?? ''), row?.[2] ?? '']) },
  ];
}

/** A short business plan in the order in which a bank reads it. */
export function writeBusinessPlan(context: DocumentContext): Document {
  const { brief, brand, style, choose } = context;
  const labels = labelReader(brief);
  const [rawName = '', ...about] = withoutStop(
    brief.request.rest.split('\n')[0]?.split(/\. /)[0] || brief.subject || brand.name || 'our business',
  ).split(/,\s+(?=an?\s|the\s|our\s)/);
  const business = about.join(', ');
  const named = business !== '';
  const name = named ? capital(rawName) : bareOf(rawName);
  const own = (place: string) =>
    [...brief.statements, ...brief.points.map(sentence)].filter((one) => placeOf(one) === place);
  const idea = labels.get(/^(?:idea|concept|product|what|purpose|mission)/);
  const location = labels.get(/^(?:location|where|place|address)/);
  const problem = labels.get(/^(?:problem|why|need)/);
  const customers = labels.get(/^(?:customers?|audience|target|market)$/);
  const competitors = labels.get(/^compet/);
  const prices = labels.get(/^(?:prices?|pricing|offers?)/);
  const marketing = labels.get(/^(?:marketing|sales|channels)/);
  const team = labels.get(/^(?:team|staff|people|who)/);
  const costs = labels.get(/^(?:costs?|budget|finances?|funding)/);
  const goal = labels.get(/^(?:goals?|aim|objectives?)/);
  const steps = labels.get(/^(?:next steps?|timeline|milestones?|schedule)/);
  const is = named ? `${name} is ${business}` : `This is the plan for ${rawName}`;
  const rest = labels.rest();
  return {
    title: `Business plan: ${name}`,
    sections: [
      ...section(
        'Summary',
        text(
          is,
          customers ? `It serves ${lowerFirst(withoutStop(customers.value))}` : null,
          goal ? `The goal: ${lowerFirst(withoutStop(goal.value))}` : null,
        ),
      ),
      ...section('The problem', problem ? text(problem.value) : toFill('what people lack today, and how you know')),
      ...section(
        'The offer',
        idea
          ? text(idea.value)
          : own('idea').length > 0
            ? text(...own('idea'))
            : toFill('what you sell, and what makes it different'),
        location
          ? text(`Location: ${lowerFirst(location.value)}`)
          : brief.mentioned.where && !named
            ? text(`Location: ${brief.mentioned.where.replace(/^in /i, '')}`)
            : [],
      ),
      ...section(
        'Prices',
        prices ? priceTable(prices) : own('money').length > 0 ? text(...own('money')) : toFill('what each offer costs'),
      ),
      ...section(
        'Customers',
        customers
          ? list(customers.items)
          : own('market').length > 0
            ? text(...own('market'))
            : toFill('who buys, how many they are and where you reach them'),
      ),
      ...section(
        'Competition',
        competitors ? given(competitors) : toFill('who offers something similar, and what you do better'),
      ),
      ...section(
        'Marketing',
        marketing
          ? list(marketing.items)
          : own('marketing').length > 0
            ? text(...own('marketing'))
            : toFill('how people will hear about you'),
      ),
      ...section(
        'Team',
        team
          ? text(team.value)
          : own('team').length > 0
            ? text(...own('team'))
            : toFill('who does what, and with which experience'),
      ),
      ...section(
        'Costs and funding',
        costs ? list(costs.items) : toFill('what you need once, what you need every month, and where it comes from'),
      ),
      ...section(
        'Next steps',
        steps
          ? list(steps.items, true)
          : own('steps').length > 0
            ? text(...own('steps'))
            : toFill('the next three steps, with dates'),
      ),
      ...remaining(rest),
    ],
    post: {
      hook:
        choose.pick(
          [
            sentence(is),
            idea ? sentence(`${named ? name : 'Our idea'}: ${lowerFirst(idea.value)}`) : sentence(is),
            problem ? sentence(problem.value) : sentence(is),
          ],
          'hook',
        ) ?? '',
      lines: [
        ...(idea ? [sentence(idea.value)] : []),
        ...brief.statements,
        ...(location ? [sentence(`You will find us here: ${lowerFirst(location.value)}`)] : []),
      ],
      points: prices ? prices.items.map(withoutStop) : [],
      call:
        choose.pick(
          ['What would you want to know before you tried it?', 'Know someone who needs this? Tell them.'],
          'call',
        ) ?? '',
      tags: hashtagsFor(
        { ...brief, subject: named ? name : null },
        brand,
        ['Founders', 'BusinessPlan'],
        style.hashtags,
      ),
    },
    question:
      brief.labelled.length === 0 && brief.statements.length < 3
        ? 'Who are your customers, what does it cost, and what do you need to start?'
        : null,
  };
}
