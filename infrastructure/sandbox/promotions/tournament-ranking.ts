import { sql, type Kysely } from 'kysely';
import * as v from 'valibot';
import {
  roundPoints,
  tournamentPoints,
  tournamentTable,
  type CountedRound,
  type PrizeStep,
  type TournamentRank,
} from '../../../core/promotions/tournaments/tournament-table.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { TournamentRecord } from '../database/promotions/promotion-tables.ts';
import type { Tables } from '../database/tables.ts';
import { rowsBy } from '../lotto/rows-by.ts';

export interface KeptTournament extends Omit<TournamentRecord, 'settled_at'> {
  readonly settled_at: EpochMillis | null;
}

/** How a player stands, and what is paid where it stays so. */
export interface PlayerRank extends TournamentRank<UserId> {
  readonly currency: string;
  readonly joinedAt: EpochMillis;
  readonly roundCount: number;
  readonly bestPoints: number;
}

const LADDER = v.array(v.object({ from: v.number(), to: v.number(), times: v.number() }));

export function readLadder({ prizes }: Pick<KeptTournament, 'prizes'>): readonly PrizeStep[] {
  return v.parse(LADDER, JSON.parse(prizes));
}

interface BestRound extends CountedRound {
  readonly user_id: UserId;
}

/** PRM-3, PRM-4 The table of a tournament by the rounds that count; of players with equal points the one who joined earlier comes first. */
export async function rankingOf(database: Kysely<Tables>, tournament: KeptTournament): Promise<readonly PlayerRank[]> {
  const entries = await database
    .selectFrom('tournament_entries')
    .select(['user_id', 'currency', 'joined_at'])
    .where('tournament_id', '=', tournament.id)
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute();
  if (entries.length === 0) return [];
  const rounds = rowsBy(await bestRounds(database, tournament), (round) => round.user_id);
  const known = new Map(
    entries.map(({ user_id: id, currency, joined_at: joinedAt }) => {
      const own = rounds.get(id) ?? [];
      const points = tournamentPoints(own, tournament.best_rounds);
      const bestPoints = Math.max(0, ...own.map(roundPoints));
      return [id, { id, currency, joinedAt, points, bestPoints, roundCount: own.length }] as const;
    }),
  );
  return tournamentTable([...known.values()], readLadder(tournament)).flatMap((rank) => {
    const entry = known.get(rank.id);
    return entry === undefined ? [] : [{ ...entry, ...rank }];
  });
}

/** The best rounds of each player, no more than count. */
async function bestRounds(
  database: Kysely<Tables>,
  { id, theme, starts_at: startsAt, ends_at: endsAt, best_rounds: best }: KeptTournament,
): Promise<readonly BestRound[]> {
  const { rows } = await sql<{ readonly user_id: UserId; readonly stake: Minor; readonly win: Minor }>`
    select user_id, stake, win from (
      select rounds.user_id, rounds.stake, rounds.win,
        row_number() over (partition by rounds.user_id order by rounds.win::numeric / rounds.stake desc, rounds.at) as place
      from tournament_entries as entries
      join casino_rounds as rounds on rounds.user_id = entries.user_id and rounds.at >= entries.joined_at
        and rounds.at >= ${startsAt} and rounds.at < ${endsAt} and rounds.state = 'finished'
        and not exists (select from bonus_rounds where bonus_rounds.round_id = rounds.id)
      join casino_games as games on games.id = rounds.game_id and games.theme = ${theme}
      where entries.tournament_id = ${id}) as ranked
    where place <= ${best} order by user_id, place`.execute(database);
  return rows;
}

/** PRM-6 Whether a round of a player of the tournament is still on its way. */
export async function hasOpenRounds(
  database: Kysely<Tables>,
  { id, ends_at: endsAt }: Pick<KeptTournament, 'id' | 'ends_at'>,
): Promise<boolean> {
  const open = await database
    .selectFrom('tournament_entries')
    .innerJoin('casino_rounds', 'casino_rounds.user_id', 'tournament_entries.user_id')
    .select('casino_rounds.id')
    .where('tournament_id', '=', id)
    .where('casino_rounds.state', 'in', ['asked', 'open'])
    .where('casino_rounds.at', '<', endsAt)
    .whereRef('casino_rounds.at', '>=', 'tournament_entries.joined_at')
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
