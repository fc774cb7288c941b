import { hashtagsFor } from '../hashtags.ts';
import { capital, lowerFirst, sentence, withoutStop } from '../mend.ts';
import {
  type Document,
  type DocumentContext,
  given,
  labelReader,
  list,
  remaining,
  section,
  text,
  toFill,
} from './model.ts';

const NUMBER = /\d/;

/** A report from the person's own findings: the answer first, then how it was found and what to do. */
export function writeReport(context: DocumentContext): Document {
  const { brief, brand, style, choose } = context;
  const labels = labelReader(brief);
  // 'a report: 300 surveyed, 45% …' names numbers at once: they are findings, no topic.
  const counted = brief.subject !== null && /^\d/.test(brief.subject) ? [brief.subject] : [];
  const topic = counted.length > 0 ? 'our survey' : withoutStop(brief.subject ?? 'our market');
  const question = labels.get(/^question/)?.value ?? null;
  const method = labels.get(/^(?:method|sources?|data)$/);
  const listed = labels.get(/^(?:findings?|results?|our results?|numbers|key (?:points|facts))/)?.items;
  const numeric = brief.statements.filter((one) => NUMBER.test(one));
  const findings = [...counted, ...(listed ?? [...numeric, ...brief.points])];
  const context2 = listed ? brief.statements : brief.statements.filter((one) => !numeric.includes(one));
  const competitors = labels.get(/^compet/);
  const limits = labels.get(/^limit/);
  const advice = labels.get(/^(?:recommendations?|conclusion|next steps?)/);
  const top = findings[0] ? withoutStop(findings[0]) : null;
  const summary = [
    question ? `The question: ${lowerFirst(question)}` : null,
    top ? `The first finding: ${lowerFirst(top)}` : null,
    advice ? `Our recommendation: ${lowerFirst(withoutStop(advice.value))}` : null,
  ];
  return {
    title: `Market research report: ${topic}`
      .replace(/^Market research/, /market/i.test(brief.request.form) ? 'Market research' : 'Report')
      .replace('Report report', 'Report'),
    sections: [
      ...section('Summary', text(...summary), text(...context2)),
      ...section('How we asked', method ? given(method) : toFill('whom you asked, how many, when and how')),
      ...section('What we found', findings.length > 0 ? list(findings) : toFill('your numbers, one finding a line')),
      ...section('Competitors', given(competitors)),
      ...section('What it does not tell', given(limits)),
      ...section('What we recommend', advice ? text(advice.value) : toFill('what should follow from the findings')),
      ...remaining(labels.rest()),
    ],
    post: {
      hook:
        choose.pick(
          [
            top ? sentence(top) : `What we learned about ${topic}.`,
            question ? `${capital(question.replace(/\?*$/, '?'))} We asked.` : `What we learned about ${topic}.`,
          ],
          'hook',
        ) ?? '',
      lines: [method ? sentence(method.value) : '', ...context2].filter(Boolean),
      points: findings.map(withoutStop),
      call:
        advice && choose.pick([true, false], 'advice')
          ? sentence(`What follows: ${lowerFirst(advice.value)}`)
          : (choose.pick(['Does this match what you see?', 'What would you conclude from it?'], 'call') ?? ''),
      tags: hashtagsFor({ ...brief, subject: null }, brand, ['MarketResearch', 'Insights'], style.hashtags),
    },
    question:
      findings.length === 0
        ? 'What did you find? Give me your numbers and where they come from, and I will write the report.'
        : null,
  };
}
