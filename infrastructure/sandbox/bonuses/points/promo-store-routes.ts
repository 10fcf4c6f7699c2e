import { BUY_PROMO_CODE, PROMO_STORE } from '../../../promotions/promo-store-calls.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import { playerRegime } from '../../limits/player-regime.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { buyPromoCode, storeOf } from './promo-store.ts';

/** The store of promo codes that are paid with points. */
export function servePromoStore(
  api: ServedApi,
  parts: Pick<SandboxParts, 'database' | 'random' | 'jurisdiction' | 'now'>,
): void {
  serveCall(api, PROMO_STORE, async ({ session: { userId } }) =>
    inTransaction(parts, async (transaction) =>
      storeOf(transaction, userId, await playerRegime(parts, transaction, userId)),
    ),
  );
  serveCall(api, BUY_PROMO_CODE, async ({ session: { userId }, body: { id }, key }) => {
    const code = `PTS-${parts.random.uuid().slice(0, 8).toUpperCase()}`;
    return inTransaction(parts, async (transaction) =>
      buyPromoCode(transaction, { userId, id, key, code }, await playerRegime(parts, transaction, userId)),
    );
  });
}
