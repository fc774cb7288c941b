import { readSpans } from '../../server/assistant/reading/spans/spans.ts';

/** A message → its spans. */
export function spans({ id, message }: { id: string; message: string; lang?: string }): unknown {
  return { id, spans: readSpans(message).map(({ role, text }) => [role, text]) };
}
