import { type ModelProvider, PROVIDER_RULES } from './models.ts';

/** Looks that only one provider's keys have, the narrower before the wider. */
const LOOKS: [look: RegExp, provider: ModelProvider][] = [
  [/^sk-ant-/, 'anthropic'],
  [/^AIza/, 'google'],
  [/^sk-/, 'openai'],
];

/** A key as it was meant: what copying adds (spaces, line breaks, quotation marks, invisible signs) is no part of it. */
export function cleanKey(pasted: string): string {
  return pasted.replace(/[\s\p{Cf}]/gu, '').replace(/^["'`“”‘’]+|["'`“”‘’]+$/g, '');
}

/** Whether a text is visibly a key, wherever it was pasted. */
export function looksLikeKey(text: string): boolean {
  return LOOKS.some(([look]) => look.test(text));
}

/** What is visibly wrong with a clean key for a provider, in a sentence; null where only the provider can tell. */
export function keyFault(key: string, provider: ModelProvider): string | null {
  const { name } = PROVIDER_RULES[provider];
  if (key === '') return `Please paste your ${name} key`;
  const looksLike = LOOKS.find(([look]) => look.test(key))?.[1];
  if (looksLike && looksLike !== provider) {
    const other = PROVIDER_RULES[looksLike].name;
    return `This looks like a key of ${other}. Choose ${other}, or paste a key of ${name}.`;
  }
  return /^[\x21-\x7e]+$/.test(key) ? null : 'This holds signs that no key has. Copy the key again.';
}

const SHOWN = 4;

/** The end of a key, so that its owner knows it again; nothing of one so short that its end would tell much. */
export function keyHint(key: string): string {
  return key.length >= 5 * SHOWN ? `…${key.slice(-SHOWN)}` : '…';
}
