import { capital } from '../capital.ts';

/** A row as a sentence; a link, a command and a gap have no full stop. */
export const sentence = (text: string): string => capital(/[.!?\]`…:]["”’')]*$|@\S+$/.test(text) ? text : `${text}.`);

const CLOCK = /^\d{1,2}(?::\d{2})?(?:–\d{1,2}(?::\d{2})?)? (?=\p{L})/u;
/** '10:30 vineyard walk' opens with its time in the plan of a day. */
export const timed = (item: string): string => item.replace(CLOCK, (time) => `${time.trimEnd()}: `);

const PRICED =
  /^(\p{L}.*?(?<!\b(?:from|until|till|to|at|by|in|since|of|over|under|age|room|class|year|no|max)\b|\d)),? ((?:from |\+ ?|minus )?[£€$]?\d+(?:[.,]\d{1,2})?(?: ?(?:€|£|%|EUR|CHF|kr|euros?|pounds|dollars))?(?: each| a \p{L}+| per \p{L}+| p\.?p\.?)?|free)$/u;
/** 'trousers shortened 12': a thing and its price. */
export const priced = (item: string): string => (/:/.test(item) ? item : item.replace(PRICED, '$1: $2'));
