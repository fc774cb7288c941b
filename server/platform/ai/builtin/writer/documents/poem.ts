import { hashtagsFor } from '../hashtags.ts';
import { capital, lowerFirst, withoutStop } from '../mend.ts';
import { POEMS } from '../phrases/story.ts';
import type { Document, DocumentContext } from './model.ts';
import { titleOf } from './title.ts';

/** A short poem about the subject of the brief. */
export function writePoem({ brief, brand, style, choose }: DocumentContext): Document {
  const topic = lowerFirst(withoutStop(brief.subject ?? 'today'));
  const stanzas = (choose.pick(POEMS, 'poem') ?? []).map((stanza) => stanza.replaceAll('{topic}', topic));
  return {
    title: titleOf(brief) ?? capital(topic),
    sections: [{ heading: null, blocks: stanzas.map((text) => ({ kind: 'text' as const, text })) }],
    post: {
      hook: stanzas[0] ?? capital(topic),
      lines: stanzas.slice(1),
      points: [],
      call: '',
      tags: hashtagsFor(brief, brand, ['Poetry'], style.hashtags),
    },
    question: null,
  };
}
