import { describe, expect, it } from 'vitest';
import { PLATFORMS } from '../../../../../domain/platforms.ts';
import { TEMPLATES } from '../../../../../domain/templates.ts';
import { fits } from '../../../../../domain/text.ts';
import { draftOf } from './draft-of.test-support.ts';

const KINDS = [
  'article',
  'product-page',
  'campaign',
  'listing',
  'lesson',
  'report',
  'story',
  'business-plan',
  'documentation',
  'recipe',
  'travel-guide',
  'workout',
];
const promptOf = (id: string) => TEMPLATES.find((template) => template.id === id)?.prompt ?? '';
const headings = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map((match) => match[1]);

describe('the twelve templates', () => {
  it.each(TEMPLATES.map((template, index) => [template.title, template, KINDS[index]] as const))(
    '%s gives a whole document of its kind, with nothing left to fill in',
    (_, template, kind) => {
      for (const variant of [0, 1, 2]) {
        const draft = draftOf(template.prompt, { variant });
        expect(draft).toMatchObject({ kind, ready: true, question: null });
        expect(draft.text).toMatch(/^# .+/);
        expect(draft.text).not.toMatch(/^\[|\| \[|undefined|null/m);
      }
    },
  );

  it.each(TEMPLATES.map((template) => [template.title, template] as const))(
    '%s gives a post that fits every platform',
    (_, template) => {
      for (const platform of PLATFORMS) {
        const draft = draftOf(template.prompt, { platform });
        expect(fits(draft.text, platform)).toBe(true);
        expect(draft.text).not.toMatch(/^#+ |\*\*|\[/m);
      }
    },
  );

  it.each(TEMPLATES.map((template) => [template.title, template] as const))(
    '%s keeps every number of its brief',
    (_, template) => {
      const { text } = draftOf(template.prompt);
      for (const number of template.prompt.match(/\d+(?:[.,]\d+)*/g) ?? []) expect(text).toContain(number);
    },
  );

  it.each(TEMPLATES.map((template) => [template.title, template] as const))(
    '%s says no sentence twice',
    (_, template) => {
      const { text } = draftOf(template.prompt);
      const sentences = text
        .split('\n')
        .filter((line) => !/^[-|#]/.test(line))
        .flatMap((line) => line.split(/(?<=[.!?]) /))
        .filter((one) => one.length > 25 && !one.startsWith('#'));
      const outsidePosts = template.id === 'social-media-campaign' ? [] : sentences;
      expect(new Set(outsidePosts).size).toBe(outsidePosts.length);
    },
  );
});

describe('documents in other words', () => {
  it('a recipe takes ingredients and steps from the brief’s sentences', () => {
    const { text } = draftOf(
      'recipe for banana bread with 3 ripe bananas, 200 g flour and 1 egg. Mash the bananas. Mix with the rest. Bake 50 minutes at 180 °C.',
    );
    expect(headings(text)).toEqual(['Ingredients', 'Method']);
    expect(text).toContain('- 3 ripe bananas\n- 200 g flour\n- 1 egg');
    expect(text).toContain('3. Bake 50 minutes at 180 °C.');
  });

  it('a recipe without ingredients marks the gap and asks', () => {
    const draft = draftOf('Write a recipe for banana bread');
    expect(draft.text).toContain('[ingredients and amounts');
    expect(draft.question).toMatch(/^Which ingredients/);
  });

  it('a business plan puts loose sentences where they belong and marks the rest', () => {
    const { text } = draftOf(
      'Write a business plan for a mobile dog grooming service in Leeds. We charge £35 a dog. Our customers are busy owners of small dogs.',
    );
    expect(text).toContain('## Prices\n\nWe charge £35 a dog.');
    expect(text).toContain('## Customers\n\nOur customers are busy owners of small dogs.');
    expect(text).toContain('## Team\n\n[');
  });

  it('a workout without exercises offers them as suggestions, with nothing counted', () => {
    const { text } = draftOf('Create a workout plan for busy parents');
    expect(text).toContain('*Suggested exercises');
    expect(text).not.toMatch(/\d/);
  });

  it('a fitness brief gives a table of days', () => {
    expect(draftOf(promptOf('fitness-and-wellness')).text).toContain('| Monday | Squats | 3 × 10 |');
  });

  it('documentation shows commands as code', () => {
    expect(draftOf(promptOf('technical-documentation')).text).toContain('```\nnpm install --global tidy-csv\n```');
  });

  it('a campaign holds a finished post for each platform it names', () => {
    expect(headings(draftOf(promptOf('social-media-campaign')).text)).toEqual(
      expect.arrayContaining(['Timetable', 'Post for Instagram', 'Post for Facebook', 'Post for LinkedIn']),
    );
  });

  it('an email has a subject, a greeting and a sign-off', () => {
    const { text } = draftOf(
      'Write an email to our customers about the price change from 1 March: coffee goes from 3.20 to 3.50',
    );
    expect(text).toMatch(/^\*\*Subject:\*\* The price change from 1 March\n\nDear customers,/);
    expect(text).toContain('3.20 to 3.50');
  });

  it('a post about an article is a post', () => {
    expect(draftOf('Write a LinkedIn post about our new blog article').kind).not.toBe('article');
  });

  it('a poem is about its subject', () => {
    expect(draftOf('write a poem about autumn rain')).toMatchObject({ kind: 'poem', title: 'Autumn rain' });
  });
});

describe('a week of posts', () => {
  const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

  it.each([
    'Plan a week of posts about our sourdough bakery',
    'Give me a week of Instagram posts about our sourdough bakery',
    'content calendar for next week about our sourdough bakery',
  ])('%s gives an idea for each day, and each is about the subject', (brief) => {
    const draft = draftOf(brief);
    expect(draft.kind).toBe('week');
    expect(headings(draft.text).map((heading) => heading?.split(':')[0])).toEqual(DAYS);
    expect(draft.text.match(/First line: “[^”]*our sourdough bakery[^”]*”/g)).toHaveLength(7);
    expect(draft.text).not.toMatch(/week of posts about|your our|\d/);
  });

  it('spreads what the brief tells over the days and says each thing once', () => {
    const { text, question } = draftOf(
      'Plan a week of posts about our new oat milk. It has no added sugar. 10% off until Sunday',
    );
    expect(text.match(/no added sugar/g)).toHaveLength(1);
    expect(text.match(/10% off/g)).toHaveLength(1);
    expect(question).toBeNull();
  });

  it('asks for the subject where none is given', () => {
    expect(draftOf('Plan a week of posts').text).toContain('What should the week plan be about?');
  });
});
