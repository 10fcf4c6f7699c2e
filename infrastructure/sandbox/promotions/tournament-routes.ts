import type { Kysely } from 'kysely';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { OWN_TOURNAMENTS, TAKE_PART, TOURNAMENT, TOURNAMENTS } from '../../promotions/tournament-calls.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { DEFAULT_PROFILE } from '../jurisdiction-profile.ts';
import { lockPlayer } from '../limits/permit-deposit.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { ownTournaments, TOLD_FOR, takePart } from './own-tournaments.ts';
import type { KeptTournament } from './tournament-ranking.ts';
import { cardsOf, tournamentPageOf } from './tournament-view.ts';

const MOST_SHOWN = 60;

/** Tournaments of slots: what there is, how they stand, and taking part. */
export function serveTournaments(
  api: ServedApi,
  parts: Pick<SandboxParts, 'database' | 'random' | 'jurisdiction' | 'now'>,
): void {
  serveTournamentPages(api, parts);
  const { now } = parts;
  serveCall(api, OWN_TOURNAMENTS, async ({ session: { userId } }) =>
    inTransaction(parts, async (transaction) => ownTournaments(transaction, parts, userId)),
  );
  serveCall(api, TAKE_PART, async ({ session: { userId }, params: { id }, body: wish }) =>
    inTransaction(parts, async (transaction) => {
      await lockPlayer(transaction, userId);
      const tournament = await tournamentBy(transaction, id, now());
      if (tournament === undefined) return refuse(404, 'tournament');
      return (
        (await takePart(transaction, parts, { ...wish, userId, tournament })) ??
        (await ownTournaments(transaction, parts, userId))
      );
    }),
  );
}

function serveTournamentPages(api: ServedApi, { database, now }: Pick<SandboxParts, 'database' | 'now'>): void {
  serveCall(api, TOURNAMENTS, async ({ query: { lng: language, currency } }) => {
    if (!DEFAULT_PROFILE.currencies.includes(currency)) return refuse(400, 'unknown-currency');
    const at = now();
    const tournaments = await database
      .selectFrom('tournaments')
      .selectAll()
      .where('ends_at', '>', at - TOLD_FOR)
      .orderBy('ends_at')
      .orderBy('id')
      .limit(MOST_SHOWN)
      .execute();
    const cards = await cardsOf(database, tournaments, { language, currency, now: at });
    return { serverTime: at, currency, tournaments: [...cards] };
  });
  serveCall(api, TOURNAMENT, async ({ params: { id }, query: { lng: language, currency } }) => {
    if (!DEFAULT_PROFILE.currencies.includes(currency)) return refuse(400, 'unknown-currency');
    const at = now();
    const tournament = await tournamentBy(database, id, at);
    const page =
      tournament === undefined
        ? undefined
        : await tournamentPageOf(database, tournament, { language, currency, now: at });
    return page ?? refuse(404, 'tournament');
  });
}

/** One by its id, else the newest of a series that has begun, else the first to come. */
async function tournamentBy(
  database: Kysely<Tables>,
  id: string,
  now: EpochMillis,
): Promise<KeptTournament | undefined> {
  const known = await database.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
  if (known !== undefined) return known;
  const ofSeries = await database
    .selectFrom('tournaments')
    .selectAll()
    .where('series', '=', id)
    .orderBy('starts_at', 'desc')
    .limit(2)
    .execute();
  return ofSeries.find(({ starts_at: startsAt }) => startsAt <= now) ?? ofSeries.at(-1);
}
