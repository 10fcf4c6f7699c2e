import type { GameRound } from '../../../core/casino/games/game-round.ts';
import type { GamesGateway } from '../../../core/casino/games/games-gateway.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { ok } from '../../../core/shared/result.ts';

export const DICE_ROUND: GameRound = {
  id: '6a3f6c1e-3333-4333-8333-333333333333',
  game: 'dice',
  state: 'finished',
  currency: 'RUB',
  stake: 1000 as Minor,
  win: 1960 as Minor,
  choice: [50],
  drawn: [17],
  seeds: { serverHash: 'a'.repeat(64), playerSeed: 'mine', nonce: 2 },
  at: 1_790_000_000_000,
};

/** Games whose rounds all go well. */
export function fakeGamesGateway(changes: Partial<GamesGateway> = {}): GamesGateway {
  return {
    stakes: async () => ok([1000, 2000, 5000] as Minor[]),
    play: async ({ game, choice }, id) => ok({ ...DICE_ROUND, id, game, choice }),
    move: async (id, _, move) => ok({ ...DICE_ROUND, id, game: 'blackjack', choice: [move] }),
    rounds: async () => ok([DICE_ROUND]),
    ...changes,
  };
}
