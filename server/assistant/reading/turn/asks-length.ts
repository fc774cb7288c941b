const LENGTH =
  /\b(?:is|are|was) (?:it|that|this|the (?:post|text|draft|\w+ one)) (?:not )?(?:too long|short enough|within|over|under)\b|\b(?:does|do|will|would) (?:it|that|this|they|the (?:post|text|draft|\w+ one)) fit\b|\bhow (?:long|many (?:characters|chars|letters|words|signs)) (?:is|are|has|does|do|in|was)\b(?! (?:the (?:event|sale|talk|show|course|walk|tour|film|class)|you|this going|will))|\bwhat(?:['’]?s| is) the (?:length|character count|word count)\b|\bcharacter count\b/i;

/** Whether a message asks how long a text is, or whether it fits. */
export const asksLength = (say: string): boolean => LENGTH.test(say) && say.length < 80;
