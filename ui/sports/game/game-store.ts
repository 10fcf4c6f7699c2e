import { action, compareStructural, makeAutoObservable, observable, observableRef } from 'mobx';
import { GAME_LIVE_POLL, isStale, LINE_POLL } from '../../../core/sports/line/feed-pace.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { GameDetails, Momentum, Statistic, TimelineEntry } from '../../../core/sports/game/game.ts';
import type { LineUps } from '../../../core/sports/game/line-up.ts';
import type { GameGateway } from '../../../core/sports/game/game-gateway.ts';
import type { Frames } from '../../../core/shared/frames.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { EpochMillis, Millis } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Visibility } from '../../../core/shared/visibility.ts';
import type { PageClock } from '../../page/page-clock.ts';
import { GameRow } from '../line/table/game-row.ts';
import { keepAsking } from '../../page/keep-asking.ts';
import { MovingPrices } from '../line/table/moving-prices.ts';

export interface GameNeeds {
  readonly gateway: GameGateway;
  readonly clock: PageClock;
  readonly timers: Timers;
  readonly visibility: Visibility;
  readonly frames: Frames;
}

/** The game whose page is open, with all its markets. */
export class GameStore {
  id = 0;
  phase: 'idle' | 'loading' | 'ready' | 'missing' | 'failed' = 'idle';
  /** Why the game that is to be shown did not come. */
  failure: RequestFailure | undefined = undefined;
  row: GameRow | undefined = undefined;
  champName = '';
  champLanguage: Language | undefined = undefined;
  countryCode = 'un';
  timeline: readonly TimelineEntry[] = [];
  statistics: readonly Statistic[] = [];
  momentum: Momentum = [];
  lineUps: LineUps | undefined = undefined;
  isOutsideSeason = false;
  /** Whether the player unfolded what was counted, in whatever game. */
  areStatisticsOpen = false;
  /** How many parts of the page show the game. */
  readonly #watchers = observable.box(0);
  readonly #lastReplyAt = observable.box<EpochMillis>(0);
  #running: AbortController | undefined = undefined;
  #cancelFrame: (() => void) | undefined = undefined;
  readonly #needs: GameNeeds;
  readonly #moving: MovingPrices;

  constructor(needs: GameNeeds) {
    this.#needs = needs;
    this.#lastReplyAt.set(needs.clock.now);
    this.#moving = new MovingPrices(needs.clock, needs.timers);
    makeAutoObservable(
      this,
      {
        failure: observableRef,
        row: observableRef,
        timeline: observableRef,
        statistics: observableRef,
        momentum: observableRef,
        lineUps: observableRef,
      },
      { autoBind: true },
    );
  }

  get isOver(): boolean {
    const status = this.row?.facts.status;
    return status === 'finished' || status === 'abandoned';
  }

  /** Whether anything was counted, or is known of who plays. */
  get hasFigures(): boolean {
    return this.statistics.length > 0 || this.momentum.length > 1 || this.lineUps !== undefined;
  }

  /** Whether what was counted stands beside the zone, in a window with room. */
  get isStaged(): boolean {
    return this.row?.facts.section === 'live' && this.statistics.length > 0;
  }

  get isStale(): boolean {
    return (
      this.phase === 'ready' &&
      this.#watchers.get() > 0 &&
      !this.isOver &&
      isStale(this.#lastReplyAt.get(), this.#period(), this.#needs.clock.now)
    );
  }

  /** Shows the game; the one shown before goes at once. */
  async open(id: number): Promise<void> {
    if (id !== this.id || this.phase === 'failed') this.#clear(id);
    const call = this.#begin();
    const reply = await this.#needs.gateway.game(id, call.signal);
    if (this.#running !== call) return;
    this.#running = undefined;
    if (reply.ok) this.#show(reply.value);
    else if (!isCancelled(reply)) this.#fail(reply.error);
  }

  async refresh(): Promise<void> {
    if (this.#running !== undefined || this.phase === 'idle' || this.phase === 'missing' || this.isOver) return;
    const { row } = this;
    if (row === undefined) return this.open(this.id);
    const call = this.#begin();
    const reply = await this.#needs.gateway.gameChanges(this.id, row.current().version, call.signal);
    if (this.#running !== call) return;
    this.#running = undefined;
    if (!reply.ok) return;
    this.#heard();
    const details = reply.value;
    if (details === undefined) return;
    this.#cancelFrame?.();
    this.#cancelFrame = this.#needs.frames.next(() => {
      this.#cancelFrame = undefined;
      this.#show(details);
    });
  }

  /** Keeps the game up to date while a part of the page shows it; the returned function ends that. */
  watch(): () => void {
    this.#watchers.set(this.#watchers.get() + 1);
    if (this.#watchers.get() === 1) this.#heard();
    return action(() => {
      this.#watchers.set(this.#watchers.get() - 1);
    });
  }

  turnStatistics(): void {
    this.areStatisticsOpen = !this.areStatisticsOpen;
  }

  /** Nothing is asked for while no game page is open. */
  close(): void {
    this.#clear(0);
    this.phase = 'idle';
  }

  start(): () => void {
    const stop = keepAsking({
      timers: this.#needs.timers,
      visibility: this.#needs.visibility,
      period: () => this.#period(),
      ask: () => {
        if (this.#watchers.get() > 0) void this.refresh();
      },
    });
    return () => {
      stop();
      this.#cancelFrame?.();
      this.#moving.stop();
    };
  }

  #period(): Millis {
    return this.row?.facts.section === 'line' ? LINE_POLL : GAME_LIVE_POLL;
  }

  #begin(): AbortController {
    this.#running?.abort();
    this.#running = new AbortController();
    return this.#running;
  }

  readonly #heard = action((): void => {
    this.#lastReplyAt.set(this.#needs.clock.exact());
  });

  readonly #show = action((details: GameDetails): void => {
    const game = { ...details.game, markets: details.markets };
    if (game.id !== this.id) return;
    this.#heard();
    if (this.row === undefined) this.row = new GameRow(game);
    else this.row.take(game, this.#needs.clock.exact(), this.#moving);
    this.phase = 'ready';
    this.champName = details.champName;
    this.champLanguage = details.champLanguage;
    this.countryCode = details.countryCode;
    this.isOutsideSeason = details.isOutsideSeason === true;
    if (!compareStructural(details.timeline, this.timeline)) this.timeline = details.timeline;
    if (!compareStructural(details.statistics, this.statistics)) this.statistics = details.statistics;
    if (!compareStructural(details.momentum, this.momentum)) this.momentum = details.momentum;
    if (!compareStructural(details.lineUps, this.lineUps)) this.lineUps = details.lineUps;
    this.#moving.schedule();
  });

  readonly #fail = action((failure: RequestFailure): void => {
    const isMissing = failure.kind === 'refused' && failure.status === 404;
    if (this.row !== undefined) return;
    this.phase = isMissing ? 'missing' : 'failed';
    this.failure = failure;
  });

  #clear(id: number): void {
    this.id = id;
    this.phase = 'loading';
    this.failure = undefined;
    this.row = undefined;
    this.timeline = [];
    this.statistics = [];
    this.momentum = [];
    this.lineUps = undefined;
    this.#running?.abort();
    this.#running = undefined;
    this.#cancelFrame?.();
    this.#cancelFrame = undefined;
    this.#moving.stop();
  }
}

declare module '../use-sports.ts' {
  interface SportsStores {
    readonly game: GameStore;
  }
}
