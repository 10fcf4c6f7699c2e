import type { Transaction } from 'kysely';
import { prizeShare } from '../../../core/promotions/tournaments/tournament-table.ts';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import { hours, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import { payReward } from '../bonuses/pay-reward.ts';
import { mayReward } from '../bonuses/reward-permit.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { eachAlone } from '../each-alone.ts';
import { lockPlayer } from '../limits/permit-deposit.ts';
import { playerRegime } from '../limits/player-regime.ts';
import { initialAmounts } from '../players/player-accounts.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { hasOpenRounds, rankingOf, type KeptTournament, type PlayerRank } from './tournament-ranking.ts';

/** PRM-6 So long rounds that are on their way are waited for. */
const MOST_AWAITED: Millis = hours(12);

/** PRM-6 Pays the tournaments that are over, each in one transaction; one that fails stops no other. */
export async function settleTournaments(parts: SandboxParts, now: EpochMillis): Promise<void> {
  const due = await parts.database
    .selectFrom('tournaments')
    .selectAll()
    .where('settled_at', 'is', null)
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .execute();
  await eachAlone(parts, due, {
    name: ({ id }) => `tournament ${id}`,
    run: async (tournament) => {
      const isAwaited = now - tournament.ends_at < MOST_AWAITED;
      if (isAwaited && (await hasOpenRounds(parts.database, tournament))) return;
      await inTransaction(parts, async (transaction) => settle(transaction, parts, tournament));
    },
  });
}

/** The row of the tournament is what lets no second payment through. */
async function settle(
  transaction: Transaction<Tables>,
  parts: SandboxParts,
  tournament: KeptTournament,
): Promise<void> {
  const locked = await transaction
    .updateTable('tournaments')
    .set({ settled_at: parts.now() })
    .where('id', '=', tournament.id)
    .where('settled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (locked === undefined) return;
  const ranking = await rankingOf(transaction, tournament);
  // players are locked in one order, whoever pays them
  for (const rank of ranking.toSorted((one, other) => one.id - other.id)) {
    const paid = await payPrize(transaction, parts, { tournament, rank });
    const { id, points, bestPoints, place = null } = rank;
    await transaction
      .updateTable('tournament_entries')
      .set({ points, best_points: bestPoints, place, ...paid })
      .where('tournament_id', '=', tournament.id)
      .where('user_id', '=', id)
      .execute();
  }
}

/** PRM-7 Nothing is paid to whoever may be granted nothing. */
async function payPrize(
  transaction: Transaction<Tables>,
  parts: SandboxParts,
  { tournament, rank }: { readonly tournament: KeptTournament; readonly rank: PlayerRank },
): Promise<{ readonly prize: Minor; readonly is_withheld: boolean }> {
  const { id: userId, currency } = rank;
  const amount = prizeShare(rank, initialAmounts(currency, 1));
  if (amount === NO_MONEY) return { prize: NO_MONEY, is_withheld: false };
  await lockPlayer(transaction, userId);
  const regime = await playerRegime(parts, transaction, userId);
  if (!(await mayReward(transaction, userId, regime))) return { prize: NO_MONEY, is_withheld: true };
  const transfer = `tournament:${tournament.id}:${String(userId)}`;
  await payReward(transaction, { userId, transfer, kind: 'tournament-prize', currency, amount, at: regime.now });
  return { prize: amount, is_withheld: false };
}
