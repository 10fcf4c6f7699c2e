import { compareStructural } from 'mobx';
import type { SharedSettings } from '../../page/shared-stores.ts';
import type { Game } from '../../../core/sports/game/game.ts';
import type { LineFilter, TimeFilter } from '../../../core/sports/line/line-filter.ts';
import { linePoll, staleAfter } from '../../../core/sports/line/feed-pace.ts';
import type { LineFeed } from '../../../core/sports/line/line-feed.ts';
import type { LineGateway } from '../../../core/sports/line/line-gateway.ts';
import type { LineChanges, LineOutline, LineSnapshot } from '../../../core/sports/line/line-reply.ts';
import type { Frames } from '../../../core/shared/frames.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, type Result } from '../../../core/shared/result.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Visibility } from '../../../core/shared/visibility.ts';
import type { PageClock } from '../../page/page-clock.ts';
import type { FavouritesStore } from './favourites-store.ts';
import type { TreeStore } from '../tree/tree-store.ts';

/** What a line page shows. */
export interface LineView {
  readonly filter: LineFilter;
  /** Only what the player starred, whatever the filter. */
  readonly isFavourites: boolean;
}

export const WHOLE_VIEW: LineView = {
  filter: { section: 'all', sportId: undefined, champId: undefined, time: 'all', hoursAhead: 0 },
  isFavourites: false,
};

/** How many games each filter shows, before that is known. */
export const NO_COUNTS: Readonly<Record<TimeFilter, number>> = {
  all: 0,
  upcoming_events: 0,
  first_period: 0,
  second_period: 0,
  recommended: 0,
};

export function isSameView(left: LineView, right: LineView): boolean {
  return compareStructural(left, right);
}

export interface LineNeeds {
  readonly gateway: LineGateway;
  readonly clock: PageClock;
  readonly timers: Timers;
  readonly visibility: Visibility;
  readonly frames: Frames;
  readonly settings: SharedSettings;
  readonly favourites: FavouritesStore;
  readonly tree: TreeStore;
  /** Brings the changes of the line; polls do where nothing else does. */
  readonly feed?: LineFeed;
}

/** Asks for a line; of requests that overlap only the one made last is answered. */
export class LineSource {
  readonly #needs: LineNeeds;
  #running: { readonly call: AbortController; readonly since: EpochMillis; readonly timeout: number } | undefined;

  constructor(needs: LineNeeds) {
    this.#needs = needs;
  }

  /** Whether an answer may still come, so that asking again would only put it off. */
  isBusy(): boolean {
    return this.#running !== undefined && this.#needs.clock.exact() - this.#running.since < this.#running.timeout;
  }

  whole(view: LineView): Promise<Result<LineSnapshot, RequestFailure> | undefined> {
    return this.#lastOnly(view, (signal) =>
      view.isFavourites ? this.#favourites(signal) : this.#needs.gateway.line(view.filter, signal),
    );
  }

  outline(view: LineView): Promise<Result<LineOutline, RequestFailure> | undefined> {
    return this.#lastOnly(view, (signal) => this.#needs.gateway.outline(view.filter, signal));
  }

  games(view: LineView, ids: readonly number[]): Promise<Result<readonly Game[], RequestFailure> | undefined> {
    return this.#lastOnly(view, (signal) => this.#needs.gateway.games(ids, signal));
  }

  changes(filter: LineFilter, since: number): Promise<Result<LineChanges | undefined, RequestFailure> | undefined> {
    return this.#lastOnly({ filter }, (signal) => this.#needs.gateway.lineChanges(filter, since, signal));
  }

  /** What puts them together is fetched with the first of them: few players have any. */
  async #favourites(signal: AbortSignal): Promise<Result<LineSnapshot, RequestFailure>> {
    const { gateway, favourites, tree, clock } = this.#needs;
    const fetched = await import('./favourite-line.ts').catch(() => undefined);
    if (fetched === undefined) return fail({ kind: 'network' });
    const sources = { gateway, champOf: (id: number) => tree.champ(id), now: clock.exact() };
    return fetched.favouriteLine(favourites.favourites, sources, signal);
  }

  async #lastOnly<Reply>(
    view: Pick<LineView, 'filter'>,
    ask: (signal: AbortSignal) => Promise<Reply>,
  ): Promise<Reply | undefined> {
    this.#running?.call.abort();
    const call = new AbortController();
    const running = { call, since: this.#needs.clock.exact(), timeout: staleAfter(linePoll(view.filter)) };
    this.#running = running;
    const reply = await ask(call.signal);
    if (this.#running !== running) return undefined;
    this.#running = undefined;
    return reply;
  }
}
