import * as v from 'valibot';
import { GAME_THEMES } from '../../core/casino/catalogue/catalogue-game.ts';
import { TOURNAMENT_STATES } from '../../core/promotions/tournaments/tournament-table.ts';
import type {
  OwnTournament,
  TournamentList,
  TournamentPage,
} from '../../core/promotions/tournaments/tournaments-gateway.ts';
import { LANGUAGES } from '../../core/site/config/language.ts';
import { wireCatalogueGame } from '../casino/catalogue-wire.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import { wireAmount, wireCount, wireCurrency, wireMillis, wireText } from '../http/wire.ts';

const MOST_ROWS = 100;

export const wireTournamentId = v.pipe(v.string(), v.regex(/^[a-z\d][a-z\d-]{0,59}$/));

const cardFields = {
  id: wireTournamentId,
  language: v.picklist(LANGUAGES),
  title: wireText,
  summary: wireText,
  theme: v.picklist(GAME_THEMES),
  state: v.picklist(TOURNAMENT_STATES),
  startsAt: wireMillis,
  endsAt: wireMillis,
  gameCount: wireCount,
  playerCount: wireCount,
  pool: wireAmount,
};

export const wireTournamentList = v.pipe(
  v.object({ serverTime: wireMillis, currency: wireCurrency, tournaments: v.array(v.object(cardFields)) }),
  v.rawTransform(({ dataset, addIssue, NEVER }): TournamentList => {
    const { tournaments, ...list } = dataset.value;
    const { amount, isExact } = minorReader(list.currency);
    const units = { ...list, tournaments: tournaments.map((card) => ({ ...card, pool: amount(card.pool) })) };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

export const wireTournamentPage = v.pipe(
  v.object({
    ...cardFields,
    serverTime: wireMillis,
    currency: wireCurrency,
    bestRounds: wireCount,
    prizes: v.pipe(v.array(v.object({ from: wireCount, to: wireCount, amount: wireAmount })), v.maxLength(MOST_ROWS)),
    rows: v.pipe(
      v.array(
        v.object({
          place: wireCount,
          player: v.pipe(v.string(), v.regex(/^\d{3}$/)),
          points: wireCount,
          bestPoints: wireCount,
          prize: wireAmount,
        }),
      ),
      v.maxLength(MOST_ROWS),
    ),
    games: v.array(wireCatalogueGame),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): TournamentPage => {
    const { pool, prizes, rows, ...page } = dataset.value;
    const { amount, isExact } = minorReader(page.currency);
    const units = {
      ...page,
      pool: amount(pool),
      prizes: prizes.map((step) => ({ ...step, amount: amount(step.amount) })),
      rows: rows.map((row) => ({ ...row, prize: amount(row.prize) })),
    };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

const wireOwnTournament = v.pipe(
  v.object({
    id: wireTournamentId,
    joinedAt: wireMillis,
    currency: wireCurrency,
    roundCount: wireCount,
    points: wireCount,
    bestPoints: wireCount,
    place: v.optional(wireCount),
    toNext: v.optional(wireCount),
    prize: wireAmount,
    isWithheld: v.boolean(),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): OwnTournament => {
    const { amount, isExact } = minorReader(dataset.value.currency);
    const units = { ...dataset.value, prize: amount(dataset.value.prize) };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

export const wireOwnTournaments = v.object({ mayJoin: v.boolean(), entries: v.array(wireOwnTournament) });
