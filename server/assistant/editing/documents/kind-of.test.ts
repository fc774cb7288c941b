import { describe, expect, test } from 'vitest';
import { documentKind } from './kind-of.ts';

describe('the kind of document that a message asks for', () => {
  test.each([
    'Write a post about bread: rye is back from Saturday, 4.50 a loaf',
    'Write a post about our first aid lesson: Tuesday at 7 in the hall',
    'make a post for our walking tour, sunday 2pm from the pump',
    'Post about the annual report: it is on our site now',
    'write something about the soup kitchen, we need 3 drivers on thursday',
    'Our newsletter is out, read it at mill.example',
    'School trip to the zoo on friday, bring boots and a packed lunch',
    'The programme for March is out: 12 films, 3 talks',
    'we are selling the old benches, 40 each, collect on saturday',
    'Letters to Father Christmas: the post box stands by the till until 12 december',
    'tell people the lesson on monday is cancelled',
    'minutes away from the station: our new shop opens on 4 May',
    'Write a post with our price list: small 5, large 8',
    'our campaign for a safer crossing starts on monday, sign at the counter',
    'announce that the guide dogs visit on Friday at 10',
    'carrot cake is back today, 3.20 a slice',
    'two flats to let above the shop, ring Meera on 0113 496 0000',
    'Read our story on page 4 of the Herald today',
    'write a recipe post: our rye needs 3 days, taste it on Saturday',
    'exercises for your back are on our site from today',
  ])('none: %s', (message) => {
    expect(documentKind(message)?.id ?? null).toBeNull();
  });

  test.each([
    ['recipe', 'Write a recipe for carrot soup'],
    ['recipe', "write out my gran's soup properly: 400 g carrots, 1 l stock, 2 tbsp oil, 10 g ginger"],
    ['lesson', 'I need a short lesson plan about volcanoes for year 5'],
    ['itinerary', 'itinerary for our weekend in Ghent: fri arrive 18:40, sat market at 9'],
    ['itinerary', 'club trip Bruges, 20 people. fri 7 may: coach 6:15, hotel 12:00, sat 8 may: boat 10:30, home 17:00'],
    ['report', 'Could you put together a monthly report for the committee'],
    ['report', 'trip report, keep it short. I was at the fair in Lyon'],
    ['letter', 'hi, letter to all members: the pool is shut in May'],
    ['letter', 'thank you letter for everybody who gave to the roof'],
    ['plan', 'Three-post plan for the launch of our app'],
    ['faq', 'We get the same calls daily so please make an FAQ from this: we open at 9'],
    ['listing', 'House for sale, Ripon. Built 1930, 3 bedrooms, 2 baths, 90 m2, garden, new boiler'],
    ['listing', 'Write a listing for a house for sale'],
    ['price-list', 'price list for the salon window: cut 20, colour 45'],
    ['product', "garden gloves 'Thorn' need a product page. leather, sizes 7 to 10"],
    ['plan', '4 week pool plan for our group. wk1: 6x50m, wk2: 8x50m, wk3: 4x100m'],
    ['plan', "Section 'Team' of our business plan, bakery in Cork"],
    ['press', 'press release, the pier reopens on 3 May'],
    ['outline', 'Write a blog post about choosing a kayak'],
    ['workout', 'kettlebell circuit for the noticeboard, 3 rounds: 12 swings, 8 squats'],
  ])('%s: %s', (kind, message) => {
    expect(documentKind(message)?.id).toBe(kind);
  });
});
