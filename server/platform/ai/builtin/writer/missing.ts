import type { Brief } from './brief.ts';
import type { PostKind } from './kinds.ts';

/** The one fact that readers would ask for next, as a question to the person; null where nothing is missing. */
export function missingFact(brief: Brief, kind: PostKind | null): string | null {
  const { when, where, offer, code, link, email, phone } = brief.mentioned;
  const contact = link || email || phone || brief.calls.length > 0;
  const thin = brief.statements.length + brief.points.length + brief.calls.length === 0;
  switch (kind) {
    case 'event':
      return when
        ? where || link
          ? null
          : 'Where does it take place? I can add it.'
        : 'When and where does it take place? I can add it.';
    case 'offer':
      return offer || code || !thin ? null : 'What exactly is the offer, and until when does it run? I can add it.';
    case 'hiring':
      return contact ? null : 'How should people apply? I can add it.';
    case 'giveaway':
      return thin ? 'How can people take part, and until when? I can add it.' : null;
    case 'launch':
    case 'product':
      return thin ? 'What makes it special? One fact makes the post stronger.' : null;
    case 'announcement':
    case 'recap':
    case 'milestone':
    case 'behind-the-scenes':
      return thin ? 'Is there a detail that readers should know? I can add it.' : null;
    case 'topic':
      return thin ? 'Is there a fact or an opinion of yours that I should put in?' : null;
    case null:
      return 'Do you have a tip or a fact of your own? Then I write that instead of asking your readers.';
    default:
      return null;
  }
}
