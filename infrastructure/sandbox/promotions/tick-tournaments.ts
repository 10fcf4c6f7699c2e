import { seriesNumber, seriesTerm } from '../../../core/promotions/tournaments/tournament-table.ts';
import { seconds, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import { eachAlone } from '../each-alone.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { settleTournaments } from './settle-tournaments.ts';

const CHECKED_EVERY: Millis = seconds(10);
/** The one that goes on, and the one after. */
const AHEAD = 2;

/** Announces the tournaments to come, and pays those that are over. */
export async function tickTournaments(parts: SandboxParts, now: EpochMillis): Promise<void> {
  const { upkeep } = parts;
  if (upkeep.tournamentsCheckedAt !== undefined && Math.abs(now - upkeep.tournamentsCheckedAt) < CHECKED_EVERY) return;
  await eachAlone(parts, [announceTournaments, settleTournaments], {
    name: (run) => (run === settleTournaments ? 'tournaments that are over' : 'tournaments to come'),
    run: async (run) => run(parts, now),
  });
  upkeep.tournamentsCheckedAt = now;
}

/** PRM-1 Sees to it that each series has a tournament that goes on and one to come. */
async function announceTournaments({ database }: Pick<SandboxParts, 'database'>, now: EpochMillis): Promise<void> {
  const series = await database.selectFrom('tournament_series').selectAll().orderBy('position').execute();
  const rows = series.flatMap(({ id, theme, first_at: firstAt, period, length, best_rounds, prizes }) => {
    const rhythm = { firstAt, period, length };
    const number = seriesNumber(rhythm, now);
    return Array.from({ length: AHEAD }, (_, ahead) => {
      const { startsAt, endsAt } = seriesTerm(rhythm, number + ahead);
      const own = `${id}-${String(number + ahead + 1)}`;
      return { id: own, series: id, theme, starts_at: startsAt, ends_at: endsAt, best_rounds, prizes };
    }).filter(({ ends_at: endsAt }) => endsAt > now);
  });
  if (rows.length === 0) return;
  await database
    .insertInto('tournaments')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
