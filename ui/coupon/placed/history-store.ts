import type { SharedSession, SharedSettings } from '../../page/shared-stores.ts';
import {
  makeAutoObservable,
  observable,
  observableRef,
  reaction,
  runInAction,
  type ObservableMap,
  type ObservableSet,
} from 'mobx';
import type { CouponGateway } from '../../../core/coupon/coupon-gateway.ts';
import { WHOLE_HISTORY, historyFilter, type HistoryChoice } from '../../../core/coupon/placed/history-filter.ts';
import type { PayoutExplanation } from '../../../core/coupon/explained/payout-step.ts';
import type {
  CouponLine,
  HistoryFilter,
  HistoryPage,
  PlacedCoupon,
} from '../../../core/coupon/placed/placed-coupon.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { PageClock } from '../../page/page-clock.ts';
import type { AskedSums } from './sums/history-sums-store.ts';

export type LinesState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly failure: RequestFailure }
  | { readonly phase: 'ready'; readonly lines: readonly CouponLine<Minor>[] };

export type ExplanationState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly failure: RequestFailure }
  | { readonly phase: 'ready'; readonly explanation: PayoutExplanation<Minor> };

/** What knows the player's open coupons better than a page of the history does. @internal */
export interface FreshCoupons {
  readonly coupons: readonly PlacedCoupon<Minor>[];
  /** Those that settled last. */
  readonly settled: readonly PlacedCoupon<Minor>[];
}

export interface HistoryDependencies {
  readonly clock: PageClock;
  readonly session: SharedSession;
  readonly settings: SharedSettings;
  readonly fresh: FreshCoupons;
  readonly sums: { readonly load: (question: AskedSums) => Promise<void> };
}

/** The player's coupons, a page at a time. */
export class HistoryStore {
  choice: HistoryChoice = WHOLE_HISTORY;
  failure: RequestFailure | undefined = undefined;
  isLoading = false;
  readonly #kept = observable.box<{ readonly epoch: number; readonly page: HistoryPage<Minor> } | undefined>(
    undefined,
    {
      deep: false,
    },
  );
  #asked = 0;
  #isShown = false;
  readonly #opened: ObservableSet<number> = observable.set<number>();
  readonly #linesById: ObservableMap<number, LinesState> = observable.map<number, LinesState>({}, { deep: false });
  readonly #explained: ObservableMap<number, ExplanationState> = observable.map<number, ExplanationState>(
    {},
    { deep: false },
  );
  readonly #gateway: CouponGateway;
  readonly #around: HistoryDependencies;

  constructor(gateway: CouponGateway, around: HistoryDependencies) {
    this.#gateway = gateway;
    this.#around = around;
    makeAutoObservable(
      this,
      {
        isOpened: false,
        lines: false,
        explanation: false,
        choice: observableRef,
        failure: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Undefined until the first page of this player is there. */
  get page(): HistoryPage<Minor> | undefined {
    const { session } = this.#around;
    const kept = this.#kept.get();
    return kept !== undefined && session.isSignedIn && session.isCurrent(kept.epoch) ? kept.page : undefined;
  }

  /** The coupons of the page; those that are still open as they stand this moment. */
  get coupons(): readonly PlacedCoupon<Minor>[] {
    const fresh = new Map(this.#around.fresh.coupons.map((coupon) => [coupon.id, coupon]));
    return (this.page?.coupons ?? []).map((coupon) => fresh.get(coupon.id) ?? coupon);
  }

  isOpened(id: number): boolean {
    return this.#opened.has(id);
  }

  lines(id: number): LinesState | undefined {
    return this.#linesById.get(id);
  }

  explanation(id: number): ExplanationState | undefined {
    return this.#explained.get(id);
  }

  /** What is chosen, in days of the player, whatever page is shown. */
  get question(): AskedSums {
    const { clock, settings } = this.#around;
    const { timeZone } = settings.settings;
    const { page: _, ...chosen } = historyFilter(this.choice, clock.now, timeZone);
    return { chosen, timeZone, hasStatistics: this.choice.tab === 'statistics' };
  }

  async show(choice: HistoryChoice): Promise<void> {
    this.choice = choice;
    await this.refresh();
  }

  /** Somebody looks at the history: it keeps itself up to date until the returned function is called. */
  look(): () => void {
    this.#isShown = true;
    return () => {
      this.#isShown = false;
    };
  }

  async refresh(): Promise<void> {
    const { session, sums } = this.#around;
    if (!session.isSignedIn) return;
    const { question } = this;
    const isListed = !question.hasStatistics;
    await Promise.all([
      sums.load(question),
      isListed ? this.#loadPage({ ...question.chosen, page: this.choice.page }) : undefined,
    ]);
  }

  async #loadPage(filter: HistoryFilter): Promise<void> {
    const { session } = this.#around;
    const { epoch } = session;
    this.#asked += 1;
    const number = this.#asked;
    this.isLoading = true;
    const reply = await this.#gateway.history(filter);
    runInAction(() => {
      if (number !== this.#asked || !session.isCurrent(epoch)) return;
      this.isLoading = false;
      if (isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.#kept.set({ epoch, page: reply.value });
    });
  }

  toggle(id: number): void {
    if (!this.#opened.delete(id)) this.#opened.add(id);
  }

  async loadLines({ id, currency }: Pick<PlacedCoupon<Minor>, 'id' | 'currency'>): Promise<void> {
    const { epoch } = this.#around.session;
    this.#linesById.set(id, { phase: 'loading' });
    const reply = await this.#gateway.lines({ id, currency });
    runInAction(() => {
      if (!this.#around.session.isCurrent(epoch)) return;
      // the page was left before they came
      if (isCancelled(reply)) this.#linesById.delete(id);
      else
        this.#linesById.set(
          id,
          reply.ok ? { phase: 'ready', lines: reply.value } : { phase: 'failed', failure: reply.error },
        );
    });
  }

  hideLines(id: number): void {
    this.#linesById.delete(id);
  }

  /** How the payout of a settled coupon follows from its bets. */
  async explain({ id, currency }: Pick<PlacedCoupon<Minor>, 'id' | 'currency'>): Promise<void> {
    const { epoch } = this.#around.session;
    this.#explained.set(id, { phase: 'loading' });
    const reply = await this.#gateway.explanation({ id, currency });
    runInAction(() => {
      if (!this.#around.session.isCurrent(epoch)) return;
      if (isCancelled(reply)) this.#explained.delete(id);
      else if (reply.ok) this.#explained.set(id, { phase: 'ready', explanation: reply.value });
      else this.#explained.set(id, { phase: 'failed', failure: reply.error });
    });
  }

  hideExplanation(id: number): void {
    this.#explained.delete(id);
  }

  start(): () => void {
    const { session, settings, fresh } = this.#around;
    const stops = [
      reaction(
        () => session.epoch,
        () => {
          this.#opened.clear();
          this.#linesById.clear();
          this.#explained.clear();
          this.failure = undefined;
          this.isLoading = false;
          this.#refreshIfShown();
        },
      ),
      reaction(
        () => settings.settings.timeZone,
        () => {
          this.#refreshIfShown();
        },
      ),
      reaction(
        () => fresh.settled,
        (settled) => {
          for (const { id } of settled) this.#linesById.delete(id);
          this.#refreshIfShown();
        },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  #refreshIfShown(): void {
    if (this.#isShown) void this.refresh();
  }
}

declare module '../use-coupon.ts' {
  interface CouponStores {
    readonly history: HistoryStore;
  }
}
