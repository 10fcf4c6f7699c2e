import { makeObservable, observableRef } from 'mobx';
import { isUsingStaticRendering } from 'mobx-react-lite';
import type { Outcome } from '../../../../core/sports/game/market.ts';
import { priceAfter, priceAt, type ShownPrice } from '../../../../core/sports/line/price-move.ts';
import type { MilliOdds } from '../../../../core/shared/odds.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';

/** The price of one outcome: the smallest thing on the page that changes by itself. */
export class PriceCell {
  shown: ShownPrice<MilliOdds>;
  /** Grows with each move that is shown. */
  changes = 0;

  constructor({ odds, isLocked }: Outcome) {
    this.shown = { odds, isLocked };
    // nobody watches a price on the server, and a page has hundreds
    if (!isUsingStaticRendering()) makeObservable(this, { shown: observableRef });
  }

  take(fed: Outcome, now: EpochMillis): void {
    const next = priceAfter(this.shown, fed, now);
    if (next.movedAt !== undefined && next.movedAt !== this.shown.movedAt) this.changes += 1;
    if (next !== this.shown) this.shown = next;
  }

  settle(now: EpochMillis): void {
    const next = priceAt(this.shown, now);
    if (next !== this.shown) this.shown = next;
  }
}
