import { expect, test } from 'vitest';
import { applyCorrections, markSpokenSlips } from './corrections.ts';

test.each([
  ['doors 7.30 - sorry no, 7.15', 'doors 7.15'],
  ['tickets £12 - make that £14 - at the door', 'tickets £14 at the door'],
  ['open 6 to 9 - make that 6 to 10 -, bar till late', 'open 6 to 10, bar till late'],
  ['run by Anna Berg - scratch that, Hanna Berg', 'run by Hanna Berg'],
  ['lasts 30 min - no wait 40', 'lasts 40 min'],
  ['starts 4.45 at the mill. bring a torch. correction: start is 4.30', 'starts 4.30 at the mill. bring a torch.'],
  ['shut from 14 to 18 may for painting. Correction: from 15 to 18 may.', 'shut from 15 to 18 may for painting.'],
  [
    'Sale starts Friday 7th at 10. Sorry no, Saturday the 8th at 10, Friday we are closed.',
    'Sale starts Saturday the 8th at 10. Friday we are closed.',
  ],
  ['14 used road bikes in. Open Sunday. And it’s 12 bikes, two went.', '12 used road bikes in. Open Sunday. Two went.'],
  [
    'bake sale friday 27 nov after school, sorry thursday 26 nov, lower playground',
    'bake sale thursday 26 nov after school, lower playground',
  ],
  ['soup £4 sorry £4.50 with bread', 'soup £4.50 with bread'],
  ['pay at the bar - no, on the app -, cash is fine', 'pay on the app, cash is fine'],
])('%s', (said, meant) => {
  expect(applyCorrections(said)).toBe(meant);
});

test.each([
  'Adults pay 8 euros. And it’s 4 euros, if you are under 12.',
  'sorry to the neighbours, no dogs in the hall',
  'not by mail, we are sorry about the noise',
  'closed all week sorry 3 of us are ill',
])('%s takes nothing back', (said) => {
  expect(applyCorrections(said)).toBe(said);
});

test('what is denied as it was said gives way to what follows, said once', () => {
  expect(markSpokenSlips('the van comes on wednesday not wednesday thursday thursday the nineteenth')).toBe(
    'the van comes on thursday the nineteenth',
  );
  expect(markSpokenSlips('we open on mondays not tuesdays')).toBe('we open on mondays not tuesdays');
});
