import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { FairDigests, FairVerdict } from '../../../core/casino/rounds/fair-round.ts';
import { checkLottoDraw } from '../../../core/lotto/numbers/lotto-drawing.ts';
import type {
  ComingLottoDraw,
  LottoBoard,
  LottoGateway,
  LottoOffer,
  LottoResult,
} from '../../../core/lotto/numbers/lotto-gateway.ts';
import type { LottoPage } from '../../../core/lotto/numbers/lotto-page.ts';
import { lottoById, type LottoRules } from '../../../core/lotto/numbers/lotto-rules.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { Result } from '../../../core/shared/result.ts';
import { seconds } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Visibility } from '../../../core/shared/visibility.ts';
import type { PageClock } from '../../page/page-clock.ts';
import { WatchedAsking } from '../../page/watched-asking.ts';
import type { LottoStores } from '../use-lotto.ts';

export interface LottoNeeds {
  readonly gateway: LottoGateway;
  readonly accounts: Pick<LottoStores['accounts'], 'currency'>;
  readonly clock: Pick<PageClock, 'align' | 'now'>;
  readonly timers: Timers;
  readonly visibility: Visibility;
  readonly digests: FairDigests;
}

const ASKED_EVERY = seconds(15);
const A_PAGE = 30;

/** What the pages of the lotto show: the lottos with their next draws, and the numbers that came. */
export class LottoStore {
  page: LottoPage = { part: 'catalog' };
  /** Stays while another is on its way; undefined before the first has come. */
  board: LottoBoard | undefined = undefined;
  results: readonly LottoResult[] | undefined = undefined;
  hasMore = false;
  failure: RequestFailure | undefined = undefined;
  /** The draw whose prizes are unfolded. */
  unfoldedId: number | undefined = undefined;
  /** By draw. */
  verdicts: ReadonlyMap<number, FairVerdict> = new Map();
  readonly #asking = new WatchedAsking();
  #running = new AbortController();
  readonly #needs: LottoNeeds;

  constructor(needs: LottoNeeds) {
    this.#needs = needs;
    makeAutoObservable(
      this,
      {
        page: observableRef,
        board: observableRef,
        results: observableRef,
        failure: observableRef,
        verdicts: observableRef,
      },
      { autoBind: true },
    );
  }

  get currency(): string {
    return this.board?.currency ?? this.#needs.accounts.currency;
  }

  /** Of the lotto that the page is about. */
  get rules(): LottoRules | undefined {
    const { page } = this;
    return page.part === 'view' ? lottoById(page.lottoId) : undefined;
  }

  get offer(): LottoOffer | undefined {
    return this.board?.offers.find(({ lottoId }) => lottoId === this.rules?.id);
  }

  /** LT-24 The first draw that still takes tickets. */
  get draw(): ComingLottoDraw | undefined {
    const { opened } = this.board ?? {};
    const { now } = this.#needs.clock;
    return opened?.lottoId === this.rules?.id ? opened?.coming.find(({ closesAt }) => closesAt > now) : undefined;
  }

  /** The lotto that is played for most. */
  get greatest(): LottoOffer | undefined {
    return this.board?.offers.toSorted((one, other) => other.jackpot - one.jackpot)[0];
  }

  /** Shows what an address asks for. */
  async open(page: LottoPage): Promise<void> {
    if (JSON.stringify(page) !== JSON.stringify(this.page)) {
      this.board = undefined;
      this.results = undefined;
      this.unfoldedId = undefined;
    }
    this.page = page;
    await this.load();
  }

  async load(): Promise<void> {
    this.#running.abort();
    this.#running = new AbortController();
    await Promise.all([this.#loadBoard(), this.#loadResults()]);
  }

  async loadMore(): Promise<void> {
    const last = this.results?.at(-1);
    if (last !== undefined) await this.#loadResults(last.id);
  }

  /** Unfolds the prizes of a draw, or folds those that are. */
  unfold(id: number): void {
    this.unfoldedId = this.unfoldedId === id ? undefined : id;
  }

  /** LT-11 Checks on this device what the server promised. */
  async check(result: LottoResult): Promise<void> {
    const verdict = await checkLottoDraw(result, this.#needs.digests);
    runInAction(() => {
      this.verdicts = new Map([...this.verdicts, [result.id, verdict]]);
    });
  }

  /** Keeps the draws up to date while a page shows them; the returned function ends that. */
  watch(): () => void {
    return this.#asking.watch();
  }

  start(): () => void {
    const { accounts } = this.#needs;
    const stopAsking = this.#asking.start(this.#needs, {
      period: () => ASKED_EVERY,
      ask: () => void this.#refresh(),
    });
    const stopFollowing = reaction(
      () => accounts.currency,
      () => {
        if (this.board !== undefined) void this.load();
      },
    );
    return () => {
      stopAsking();
      stopFollowing();
    };
  }

  /** Further results that were asked for stay as they are. */
  async #refresh(): Promise<void> {
    const isWhole = (this.results?.length ?? 0) <= A_PAGE;
    await Promise.all([this.#loadBoard(), isWhole ? this.#loadResults() : undefined]);
  }

  async #loadBoard(): Promise<void> {
    const { gateway, accounts, clock } = this.#needs;
    const { signal } = this.#running;
    const reply = await gateway.board({ currency: accounts.currency, lottoId: this.rules?.id }, signal);
    runInAction(() => {
      if (signal.aborted) return;
      this.#take(reply, (board) => {
        this.board = board;
        clock.align(board.serverTime);
      });
    });
  }

  async #loadResults(before?: number): Promise<void> {
    const { page } = this;
    if (page.part === 'tickets' || page.part === 'rules') return;
    const { signal } = this.#running;
    const lottoId = page.part === 'view' || page.part === 'results' ? page.lottoId : undefined;
    const wish = { currency: this.#needs.accounts.currency, lottoId, before };
    const reply = await this.#needs.gateway.results(wish, signal);
    runInAction(() => {
      if (signal.aborted) return;
      this.#take(reply, (results) => {
        this.results = before === undefined ? results : [...(this.results ?? []), ...results];
        this.hasMore = results.length === A_PAGE;
      });
    });
  }

  #take<Value>(reply: Result<Value, RequestFailure>, keep: (value: Value) => void): void {
    if (isCancelled(reply)) return;
    this.failure = reply.ok ? undefined : reply.error;
    if (reply.ok) keep(reply.value);
  }
}

declare module '../use-lotto.ts' {
  interface LottoStores {
    readonly lotto: LottoStore;
  }
}
