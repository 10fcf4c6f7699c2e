import { GIVE_UP_BONUS, PLAYER_BONUSES } from '../../promotions/bonus-account-calls.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import { playerRegime } from '../limits/player-regime.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { giveUpBonus } from './end-bonus.ts';
import { bonusesOf } from './player-bonuses.ts';

type BonusParts = Pick<SandboxParts, 'database' | 'random' | 'jurisdiction' | 'now'>;

/** What a player is granted, and the way to give it back. */
export function servePlayerBonuses(api: ServedApi, parts: BonusParts): void {
  serveCall(api, PLAYER_BONUSES, async ({ session: { userId } }) =>
    inTransaction(parts, async (transaction) =>
      bonusesOf(transaction, userId, await playerRegime(parts, transaction, userId)),
    ),
  );
  serveCall(api, GIVE_UP_BONUS, async ({ session: { userId }, body: { idBonus: id } }) =>
    inTransaction(parts, async (transaction) => {
      const regime = await playerRegime(parts, transaction, userId);
      if (!(await giveUpBonus(transaction, { userId, id }, regime.now))) return refuse(404, 'bonus');
      return bonusesOf(transaction, userId, regime);
    }),
  );
}
