import { checkBrand } from '../../../../../domain/brand-check.ts';
import type { Platform } from '../../../../../domain/platforms.ts';
import { cutAtWord } from '../../../../../domain/text.ts';
import type { WritingTask } from '../../tasks.ts';
import { honestAnswer, productAnswer } from './answers.ts';
import { type Brief, readBrief } from './brief.ts';
import { type Chooser, chooser } from './choose.ts';
import { renderDocument, renderPost } from './documents/model.ts';
import { writeDocument } from './documents/write-document.ts';
import type { Draft } from './draft.ts';
import { NO_FACTS } from './draft.ts';
import { fitGiven, partTags } from './given.ts';
import { factsOf, headlineOf, withoutForm } from './headline.ts';
import type { Kind } from './kinds.ts';
import { isCode, isForeign } from './language.ts';
import { capital, withoutStop } from './mend.ts';
import { missingFact } from './missing.ts';
import { pastedTask, workOnPasted } from './pasted.ts';
import { HONEST, QUESTIONS } from './phrases/answers.ts';
import { askReaders, writePost } from './post.ts';
import { changeIn, earlier } from './revise.ts';
import { reviseText } from './revision.ts';
import { sentencesOf } from './sentences.ts';
import { styleFor } from './style.ts';

/** Longer briefs are read as far as this: no post needs more, and reading takes time. */
const READ_AT_MOST = 24_000;

/** Writes what a task asks for, from its own facts only; the same task always gives the same draft. */
export function write(task: WritingTask): Draft {
  const brief = (task.brief.trim() === '' ? (task.description ?? '') : task.brief)
    .replace(/\p{Cc}/gu, (control) => (control === '\n' || control === '\t' ? control : ' '))
    .trim();
  const choose = chooser(`${brief}\n${task.platform ?? ''}`, task.variant);
  const short = brief.length > READ_AT_MOST ? cutAtWord(brief, READ_AT_MOST) : brief;
  return (
    unreadable(short, task.platform) ??
    conversation({ ...task, brief: short }, choose) ??
    compose({ ...task, brief: short }, choose)
  );
}

function reply(kind: Kind, text: string, title: string, question: string | null = null): Draft {
  return { text, title, kind, question, ready: false, headline: '', lines: [], facts: NO_FACTS, notes: [] };
}

function ask(question: string): Draft {
  return reply('ask', question, 'A question', question);
}

function keep(text: string, task: { platform: Platform | null }, kind: Kind = 'given'): Draft {
  const fitted = fitGiven(text, task.platform);
  const first = sentencesOf(partTags(fitted).body)[0] ?? fitted;
  const title = cutAtWord(withoutStop(first.replace(/\n/g, ' ')), 60);
  return {
    text: fitted,
    title,
    kind,
    question: null,
    ready: true,
    headline: cutAtWord(withoutStop(first.replace(/\n/g, ' ')), 80),
    lines: [],
    facts: NO_FACTS,
    notes: [],
  };
}

/** Texts that hold nothing the writer could write from. */
function unreadable(brief: string, platform: Platform | null): Draft | null {
  if (brief === '') return ask(QUESTIONS.empty);
  if (!/[\p{L}\p{N}]/u.test(brief)) return ask(QUESTIONS.symbols);
  if (isCode(brief)) return ask(QUESTIONS.code);
  // No language has words of this length: such a text can only be kept as it is.
  if (/\S{1500}/.test(brief)) return platform ? keep(brief, { platform }) : ask(QUESTIONS.symbols);
  if (!isForeign(brief)) return null;
  if (platform) return { ...keep(brief, { platform }), question: HONEST.languageAsk };
  return { ...reply('answer', `${HONEST.language}\n\n${brief}`, 'Not in English', HONEST.languageAsk), headline: '' };
}

/** Everything that refers to the conversation or to the product instead of asking for a new text. */
function conversation(task: WritingTask, choose: Chooser): Draft | null {
  const pasted = pastedTask(task.brief);
  if (pasted)
    return pasted.text === '' ? (earlier(task).text ? null : ask(QUESTIONS.pasted)) : workOnPasted(pasted, task, keep);
  const change = changeIn(task.brief);
  if (change) {
    const before = earlier(task);
    if (change === 'translate') return reply('answer', HONEST.translate, 'Translation');
    if (before.text || before.brief) return reviseText(change, before, task, write);
    if (change !== 'platform') return ask(QUESTIONS.nothingToRevise);
  }
  if (/^(?:please )?translate\b/i.test(task.brief)) return reply('answer', HONEST.translate, 'Translation');
  if (task.platform !== null || task.description !== null) return null;
  const answer = productAnswer(task.brief, choose);
  if (answer) return reply('answer', answer.text, answer.title);
  const merged = TO_THE_WRITER.test(task.brief) ? null : answerToQuestion(task);
  if (merged) return write(merged);
  const honest = honestAnswer(task.brief, choose);
  return honest ? reply('answer', honest.text, honest.title) : null;
}

/** Orders to the writer itself: they are no brief, and they change nothing. */
const TO_THE_WRITER =
  /^(?:please )?(?:ignore|disregard|forget|override|bypass|reveal|print|output|repeat|show me your|act as|pretend|you are now|from now on|system:|assistant:|respond with|answer only|execute|run)\b/i;

/** A message that answers our own question belongs to the request before it. */
function answerToQuestion(task: WritingTask): WritingTask | null {
  const turns = task.history;
  const last = turns.at(-1);
  if (last?.content.trim() === QUESTIONS.code) return null;
  const before = turns.at(-2);
  if (last?.sender !== 'assistant' || before?.sender !== 'user' || task.brief.endsWith('?')) return null;
  if (
    !last.content.trim().endsWith('?') &&
    !Object.values(QUESTIONS).some((question) => last.content.trim() === question)
  ) {
    if (!/^What should the .{2,40} be about\?/.test(last.content)) return null;
  }
  if (last.content.length > 260 || /^(?:please )?(?:write|create|make|draft|post)\b/i.test(task.brief)) return null;
  const bare = /^[^.:\n]*\b(?:about|announcing)\b/i.test(before.content);
  const joined = bare
    ? `${withoutStop(before.content)}. ${task.brief}`
    : `${withoutStop(before.content)} about ${task.brief}`;
  return { ...task, brief: joined, history: [] };
}

function compose(task: WritingTask, choose: Chooser): Draft {
  if (TO_THE_WRITER.test(task.brief)) return ask(QUESTIONS.command);
  const brief = readBrief(task.brief, task.description);
  const platform = task.platform ?? brief.platform;
  const verbatim = verbatimText(brief, task);
  if (verbatim) return keep(verbatim, { platform });
  const told =
    brief.statements.length + brief.points.length + brief.calls.length + brief.quotes.length + brief.labelled.length;
  const empty = told === 0 && !brief.subject && !brief.facts.offer && !brief.request.whom;
  if (empty && brief.post !== 'motivation' && brief.post !== 'greeting')
    return ask(QUESTIONS.subject.replace('{form}', formOf(brief)));
  const style = styleFor(task.brand, brief.wishes, platform, task.agentType);
  const context = { brief, brand: task.brand, style, platform, choose };
  if (brief.document) {
    const document = writeDocument(brief.document, context);
    // A plan for a platform is still a plan; only where a post must come out it becomes one.
    const asPost = brief.document === 'week' ? task.platform : platform;
    const text = asPost ? renderPost(document, asPost, style) : renderDocument(document, style);
    const { lines, points } = document.post;
    const draft = finish(
      task,
      brief,
      { text, title: document.title, kind: brief.document, question: document.question },
      withoutForm(document.title),
    );
    return { ...draft, lines, facts: { ...draft.facts, points: points.length > 0 ? points : draft.facts.points } };
  }
  const settled = settlePost(brief);
  const versions = task.platform === null ? versionsAsked(brief.request.form) : 1;
  const posts = Array.from({ length: versions }, (_, index) => {
    const turn = { ...context, choose: choose.shifted(index) };
    return settled === null ? askReaders(turn) : writePost({ ...turn, brief: { ...brief, post: settled } });
  });
  const hook = posts[0]?.plan.hook ?? '';
  const text =
    versions === 1 ? (posts[0]?.text ?? '') : posts.map((one, index) => `${index + 1}.\n${one.text}`).join('\n\n');
  return finish(
    task,
    brief,
    {
      text,
      title: titleFor(brief, hook),
      kind: settled ?? brief.post,
      question: missingFact(brief, settled),
    },
    hook,
  );
}

const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 };

/** How many posts a request asks for: '3 tweets' is three, at most five. */
function versionsAsked(form: string): number {
  const said = /^(two|three|four|five|[2-9])\b.*(?:posts|tweets|captions|versions|messages)\b/i
    .exec(form.trim())?.[1]
    ?.toLowerCase();
  return said ? Math.min(5, COUNTS[said] ?? Number(said)) : 1;
}

/** The kind of post that the facts at hand allow; null where only a question to the readers is honest. */
function settlePost(brief: Brief): Brief['post'] | null {
  if (brief.post === 'quote' && brief.quotes.length === 0) return brief.statements.length > 0 ? 'topic' : 'motivation';
  if (brief.post !== 'tip' || brief.statements.length > 0 || brief.points.length > 0 || brief.calls.length > 0)
    return brief.post;
  const first = (brief.subject ?? '').split(' ')[0] ?? '';
  const tags = brief.grammar.tags(first);
  const isTip =
    (tags.has('Imperative') ||
      tags.has('Infinitive') ||
      /^(?:never|always|don'?t|do|use|water|put|keep|store|try|let)$/i.test(first)) &&
    !tags.has('Gerund');
  return isTip ? 'tip' : null;
}

/** A text that is to go out as it stands: quoted after 'post', or pasted ready-made. */
function verbatimText(brief: Brief, task: WritingTask): string | null {
  const quote = brief.quotes[0];
  const act = brief.request.act;
  if (
    quote &&
    /^(?:post|share|tweet|publish|say|tell|put)$/.test(act) &&
    quote.length > brief.request.rest.length * 0.6
  )
    return quote;
  const these =
    /^(?:please )?(?:post|publish|share|tweet|use) (?:this|exactly this|the following)(?: (?:text|post))?\s*(?:on [\w ,&]+)?\s*:\s*(.+)$/is.exec(
      task.brief,
    )?.[1];
  if (these) return these.replace(/^["“]|["”]$/g, '');
  if (brief.request.asked) return null;
  const { body, tags } = partTags(task.brief);
  // Nobody puts hashtags under a form: labels above them are the post's own lines ('Where: 12 Mill Lane').
  if (tags.length >= 2 && body.length > 60) return task.brief;
  if (brief.labelled.length > 1) return null;
  const sentences = sentencesOf(body);
  const careful = sentences.filter(
    (one) =>
      /^[\p{Lu}\p{N}\p{Extended_Pictographic}"“'•-]/u.test(one) &&
      /[.!?…"”)]$|\p{Extended_Pictographic}\uFE0F?$/u.test(one),
  ).length;
  const finished = careful === sentences.length && (sentences.length >= 3 || (tags.length > 0 && body.length > 40));
  return finished || body.length > 1500 ? task.brief : null;
}

function formOf(brief: Brief): string {
  const form = brief.request.form
    .replace(/^(?:an?|the|some|our|my|one|\d+)\s+/i, '')
    .trim()
    .toLowerCase()
    .replace('linkedin', 'LinkedIn')
    .replace(/instagram|facebook|twitter/, capital);
  return form.length > 1 && form.length < 40 ? form : 'text';
}

function titleFor(brief: Brief, hook: string): string {
  const name = brief.subject && brief.subject.length <= 70 ? brief.subject : hook;
  return capital(cutAtWord(withoutStop(name.split('\n')[0] ?? name).replace(/[!?]+$/, ''), 70));
}

function finish(
  task: WritingTask,
  brief: Brief,
  made: Pick<Draft, 'text' | 'title' | 'kind' | 'question'>,
  hook: string,
): Draft {
  return {
    ...made,
    ready: true,
    lines: [],
    headline: headlineOf(brief, hook),
    facts: factsOf(brief),
    notes: checkBrand(made.text, task.brand).map((breach) => breach.reason),
  };
}
