import type { Kysely } from 'kysely';
import type { Language } from '../../../core/site/config/language.ts';
import { ladderAmounts, prizeShare, tournamentState } from '../../../core/promotions/tournaments/tournament-table.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { WireReply } from '../../http/call.ts';
import type { TOURNAMENT, TOURNAMENTS } from '../../promotions/tournament-calls.ts';
import { keptGames, readKeptGame } from '../casino/kept-games.ts';
import type { Tables } from '../database/tables.ts';
import { bestVersion } from '../information/best-version.ts';
import { initialAmounts, majorAmount } from '../players/player-accounts.ts';
import { readLadder, rankingOf, type KeptTournament } from './tournament-ranking.ts';

const ROWS_SHOWN = 50;
const GAMES_SHOWN = 12;

export interface TournamentAsk {
  readonly language: Language;
  readonly currency: string;
  readonly now: EpochMillis;
}

type WireCard = WireReply<typeof TOURNAMENTS>['tournaments'][number];

/** What the list says of tournaments; one without a text is not shown. */
export async function cardsOf(
  database: Kysely<Tables>,
  tournaments: readonly KeptTournament[],
  { language, currency, now }: TournamentAsk,
): Promise<readonly WireCard[]> {
  if (tournaments.length === 0) return [];
  const { texts, games, players } = await factsOf(
    database,
    tournaments.map(({ id }) => id),
  );
  return tournaments.flatMap((tournament) => {
    const { id, series, theme, starts_at: startsAt, ends_at: endsAt, settled_at: settledAt } = tournament;
    const written = bestVersion(
      texts.filter((text) => text.id === series),
      language,
    );
    if (written === undefined) return [];
    return [
      {
        id,
        language: written.language,
        title: written.title,
        summary: written.summary,
        theme,
        state: tournamentState({ startsAt, endsAt, isSettled: settledAt !== null }, now),
        startsAt,
        endsAt,
        gameCount: games.find((each) => each.theme === theme)?.count ?? 0,
        playerCount: players.find((each) => each.tournament_id === id)?.count ?? 0,
        pool: majorAmount(initialAmounts(currency, ladderAmounts(readLadder(tournament))), currency),
      },
    ];
  });
}

async function factsOf(database: Kysely<Tables>, ids: readonly string[]) {
  const texts = await database
    .selectFrom('promotion_texts')
    .select(['id', 'language', 'title', 'summary'])
    .where('kind', '=', 'tournament')
    .execute();
  const games = await database
    .selectFrom('casino_games')
    .select((of) => ['theme', of.fn.countAll<number>().as('count')])
    .groupBy('theme')
    .execute();
  const players = await database
    .selectFrom('tournament_entries')
    .select((of) => ['tournament_id', of.fn.countAll<number>().as('count')])
    .where('tournament_id', 'in', ids)
    .groupBy('tournament_id')
    .execute();
  return { texts, games, players };
}

/** What the page of one says. */
export async function tournamentPageOf(
  database: Kysely<Tables>,
  tournament: KeptTournament,
  ask: TournamentAsk,
): Promise<WireReply<typeof TOURNAMENT> | undefined> {
  const { currency, now } = ask;
  const [card] = await cardsOf(database, [tournament], ask);
  if (card === undefined) return undefined;
  const games = await keptGames(database)
    .where('theme', '=', tournament.theme)
    .orderBy('rank')
    .limit(GAMES_SHOWN)
    .execute();
  return {
    ...card,
    serverTime: now,
    currency,
    bestRounds: tournament.best_rounds,
    prizes: readLadder(tournament).map(({ from, to, times }) => ({
      from,
      to,
      amount: majorAmount(initialAmounts(currency, times), currency),
    })),
    rows: await rowsOf(database, tournament, currency),
    games: games.map(readKeptGame),
  };
}

async function rowsOf(database: Kysely<Tables>, tournament: KeptTournament, currency: string) {
  const ranking = await rankingOf(database, tournament);
  const amount: Minor = initialAmounts(currency, 1);
  return ranking.slice(0, ROWS_SHOWN).flatMap(({ place, id, points, bestPoints, ...share }) =>
    place === undefined
      ? []
      : [
          {
            place,
            // PRM-8
            player: String(id).padStart(3, '0').slice(-3),
            points,
            bestPoints,
            prize: majorAmount(prizeShare(share, amount), currency),
          },
        ],
  );
}
