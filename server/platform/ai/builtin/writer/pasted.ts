import type { WritingTask } from '../../tasks.ts';
import type { Draft } from './draft.ts';
import type { Kind } from './kinds.ts';
import { mendWords, sentence } from './mend.ts';
import { asBullets, inOneSentence, shorten } from './revise.ts';
import { sentencesOf } from './sentences.ts';
import { summarize } from './summary.ts';
import { setType } from './typography.ts';
import { readWishes } from './wishes.ts';

/** Work on a text that the person pastes below the request. */
export interface PastedTask {
  work: 'summarize' | 'shorten' | 'correct' | 'list';
  instruction: string;
  text: string;
}

const REQUEST =
  /^(?:please |pls |can you |could you |would you )*(?:(summari[sz]e|sum up|tl;?dr|give me (?:a|the) (?:short )?summary of|write a summary of|key points of|extract the key points (?:of|from))|(shorten|condense|trim|make (?:this|the following)(?: text)? shorter)|(rewrite|rephrase|reword|improve|polish|proofread|correct|fix|edit)|(turn (?:this|the following)(?: text)? into (?:bullets|bullet points|a list)))\b(?=[\s:])((?:(?!\n)[^:"“]){0,90})(?::\s*|\n+|(?=["“]))?(.*)$/is;

/** The pasted text and what to do with it; null where the message asks for something else. */
export function pastedTask(message: string): PastedTask | null {
  const match = REQUEST.exec(message.trim());
  if (!match) return null;
  const [, summary, shorter, correct, , between = '', rest = ''] = match;
  const text = rest.trim().replace(/^["“]([\s\S]*)["”]$/, '$1');
  if (text === '' && /\b(?:it|this|that|above|last)\b/i.test(between) && between.length < 30) return null;
  return {
    work: summary ? 'summarize' : shorter ? 'shorten' : correct ? 'correct' : 'list',
    instruction: between,
    text: text === '' && between.trim().split(' ').length > 6 ? between.trim() : text,
  };
}

/** Summarises, shortens or corrects a pasted text with its own sentences. */
export function workOnPasted(
  pasted: PastedTask,
  task: WritingTask,
  keep: (text: string, task: WritingTask, kind: Kind) => Draft,
): Draft {
  const wishes = readWishes(pasted.instruction);
  switch (pasted.work) {
    case 'summarize':
      return { ...keep(summarize(pasted.text, wishes.asList, wishes.maxSentences), task, 'summary'), title: 'Summary' };
    case 'shorten':
      return keep(wishes.maxSentences === 1 ? inOneSentence(pasted.text) : shorten(pasted.text), task, 'revision');
    case 'list':
      return keep(asBullets(pasted.text), task, 'revision');
    case 'correct':
      return {
        ...keep(corrected(pasted.text), task, 'revision'),
        question:
          'I corrected spelling, capitals and punctuation and kept your words. Should it be shorter, or in another tone?',
      };
  }
}

function corrected(text: string): string {
  return setType(
    text
      .split('\n')
      .map((line) =>
        sentencesOf(line)
          .map((one) => sentence(mendWords(one)))
          .join(' '),
      )
      .join('\n'),
  );
}
