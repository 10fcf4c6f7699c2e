import { gameStakes, type HouseGameId } from '../../../../core/casino/games/house-game.ts';
import { HOUSE_GAMES } from '../../../../core/casino/games/house-games.ts';
import { currencyDecimals, type Minor } from '../../../../core/shared/money.ts';
import { couponLimits } from '../../coupons/sandbox-coupon-limits.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { refuse, type Refusal } from '../../server/refusal.ts';
import { NO_CATALOGUE_GAME, type NewRound } from '../asked-round.ts';
import { beginRound } from '../begin-round.ts';
import type { RoundWithSeed } from '../round-rows.ts';

/** A round of a game of the house as a player asks for it. */
type GameAsk = Omit<NewRound, 'machine' | 'choice' | 'gameId'> & {
  readonly game: HouseGameId;
  readonly choice: readonly number[];
};

/** GM-5 What a game is played with in a currency. */
export function gameStakesIn(game: HouseGameId, currency: string): readonly Minor[] {
  if (currencyDecimals(currency) === undefined) return [];
  const { minBetAmount: least, maxPayout: mostPaid } = couponLimits(currency);
  return gameStakes(HOUSE_GAMES[game], { least, mostPaid });
}

/** GM-3, RND-13 Plays a round of a game of the house once under its key. */
export async function playGame(
  parts: SandboxParts,
  { game, choice, ...ask }: GameAsk,
): Promise<RoundWithSeed | Refusal> {
  if (!HOUSE_GAMES[game].isChoice(choice)) return refuse(404, 'choice');
  if (!gameStakesIn(game, ask.currency).includes(ask.stake)) return refuse(404, 'stake');
  return beginRound(parts, { ...ask, machine: game, choice: choice.join(','), gameId: NO_CATALOGUE_GAME });
}
