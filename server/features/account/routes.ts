import * as calls from '../../../domain/api/account/user.ts';
import type { MediaPort } from '../../platform/ai/agents.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import { perUser, type RateLimit } from '../../platform/rate-limits.ts';
import { changeAvatar } from './avatar.ts';
import { changeProfile, detailsOf } from './details.ts';

export interface AccountRouteDeps {
  db: Database;
  mediaFor(userId: string): MediaPort;
  limits: { uploads: RateLimit };
}

/** Serves what people say about themselves. */
export function accountRoutes({ serve }: ApiRouter, { db, mediaFor, limits }: AccountRouteDeps): void {
  serve(calls.getUserDetails, [], async ({ caller }) => ({ data: await detailsOf(db, caller.userId) }));

  serve(calls.updateProfile, [], async ({ caller, input }) => ({
    message: 'Profile updated',
    data: await changeProfile(db, caller.userId, input),
  }));

  serve(calls.uploadAvatar, [perUser(limits.uploads)], async ({ caller, input }) => ({
    message: 'Avatar updated',
    data: { avatar_url: await changeAvatar(db, mediaFor(caller.userId), caller.userId, input.avatar) },
  }));
}
