import { makeObservable, observable, observableRef } from 'mobx';
import { isUsingStaticRendering } from 'mobx-react-lite';
import type { Game } from '../../../../core/sports/game/game.ts';
import type { Outcome } from '../../../../core/sports/game/market.ts';
import { isSameRow } from '../../../../core/sports/line/same-row.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { MovingPrices } from './moving-prices.ts';
import { PriceCell } from './price-cell.ts';

/** One game as the page holds it: what is drawn changes seldom, its prices cell by cell. */
export class GameRow {
  /** The game as last drawn; its prices may be old, the cells have the new ones. */
  facts: Game;
  /** Over or withdrawn: shown suspended until it goes. */
  isLeaving = false;
  #latest: Game;
  readonly #cells = new Map<string, PriceCell>();

  constructor(game: Game) {
    this.facts = game;
    this.#latest = game;
    if (!isUsingStaticRendering()) makeObservable(this, { facts: observableRef, isLeaving: observable });
  }

  /** The game with its newest prices; reading it is not tracked. */
  current(): Game {
    return this.#latest;
  }

  /** The price of an outcome that the drawn game has. */
  cell(outcome: Outcome): PriceCell {
    const known = this.#cells.get(outcome.id);
    if (known !== undefined) return known;
    const made = new PriceCell(this.#outcome(outcome.id) ?? outcome);
    this.#cells.set(outcome.id, made);
    return made;
  }

  take(game: Game, now: EpochMillis, moving: MovingPrices): void {
    if (game.version < this.#latest.version) return;
    this.#latest = game;
    this.isLeaving = false;
    if (this.#cells.size > 0) this.#takePrices(game, now, moving);
    if (!isSameRow(this.facts, game)) this.facts = game;
  }

  leave(): void {
    this.isLeaving = true;
  }

  #takePrices(game: Game, now: EpochMillis, moving: MovingPrices): void {
    const gone = new Set(this.#cells.keys());
    for (const { outcomes } of game.markets) {
      for (const outcome of outcomes) {
        gone.delete(outcome.id);
        const cell = this.#cells.get(outcome.id);
        if (cell === undefined) continue;
        cell.take(outcome, now);
        moving.watch(cell);
      }
    }
    for (const id of gone) this.#cells.delete(id);
  }

  #outcome(id: string): Outcome | undefined {
    if (this.#latest === this.facts) return undefined;
    for (const { outcomes } of this.#latest.markets) {
      const found = outcomes.find((outcome) => outcome.id === id);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}
