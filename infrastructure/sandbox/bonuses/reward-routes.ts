import type { UserId } from '../../../core/shared/ids.ts';
import { REWARDS } from '../../promotions/reward-calls.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import { playerRegime } from '../limits/player-regime.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { givenTo } from './given-rewards.ts';
import { hasDeposit } from './grant-bonus.ts';
import { pointsOf } from './points/earned-points.ts';
import { mayReward } from './reward-permit.ts';

/** RWD-1, RWD-2 What a player was given, and may take. */
export function serveRewards(
  api: ServedApi,
  parts: Pick<SandboxParts, 'database' | 'random' | 'jurisdiction' | 'now'>,
): void {
  serveCall(api, REWARDS, async ({ session: { userId } }) =>
    inTransaction(parts, async (transaction) => {
      const isOpen = await mayReward(transaction, userId, await playerRegime(parts, transaction, userId));
      const rewards = await givenTo(transaction, userId);
      const open = async (id: UserId) => ({
        points: await pointsOf(transaction, id),
        isBonusOffered: !(await hasDeposit(transaction, id)),
        going: rewards.filter(({ state }) => state === 'going').length,
      });
      return { ...(isOpen ? { open: await open(userId) } : {}), rewards };
    }),
  );
}
