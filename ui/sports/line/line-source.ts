import { compareStructural } from 'mobx';
import type { SharedSettings } from '../../page/shared-stores.ts';
import {
  forTimeFilters,
  type LineFilter,
  type LineWish,
  type PartSize,
} from '../../../core/sports/line/line-filter.ts';
import { linePoll, staleAfter } from '../../../core/sports/line/feed-pace.ts';
import type { LineFeed } from '../../../core/sports/line/line-feed.ts';
import type { KnownLine, LineGateway } from '../../../core/sports/line/line-gateway.ts';
import type { LineChanges, LineSnapshot } from '../../../core/sports/line/line-reply.ts';
import type { Frames } from '../../../core/shared/frames.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, type Result } from '../../../core/shared/result.ts';
import type { EpochMillis, Millis } from '../../../core/shared/time.ts';
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
export const NO_COUNTS = forTimeFilters(0);

export function isSameView(left: LineView, right: LineView): boolean {
  return compareStructural(left, right);
}

export type LineReply = Result<LineSnapshot | LineChanges | undefined, RequestFailure>;

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
  /** How long polls wait, where that is not the pace of a line of its own. */
  readonly poll?: Millis;
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

  /** What the player chose for the sports of a line. */
  chosenOf({ section }: Pick<LineFilter, 'section'>): string {
    const { lineColumns, liveColumns } = this.#needs.settings.settings;
    return section === 'live' ? liveColumns : lineColumns;
  }

  /** A line, or so much of its beginning, in the order in which the player has it. */
  wish({ filter, isFavourites }: LineView, most: PartSize | undefined): LineWish {
    if (isFavourites || most === undefined) return filter;
    const { settings, favourites } = this.#needs;
    const {
      isGroupByCountry: isByCountry,
      isBestMatchesOnTop: isBestOnTop,
      isSortedByTime: isByTime,
    } = settings.settings;
    const favouriteChamps = favourites.favourites.champs.toSorted((left, right) => left - right);
    const orders = this.chosenOf(filter);
    return { ...filter, part: { most, isByCountry, isBestOnTop, isByTime, orders, favouriteChamps } };
  }

  /** A line whole, or what is missing of it. */
  line(isFavourites: boolean, wish: LineWish, known?: KnownLine): Promise<LineReply | undefined> {
    if (known !== undefined) return this.changes(wish, known);
    return this.#lastOnly<LineSnapshot>(wish, (signal) =>
      isFavourites ? this.#favourites(wish, signal) : this.#needs.gateway.line(wish, signal),
    );
  }

  changes(wish: LineWish, known: KnownLine): Promise<Result<LineChanges | undefined, RequestFailure> | undefined> {
    return this.#lastOnly(wish, (signal) => this.#needs.gateway.lineChanges(wish, known, signal));
  }

  /** What puts them together is fetched with the first of them: few players have any. */
  async #favourites(filter: LineFilter, signal: AbortSignal): Promise<Result<LineSnapshot, RequestFailure>> {
    const { gateway, favourites, tree, clock } = this.#needs;
    const fetched = await import('./favourite-line.ts').catch(() => undefined);
    if (fetched === undefined) return fail({ kind: 'network' });
    const sources = {
      gateway,
      champOf: (id: number) => tree.champ(id),
      showChamps: (sports: readonly number[]) => tree.show(...sports),
      now: clock.exact(),
      dropEnded: (open: ReadonlySet<number>) => favourites.dropEnded(open),
    };
    return fetched.favouriteLine(favourites.favourites, { ...sources, filter }, signal);
  }

  async #lastOnly<Value>(
    filter: LineFilter,
    ask: (signal: AbortSignal) => Promise<Result<Value, RequestFailure>>,
  ): Promise<Result<Value, RequestFailure> | undefined> {
    this.#running?.call.abort();
    const call = new AbortController();
    const running = { call, since: this.#needs.clock.exact(), timeout: staleAfter(linePoll(filter)) };
    this.#running = running;
    const reply = await ask(call.signal);
    if (this.#running !== running) return undefined;
    this.#running = undefined;
    // the page was left meanwhile: whoever comes back asks anew
    return isCancelled(reply) ? undefined : reply;
  }
}
