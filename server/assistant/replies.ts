import type { Topic } from './operations.ts';

/** What is answered where nothing is to be made: honest, short, with a way on. */
const REPLIES: Record<Topic, string> = {
  greeting: 'Hello! Tell me what you want to post, and for which network if you know.',
  thanks: 'You’re welcome. Tell me what is next.',
  'small talk': 'All right. Everything stays as it is until you say more.',
  complaint:
    'I’m sorry that this is in your way. Tell me which post or plan it is about and what should be different, and I’ll change it.',
  'product question':
    'I write posts from your own words, make pictures and sound, and plan posts: say what and when, and I answer with a plan. Nothing runs before you approve it; approved posts wait for you under Scheduled Tasks at their time. You can change or cancel a waiting plan by telling me.',
  'knowledge question':
    'I only know what you tell me, so I can’t answer that well. Tell me what the post should say, and I’ll lay it out. A connected language model can answer questions like this.',
  ideas:
    'I don’t think up ideas, but your own news makes the best posts: what is new, what people ask you most, what is coming up, who does the work. Tell me one of these, and I’ll make a post of it. A connected language model can suggest ideas.',
};

export function replyTo(topic: Topic): string {
  return REPLIES[topic];
}
