import * as v from 'valibot';
import type { LeagueRow } from '../../core/sports/statistics/league-table.ts';
import { PLAYER_POSITIONS } from '../../core/sports/game/line-up.ts';
import { readDuelPick, type DuelPick } from '../../core/sports/statistics/duel-address.ts';
import { DUEL_FIGURES, type DuelPlayer } from '../../core/sports/statistics/players-duel.ts';
import { FORM_LENGTH, type PastGame, type PastOutcome } from '../../core/sports/statistics/past-game.ts';
import { defineCall } from '../http/call.ts';
import { queryLanguage, queryNumber, wireCount, wireCountry, wireId, wireMillis, wireText } from '../http/wire.ts';
import { wireNamed, wireOpponent } from './game-wire.ts';

const OUTCOMES: Readonly<Record<string, PastOutcome>> = { w: 'won', d: 'drawn', l: 'lost' };

const wireRecord = v.object({
  won: wireCount,
  drawn: wireCount,
  lost: wireCount,
  scored: wireCount,
  conceded: wireCount,
});

const wireForm = v.pipe(
  v.string(),
  v.regex(/^[wdl]*$/),
  v.maxLength(FORM_LENGTH),
  v.transform((form) => form.split('').flatMap((letter) => OUTCOMES[letter] ?? [])),
);

const wirePast = v.object({
  id: wireId,
  startsAt: wireMillis,
  home: wireOpponent,
  away: wireOpponent,
  score: v.object({ home: wireCount, away: wireCount }),
});

const wireRow = v.object({ side: wireOpponent, home: wireRecord, away: wireRecord, form: wireForm });

export const CHAMP_STATISTICS = defineCall({
  name: 'champStatistics',
  summary:
    'The table of a season, or the tables of the last days where a competition holds none, and the newest of their games',
  method: 'GET',
  path: '/web-api/sports/champs/:id/statistics',
  params: v.object({ id: queryNumber }),
  query: v.object({ lng: queryLanguage }),
  reply: v.object({
    champId: wireId,
    sportId: wireId,
    ...wireNamed,
    countryCode: wireCountry,
    since: wireMillis,
    until: v.optional(wireMillis),
    finalId: v.optional(wireId),
    outsiders: v.optional(wireCount),
    hasDuels: v.optional(v.boolean()),
    tables: v.pipe(v.array(v.pipe(v.array(wireRow), v.maxLength(100))), v.maxLength(50)),
    games: v.pipe(v.array(wirePast), v.maxLength(20)),
  }),
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});

export const GAME_HISTORY = defineCall({
  name: 'gameHistory',
  summary: 'What both sides of a game played in its competition before it, and their meetings',
  method: 'GET',
  path: '/web-api/sports/game/:id/history',
  params: v.object({ id: queryNumber }),
  query: v.object({ lng: queryLanguage }),
  reply: v.object({
    champId: wireId,
    since: wireMillis,
    home: v.pipe(v.array(wirePast), v.maxLength(10)),
    away: v.pipe(v.array(wirePast), v.maxLength(10)),
    meetings: v.pipe(v.array(wirePast), v.maxLength(12)),
    hasDuels: v.optional(v.boolean()),
  }),
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});

const queryPick = v.pipe(
  v.string(),
  v.transform(readDuelPick),
  v.custom<DuelPick>((pick) => pick !== undefined),
);

const wireDuelPlayer = v.object({
  side: wireOpponent,
  shirt: v.optional(wireCount),
  squad: v.pipe(
    v.array(v.object({ number: wireCount, name: wireText, position: v.picklist(PLAYER_POSITIONS) })),
    v.maxLength(40),
  ),
  figures: v.pipe(v.array(v.object({ kind: v.picklist(DUEL_FIGURES), amount: wireCount })), v.maxLength(20)),
  form: wireForm,
});

export const PLAYERS_DUEL = defineCall({
  name: 'playersDuel',
  summary: 'Two players of a competition side by side: what both played, and their meetings',
  method: 'GET',
  path: '/web-api/sports/champs/:id/duel',
  params: v.object({ id: queryNumber }),
  query: v.object({ lng: queryLanguage, one: v.optional(queryPick), other: v.optional(queryPick) }),
  reply: v.object({
    champId: wireId,
    sportId: wireId,
    ...wireNamed,
    countryCode: wireCountry,
    since: wireMillis,
    sides: v.pipe(v.array(wireOpponent), v.maxLength(400)),
    players: v.tuple([wireDuelPlayer, wireDuelPlayer]),
    meetings: v.pipe(v.array(wirePast), v.maxLength(12)),
  }),
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});

export function writeDuelPlayer({
  side,
  squad,
  figures,
  form,
  ...player
}: DuelPlayer): v.InferInput<typeof wireDuelPlayer> {
  return {
    ...player,
    side: { ...side },
    squad: squad.map(({ number, name, position }) => ({ number, name, position })),
    figures: figures.map((figure) => ({ ...figure })),
    form: writeForm(form),
  };
}

function writeForm(form: readonly PastOutcome[]): string {
  return form.map(([letter]) => letter).join('');
}

export function writeLeagueRow({ side, home, away, form }: LeagueRow): v.InferInput<typeof wireRow> {
  return {
    side: { ...side },
    home: { ...home },
    away: { ...away },
    form: writeForm(form),
  };
}

export function writePastGame({ home, away, score, ...game }: PastGame): v.InferInput<typeof wirePast> {
  return { ...game, home: { ...home }, away: { ...away }, score: { ...score } };
}
