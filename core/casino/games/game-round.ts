import type { Minor } from '../../shared/money.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { RoundRefusal, RoundSeeds, RoundState } from '../rounds/casino-round.ts';
import type { FairDigests, FairVerdict } from '../rounds/fair-round.ts';
import { drawBytes, fairNumbers } from './fair-numbers.ts';
import { gameWin, type HouseGame, type HouseGameId } from './house-game.ts';
import { HOUSE_GAMES } from './house-games.ts';

/** One round of a game of the house for money. */
export interface GameRound {
  /** The key that it was asked under. */
  readonly id: string;
  readonly game: HouseGameId;
  readonly state: RoundState;
  readonly refusal?: RoundRefusal | undefined;
  readonly currency: string;
  readonly stake: Minor;
  readonly win: Minor;
  readonly choice: readonly number[];
  /** Absent while nothing is drawn. */
  readonly drawn?: readonly number[] | undefined;
  /** GM-13 Whether it waits for its player: what is drawn is what may be seen then. */
  readonly isTurn?: true | undefined;
  readonly seeds?: RoundSeeds | undefined;
  readonly at: EpochMillis;
}

/** GM-2 What the seeds of a round give in a game. */
export async function drawGame(
  { blocks, draw }: Pick<HouseGame, 'blocks' | 'draw'>,
  seeds: Parameters<typeof drawBytes>[1],
  digests: Pick<FairDigests, 'draw'>,
): Promise<readonly number[]> {
  return draw(fairNumbers(await drawBytes(digests, seeds, blocks)));
}

/** GM-12 Checks a round of a game: its seed has the published hash, and gives what was drawn and won. */
export async function checkGame(
  {
    game,
    seeds,
    drawn,
    choice,
    stake,
    win,
  }: Omit<GameRound, 'id' | 'at' | 'state' | 'currency' | 'refusal' | 'isTurn'>,
  digests: FairDigests,
): Promise<FairVerdict> {
  if (seeds?.serverSeed === undefined || drawn === undefined) return 'unrevealed';
  if ((await digests.commitment(seeds.serverSeed)) !== seeds.serverHash) return 'other-seed';
  const drawnBy = HOUSE_GAMES[game];
  const again = await drawGame(drawnBy, { ...seeds, serverSeed: seeds.serverSeed }, digests);
  const isSame = again.length === drawn.length && again.every((number, index) => number === drawn[index]);
  return isSame && gameWin(stake, drawnBy.pays(choice, again)) === win ? 'fair' : 'other-outcome';
}
