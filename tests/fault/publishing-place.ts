import { expect, vi } from 'vitest';
import type { PublicationState } from '../../domain/post/publication.ts';
import { type LinkedInServer, startLinkedIn } from '../support/networks/linkedin.ts';
import { linkedInSettings, xSettings } from '../support/networks/settings.ts';
import { startX, type XServer } from '../support/networks/x.ts';
import { connectAccount } from '../support/stage/connected.ts';
import { openWorkplace, type Workplace } from './workplace.ts';

export const LINKEDIN_POSTS = '/rest/posts';
export const X_POSTS = '/2/tweets';

/** A workplace whose person has connected LinkedIn, which can't be asked what was posted, and X, which can. */
export interface PublishingPlace extends Workplace {
  linkedIn: LinkedInServer;
  x: XServer;
  /** Puts posts for both networks on the schedule, each with words of its own, due in a moment. */
  post(count: number, everyMs?: number): Promise<void>;
  /** Waits until nothing is under way any more; gives how many stand where, network by network. */
  settled(): Promise<Record<'linkedin' | 'twitter', Partial<Record<PublicationState, number>>>>;
  /** Each post was sent to its network at most once, and the ledger says the truth about it. */
  checkLedger(): Promise<void>;
}

interface Row {
  platform: 'linkedin' | 'twitter';
  text: string;
  state: PublicationState;
}

export async function openPublishingPlace(postgresUrl: string): Promise<PublishingPlace> {
  const linkedIn = await startLinkedIn();
  const x = await startX();
  const place = await openWorkplace(postgresUrl, { ...linkedInSettings(linkedIn), ...xSettings(x) });
  const userId = place.person.user.id;
  await connectAccount(place, userId, {
    access: linkedIn.desk.grant('openid', 'profile', 'w_member_social'),
    accountId: linkedIn.person.sub,
  });
  await connectAccount(place, userId, {
    access: x.desk.grant('tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access'),
    accountId: x.person.id,
    platform: 'twitter',
  });
  let scheduled = 0;
  const rows = (): Promise<Row[]> =>
    place.sql('select platform, text, state from posts join publications on post_id = id');

  return {
    ...place,
    linkedIn,
    x,
    post: async (count, everyMs = 0) => {
      const texts = Array.from({ length: count }, () => `Fresh bread ${++scheduled}`);
      await place.sql(
        `insert into scheduled_workflows (user_id, name, scheduled_for, time_zone, platforms, agent_type, agents, connections)
         select $1, text, clock_timestamp() + interval '2 seconds' + make_interval(secs => at * $3 / 1000.0), 'UTC',
           '["linkedin", "twitter"]', 'custom',
           jsonb_build_array(jsonb_build_object('id', 'a', 'type', 'chat', 'name', 'Text', 'input', text, 'description', '', 'verbatim', true)),
           '[]'
         from unnest($2::text[]) with ordinality as given (text, at)`,
        [userId, texts, everyMs],
      );
      await place.sql(`select pg_notify('fanfare_schedule', '')`);
    },
    settled: () =>
      vi.waitFor(
        async () => {
          const all = await rows();
          expect(all).toHaveLength(scheduled * 2);
          expect(all.filter(({ state }) => state === 'queued' || state === 'sending')).toEqual([]);
          const count = (platform: Row['platform']) => {
            const states = Map.groupBy(
              all.filter((row) => row.platform === platform),
              ({ state }) => state,
            );
            return Object.fromEntries([...states].map(([state, { length }]) => [state, length]));
          };
          return { linkedin: count('linkedin'), twitter: count('twitter') };
        },
        { timeout: 120_000, interval: 100 },
      ),
    checkLedger: async () => {
      const asked = {
        linkedin: counted(
          linkedIn.calls
            .filter(({ url }) => url.pathname === LINKEDIN_POSTS)
            .map((call) => call.json<{ commentary: string }>().commentary),
        ),
        twitter: counted(
          x.calls
            .filter(({ url, method }) => url.pathname === X_POSTS && method === 'POST')
            .map((call) => call.json<{ text: string }>().text),
        ),
      };
      const there = {
        linkedin: counted(linkedIn.posts.map(({ commentary }) => commentary)),
        twitter: counted(x.posts.map(({ text }) => text)),
      };
      for (const { platform, text, state } of await rows()) {
        const stands = there[platform].get(text) ?? 0;
        const told = { platform, text, state, asked: asked[platform].get(text) ?? 0, stands };
        expect(told.asked, JSON.stringify(told)).toBeLessThanOrEqual(1);
        expect(stands, JSON.stringify(told)).toBeLessThanOrEqual(1);
        expect(state === 'sent' ? stands === 1 : state === 'unconfirmed', JSON.stringify(told)).toBe(true);
      }
    },
    close: async () => {
      await place.close();
      await linkedIn.close();
      await x.close();
    },
  };
}

function counted(texts: string[]): Map<string, number> {
  return new Map([...Map.groupBy(texts, (text) => text)].map(([text, { length }]) => [text, length]));
}
