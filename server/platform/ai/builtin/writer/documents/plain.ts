import { hashtagsFor } from '../hashtags.ts';
import { capital, sentence, withoutStop } from '../mend.ts';
import { type Document, type DocumentContext, given, labelReader, list, section, text, toFill } from './model.ts';
import { titleOf } from './title.ts';

/** An outline, or any other document: the brief's own facts in a clear order, gaps marked. */
export function writePlain(context: DocumentContext): Document {
  const { brief, brand, style, choose } = context;
  const release = /press release/i.test(brief.request.form);
  const subject = withoutStop(brief.subject ?? brief.statements[0] ?? 'the subject').replace(
    /^(?:an?|the|my|our) (?:talk|presentation|speech|article|essay) (?:about|on) /i,
    '',
  );
  const form = capital(
    brief.request.form
      .replace(/^(?:an?|the|our|my)\s+/i, '')
      .replace(/\b(?:short|long|good|nice|quick|engaging)\s+/gi, ''),
  );
  const labels = labelReader(brief).rest();
  const outline = brief.document === 'outline';
  const empty = brief.points.length + labels.length + brief.statements.length === 0;
  return {
    title: titleOf(brief) ?? (form && brief.subject ? `${form}: ${subject}` : capital(subject)),
    sections: [
      ...section(
        null,
        text(
          release && brief.subject
            ? `${brand.name ?? 'We'} ${brand.name ? 'announces' : 'announce'} ${brief.subject}`
            : null,
          ...brief.statements,
        ),
      ),
      ...labels.flatMap(({ label, given: fact }) => section(capital(label), given(fact))),
      ...section(labels.length > 0 || outline ? 'Points' : null, list(brief.points, outline)),
      ...(empty
        ? [
            ...section('Opening', toFill(`why ${subject} matters to the reader`)),
            ...section('Main part', toFill('two or three points, each with an example')),
            ...section('Close', toFill('what the reader should do next')),
          ]
        : []),
      ...section(
        release && brand.name ? `About ${brand.name}` : null,
        release ? text(brand.mission, brand.tagline) : [],
      ),
      ...section(
        release ? 'Contact' : null,
        release ? toFill('name, telephone and email for the press') : text(...brief.calls),
      ),
    ],
    post: {
      hook: sentence(capital(subject)),
      lines: brief.statements,
      points: [...brief.points, ...labels.map(({ label, given: fact }) => `${capital(label)}: ${fact.value}`)],
      call: brief.calls[0] ?? choose.pick(['What do you think?', 'What would you add?'], 'call') ?? '',
      tags: hashtagsFor(brief, brand, [], style.hashtags),
    },
    question: empty ? `What should it say about ${subject}? Two or three facts are enough.` : null,
  };
}
