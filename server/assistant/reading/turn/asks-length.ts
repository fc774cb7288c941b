const TEXT = '(?:it|that|this|they|the (?:post|text|draft|caption|\\w+ one))';
const LENGTH = new RegExp(
  `\\b(?:is|are|was) ${TEXT} (?:not )?(?:too long|short enough|within|over|under)\\b|\\b(?:does|do|will|would) ${TEXT} fit\\b|\\bhow long (?:is|are|was) ${TEXT}(?: now| so far)?\\W*$|\\bhow many (?:characters|chars|letters|words|signs) (?:is|are|has|does|do|in|was)\\b|\\bwhat(?:['’]?s| is) the (?:length|character count|word count)\\b|\\bcharacter count\\b`,
  'i',
);
/** What is ordered behind the question. */
const ORDERED = /\?\s*\S|\b(?:if (?:so|not)|make|cut|trim|shorten)\b/i;

/** Whether a message asks how long a text is, or whether it fits, and no more. */
export const asksLength = (say: string): boolean => LENGTH.test(say) && !ORDERED.test(say) && say.length < 80;
