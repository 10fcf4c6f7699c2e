import * as v from 'valibot';
import { ROUND_REFUSALS, ROUND_STATES, type CasinoRound } from '../../core/casino/rounds/casino-round.ts';
import { isPlayerSeed } from '../../core/casino/rounds/fair-round.ts';
import { REEL_LENGTH } from '../../core/casino/rounds/slot-machine.ts';
import { defineCall } from '../http/call.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import { queryNumber, wireAccountId, wireAmount, wireCount, wireCurrency, wireId, wireMillis } from '../http/wire.ts';
import { wireJackpotLevel } from './jackpot-calls.ts';
import { wireCatalogueGame, wireMachine } from './catalogue-wire.ts';

const FRAME_ADDRESS = /^(?:https:\/\/|http:\/\/127\.0\.0\.1:\d{2,5}\/)[^\s?#]+$/;
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const playerSeed = v.pipe(v.string(), v.check(isPlayerSeed));

/** RND-7 What a round was drawn from, as it is told. */
export const wireSeedsOfRound = v.object({
  serverHash: digest,
  serverSeed: v.optional(digest),
  playerSeed,
  nonce: wireCount,
});

const roundFields = {
  id: v.pipe(v.string(), v.uuid()),
  gameId: wireId,
  machine: wireMachine,
  state: v.picklist(ROUND_STATES),
  refusal: v.optional(v.picklist(ROUND_REFUSALS)),
  currency: wireCurrency,
  stake: wireAmount,
  win: wireAmount,
  jackpot: v.optional(v.object({ levels: v.pipe(v.array(wireJackpotLevel), v.minLength(1)), amount: wireAmount })),
  stops: v.optional(v.pipe(v.array(v.pipe(wireCount, v.maxValue(REEL_LENGTH - 1))), v.maxLength(5))),
  seeds: v.optional(wireSeedsOfRound),
  at: wireMillis,
};

const wireRound = v.pipe(
  v.object(roundFields),
  v.rawTransform(({ dataset, addIssue, NEVER }): CasinoRound => {
    const round = dataset.value;
    const { amount, isExact } = minorReader(round.currency);
    const jackpot = round.jackpot && { ...round.jackpot, amount: amount(round.jackpot.amount) };
    const units = { ...round, stake: amount(round.stake), win: amount(round.win), jackpot };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

const wireRoundOrder = v.pipe(
  v.object({ gameId: wireId, accountId: wireAccountId, currency: wireCurrency, stake: wireAmount }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { amount, isExact } = minorReader(dataset.value.currency);
    const units = { ...dataset.value, stake: amount(dataset.value.stake) };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

const wireSeeds = v.object({
  current: v.optional(v.object({ serverHash: digest, playerSeed, nonce: wireCount })),
  nextHash: digest,
});

export const CASINO_GAME = defineCall({
  name: 'casinoGame',
  summary: 'A game, the page of its provider and its stakes in a currency; 404 for what is no game',
  method: 'GET',
  path: '/web-api/casino/games/:id',
  params: v.object({ id: queryNumber }),
  query: v.object({ currency: wireCurrency }),
  reply: v.object({
    game: wireCatalogueGame,
    frame: v.optional(v.pipe(v.string(), v.maxLength(2048), v.regex(FRAME_ADDRESS))),
    currency: wireCurrency,
    stakes: v.array(wireAmount),
  }),
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});

export const PLAY_ROUND = defineCall({
  name: 'playRound',
  summary:
    'Plays a round once under its Idempotency-Key (UUID); a repeat is answered with the same round. 404 for what is no game or no stake of it, 403 where the casino is closed, 409 before there is a seed, 422 where the key came with another order',
  method: 'POST',
  path: '/web-api/casino/rounds',
  body: wireRoundOrder,
  reply: wireRound,
  access: 'player',
  changes: 'money',
  isKeyed: true,
  timeout: 8000,
});

export const CASINO_ROUNDS = defineCall({
  name: 'casinoRounds',
  summary: 'The rounds of the player, of one game or of all, the latest first',
  method: 'GET',
  path: '/web-api/casino/rounds',
  query: v.object({ gameId: v.optional(queryNumber) }),
  reply: v.object({ rounds: v.array(wireRound) }),
  access: 'player',
  changes: 'none',
});

export const CASINO_SEEDS = defineCall({
  name: 'casinoSeeds',
  summary: 'The hash of the seed that rounds are drawn from, and of the one that comes next',
  method: 'GET',
  path: '/web-api/casino/seeds',
  reply: wireSeeds,
  access: 'player',
  changes: 'none',
});

export const CHANGE_CASINO_SEEDS = defineCall({
  name: 'changeCasinoSeeds',
  summary:
    'Reveals the seed in use, and draws from the next one with a seed of the player; 409 while a round waits for its player',
  method: 'POST',
  path: '/web-api/casino/seeds',
  body: v.object({ playerSeed }),
  reply: wireSeeds,
  access: 'player',
  changes: 'state',
});
