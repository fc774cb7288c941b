import { describe, expect, it } from 'vitest';
import { EMPTY_STATE } from '../state.ts';
import { readOperations } from './message.ts';
import { shapesIn } from './written-shape.ts';

const moment = { now: '2026-11-19T09:00:00Z', timeZone: 'Europe/London' };
const ops = (say: string) => readOperations(say, EMPTY_STATE, moment).map(({ op }) => op);

describe('shapes in numbers', () => {
  it.each([
    'Instagram story 9:16 for pub quiz night, Thursday 8 pm, The Old Mill, £2 per person',
    '9:16 story: Fresh pasta every Friday from noon',
    'LinkedIn banner 16:9 open day at the joinery, Friday 9 January 10am',
    'a square 1:1 for instagram, choir concert sat 7pm',
    'Poster for the bake sale, Saturday 10 to 12, 9:16',
  ])('PIC-511 order a picture and are no time to post: %s', (say) => expect(ops(say)).toEqual(['draw']));

  it.each([
    "post 'Train leaves' on Twitter tomorrow 9:16",
    'Post the bus news tomorrow at 9:16 on Facebook',
    'story at 9:16: Happy hour every day',
  ])('PIC-511 are times where a post goes out at them: %s', (say) => {
    expect(readOperations(say, EMPTY_STATE, moment)).toMatchObject([
      { op: 'plan', at: expect.stringMatching(/T09:16$/) },
    ]);
  });

  it('PIC-511 are told as they stand where they tell something', () => {
    expect(ops('The 9:16 train from Leeds is cancelled, tell everyone on Twitter')).toEqual(['write']);
    expect(shapesIn('We lost 4:5 and won 1:1')).toEqual([]);
    expect(ops('write a caption for our 16:9 photo frames, 12 euro')).toEqual(['write']);
  });

  it.each(['dark green picture without text', 'dunkelgrünes Bild ohne Text', 'imagen verde oscuro sin texto'])(
    'PIC-512 %s asks for a picture, and for no text',
    (say) => expect(ops(say)).toEqual(['draw']),
  );
});
