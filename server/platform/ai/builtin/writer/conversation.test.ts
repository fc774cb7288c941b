import { describe, expect, it } from 'vitest';
import { fits, hasEmoji, hashtagsIn } from '../../../../../domain/text.ts';
import type { Turn } from '../../tasks.ts';
import { draftOf } from './draft-of.test-support.ts';

const BRIEF =
  'Write an Instagram post about our autumn market on Saturday 10am to 4pm, cider pressing for kids, free entry';

/** The answer to the last of several messages, each answered in turn. */
function answerTo(...messages: string[]) {
  const history: Turn[] = [];
  let draft = draftOf('');
  for (const message of messages) {
    draft = draftOf(message, { history: [...history] });
    history.push({ sender: 'user', content: message }, { sender: 'assistant', content: draft.text });
  }
  return draft;
}

describe('changes to the text before', () => {
  const first = answerTo(BRIEF).text;

  it('make it shorter, keeping its opening and its time', () => {
    const { text } = answerTo(BRIEF, 'make it shorter');
    expect(text.length).toBeLessThan(first.length * 0.85);
    expect(text).toContain('Saturday 10am to 4pm');
  });

  it('make it shorter without losing where, when and for how much', () => {
    const brief =
      'Write a LinkedIn post about our new oat milk latte, launching Friday at Café Weiss in Berlin for €4.20';
    const { text } = answerTo(brief, 'make it shorter');
    expect(text.length).toBeLessThan(answerTo(brief).text.length);
    expect(text).toContain('Friday at Café Weiss in Berlin for €4.20');
  });

  it('make it longer again', () => {
    expect(answerTo(BRIEF, 'in one sentence', 'longer').text.length).toBeGreaterThan(
      answerTo(BRIEF, 'in one sentence').text.length,
    );
  });

  it('write it for another platform', () => {
    const { text } = answerTo(BRIEF, 'now for Twitter');
    expect(fits(text, 'twitter')).toBe(true);
    expect(text).toContain('autumn market');
  });

  it('take away hashtags and emojis', () => {
    expect(hashtagsIn(first).length).toBeGreaterThan(0);
    expect(hashtagsIn(answerTo(BRIEF, 'without hashtags').text)).toEqual([]);
    expect(hasEmoji(answerTo(BRIEF, 'no emojis please').text)).toBe(false);
  });

  it('add emojis', () => {
    expect(hasEmoji(answerTo(BRIEF, 'now for LinkedIn', 'add emojis').text)).toBe(true);
  });

  it('keep what was asked for before', () => {
    expect(hashtagsIn(answerTo(BRIEF, 'without hashtags', 'more formal').text)).toEqual([]);
  });

  it('give another version', () => {
    const second = answerTo(BRIEF, 'another version').text;
    expect(second.split('\n')[0]).not.toBe(first.split('\n')[0]);
    expect(answerTo(BRIEF, 'another version', 'another one').text).not.toBe(second);
  });

  it('say it in one sentence or as a list', () => {
    expect(answerTo(BRIEF, 'in one sentence').text.match(/[.!?](?:\s|$)/g)).toHaveLength(1);
    expect(answerTo(BRIEF, 'as a list').text).toMatch(/^• /m);
  });

  it('speak more formally', () => {
    expect(answerTo("Announce that we're moving to Graz", 'more formal').text).toContain('e are moving to Graz');
  });

  it('are refused honestly where it is a translation', () => {
    expect(answerTo(BRIEF, 'translate it to German')).toMatchObject({ kind: 'answer', ready: false });
    expect(answerTo(BRIEF, 'translate it to German').text).toContain('can not translate');
  });

  it('need a text: without one they are asked about', () => {
    expect(answerTo('make it shorter')).toMatchObject({ kind: 'ask' });
  });

  it('are not seen in a new request that says short', () => {
    expect(answerTo(BRIEF, 'Write a short post about our new oat latte').text).toContain('oat latte');
  });
});

it('an answer to its own question completes the request', () => {
  const draft = answerTo('write a LinkedIn post', 'our new opening hours, 8 to 6 from Monday');
  expect(draft).toMatchObject({ kind: 'notice', ready: true });
  expect(draft.text).toContain('8 to 6 from Monday');
});

describe('talk that is no task', () => {
  it.each([
    ['hello', /post/],
    ['thanks!', /next|another|glad/i],
    ['what can you do?', /LinkedIn/],
    ['how do I schedule a post?', /approve/],
    ['how do i connect a model', /AI_TEXT_MODEL/],
    ['how can I change my brand colours?', /Brand/],
    ['where can I see my templates?', /twelve/],
    ['are you an AI?', /built-in writer/],
  ])('%s', (message, answer) => {
    expect(draftOf(message)).toMatchObject({ kind: 'answer', ready: false });
    expect(draftOf(message).text).toMatch(answer);
  });

  it('is honest about questions that need knowledge', () => {
    expect(draftOf('who invented the telephone?').text).toMatch(/facts/);
  });

  it('never claims to be AI', () => {
    for (const message of ['are you an AI?', 'who are you?', 'what can you do?'])
      expect(draftOf(message).text).not.toMatch(/I(?:'m| am) an? (?:AI|language model|artificial)/i);
  });

  it('does not swallow a brief that only looks like it', () => {
    expect(draftOf('Thank our volunteers for the clean-up').kind).toBe('thanks');
    expect(draftOf('Write a post about our new templates').ready).toBe(true);
  });
});

describe('pasted text', () => {
  const text =
    'The council met on Monday. It decided to close Mill Lane for cars from June. A trial in May showed 20% more visitors. Buses will use Park Street.';

  it('is summarised with its own sentences', () => {
    const draft = draftOf(`Summarize this: ${text}`);
    expect(draft.kind).toBe('summary');
    expect(draft.text.length).toBeLessThan(text.length / 1.5);
    for (const sentence of draft.text.split(/(?<=\.) /)) expect(text).toContain(sentence);
  });

  it('is corrected without changing its words', () => {
    expect(draftOf('Proofread this: we open on monday ,come by.  its free').text).toMatch(/^We open on Monday/);
  });

  it('is asked for where it is missing', () => {
    expect(draftOf('Summarize:').kind).toBe('ask');
  });
});
