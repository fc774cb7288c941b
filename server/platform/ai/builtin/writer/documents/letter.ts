import { alreadySaid } from '../details.ts';
import { asLabel } from '../facts.ts';
import { hashtagsFor } from '../hashtags.ts';
import { capital, lowerFirst, sentence, withoutStop } from '../mend.ts';
import { POST_PHRASES } from '../phrases/posts.ts';
import { fillAll, slotsFor } from '../slots.ts';
import { type Document, type DocumentContext, labelReader, list, remaining, section, text, toFill } from './model.ts';

/** An email, letter or newsletter: a subject line, a greeting, the message, a sign-off. */
export function writeLetter(context: DocumentContext): Document {
  const { brief, brand, style, choose } = context;
  const phrases = POST_PHRASES[brief.post];
  const slots = slotsFor(brief, brand);
  const hooks = fillAll(phrases.hooks, slots, style.relaxed);
  const labels = labelReader(brief);
  const to =
    /\bto (?:our |my |all |the )*(customers|clients|guests|members|subscribers|team|neighbours|neighbors|partners|students|parents|[A-Z][a-z]+)\b/.exec(
      brief.request.rest,
    )?.[1] ?? /\bto (?:our |my |all )*(customers|clients|guests|members|subscribers|team)\b/.exec(brief.text)?.[1];
  const told = brief.statements[0];
  const about = told && brief.subject ? `${capital(brief.subject)}: ${lowerFirst(told, brief.text)}` : told;
  const first = about ?? choose.pick(hooks, 'hook') ?? sentence(brief.subject ?? '');
  const greeting = style.wording.contractions
    ? to
      ? `${/^[A-Z]/.test(to) ? 'Hello' : 'Dear'} ${to},`
      : 'Hello,'
    : to
      ? `Dear ${to},`
      : 'Dear reader,';
  const { when, where, price, code, link } = brief.mentioned;
  const details = [
    when ? `When: ${asLabel(when)}` : null,
    where ? `Where: ${asLabel(where)}` : null,
    price ? `Price: ${price}` : null,
    code ? `Code: ${code}` : null,
    link ? `Link: ${link}` : null,
  ].filter(
    (one): one is string => one !== null && !alreadySaid(one.replace(/^\w+: /, ''), [first, brief.subject ?? '']),
  );
  const subject = capital(withoutStop(brief.subject ?? first).split(/(?<=[.!?])\s/)[0] ?? '').slice(0, 90);
  const thin =
    brief.statements.length === 0 && brief.points.length === 0 && details.length === 0 && brief.labelled.length === 0;
  const sign = brand.name
    ? `${style.wording.contractions ? 'Warm regards' : 'Kind regards'},\nYour team at ${brand.name}`
    : 'Warm regards,\n[your name]';
  return {
    title: subject,
    untitled: true,
    sections: [
      {
        heading: null,
        blocks: [
          { kind: 'text', text: `**Subject:** ${subject}` },
          { kind: 'text', text: greeting },
        ],
      },
      ...section(
        null,
        text(first),
        text(...brief.statements.slice(1)),
        brief.points.length > 0 ? list(brief.points) : [],
        thin ? toFill('what the reader should know, in two or three sentences') : [],
        list(details),
      ),
      ...remaining(labels.rest()),
      ...section(null, text(...(brief.calls.length > 0 ? brief.calls : ['Questions? Just reply to this email.']))),
      { heading: null, blocks: [{ kind: 'text', text: sign }] },
    ],
    post: {
      hook: sentence(first),
      lines: brief.statements.slice(1),
      points: [...brief.points, ...details],
      call: brief.calls[0] ?? '',
      tags: hashtagsFor(brief, brand, phrases.tags, style.hashtags),
    },
    question: thin ? 'What should the reader know or do after reading it?' : null,
  };
}
