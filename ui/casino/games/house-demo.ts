import { makeAutoObservable } from 'mobx';
import { fairNumbers } from '../../../core/casino/games/fair-numbers.ts';
import type { GameRound } from '../../../core/casino/games/game-round.ts';
import { gameWin, type HouseGameId } from '../../../core/casino/games/house-game.ts';
import { HOUSE_GAMES } from '../../../core/casino/games/house-games.ts';
import { movedOn, waitsForMove } from '../../../core/casino/games/moved-on.ts';
import { minorUnits, NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import type { Random } from '../../../core/shared/random.ts';

const FIRST_CREDITS = 10_000;
/** Whole hundreds: every win is whole as well. */
const STAKES = [100, 200, 500, 1000] as const;
const BLOCK = 32;

/** GM-63 Play without money: credits that are worth nothing, and rounds that this page draws itself, with the probabilities of those for money. */
export class HouseDemo {
  credits = FIRST_CREDITS;
  stakeIndex = 0;
  /** What the last round won; undefined before it is over. */
  won: number | undefined = undefined;
  #drawn: readonly number[] = [];
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get stake(): Minor {
    return minorUnits(STAKES[this.stakeIndex] ?? STAKES[0]) ?? NO_MONEY;
  }

  get stakeCount(): number {
    return STAKES.length;
  }

  get isShort(): boolean {
    return this.credits < this.stake;
  }

  chooseStake(index: number): void {
    this.stakeIndex = Math.min(Math.max(0, index), STAKES.length - 1);
  }

  /** Draws a round; nothing where the credits are not enough. */
  play(game: HouseGameId, choice: readonly number[]): GameRound | undefined {
    const { stake } = this;
    if (this.isShort) return undefined;
    const { blocks, draw } = HOUSE_GAMES[game];
    const bytes = Array.from({ length: blocks * BLOCK }, () => Math.floor(this.#random.fraction() * 256));
    this.credits -= stake;
    this.won = undefined;
    this.#drawn = draw(fairNumbers(bytes));
    return this.#roundAfter({ id: this.#random.uuid(), game, stake, choice });
  }

  /** The same round after a move; as it stood where there is no such move. */
  move(round: GameRound, move: number): GameRound {
    const moves = movedOn(round.game, { drawn: this.#drawn, moves: round.choice }, move);
    return moves === undefined ? round : this.#roundAfter({ ...round, choice: moves });
  }

  settle(win: Minor): void {
    this.credits += win;
    this.won = win;
  }

  refill(): void {
    this.credits = FIRST_CREDITS;
  }

  #roundAfter({ id, game, stake, choice }: Pick<GameRound, 'id' | 'game' | 'stake' | 'choice'>): GameRound {
    const drawn = this.#drawn;
    const { pays, turns } = HOUSE_GAMES[game];
    const base = { id, game, stake, choice, currency: '', at: 0 };
    if (turns !== undefined && waitsForMove(game, { drawn, moves: choice })) {
      return { ...base, state: 'pending', win: NO_MONEY, drawn: turns.seen(drawn, choice), isTurn: true };
    }
    return { ...base, state: 'finished', win: gameWin(stake, pays(choice, drawn)) ?? NO_MONEY, drawn };
  }
}
