import * as v from 'valibot';
import type { GameRound } from '../../core/casino/games/game-round.ts';
import { HOUSE_GAME_IDS } from '../../core/casino/games/house-game.ts';
import { ROUND_REFUSALS, ROUND_STATES } from '../../core/casino/rounds/casino-round.ts';
import { defineCall } from '../http/call.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import { wireAccountId, wireAmount, wireCount, wireCurrency, wireMillis } from '../http/wire.ts';
import { wireSeedsOfRound } from './round-calls.ts';

const MOST_NUMBERS = 64;

const wireGame = v.picklist(HOUSE_GAME_IDS);
const numbers = v.pipe(v.array(v.pipe(wireCount, v.maxValue(999))), v.maxLength(MOST_NUMBERS));

const roundFields = {
  id: v.pipe(v.string(), v.uuid()),
  game: wireGame,
  state: v.picklist(ROUND_STATES),
  refusal: v.optional(v.picklist(ROUND_REFUSALS)),
  currency: wireCurrency,
  stake: wireAmount,
  win: wireAmount,
  choice: numbers,
  drawn: v.optional(numbers),
  isTurn: v.optional(v.literal(true)),
  seeds: v.optional(wireSeedsOfRound),
  at: wireMillis,
};

const wireRound = v.pipe(
  v.object(roundFields),
  v.rawTransform(({ dataset, addIssue, NEVER }): GameRound => {
    const round = dataset.value;
    const { amount, isExact } = minorReader(round.currency);
    const units = { ...round, stake: amount(round.stake), win: amount(round.win) };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

const wireOrder = v.pipe(
  v.object({
    game: wireGame,
    accountId: wireAccountId,
    currency: wireCurrency,
    stake: wireAmount,
    choice: numbers,
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { amount, isExact } = minorReader(dataset.value.currency);
    const units = { ...dataset.value, stake: amount(dataset.value.stake) };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

export const GAME_STAKES = defineCall({
  name: 'gameStakes',
  summary: 'What a game of the house is played with in a currency; none where it is not played in',
  method: 'GET',
  path: '/web-api/games/stakes/:game',
  params: v.object({ game: wireGame }),
  query: v.object({ currency: wireCurrency }),
  reply: v.object({ stakes: v.array(wireAmount) }),
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});

export const PLAY_GAME = defineCall({
  name: 'playGame',
  summary:
    'Plays a round of a game of the house once under its Idempotency-Key (UUID); a repeat is answered with the same round. 404 for no stake or no choice of it, 409 before there is a seed, 422 where the key came with another order',
  method: 'POST',
  path: '/web-api/games/rounds',
  body: wireOrder,
  reply: wireRound,
  access: 'player',
  changes: 'money',
  isKeyed: true,
  timeout: 8000,
});

export const MOVE_GAME = defineCall({
  name: 'moveGame',
  summary:
    'Goes on with a round that waits for its player, by a move and how many there were before it; a repeat is answered alike. 404 for no round of the player, 409 where the round does not wait for that move',
  method: 'POST',
  path: '/web-api/games/rounds/:id/moves',
  params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  body: v.object({ at: v.pipe(wireCount, v.maxValue(MOST_NUMBERS)), move: v.pipe(wireCount, v.maxValue(999)) }),
  reply: wireRound,
  access: 'player',
  changes: 'money',
  isOpenBeforeTerms: true,
  timeout: 8000,
});

export const GAME_ROUNDS = defineCall({
  name: 'gameRounds',
  summary: 'The rounds of the player in a game of the house, the latest first',
  method: 'GET',
  path: '/web-api/games/rounds',
  query: v.object({ game: wireGame }),
  reply: v.object({ rounds: v.array(wireRound) }),
  access: 'player',
  changes: 'none',
});
