import { describe, expect, test } from 'vitest';
import { NO_CONSTRAINTS } from '../constraints.ts';
import { mendMatter } from '../mending/mend-matter.ts';
import { documentBrief } from './brief.ts';
import { layOutDocument } from './document.ts';
import { DOCUMENT_KINDS } from './kinds.ts';
import type { DocumentRole } from './roles.ts';

/** A document of a message that is cut by hand: '{kind:recipe }{order:for }{subject:plum tart}'. */
function document(id: string, cut: string, constraints = NO_CONSTRAINTS): string {
  const spans = [...cut.matchAll(/\{(\w+):([^{}]*)\}/gu)].map(([, role = '', text = '']) => ({
    role: role as DocumentRole,
    text,
  }));
  const said = spans.map(({ text }) => text).join('');
  const kind = DOCUMENT_KINDS.find((one) => one.id === id);
  if (!kind) throw new Error(`No document is called '${id}'.`);
  const mended = (text: string) => mendMatter(text, said, 'en', constraints);
  return layOutDocument(documentBrief(spans, kind, mended), kind, constraints);
}

describe('the title of a document', () => {
  test.each([
    [
      'programme',
      '{kind:programme }{order:for }{subject:the harvest fair}{order: please. }',
      '# Harvest fair: programme',
    ],
    ['report', '{order:short }{kind:report for the trustees, }{subject:q2. }', '# Report for the trustees: Q2'],
    ['recipe', '{kind:recipe }{order:for the magazine: }{subject:plum tart for 6. }', '# Plum tart for 6'],
    ['readme', '{kind:readme }{order:for }{subject:tidebell, }', '# tidebell'],
    ['price-list', '{kind:price list }{order:for the launderette window: }', '# Price list'],
    ['faq', '{order:make an FAQ for the tool library please. }', '# Tool library'],
  ])('DOC-01 is what it is about, beside what it is where that tells more: %s %s', (id, cut, title) => {
    expect(document(id, `${cut}{matter:Open from 9.}`).split('\n')[0]).toBe(title);
  });
});

test('DOC-02 what is missing stands as a gap: by its name, under its label, or behind the thing that it is about', () => {
  const text = document(
    'product',
    '{kind:product page }{order:for the }{subject:Tidal barrel: }{matter:210 litres, brass tap. }{missing:the warranty line }{open:comes later, leave a gap for it. }{label:rain cover: }{open:not clear yet. }{matter:brunch 10:30 }{open:not booked}{matter:. wash by hand}',
  );
  expect(text).toContain('[Warranty line to be added]');
  expect(text).toContain('Rain cover: [to be added]');
  expect(text).toContain('Brunch 10:30 [not booked]');
  expect(text).toContain('Wash by hand.');
  expect(text).not.toMatch(/leave a gap|comes later|not clear/);
});

test('DOC-03 a letter greets whom it is for, tells what it is about and is signed', () => {
  expect(
    document(
      'letter',
      '{kind:letter }{order:to }{greeting:all our boat owners}{order:. }{subject:jetty C gets new planks, }{matter:mon 11 to fri 22 january. }{missing:what it costs }{open:we only know after the meeting. }{order:signed }{sender:Wiebke Harms, secretary}',
    ),
  ).toBe(
    'Dear boat owners,\n\nJetty C gets new planks, Monday 11 to Friday 22 January.\n\n[What it costs to be added]\n\nWiebke Harms, secretary',
  );
});

test('DOC-03 a letter has no headings: what was taken for one is told', () => {
  expect(
    document(
      'letter',
      '{kind:letter }{order:to }{greeting:all tenants}{order:. }{matter:tap off. }{part:costs are not clear. }',
    ),
  ).toBe('Dear tenants,\n\nTap off. Costs are not clear.');
});

test('DOC-04 questions stand over their answers, also where only the answer was told, and are lettered where that was wished', () => {
  const told =
    '{matter:minimum age is 6. dogs are allowed on the lead. }{label:can I cancel? }{matter:yes, any time. }{label:parking }{open:nobody knows}';
  expect(document('faq', `{kind:faq }{order:for our }{subject:pool. }${told}`)).toBe(
    '# Pool: FAQ\n\n## What is the minimum age?\nMinimum age is 6.\n\n## Are dogs allowed?\nDogs are allowed on the lead.\n\n## Can I cancel?\nYes, any time.\n\n## Parking?\n[To be added]',
  );
  expect(document('faq', `{kind:faq }{order:for our }{subject:pool, }{order:just Q: and A: }${told}`)).toMatch(
    /^# Pool: FAQ\n\nQ: What is the minimum age\?\nA: Minimum age is 6\.\n\nQ: /,
  );
});

test('DOC-05 things with their prices and times with what is on are rows, in the order of the message', () => {
  expect(
    document(
      'price-list',
      '{kind:price list }{order:for our }{subject:tailor shop. }{items:zip jeans 15, zip coat 28, sleeves 24. }{matter:all prices in euro}',
    ),
  ).toBe('# Tailor shop: price list\n\n- Zip jeans: 15\n- Zip coat: 28\n- Sleeves: 24\n\nAll prices in euro.');
  expect(
    document(
      'programme',
      '{kind:programme }{order:for }{subject:the choir weekend. }{label:fri 5 feb }{items:17:30 arrival, 19:00 supper. }{label:sat 6 feb }{items:9:00 rehearsal, 14:00 tour}',
    ),
  ).toBe(
    '# Choir weekend: programme\n\n## Friday 5 February\n- 17:30: arrival\n- 19:00: supper\n\n## Saturday 6 February\n- 9:00: rehearsal\n- 14:00: tour',
  );
});

test('DOC-06 under wished headings each fact finds its own by label, words and order; one without a fact stays open', () => {
  expect(
    document(
      'report',
      '{kind:minutes }{subject:allotment committee. }{label:present }{items:Wendy, Abdul. }{matter:rent goes up to 46 from april. }{label:next meeting }{matter:10 dec 7pm. }{order:sections: }{part:Present, Decided, Trouble, Next meeting}',
    ),
  ).toBe(
    '# Minutes: allotment committee\n\n## Present\n- Wendy\n- Abdul\n\n## Decided\nRent goes up to 46 from April.\n\n## Trouble\n[To be added]\n\n## Next meeting\n10 December 7 pm.',
  );
  expect(document('outline', '{kind:outline }{subject:first telescope: }{part:what you see, joining a club}')).toBe(
    '# First telescope\n\n1. What you see\n2. Joining a club',
  );
});

test('DOC-06 a heading that is written otherwise, or named by its first word, is said once', () => {
  expect(
    document(
      'report',
      '{kind:notes }{subject:the committee. }{label:todo: }{items:insurance, website. }{matter:next 7 december, 7 pm. }{order:headings }{part:To do, Next meeting}',
    ),
  ).toBe('# Notes: committee\n\n## To do\n- Insurance\n- Website\n\n## Next meeting\n7 December, 7 pm.');
});

test('DOC-06 things of one row hold together under one heading', () => {
  expect(
    document(
      'listing',
      '{subject:Baker. }{items:knead, shape, bake. }{label:must haves: }{items:up at 2, 25 kg. }{order:headings: }{part:Your night / Must haves}',
    ),
  ).toBe('# Baker\n\n## Your night\n- Knead\n- Shape\n- Bake\n\n## Must haves\n- Up at 2\n- 25 kg');
});

test('DOC-07 no fact is lost: a slip says that it is one, and a bracket is closed by whomever it was opened', () => {
  const page = document(
    'product',
    '{kind:product page }{subject:Otter bag. }{items:20 litres, one pocket (NOT waterproof, }{order:say so), }{items:roll top. }{matter:in rust}{slip: and slate}{matter:. costs }{slip:34 - no, }{matter:36 euro}',
  );
  expect(page).toContain('- One pocket (not waterproof)\n- Roll top');
  expect(page).toMatch(/slate[\s\S]*36 euro/);
  expect(page).not.toContain('34');
});

test('DOC-08 rows of things are lists, actions in their order are numbered, and a wished number of bullets is kept', () => {
  const cut =
    '{kind:recipe }{order:for }{subject:leek soup: }{items:400 g leeks, 1.5 l stock, 3 cloves garlic. }{steps:fry the leeks, stock in, simmer 20 min. }{matter:for 4}';
  expect(document('recipe', cut)).toBe(
    '# Leek soup\n\nFor 4.\n\n## Ingredients\n- 400 g leeks\n- 1.5 l stock\n- 3 cloves garlic\n\n## Method\n1. Fry the leeks\n2. Stock in\n3. Simmer 20 minutes',
  );
  const three = { ...NO_CONSTRAINTS, list: { form: 'bullets' as const, count: 3 } };
  expect(document('product', '{subject:Lamp. }{items:oak, brass. }{label:sizes }{items:S, M, L}', three)).toContain(
    'Oak\nBrass\n\n## Sizes\n- S\n- M\n- L',
  );
  expect(document('lesson', '{kind:lesson plan }{subject:knots. }{steps:10 intro, 15 reef knot, 5 quiz}')).toContain(
    '1. 10 minutes: intro\n2. 15 minutes: reef knot\n3. 5 minutes: quiz',
  );
});

test('DOC-09 a command stands letter for letter', () => {
  expect(
    document('readme', '{kind:readme }{subject:gullog. }{label:use: }{matter:`gullog add "herring gull" --n 2`}'),
  ).toContain('Use: `gullog add "herring gull" --n 2`');
});
