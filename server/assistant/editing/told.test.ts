import { describe, expect, it } from 'vitest';
import type { Role, Span } from '../reading/spans/roles.ts';
import { readSpans } from '../reading/spans/spans.ts';
import { asTold } from './told.ts';

const spans = (...parts: [Role, string][]): Span[] => parts.map(([role, text]) => ({ role, text }));

describe('what the order leaves on the first sentence', () => {
  it.for([
    [
      'could we get an update out about ',
      'the roof appeal? We are at £900 of £2,000.',
      'the roof appeal: we are at £900 of £2,000.',
    ],
    ['Can you remind parents that ', 'photos are on Friday?', 'photos are on Friday.'],
    ['peux-tu écrire un post pour ', 'notre ferme ? Les paniers reprennent.', 'notre ferme: Les paniers reprennent.'],
    ['Post for ', 'our new product.\nProduct: apron', 'our new product.\nProduct: apron'],
    ['Post for ', 'the cat café. Two kittens need a home.', 'the cat café: two kittens need a home.'],
    ['Post for ', 'the shop please. We have 14 bikes in.', 'We have 14 bikes in.'],
    ['Post for ', 'our choir page. Concert on Sunday.', 'Concert on Sunday.'],
    ['Post about ', 'our new van. We run two electric vans now.', 'We run two electric vans now.'],
    ['Caption for ', 'a photo of the garden room. It sleeps two.', 'the garden room: it sleeps two.'],
    ['Ask people ', 'to check their alarms: one saved a family.', 'Please check your alarms: one saved a family.'],
    ["here's what Mo wrote: ", '"Trials on Sunday at ten, bring water."', 'Trials on Sunday at ten, bring water.'],
    [
      'say that ',
      'we open at 9, that dogs may come, and that tea is free.',
      'we open at 9, dogs may come, and tea is free.',
    ],
    ['di que ', 'el concierto se aplaza y que las entradas valen.', 'el concierto se aplaza y las entradas valen.'],
  ] as const)('CHAT-100 %s%s', ([order, matter, told]) => {
    expect(asTold(matter, spans(['order', order], ['matter', matter]))).toBe(told);
  });

  it.for([
    ['post about ', 'the mill is open again. Come and see.'],
    ['post this quote: ', '"If you can say it, you can sell it."'],
    ['write a tweet: ', 'What is a kiln? Ask Mara on Friday.'],
  ] as const)('a sentence of its own stays: %s%s', ([order, matter]) => {
    expect(asTold(matter, spans(['order', order], ['matter', matter]))).toBe(matter);
  });

  it('nothing is an order in plain news', () => {
    expect(asTold('The roof. We fixed it.', readSpans('The roof. We fixed it.'))).toBe('The roof. We fixed it.');
  });
});
