import { action, makeAutoObservable, observableRef } from 'mobx';
import { readTotoCode, totoCode } from '../../core/lotto/toto-code.ts';
import {
  emptyAnswers,
  lowestOdds,
  mostChosen,
  randomAnswers,
  steppedStake,
  toggledAnswer,
  totoFilling,
  typedStake,
  type TotoAnswers,
  type TotoFilling,
} from '../../core/lotto/toto-filling.ts';
import type {
  OwnTotoCoupon,
  TotoDrawView,
  TotoGateway,
  TotoOrder,
  TotoVerdict,
} from '../../core/lotto/toto-gateway.ts';
import { TOTO_RULES, type TotoRules } from '../../core/lotto/toto-rules.ts';
import type { AccountId } from '../../core/shared/ids.ts';
import { currencyDecimals, minorText, minorUnits, type Minor } from '../../core/shared/money.ts';
import { PoolOrders, type PoolOrderNeeds } from './pool-orders.ts';
import type { TotoStore } from './toto-store.ts';
import type { LottoStores } from './use-lotto.ts';

export interface TotoCouponNeeds extends PoolOrderNeeds {
  readonly gateway: TotoGateway;
  readonly toto: TotoStore;
  readonly accounts: Pick<LottoStores['accounts'], 'active' | 'currency' | 'refreshEverywhere'>;
}

const QUICK_STAKES = [1, 2, 5, 10, 25] as const;

/** Fills a coupon of the toto and places it. */
export class TotoCouponStore {
  /** What the player typed; undefined until then. */
  stakeText: string | undefined = undefined;
  /** The draw that is filled in; another one begins anew. */
  filled: { readonly drawId: number; readonly answers: TotoAnswers } | undefined = undefined;
  readonly orders: PoolOrders<TotoOrder, TotoVerdict, OwnTotoCoupon>;
  readonly #needs: TotoCouponNeeds;

  constructor(needs: TotoCouponNeeds) {
    this.#needs = needs;
    const { gateway, toto } = needs;
    this.orders = new PoolOrders(needs, {
      send: gateway.place,
      own: gateway.coupons,
      bought: (verdict) => (verdict.status === 'accepted' ? [verdict.coupon] : []),
      accepted: action(() => {
        this.filled = undefined;
      }),
      reload: async () => toto.load(),
    });
    makeAutoObservable(this, { filled: observableRef, orders: false }, { autoBind: true });
  }

  get rules(): TotoRules {
    return TOTO_RULES[this.#needs.toto.page.sort];
  }

  /** The draw that takes coupons, where the page shows it. */
  get draw(): TotoDrawView | undefined {
    const { draw } = this.#needs.toto;
    return draw?.state === 'open' ? draw : undefined;
  }

  get answers(): TotoAnswers {
    return this.filled !== undefined && this.filled.drawId === this.draw?.id
      ? this.filled.answers
      : emptyAnswers(this.rules);
  }

  get currency(): string {
    return this.#needs.toto.board?.currency ?? this.#needs.accounts.currency;
  }

  /** What stands in the field. */
  get shownStake(): string {
    const { stakeText, currency } = this;
    const [, , first] = this.quickStakes;
    return stakeText ?? (first === undefined ? '' : minorText(first, currencyDecimals(currency)));
  }

  /** TT-20 Undefined where what was typed is none within the limits. */
  get stake(): Minor | undefined {
    const { board } = this.#needs.toto;
    return board === undefined ? undefined : typedStake(this.shownStake, board);
  }

  get quickStakes(): readonly Minor[] {
    const { board } = this.#needs.toto;
    if (board === undefined) return [];
    return QUICK_STAKES.flatMap((times) => minorUnits(board.leastStake * times) ?? []);
  }

  get filling(): TotoFilling {
    return totoFilling(this.rules, this.answers, this.stake);
  }

  /** TT-22 */
  toggle(place: number, answer: number): void {
    this.#fill(toggledAnswer(this.answers, place, answer));
  }

  /** TT-23 */
  fillBy(way: 'random' | 'choice' | 'odds'): void {
    const games = this.draw?.games ?? [];
    if (way === 'random') this.#fill(randomAnswers(this.rules, this.#needs.random));
    else this.#fill(way === 'choice' ? mostChosen(games) : lowestOdds(games));
  }

  get code(): string {
    return totoCode(this.#needs.toto.page.sort, this.answers);
  }

  /** TT-26 Whether it was a code of this sort. */
  fillFrom(code: string): boolean {
    const answers = readTotoCode(this.#needs.toto.page.sort, code);
    if (answers !== undefined) this.#fill(answers);
    return answers !== undefined;
  }

  clear(): void {
    this.#fill(emptyAnswers(this.rules));
  }

  setStake(text: string): void {
    if (this.orders.change()) this.stakeText = text;
  }

  /** One lowest stake down or up, within the limits. */
  stepStake(steps: -1 | 1): void {
    const { board } = this.#needs.toto;
    if (board !== undefined) this.setStake(steppedStake(this.shownStake, steps, board));
  }

  /** TT-14 */
  async place(): Promise<void> {
    await this.orders.send(this.#order());
  }

  #order(): TotoOrder | undefined {
    const { draw, stake, currency, filling, answers } = this;
    const { active } = this.#needs.accounts;
    if (draw === undefined || stake === undefined || filling.amount === undefined || active === undefined) {
      return undefined;
    }
    return { drawId: draw.id, accountId: active.id as AccountId, currency, stake, answers };
  }

  #fill(answers: TotoAnswers): void {
    const { draw } = this;
    if (draw !== undefined && this.orders.change()) this.filled = { drawId: draw.id, answers };
  }
}

declare module './use-lotto.ts' {
  interface LottoStores {
    readonly totoCoupon: TotoCouponStore;
  }
}
