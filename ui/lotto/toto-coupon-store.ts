import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
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
import type { Random } from '../../core/shared/random.ts';
import { isCancelled, type RequestFailure } from '../../core/shared/request-failure.ts';
import type { SharedNotices, SharedSession } from '../page/shared-stores.ts';
import type { TotoStore } from './toto-store.ts';
import type { LottoStores } from './use-lotto.ts';

export interface TotoCouponNeeds {
  readonly gateway: TotoGateway;
  readonly toto: TotoStore;
  readonly accounts: Pick<LottoStores['accounts'], 'active' | 'currency' | 'refreshEverywhere'>;
  readonly session: SharedSession;
  readonly notices: Pick<SharedNotices, 'raiseFailure'>;
  readonly random: Random;
}

const QUICK_STAKES = [1, 2, 5, 10, 25] as const;
const A_PAGE = 30;

/** Fills a coupon of the toto, places it, and shows those that the player has. */
export class TotoCouponStore {
  /** What the player typed; undefined until then. */
  stakeText: string | undefined = undefined;
  /** `unknown`: the answer did not come, and the same coupon may be sent again without being doubled. */
  phase: 'filling' | 'sending' | 'unknown' = 'filling';
  /** Of the coupon that was sent last; said until the next change. */
  verdict: TotoVerdict | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  hasMore = false;
  /** The draw that is filled in; another one begins anew. */
  filled: { readonly drawId: number; readonly answers: TotoAnswers } | undefined = undefined;
  readonly #own = observable.box<{ readonly epoch: number; readonly coupons: readonly OwnTotoCoupon[] } | undefined>(
    undefined,
    { deep: false },
  );
  #unanswered: { readonly order: TotoOrder; readonly key: string } | undefined = undefined;
  readonly #needs: TotoCouponNeeds;

  constructor(needs: TotoCouponNeeds) {
    this.#needs = needs;
    makeAutoObservable(
      this,
      { verdict: observableRef, failure: observableRef, filled: observableRef },
      { autoBind: true },
    );
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

  /** Undefined until it has come for this player. */
  get coupons(): readonly OwnTotoCoupon[] | undefined {
    const own = this.#own.get();
    const { session } = this.#needs;
    return own !== undefined && session.isSignedIn && session.isCurrent(own.epoch) ? own.coupons : undefined;
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
    if (this.phase === 'sending') return;
    this.stakeText = text;
    this.#changed();
  }

  /** One lowest stake down or up, within the limits. */
  stepStake(steps: -1 | 1): void {
    const { board } = this.#needs.toto;
    if (board !== undefined) this.setStake(steppedStake(this.shownStake, steps, board));
  }

  /** TT-14 Sends the coupon; what got no answer goes again under the same key. */
  async place(): Promise<void> {
    const { gateway, session, notices, accounts, random } = this.#needs;
    const order = this.#order();
    if (order === undefined || this.phase === 'sending') return;
    const { epoch } = session;
    const isSame = JSON.stringify(this.#unanswered?.order) === JSON.stringify(order);
    const asked = isSame && this.#unanswered !== undefined ? this.#unanswered : { order, key: random.uuid() };
    this.#unanswered = asked;
    this.phase = 'sending';
    this.verdict = undefined;
    const reply = await gateway.place(asked.order, asked.key);
    runInAction(() => {
      const isAnswered = reply.ok || reply.error.kind === 'refused';
      this.phase = isAnswered ? 'filling' : 'unknown';
      if (isAnswered) this.#unanswered = undefined;
      if (!reply.ok || !session.isCurrent(epoch)) return;
      if (reply.value.status === 'accepted') this.#accept(reply.value.coupon, epoch);
      this.verdict = reply.value;
    });
    if (!session.isCurrent(epoch)) return;
    if (!reply.ok && reply.error.kind === 'refused') await notices.raiseFailure(reply.error, 'query');
    if (reply.ok && reply.value.status === 'accepted') {
      await Promise.all([accounts.refreshEverywhere(), this.#needs.toto.load()]);
    }
  }

  /** The player's coupons, the latest first. */
  async load(): Promise<void> {
    await this.#load();
  }

  async loadMore(): Promise<void> {
    const last = this.coupons?.at(-1);
    if (last !== undefined) await this.#load(last.id);
  }

  async #load(before?: number): Promise<void> {
    const { gateway, session } = this.#needs;
    if (!session.isSignedIn) return;
    const { epoch } = session;
    const reply = await gateway.coupons(before);
    runInAction(() => {
      if (!session.isCurrent(epoch) || isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (!reply.ok) return;
      const known = before === undefined ? [] : (this.coupons ?? []);
      this.#own.set({ epoch, coupons: [...known, ...reply.value] });
      this.hasMore = reply.value.length === A_PAGE;
    });
  }

  #order(): TotoOrder | undefined {
    const { draw, stake, currency, filling, answers } = this;
    const { active } = this.#needs.accounts;
    if (draw === undefined || stake === undefined || filling.amount === undefined || active === undefined) {
      return undefined;
    }
    return { drawId: draw.id, accountId: active.id as AccountId, currency, stake, answers };
  }

  #accept(coupon: OwnTotoCoupon, epoch: number): void {
    this.filled = undefined;
    const known = this.coupons;
    if (known !== undefined) this.#own.set({ epoch, coupons: [coupon, ...known] });
  }

  #fill(answers: TotoAnswers): void {
    const { draw } = this;
    if (draw === undefined || this.phase === 'sending') return;
    this.filled = { drawId: draw.id, answers };
    this.#changed();
  }

  #changed(): void {
    this.verdict = undefined;
  }
}

declare module './use-lotto.ts' {
  interface LottoStores {
    readonly totoCoupon: TotoCouponStore;
  }
}
