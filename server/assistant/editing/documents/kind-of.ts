import { OWN_NOUN } from '../../../lib/platform-words.ts';
import { asksForDocument } from './asks.ts';
import { DOCUMENT_KINDS, type DocumentKind } from './kinds.ts';
import { readDocumentSpans } from './read-document.ts';

/** Where a message says what it asks for. */
const ORDER_LENGTH = 120;
const GREETING = /^(?:(?:hi|hiya|hello|hey|ok|so|please|pls)\b[ ,!]*)+/i;
/** What a writer is asked to do with a document, up to its name: 'please draft a short'. */
const ASKED =
  /\b(?:write|rewrite|draft|make|create|compose|need|needs|want|prepare|put together|do|give (?:me|us)|lay out|type up|turn (?:this|it|these) into|as|plan)(?: me| us| up)?(?: [\p{L}\p{N}'’-]+){0,4} ?$/iu;
/** A part of a document is asked for as the document is. */
const PART = /\b(?:section|part|chapter)\b[^.:,]{0,40}\bof (?:our|my|the|a) $/i;
/** Words that lead to what a text is about, or that tell something: what is named behind them is no order. */
const TELLS = new RegExp(
  String.raw`(?<!thank |-)\b(?:about|on|regarding|re|that|with|after|before|from|in|at|near|our|the|my|your|this|these|we|we're|i|you|they|it|is|are|was|were|has|have|had|will|can|read|see|get|post|posts|${OWN_NOUN}|caption|thread|reel|tell|announce|remind|say)\b`,
  'i',
);
const STATES =
  /^[^.,:\n]{0,60}?\b(?:is|are|was|were|has|have|had|will|can|starts|opens|goes|comes|ends|away|cancelled|back|visits)\b/i;
/** 'a recipe post' is a post. */
const IS_POST = new RegExp(String.raw`^ (?:post|${OWN_NOUN}|caption|story|thread|reel)s?\b`, 'i');
const NAMES_POST = new RegExp(String.raw`\b(?:post|${OWN_NOUN}|caption)\b`, 'i');
const LEADS_AWAY = new RegExp(String.raw`\b(?:about|on|for|that|with|post|posts|${OWN_NOUN}|caption|thread)\b`, 'i');
const LONGEST_NAME = 5;

/** The kind of document that a message asks for; null where it asks for none. */
export function documentKind(message: string): DocumentKind | null {
  return namedKind(message) ?? (asksForDocument(message) ? letterOr(message) : null);
}

/** Who is greeted gets a letter; what has no name that is known is a page with its points. */
const letterOr = (message: string): DocumentKind | null => {
  const wanted = readDocumentSpans(message).some(({ role }) => role === 'greeting') ? 'letter' : 'page';
  return DOCUMENT_KINDS.find(({ id }) => id === wanted) ?? null;
};

/** The kind of document that a message names, or whose shape its matter has. */
function namedKind(message: string): DocumentKind | null {
  const order = message.slice(0, ORDER_LENGTH).replace(GREETING, '');
  const named = DOCUMENT_KINDS.flatMap((kind) => {
    const found = order.match(kind.called);
    const at = found?.index ?? 0;
    return found && isAsked(order.slice(0, at), order.slice(at + found[0].length)) ? [{ kind, at }] : [];
  });
  const first = named.sort((a, b) => a.at - b.at)[0]?.kind;
  if (first) return first;
  if (NAMES_POST.test(order)) return null;
  return DOCUMENT_KINDS.find(({ shape }) => shape && (message.match(shape.of) ?? []).length >= shape.times) ?? null;
}

/** Whether a name of a document is what is asked for: a writer's verb stands before it, or it opens the message. */
function isAsked(before: string, after: string): boolean {
  if (IS_POST.test(after)) return false;
  const verb = before.match(ASKED);
  if (verb) return !LEADS_AWAY.test(verb[0]);
  if (PART.test(before)) return true;
  const words = before.split(/\s+/).filter(Boolean).length;
  return words <= LONGEST_NAME && !/[.,:!?\n]/.test(before) && !TELLS.test(before) && !STATES.test(after);
}
