import type { PartSpan } from '../part.ts';
import { isOnePhrase } from './stretch.ts';

const LONGEST_CALL = 48;

/** 'Pedidos pelo | WhatsApp 11 95555', 'Anmeldung unter | 0171 …': what leads to a way to answer is said with it. */
const LEADS_TO_CALL =
  /^(?:\p{L}+ ){1,2}(?:by|via|at|on|to|unter|per|bei|über|al|por|en|au|par|sur|allo|tramite|su|pelo|pela|para o)$/iu;

export function leadCalls(text: string, spans: PartSpan[]): PartSpan[] {
  return spans.flatMap((span, i): PartSpan[] => {
    const [last, next] = [spans[i - 1], spans[i + 1]];
    const isLead = (one: PartSpan): boolean => one.part === 'note' && LEADS_TO_CALL.test(text.slice(one.from, one.to));
    if (next?.part === 'call' && isLead(span) && isOnePhrase(text, span, next)) return [];
    return last && span.part === 'call' && isLead(last) && isOnePhrase(text, last, span)
      ? [{ ...span, from: last.from }]
      : [span];
  });
}

/** 'Call 07700 900 418\nWagtail Grooming', 'WhatsApp reicht: 0151 … . Dachbau Krämer': a call is one sentence. */
export function cutCalls(text: string, spans: PartSpan[]): PartSpan[] {
  return spans.flatMap((span): PartSpan[] => {
    const words = text.slice(span.from, span.to);
    const sentence = span.part === 'call' ? words.search(/\n|(?<=[\p{L}\d)]{2})[.!?]\s+(?=\p{Lu})/u) : -1;
    // 'A reminder to get it fixed, | ring Dave 07700 …': what is long says more than how to answer.
    const clause = span.part === 'call' && words.length > LONGEST_CALL ? words.lastIndexOf(', ') : -1;
    const end = sentence < 0 ? clause : sentence;
    if (end < 0) return [span];
    const [gap = ''] = /^[\s,.!?]+/u.exec(words.slice(end)) ?? [];
    const [head, rest] = [
      { ...span, to: span.from + end },
      { ...span, from: span.from + end + gap.length },
    ];
    // Which of the two names a way to answer is the call.
    const isCall = (one: PartSpan): boolean => /[@/]|\w\.\w|\d{3}/u.test(text.slice(one.from, one.to));
    return isCall(rest) && !isCall(head) ? [{ ...head, part: 'note' }, rest] : [head, { ...rest, part: 'note' }];
  });
}
