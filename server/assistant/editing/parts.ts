import type { Span } from '../reading/spans/roles.ts';

/** The parts that a user asks for, by name: 'headings money / people', 'sections: …', 'I want: …, then …'. */
const NAMED =
  /(?:\b(?:headings?|headers|headlines|sections?|parts)(?: (?:i|we)(?:['’]d| would)? (?:want|like|need))?|\border|\bgroup it|\bi want|\bi['’]d like(?: it)?|\bwhat i want|\bsplit it into|\bgive me)(?: (?:are|should be|as follows|in this order))?\s*(?::|=|-)?\s+([^\n.!]+)/giu;

export function partsIn(spans: Span[]): string[] {
  const said = spans
    .filter(({ role }) => role !== 'slip' && role !== 'noise')
    .map(({ text }) => text)
    .join('');
  return namedParts(said).names;
}

/** The names of the parts asked for, and the stretch of the message that asks for them. */
export function namedParts(message: string): { names: string[]; asked: string } {
  for (const start of [...message.matchAll(NAMED)].reverse()) {
    const rest = start[1] ?? '';
    const end = rest.search(/[.!](?:\s|$)/);
    const asked = end < 0 ? rest : rest.slice(0, end);
    const slashes = / \/ /.test(asked);
    const names = asked
      .replace(/\bthen\b/gi, ',')
      .replace(/\bfirst\b/gi, '')
      .split(slashes && !/,.*,/.test(asked) ? / \/ / : /\s*,\s*|\s+\/\s+/)
      .map((name) =>
        name
          .replace(/^(?:and|then|to start with|start with)\s+/i, '')
          .replace(/\s+in \d+ sentences?$/i, '')
          .trim(),
      )
      .filter((name) => name !== '' && !/^(?:it )?to start with\b/i.test(name));
    const isRefused = /^(?:no|none|not)\b/i.test(names[0] ?? '');
    if (!isRefused && names.length >= 2 && names.every((name) => name.split(/\s+/).length <= 6 && !/\d{2}/.test(name)))
      return { names, asked: start[0].slice(0, start[0].length - rest.length) + asked };
  }
  return { names: [], asked: '' };
}
