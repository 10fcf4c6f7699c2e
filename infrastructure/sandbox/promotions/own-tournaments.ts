import type { Transaction } from 'kysely';
import { prizeShare } from '../../../core/promotions/tournaments/tournament-table.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { days, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { WireReply } from '../../http/call.ts';
import type { OWN_TOURNAMENTS } from '../../promotions/tournament-calls.ts';
import { mayReward } from '../bonuses/reward-permit.ts';
import type { Tables } from '../database/tables.ts';
import { playerRegime } from '../limits/player-regime.ts';
import { BONUS_ACCOUNT, initialAmounts, majorAmount } from '../players/player-accounts.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { rankingOf, type KeptTournament } from './tournament-ranking.ts';

/** So long a tournament that is over is still told of. */
export const TOLD_FOR: Millis = days(30);

type WireOwn = WireReply<typeof OWN_TOURNAMENTS>;
type TournamentParts = Pick<SandboxParts, 'jurisdiction' | 'now'>;

/** What the player has joined; each query names its owner. */
export async function ownTournaments(
  transaction: Transaction<Tables>,
  parts: TournamentParts,
  userId: UserId,
): Promise<WireOwn> {
  const regime = await playerRegime(parts, transaction, userId);
  const joined = await transaction
    .selectFrom('tournament_entries')
    .innerJoin('tournaments', 'tournaments.id', 'tournament_entries.tournament_id')
    .selectAll('tournaments')
    .select(['currency', 'joined_at', 'prize', 'is_withheld'])
    .where('user_id', '=', userId)
    .where('ends_at', '>', regime.now - TOLD_FOR)
    .orderBy('ends_at', 'desc')
    .execute();
  const entries: WireOwn['entries'] = [];
  for (const entry of joined) entries.push(await entryOf(transaction, userId, entry));
  return { mayJoin: await mayReward(transaction, userId, regime), entries };
}

type JoinedTournament = KeptTournament & {
  readonly currency: string;
  readonly joined_at: EpochMillis;
  readonly prize: Minor;
  readonly is_withheld: boolean;
};

async function entryOf(
  transaction: Transaction<Tables>,
  userId: UserId,
  { currency, joined_at: joinedAt, prize, is_withheld: isWithheld, ...tournament }: JoinedTournament,
): Promise<WireOwn['entries'][number]> {
  const ranking = await rankingOf(transaction, tournament);
  const own = ranking.find(({ id }) => id === userId);
  const points = own?.points ?? 0;
  const above = ranking.findLast((other) => other.points > points);
  const expected = own === undefined ? prize : prizeShare(own, initialAmounts(currency, 1));
  return {
    id: tournament.id,
    joinedAt,
    currency,
    roundCount: own?.roundCount ?? 0,
    points,
    bestPoints: own?.bestPoints ?? 0,
    ...(own?.place === undefined ? {} : { place: own.place }),
    ...(above === undefined ? {} : { toNext: above.points - points }),
    prize: majorAmount(tournament.settled_at === null ? expected : prize, currency),
    isWithheld,
  };
}

interface Wish {
  readonly userId: UserId;
  readonly tournament: KeptTournament;
  readonly isIn: boolean;
  readonly currency: string;
}

/** PRM-7, PRM-9 Joins or leaves; asked once the player is locked. */
export async function takePart(
  transaction: Transaction<Tables>,
  parts: TournamentParts,
  { userId, tournament: { id, ends_at: endsAt }, isIn, currency }: Wish,
): Promise<Refusal | undefined> {
  const regime = await playerRegime(parts, transaction, userId);
  if (regime.now >= endsAt) return refuse(409, 'over');
  if (!isIn) {
    await transaction
      .deleteFrom('tournament_entries')
      .where('tournament_id', '=', id)
      .where('user_id', '=', userId)
      .execute();
    return undefined;
  }
  if (!(await mayReward(transaction, userId, regime))) return refuse(403, 'not-courted');
  const account = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('currency', '=', currency)
    .where('type_id', '<>', BONUS_ACCOUNT)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (account === undefined) return refuse(404, 'account-unavailable');
  await transaction
    .insertInto('tournament_entries')
    .values({ tournament_id: id, user_id: userId, currency, joined_at: regime.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return undefined;
}
