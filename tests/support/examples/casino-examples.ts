import type { CatalogueGame } from '../../../core/casino/catalogue/catalogue-game.ts';
import type { CasinoRound } from '../../../core/casino/rounds/casino-round.ts';
import type { JackpotBoard } from '../../../core/casino/jackpots/jackpots-gateway.ts';
import type { PlayableGame, RoundsGateway } from '../../../core/casino/rounds/rounds-gateway.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { ok } from '../../../core/shared/result.ts';

export const SLOT: CatalogueGame = {
  id: 7,
  name: 'Dragon Ledger',
  provider: 'Northforge',
  providerId: 'northforge',
  section: 'slots',
  subcategories: ['treasure'],
  theme: 'treasure',
  machine: 'calm',
  isNew: false,
  isDemoAllowed: true,
};

export const PLAYABLE: PlayableGame = {
  game: SLOT,
  frame: 'http://127.0.0.1:4000/mf-slots/calm',
  currency: 'RUB',
  stakes: [1000, 2000, 5000] as Minor[],
};

/** The stops of three cherries on the middle line would be others: these pay 11 stakes of a line. */
export const ROUND: CasinoRound = {
  id: '6a3f6c1e-1111-4111-8111-111111111111',
  gameId: 7,
  machine: 'calm',
  state: 'finished',
  currency: 'RUB',
  stake: 1000 as Minor,
  win: 2200 as Minor,
  stops: [8, 19, 0],
  seeds: { serverHash: 'a'.repeat(64), playerSeed: 'mine', nonce: 2 },
  at: 1_790_000_000_000,
};

/** Jackpots, and who won one last. */
export const JACKPOT_BOARD: JackpotBoard = {
  currency: 'RUB',
  pools: [
    { level: 'grand', amount: 41_280_618 as Minor },
    { level: 'major', amount: 3_821_140 as Minor },
    { level: 'minor', amount: 200_455 as Minor },
  ],
  won: [{ level: 'minor', amount: 1_900_000 as Minor, game: 'Ruby Vault', player: '042', at: 1_790_000_000_000 }],
};

const SEEDS = { current: { serverHash: 'a'.repeat(64), playerSeed: 'mine', nonce: 3 }, nextHash: 'b'.repeat(64) };

/** Rounds that all go well. */
export function fakeRoundsGateway(changes: Partial<RoundsGateway> = {}): RoundsGateway {
  return {
    game: async () => ok(PLAYABLE),
    play: async (_, id) => ok({ ...ROUND, id }),
    rounds: async () => ok([ROUND]),
    seeds: async () => ok(SEEDS),
    changeSeeds: async () => ok(SEEDS),
    ...changes,
  };
}
