import { expect, it } from 'vitest';
import { NO_POSTER } from '../../../domain/post/design.ts';
import { SOME_DRAWING } from '../../../tests/support/stage/drawings.ts';
import { beginWith, changedDesign, redone, undone } from './design-history.ts';
import { createLivePreview } from './live-preview.ts';
import { symbolName } from './names.ts';
import { anotherOne, hasPart, tidiedDesign, WORD_PARTS, withPart } from './words.ts';

const { design: SOME } = SOME_DRAWING;
const titled = (title: string) => ({ ...SOME, poster: { ...SOME.poster, title } });

it('PIC-412 goes back and forth by steps: what is typed on in one field is one of them', () => {
  let history = beginWith(SOME);
  for (const title of ['R', 'Ry', 'Rye']) history = changedDesign(history, titled(title), 'title');
  history = changedDesign(history, { ...history.now, ground: 'paper' }, 'ground');
  history = undone(history);
  expect([history.now.poster.title, history.now.ground]).toEqual(['Rye', SOME.ground]);
  history = undone(history);
  expect(history.now).toBe(SOME);
  expect(undone(history)).toBe(history);
  history = redone(redone(history));
  expect([history.now.poster.title, history.now.ground]).toEqual(['Rye', 'paper']);
  expect(redone(history)).toBe(history);
  // A change after an undo begins anew from there.
  history = changedDesign(undone(history), titled('Oats'), 'title');
  expect([history.now.poster.title, history.future]).toEqual(['Oats', []]);
  expect(undone(history).now.poster.title).toBe('Rye');
});

/** A preview whose answers and pauses are in the test's hand. */
function held() {
  const drawings: { title: string; signal: AbortSignal; answer: (picture: string) => void; fail: () => void }[] = [];
  let due: (() => void) | null = null;
  const preview = createLivePreview({
    draw: (design, signal) =>
      new Promise((resolve, reject) => {
        drawings.push({
          title: design.poster.title,
          signal,
          answer: (picture) => resolve({ picture, alt: picture, layout: 'poster', layouts: ['poster'], remarks: [] }),
          fail: () => reject(new Error('There is no way to the server.')),
        });
      }),
    later: (work) => {
      due = work;
      return () => {
        if (due === work) due = null;
      };
    },
  });
  const still = () => {
    due?.();
    due = null;
  };
  return { preview, drawings, still, seen: () => preview.store.getState() };
}
/** Promises that are settled have told it by now. */
const told = () => new Promise((resolve) => setTimeout(resolve));

it('PIC-413 draws what stands still, and only the last answer counts', async () => {
  const { preview, drawings, still, seen } = held();
  preview.show(titled('R'));
  preview.show(titled('Ry'));
  still();
  expect(drawings.map(({ title }) => title)).toEqual(['Ry']);
  preview.show(titled('Rye'));
  still();
  expect(drawings[0]?.signal.aborted).toBe(true);
  drawings[1]?.answer('rye.png');
  await told();
  drawings[0]?.answer('ry.png');
  await told();
  expect(seen()).toMatchObject({ drawn: { picture: 'rye.png' }, isDrawing: false, problem: null });
});

it('PIC-413 the picture before stays while one is drawn and where it can’t be, and it can be tried again', async () => {
  const { preview, drawings, still, seen } = held();
  preview.show(titled('Rye'));
  still();
  drawings[0]?.answer('rye.png');
  await told();
  preview.show(titled('Oats'));
  expect(seen()).toMatchObject({ drawn: { picture: 'rye.png' }, isDrawing: true });
  still();
  drawings[1]?.fail();
  await told();
  expect(seen()).toMatchObject({
    drawn: { picture: 'rye.png' },
    isDrawing: false,
    problem: 'There is no way to the server.',
  });
  preview.again();
  still();
  drawings[2]?.answer('oats.png');
  await told();
  expect(seen()).toMatchObject({ drawn: { picture: 'oats.png' }, problem: null });
  preview.show(titled('Corn'));
  preview.end();
  still();
  expect(drawings).toHaveLength(3);
});

it('PIC-414 a part that is added is an empty field, and what stays empty is not drawn', () => {
  for (const part of WORD_PARTS) {
    expect(hasPart(NO_POSTER, part)).toBe(false);
    const added = withPart(NO_POSTER, part, true);
    expect(hasPart(added, part)).toBe(true);
    expect(tidiedDesign({ ...SOME, poster: added }).poster).toEqual(NO_POSTER);
    expect(withPart(added, part, false)).toEqual(NO_POSTER);
  }
  const poster = { ...NO_POSTER, items: ['Rye ', '', ' Oats'], times: [{ day: ' Friday', hours: '' }] };
  expect(tidiedDesign({ ...SOME, poster }).poster).toMatchObject({
    items: ['Rye', 'Oats'],
    times: [{ day: 'Friday', hours: null }],
  });
});

it('PIC-415 ‘Another one’ is in the next of the layouts for its words, and looks different', () => {
  const next = anotherOne(SOME, ['poster', 'split', 'textless']);
  expect([next.layout, anotherOne(next, ['poster', 'split', 'textless']).layout]).toEqual(['split', 'poster']);
  expect(next.seed).not.toBe(SOME.seed);
  expect(anotherOne({ ...SOME, layout: 'textless' }, ['textless']).layout).toBe('textless');
});

it('PIC-469 calls symbols by what they show', () => {
  expect(['person-simple-run', 'bowl-steam', 'coffee-bean', 't-shirt'].map(symbolName)).toEqual([
    'Somebody running',
    'Hot soup',
    'Coffee bean',
    'T-shirt',
  ]);
});
