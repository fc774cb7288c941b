import type { DescribedAgent } from '../../../../domain/workflow/described-workflow.ts';

/** A workflow to begin with: its words are an example to write over. */
export interface WorkflowTemplate {
  id: string;
  title: string;
  description: string;
  agents: readonly DescribedAgent[];
}

const chat = (name: string, from: string | string[], description: string): DescribedAgent => ({
  name,
  type: 'chat',
  from,
  description,
});
const root = (name: string, input: string): DescribedAgent => ({ name, type: 'chat', input });
const picture = (name: string, from: string): DescribedAgent => ({ name, type: 'image', from });
const voice = (name: string, from: string): DescribedAgent => ({ name, type: 'audio', from });

/** The builder's templates, in the order in which they are shown. Every wish in them is one that the built-in editor fulfils. */
export const WORKFLOW_TEMPLATES: readonly WorkflowTemplate[] = [
  {
    id: 'four-networks',
    title: 'One text, four networks',
    description: 'Writes once and lays the text out for each network.',
    agents: [
      root(
        'Post',
        'Our repair café opens on Saturday 6 March at 10 am in the Old School, Mill Street. Bring a toaster, a lamp or a jacket with a hole. Twelve volunteers mend it with you for free. Last year 340 things went home working.',
      ),
      chat('LinkedIn', 'Post', 'For LinkedIn'),
      chat('Twitter', 'Post', 'For Twitter, at most 200 characters'),
      chat('Instagram', 'Post', 'For Instagram, every sentence on its own line'),
      chat('Facebook', 'Post', 'For Facebook, end with the question "What will you bring?"'),
    ],
  },
  {
    id: 'write-draw-speak',
    title: 'Write, draw, speak',
    description: 'One post with its picture and its voice-over.',
    agents: [
      root(
        'Post',
        'Our autumn menu starts on Thursday 2 October. There is pumpkin soup, mushroom pie and warm plum cake. Two courses cost £18.',
      ),
      picture('Picture', 'Post'),
      voice('Voice-over', 'Post'),
    ],
  },
  {
    id: 'weekly-digest',
    title: 'Weekly digest',
    description: 'Collects the news of the week in one list.',
    agents: [
      root('First news', 'The new climbing wall is open.'),
      root('Second news', 'Swimming lessons for adults start on Monday at 7 pm.'),
      root('Third news', 'The café closes at 5 pm this Friday.'),
      { name: 'All news', type: 'join', from: ['First news', 'Second news', 'Third news'], separator: 'new line' },
      chat('Digest', 'All news', 'As a list. Begin with "At the sports centre, {{run.date}}:"'),
      picture('Cover', 'First news'),
    ],
  },
  {
    id: 'review-step',
    title: 'Check, then shorten if needed',
    description: 'A draft is checked; only what is too long for Twitter is shortened.',
    agents: [
      root(
        'Draft',
        'We planted 200 oaks with year 6 of Hill Road School on Tuesday. It rained all day and nobody went home early. Each child put a name on a tree and comes back in spring to measure it. The oaks came from the county nursery, and the spades from the allotment club next door. On 3 May we water them for the first time.',
      ),
      chat('Check', 'Draft', 'Correct spelling and punctuation'),
      { name: 'Too long?', type: 'branch', from: 'Check', rule: { on: 'longer', than: 280 } },
      { ...chat('Shortened', 'Too long?', 'For Twitter, at most 280 characters'), when: 'yes' },
      { name: 'Tweet', type: 'join', from: ['Shortened', 'Too long?'], when: 'no' },
      picture('Picture', 'Tweet'),
    ],
  },
  {
    id: 'event-countdown',
    title: 'Event countdown',
    description: 'The same event three times, nearer each time.',
    agents: [
      root('Event', 'The lantern walk is on Friday 13 November at 6 pm. We meet at the town gate. Lanterns cost £3.'),
      chat('Two weeks before', 'Event', 'Begin with "Two weeks to go."'),
      chat('One week before', 'Event', 'Begin with "One week to go." Two sentences'),
      chat('The day before', 'Event', 'Begin with "Tomorrow!" Add one fitting emoji'),
    ],
  },
  {
    id: 'quote-of-the-week',
    title: 'Quote of the week',
    description: 'A quotation as a picture, with its caption.',
    agents: [
      root('Quote', '“A garden is never finished, and neither is a gardener.” Rosa Lind, head gardener'),
      picture('Card', 'Quote'),
      chat('Caption', 'Quote', 'For Instagram, sign off as The Walled Garden, add #gardening'),
    ],
  },
  {
    id: 'job-ad',
    title: 'Job ad',
    description: 'One vacancy as a post, a tweet and answers to what people ask.',
    agents: [
      root(
        'Job',
        'We are looking for a baker for our shop in Ghent. You start at 5 am and you are home at 1 pm. The pay is €19 an hour, and you have 30 days of holiday. Write to jobs@korst.example by 31 May.',
      ),
      chat('LinkedIn', 'Job', 'For LinkedIn'),
      chat('Tweet', 'Job', 'For Twitter, at most 180 characters'),
      chat('Questions', 'Job', 'As questions and answers'),
    ],
  },
  {
    id: 'article-to-thread',
    title: 'Article to thread',
    description: 'A longer text in three posts, its headline, and a teaser that refers to it.',
    agents: [
      root(
        'Article',
        'We cut our food waste from 9 kg to 4 kg a week. First we weighed the bin every evening for seven days. Then we baked in two small batches instead of one big one. Day-old bread became our Saturday toast. Now a food bank collects the rest on Mondays.',
      ),
      chat('Thread', 'Article', 'Split it into three posts'),
      chat('Headline', 'Article', 'Only a title'),
      { name: 'Teaser', type: 'chat', input: 'New on our blog: {{Headline.output}}' },
      picture('Cover', 'Headline'),
    ],
  },
  {
    id: 'launch',
    title: 'Product launch',
    description: 'A teaser, the full post and the picture of the teaser.',
    agents: [
      root(
        'Launch',
        'The Harbour apron is here. It is made of washed linen, woven in Portugal. It has two deep pockets and crossed straps. It costs €48 and is sent within two working days.',
      ),
      chat('Teaser', 'Launch', 'First sentence only'),
      chat('Full post', 'Launch', 'For Facebook, end with the call "Order yours today."'),
      picture('Picture', 'Teaser'),
    ],
  },
  {
    id: 'customer-review',
    title: 'Customer review',
    description: 'Thanks for a review, and shows it.',
    agents: [
      root('Review', '“They found the leak in ten minutes and charged what they had said.” Mrs Okoro, Leeds'),
      picture('Card', 'Review'),
      chat('Thanks', 'Review', 'End with "Thank you, it made our week." Sign off as Northside Plumbing'),
    ],
  },
  {
    id: 'podcast-notes',
    title: 'Podcast notes',
    description: 'Show notes as a list, and a spoken trailer.',
    agents: [
      root(
        'Episode',
        'Episode 12 is about bees in the city. Ines Marti keeps 14 hives on a roof in Porto. She tells how a swarm chooses its home. At the end she names five plants for a balcony.',
      ),
      chat('Show notes', 'Episode', 'As a numbered list'),
      chat('Trailer', 'Episode', 'Two sentences'),
      voice('Trailer, spoken', 'Trailer'),
    ],
  },
  {
    id: 'offer-everywhere',
    title: 'Offer everywhere',
    description: 'One offer as a text message, a newsletter and a poster.',
    agents: [
      root(
        'Offer',
        '20 % off all tyres until 30 November! Fitting takes 40 minutes and costs €25. Book on 01632 960 140. Our waiting room has coffee and a good sofa.',
      ),
      chat('Text message', 'Offer', 'At most 160 characters'),
      chat('Newsletter', 'Offer', 'Make the first sentence a headline'),
      picture('Poster', 'Offer'),
    ],
  },
];
