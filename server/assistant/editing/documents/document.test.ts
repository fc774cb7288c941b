import { describe, expect, test } from 'vitest';
import { NO_BRAND } from '../../../../domain/brand.ts';
import { readSpans } from '../../reading/spans/spans.ts';
import { edit } from '../edit.ts';

const document = (message: string) =>
  edit({ spans: readSpans(message), platform: 'none', brand: NO_BRAND, language: 'en', now: '', timeZone: '' }).text;

describe('the title of a document', () => {
  test.each([
    ["programme for the harvest fair sun 3 oct, title 'Apples first'. 10:00 gates, 11:00 press", '# Apples first\n'],
    ['press note please. Headline: Mill turns again. the wheel of 1840 runs from 2 may', '# Mill turns again\n'],
    ['price list for the salon window, call it Cuts. short 20, long 30, fringe 8', '# Cuts\n'],
    ['product page pls for the Skerry lantern. 30 cm high, brass, 45 euro', '# Skerry lantern\n'],
    ["product page for our oak bread board 'Rind'. 40 cm long, 2 cm thick, 39 euro", "# Oak bread board 'Rind'\n"],
    ['faq for our boat hire website. is fuel included? yes. can I fish? no', '# Boat hire: FAQ\n'],
    ['turn into minutes: village hall board, 3 nov, roof is done, paint is ordered', '# Minutes: village hall board'],
    ['short report for the trustees, q2. income 900, spend 700, 4 new members', '# Report for the trustees, Q2\n'],
    ['recipe for the school magazine: plum tart for 6. 500 g plums, 200 g flour, 100 g butter', '# Plum tart for 6\n'],
    ['readme for tidebell, a tool that prints the tide. install: `pip install tidebell`', '# tidebell\n'],
    ['price list for the launderette window: small wash 5, large wash 8, dryer 1', '# Price list\n'],
  ])('DOC-01 is what it was to be, else what it is about, else what it is: %s', (message, opening) => {
    expect(document(message).slice(0, opening.length)).toBe(opening);
  });

  test('what it is about stands below a title that was given', () => {
    expect(document("programme for open day at the winery sun 6 june, title 'A day out'. 10:00 gates, 12 lunch")).toBe(
      '# A day out\n\nOpen day at the winery Sunday 6 June.\n\n- 10:00: gates\n- 12: lunch',
    );
  });
});

test('DOC-02 what is not known yet stands as a gap, wherever and to whomever it is said', () => {
  const text = document(
    'product page for the Tidal barrel: 210 litres, brass tap. the warranty line comes later, leave a gap for it. rain cover: not clear yet. value not known, don’t guess. wash by hand',
  );
  expect(text).toContain('[Warranty to be added]');
  expect(text).toContain('## Rain cover\n[To be added]');
  expect(text).toContain('[Value to be added]');
  expect(text).toContain('Wash by hand');
  expect(text).not.toMatch(/leave a gap|guess|not clear/);
});

test('DOC-03 a letter greets as was wished and is signed by whom it is from', () => {
  const body = 'arena is closed 7-18 dec. lessons move to the outdoor ring';
  const written = 'Arena is closed 7–18 December. Lessons move to the outdoor ring.';
  expect(
    document(`letter to the parents of our riding school, starts Dear parents, signed Odile Marchetti. ${body}`),
  ).toBe(`Dear parents,\n\n${written}\n\nOdile Marchetti`);
  expect(document(`letter to the parents of the choir from me, Ingrid Solvang, choirmaster. ${body}`)).toBe(
    `Dear parents of the choir,\n\n${written}\n\nIngrid Solvang, choirmaster`,
  );
  expect(document(`letter to all members from the boat captain, Tomasz Wilk. ${body}`)).toBe(
    `Dear members,\n\n${written}\n\nTomasz Wilk, boat captain`,
  );
  expect(document(`letter to our tenants. ${body}. Sign it from Hugh Tranter, Secretary, Mill Lane Gardens.`)).toBe(
    `Dear tenants,\n\n${written}\n\nHugh Tranter, Secretary, Mill Lane Gardens`,
  );
});

test('DOC-04 a list of questions asks for what was only told, and is lettered where that was wished', () => {
  const told =
    'minimum age is 6. dogs are allowed on the lead. we have showers. courses last 6 weeks. can I cancel? yes, any time';
  expect(document(`faq for our pool. ${told}`)).toBe(
    '# Pool: FAQ\n\n## What is the minimum age?\nMinimum age is 6.\n\n## Are dogs allowed?\nDogs are allowed on the lead.\n\n## Do you have showers?\nWe have showers.\n\n## How long do courses last?\nCourses last 6 weeks.\n\n## Can I cancel?\nYes, any time.',
  );
  expect(document(`faq for our pool. ${told}. headings no, just Q: and A:`)).toMatch(
    /^# Pool: FAQ\n\nQ: What is the minimum age\?\nA: Minimum age is 6\.\n\nQ: /,
  );
  expect(
    document(
      'faq for our repair café, my notes:\nwhat can you bring - lamps, clocks, clothes. NOT microwaves\ncost? free',
    ),
  ).toContain('## What can you bring?\nLamps, clocks, clothes. Not microwaves.\n\n## Cost?\nFree.');
});

test('DOC-05 things with their prices and times with what is on are rows, in the order of the message', () => {
  expect(
    document(
      'price list for our tailor shop. zip jeans 15, zip coat 28. sleeves 24. wedding things: by appointment only. all prices in euro',
    ),
  ).toBe(
    '# Tailor shop: price list\n\n- Zip jeans: 15\n- Zip coat: 28\n- Sleeves: 24\n- Wedding things: by appointment only\n\nAll prices in euro.',
  );
  expect(
    document(
      'programme for the choir weekend. fri 5 feb 17:30 arrival, 19:00 supper. sat 6 feb 9-12 rehearsal, 14:00 tour, 20:00 concert',
    ),
  ).toBe(
    '# Choir weekend: programme\n\n## Friday 5 February\n- 17:30: arrival\n- 19:00: supper\n\n## Saturday 6 February\n- 9–12: rehearsal\n- 14:00: tour\n- 20:00: concert',
  );
});

test('DOC-06 under headings that were asked for, decisions, tasks and measures find their own', () => {
  expect(
    document(
      "minutes allotment committee 12 nov, present Wendy, Abdul, excused Ife. rats: Abdul phones the council by 20 nov. rent goes up to 46 from april. next meeting 10 dec 7pm. sections i'd like: Present, Decided, To do, Next meeting",
    ),
  ).toMatch(
    /## Present\n.*Wendy[\s\S]*## Decided\nRent goes up to 46 from April\.\n\n## To do\nRats: Abdul phones the council by 20 November\.\n\n## Next meeting\n10 December 7 pm\./,
  );
  expect(
    document(
      'product page for the Wick lamp. oak foot, 46 cm high, dimmer, 89 euros. colours: sand, ink. headings: In short, Sizes, Colours, Price',
    ),
  ).toBe(
    '# Wick lamp\n\n## In short\nOak foot. Dimmer.\n\n## Sizes\n46 cm high.\n\n## Colours\nSand, ink.\n\n## Price\n89 euros.',
  );
});

test('DOC-07 no clause of the matter is lost, whatever it was taken for, and amounts are no steps', () => {
  const page = document(
    'product page for the Heron pump. lifts 9 m; 2 person set up; hose 4 m. spares: valve, seal, prices of them come later',
  );
  for (const fact of [/2 person set up/i, /valve/i, /seal/i, /\[.*to be added\]/i]) expect(page).toMatch(fact);
  const recipe = document(
    'recipe for leek soup: 400 g leeks, 1 tsp salt, 2 potatoes, 3 cloves garlic, 1 l stock. fry the leeks, potatoes in, simmer 20 min. for 4',
  );
  expect(recipe).toContain('- 2 potatoes\n- 3 cloves garlic\n');
  expect(recipe).toMatch(/^# Leek soup\n\nFor 4\./);
});

test('DOC-08 the parts of an outline are headings, and the forms among them are no words of the text', () => {
  expect(
    document(
      'product page for the Lark kettle. one line intro, then bullets, then cleaning, then spare parts. things: 1.2 litres / steel / beech handle. cleaning: vinegar once a month. spare parts: lid',
    ),
  ).toBe(
    '# Lark kettle\n\n- 1.2 litres\n- Steel\n- Beech handle\n\n## Cleaning\nVinegar once a month.\n\n## Spare parts\nLid.',
  );
  expect(
    document('faq for the pool, questions in bold: is there parking (yes. it is free), can I bring a dog (no)'),
  ).toBe('# Pool: FAQ\n\n**Is there parking?**\nYes. It is free.\n\n**Can I bring a dog?**\nNo.');
});

test('DOC-09 the lines of a program stand letter for letter', () => {
  expect(
    document(
      'readme for gullog, a bird log. use:\ngullog add "herring gull" --n 2\ngullog list --week\ntests `npm test`',
    ),
  ).toContain('`gullog add "herring gull" --n 2` `gullog list --week`');
});
