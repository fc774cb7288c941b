import type * as z from 'zod/mini';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  file: 'a file',
};
const UNITS: Record<string, [one: string, many: string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  set: ['entry', 'entries'],
  file: ['byte', 'bytes'],
};
const FORMATS: Record<string, string> = {
  datetime: 'a moment in UTC, e.g. 2026-05-01T12:00:00Z',
  date: 'a day, e.g. 2026-05-01',
  email: 'an email address',
  uuid: 'an id',
  guid: 'an id',
  url: 'an address',
};

/** What is wrong with a field in a plain sentence, where the contract has no words of its own for it: for every check of an input. */
export function sentenceFor(issue: Issue): string {
  const field = (issue.path ?? []).map(String).join('.');
  const subject = field === '' ? 'What was sent' : `The field '${field}'`;
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return `${subject} is missing.`;
  return `${subject} ${complaint(issue)}.`;
}

function complaint(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `has to be ${KINDS[issue.expected] ?? 'something else'}`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `has to be ${String(issue.values[0])}`
        : `has to be one of ${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return `can ${amount(issue.origin, `at most ${issue.maximum}`)}`;
    case 'too_small':
      return `has to ${amount(issue.origin, `at least ${issue.minimum}`)}`;
    case 'invalid_format':
      return issue.format in FORMATS ? `has to be ${FORMATS[issue.format]}` : 'is not written as it has to be';
    case 'unrecognized_keys':
      return `has parts that are not known: ${issue.keys.join(', ')}`;
    default:
      return 'is not what is expected here';
  }
}

/** 'have at most 3 characters' of what has parts, 'be at most 3' of what is a number. */
function amount(origin: string, bound: string): string {
  const [one, many] = UNITS[origin] ?? [];
  return one === undefined ? `be ${bound}` : `have ${bound} ${bound.endsWith(' 1') ? one : many}`;
}
