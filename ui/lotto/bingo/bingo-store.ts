import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { FairDigests, FairVerdict } from '../../../core/casino/rounds/fair-round.ts';
import { checkBingoDraw } from '../../../core/lotto/bingo/bingo-drawing.ts';
import type { BingoDraw, BingoGateway, BingoResult, BingoRoom } from '../../../core/lotto/bingo/bingo-gateway.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { Result } from '../../../core/shared/result.ts';
import { seconds } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Visibility } from '../../../core/shared/visibility.ts';
import type { PageClock } from '../../page/page-clock.ts';
import { WatchedAsking } from '../../page/watched-asking.ts';
import type { LottoStores } from '../use-lotto.ts';

export interface BingoNeeds {
  readonly gateway: BingoGateway;
  readonly accounts: Pick<LottoStores['accounts'], 'currency'>;
  readonly clock: Pick<PageClock, 'align' | 'now'>;
  readonly timers: Timers;
  readonly visibility: Visibility;
  readonly digests: FairDigests;
}

/** While balls come, and while none does. */
const ASKED_OFTEN = seconds(2);
const ASKED_SELDOM = seconds(10);

/** The draw that is looked at: its balls come, or all have. */
export interface ShownDraw {
  readonly id: number;
  readonly number: number;
  readonly balls: readonly number[];
  readonly isOver: boolean;
}

/** The bingo room: the draw that takes cards, the one whose balls come, and those that are over. */
export class BingoStore {
  /** Stays while another is on its way; undefined before the first has come. */
  room: BingoRoom | undefined = undefined;
  results: readonly BingoResult[] | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  /** The draw whose prizes are unfolded. */
  unfoldedId: number | undefined = undefined;
  /** By draw. */
  verdicts: ReadonlyMap<number, FairVerdict> = new Map();
  readonly #asking = new WatchedAsking();
  #running = new AbortController();
  readonly #needs: BingoNeeds;

  constructor(needs: BingoNeeds) {
    this.#needs = needs;
    makeAutoObservable(
      this,
      { room: observableRef, results: observableRef, failure: observableRef, verdicts: observableRef },
      { autoBind: true },
    );
  }

  get currency(): string {
    return this.room?.currency ?? this.#needs.accounts.currency;
  }

  /** BNG-4 The draw that still takes cards. */
  get draw(): BingoDraw | undefined {
    const next = this.room?.next;
    return next !== undefined && next.closesAt > this.#needs.clock.now ? next : undefined;
  }

  /** The draw whose balls come; until the next begins, the last one. */
  get shown(): ShownDraw | undefined {
    const running = this.room?.running;
    if (running !== undefined) return { ...running, isOver: false };
    const last = this.results?.[0];
    return last === undefined ? undefined : { ...last, isOver: true };
  }

  async load(): Promise<void> {
    this.#running.abort();
    this.#running = new AbortController();
    await Promise.all([this.#loadRoom(), this.#loadResults()]);
  }

  /** Unfolds the prizes of a draw, or folds those that are. */
  unfold(id: number): void {
    this.unfoldedId = this.unfoldedId === id ? undefined : id;
  }

  /** BNG-11 Checks on this device what the server promised. */
  async check(result: BingoResult): Promise<void> {
    const verdict = await checkBingoDraw(result, this.#needs.digests);
    runInAction(() => {
      this.verdicts = new Map([...this.verdicts, [result.id, verdict]]);
    });
  }

  /** Keeps the room up to date while its page is shown; the returned function ends that. */
  watch(): () => void {
    return this.#asking.watch();
  }

  start(): () => void {
    const { accounts } = this.#needs;
    const stopAsking = this.#asking.start(this.#needs, {
      period: () => (this.#isSoon() ? ASKED_OFTEN : ASKED_SELDOM),
      ask: () => void this.#loadRoom(),
    });
    const stopFollowing = reaction(
      () => accounts.currency,
      () => {
        if (this.room !== undefined) void this.load();
      },
    );
    return () => {
      stopAsking();
      stopFollowing();
    };
  }

  /** Whether balls come, or will before the room would be asked for the next time. */
  #isSoon(): boolean {
    const { next, running } = this.room ?? {};
    return running !== undefined || (next !== undefined && next.closesAt - this.#needs.clock.now < ASKED_SELDOM);
  }

  async #loadRoom(): Promise<void> {
    const { gateway, accounts, clock } = this.#needs;
    const { signal } = this.#running;
    const before = openDraws(this.room);
    const reply = await gateway.room(accounts.currency, signal);
    runInAction(() => {
      if (signal.aborted) return;
      this.#take(reply, (room) => {
        this.room = room;
        clock.align(room.serverTime);
      });
    });
    // a page that nobody looks at may have missed all of a draw
    const open = openDraws(this.room);
    if (before.some((id) => !open.includes(id))) await this.#loadResults();
  }

  async #loadResults(): Promise<void> {
    const { signal } = this.#running;
    const reply = await this.#needs.gateway.results(this.#needs.accounts.currency, signal);
    runInAction(() => {
      if (signal.aborted) return;
      this.#take(reply, (results) => {
        this.results = results;
      });
    });
  }

  #take<Value>(reply: Result<Value, RequestFailure>, keep: (value: Value) => void): void {
    if (isCancelled(reply)) return;
    this.failure = reply.ok ? undefined : reply.error;
    if (reply.ok) keep(reply.value);
  }
}

function openDraws(room: BingoRoom | undefined): readonly number[] {
  return [room?.running, room?.next].flatMap((draw) => (draw === undefined ? [] : [draw.id]));
}

declare module '../use-lotto.ts' {
  interface LottoStores {
    readonly bingo: BingoStore;
  }
}
