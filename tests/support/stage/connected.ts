import type { Platform } from '../../../domain/post/platforms.ts';
import { sealTokens } from '../../../server/features/publishing/tokens.ts';
import { createKeyBox } from '../../../server/platform/key-box.ts';
import type { Tokens } from '../../../server/platform/publishers/publisher.ts';
import type { TestProduct } from '../product.ts';

/** Connects somebody's account without asking its network. */
export async function connectAccount(
  product: Pick<TestProduct, 'dataDir' | 'sql'>,
  userId: string,
  { access = 'first', accountId = 'ada', accountName = 'Ada Lovelace', platform = 'linkedin' as Platform } = {},
): Promise<void> {
  const box = createKeyBox({ secretKey: null, dataDir: product.dataDir });
  const tokens: Tokens = { access, refresh: null, expiresAt: null };
  await product.sql(
    `insert into network_connections (user_id, platform, account_id, account_name, sealed) values ($1, $2, $3, $4, $5)
     on conflict (user_id, platform) do update set sealed = excluded.sealed, broken_reason = null, created_at = now()`,
    [userId, platform, accountId, accountName, await sealTokens(box, userId, platform, tokens)],
  );
}
