import { action, compareStructural, computedStruct, makeAutoObservable, observable, observableRef } from 'mobx';
import { chosenColumns, type ColumnGroup } from '../../../core/sports/line/line-columns.ts';
import type { Champ } from '../../../core/sports/tree/champ.ts';
import { isStale, linePoll, TOP_GAMES_POLL } from '../../../core/sports/line/feed-pace.ts';
import type { Game } from '../../../core/sports/game/game.ts';
import {
  PART_SIZES,
  partSizeFor,
  type LineWish,
  type PartSize,
  type TimeFilter,
} from '../../../core/sports/line/line-filter.ts';
import type { LineChanges, LineSnapshot } from '../../../core/sports/line/line-reply.ts';
import type { LineFeed, LineWanted } from '../../../core/sports/line/line-feed.ts';
import { lineGroups, type SportGroup } from '../../../core/sports/line/line-groups.ts';
import { withLeft } from '../../../core/sports/line/line-left.ts';
import { lineState } from '../../../core/sports/line/line-state.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { keepAsking } from '../../page/keep-asking.ts';
import type { GameRow } from './table/game-row.ts';
import { isSameView, LineSource, NO_COUNTS, WHOLE_VIEW } from './line-source.ts';
import type { LineNeeds, LineReply, LineView } from './line-source.ts';
import { HeldLine } from './held-line.ts';
import { polledLine } from './polled-line.ts';
import { LineRows } from './table/line-rows.ts';
import { LineTable } from './table/line-table.ts';

/** The line under the page's filter: rows by game, kept up to date a price at a time. */
export class LineStore {
  view: LineView = WHOLE_VIEW;
  phase: 'loading' | 'ready' | 'failed' = 'loading';
  failure: RequestFailure | undefined = undefined;
  counts = NO_COUNTS;
  readonly table: LineTable;
  /** How many parts of the page show the line. */
  readonly #watchers = observable.box(0);
  readonly #champs = observable.box<ReadonlyMap<number, Champ>>(new Map(), { deep: false });
  readonly #lastReplyAt = observable.box<EpochMillis>(0);
  readonly #rows: LineRows;
  readonly #held: HeldLine;
  /** Favourites are known only where stored values are: in a browser, after the first picture. */
  #isStarted = false;
  /** How much of the line is wanted; undefined says all of it. */
  #most: PartSize | undefined = PART_SIZES[0];
  readonly #source: LineSource;
  readonly #feed: LineFeed;
  readonly #needs: LineNeeds;

  constructor(needs: LineNeeds) {
    this.#needs = needs;
    this.#source = new LineSource(needs);
    this.#feed = needs.feed ?? polledLine(this.#source, needs);
    this.#rows = new LineRows(needs.clock, needs.timers);
    this.#held = new HeldLine(needs.frames);
    this.#lastReplyAt.set(needs.clock.now);
    this.table = new LineTable(
      () => this.groups,
      () => this.#rows.rest,
    );
    makeAutoObservable(
      this,
      {
        view: observableRef,
        failure: observableRef,
        counts: observableRef,
        topGames: computedStruct,
        table: false,
        row: false,
        columnsOf: false,
      },
      { autoBind: true },
    );
  }

  /** Games that came since the line was opened and wait to be let in. */
  get waiting(): readonly number[] {
    return this.#rows.waiting;
  }

  get groups(): readonly SportGroup[] {
    const { settings, favourites } = this.#needs;
    const groups = lineGroups(this.#rows.members, this.#champs.get(), {
      isByCountry: settings.settings.isGroupByCountry,
      isBestOnTop: settings.settings.isBestMatchesOnTop,
      isByTime: settings.settings.isSortedByTime,
      orders: this.#source.chosenOf(this.view.filter),
      isFavouriteChamp: (id) => favourites.hasChamp(id),
    });
    return withLeft(groups, this.#rows.rest);
  }

  /** The most wanted games of the line at hand, live ones first. */
  get topGames(): readonly number[] {
    return this.#rows.top;
  }

  get isEmpty(): boolean {
    return this.phase === 'ready' && this.#rows.members.length === 0;
  }

  get isStale(): boolean {
    return (
      this.phase === 'ready' &&
      this.#watchers.get() > 0 &&
      isStale(this.#lastReplyAt.get(), this.#needs.poll ?? linePoll(this.view.filter), this.#needs.clock.now)
    );
  }

  row(id: number): GameRow | undefined {
    return this.#rows.row(id);
  }

  /** The columns of a sport, as the player chose them for what is shown. */
  columnsOf(sport: number): readonly ColumnGroup[] {
    return chosenColumns(sport, this.#source.chosenOf(this.view.filter));
  }

  champ(id: number): Champ | undefined {
    return this.#champs.get().get(id);
  }

  gamesOf(sport: number): readonly Game[] {
    return this.#rows.members.flatMap(({ id, sportId }) =>
      sportId === sport ? (this.#rows.row(id)?.facts ?? []) : [],
    );
  }

  /** Shows the line of a view, or as much of it as is near the window; what stood before goes at once. */
  async open(view: LineView, most?: PartSize): Promise<void> {
    if (!isSameView(view, this.view) || this.phase === 'failed') {
      this.#clear(view);
      this.#most = most;
    } else if (most === undefined) this.#most = undefined;
    if (view.isFavourites && !this.#isStarted) return;
    await this.#reload();
  }

  /** SP-35 Draws the line anew: what is no longer wanted does not leave row by row. */
  async renew(): Promise<void> {
    this.#clear(this.view);
    await this.open(this.view, PART_SIZES[0]);
  }

  /** Fetches the line as far as so many games, where it has not come so far yet. */
  reach(games: number): void {
    const most = partSizeFor(games);
    if (this.#rows.rest === undefined || this.#most === undefined || (most !== undefined && most <= this.#most)) return;
    this.#most = most;
    void this.#reload();
  }

  /** Keeps the line up to date while a part of the page shows it; the returned function ends that. */
  watch(): () => void {
    this.#watchers.set(this.#watchers.get() + 1);
    if (this.#watchers.get() === 1) this.#heard();
    return action(() => {
      this.#watchers.set(this.#watchers.get() - 1);
    });
  }

  /** Lets in the games that waited. */
  letIn(): void {
    if (this.#held.line !== undefined) this.#rows.letIn(this.#held.line);
  }

  start(): () => void {
    const stop = this.#feed.follow({
      wish: () => this.#held.wish ?? this.#wish,
      wanted: () => this.#wanted(),
      reload: () => void this.#reload(),
      take: this.#receive,
    });
    const { timers, visibility } = this.#needs;
    const stopTop = keepAsking({ timers, visibility, period: () => TOP_GAMES_POLL, ask: () => this.#rows.renewTop() });
    this.#isStarted = true;
    void this.#held.prepare();
    if (this.view.isFavourites || !this.#isAsWished()) void this.#reload();
    return () => {
      this.#isStarted = false;
      stop();
      stopTop();
      this.#held.stop();
      this.#rows.stop();
    };
  }

  #wanted(): LineWanted {
    if (this.#watchers.get() === 0) return { kind: 'nothing' };
    const { line, isBehind } = this.#held;
    if (line === undefined || isBehind || this.view.isFavourites || !this.#isAsWished()) return { kind: 'whole' };
    return { kind: 'changes', since: line.version };
  }

  get #wish(): LineWish {
    return this.#source.wish(this.view, this.#most);
  }

  /** Whether the line at hand is in the player's order and comes as far as it should. */
  #isAsWished(): boolean {
    return this.#held.wish === undefined || compareStructural(this.#held.wish, this.#wish);
  }

  async #reload(): Promise<void> {
    const wish = this.#wish;
    const reply = await this.#source.line(this.view.isFavourites, wish, this.#held.known(wish));
    if (reply !== undefined) this.#show(reply, wish);
  }

  readonly #show = action((reply: LineReply, wish: LineWish): void => {
    if (!reply.ok) return this.#refuse(reply.error);
    const snapshot = reply.value;
    // of a server that is behind; the next poll asks again
    if (snapshot === undefined) return;
    this.#becomeReady();
    if ('base' in snapshot) {
      this.#held.lengthen(snapshot, wish);
      return this.#drawFrame();
    }
    if (this.#held.line !== undefined) return this.#mergeWhole(snapshot, wish);
    const line = lineState(snapshot);
    this.#held.hold(line, wish);
    this.#rows.show(line);
    this.#champs.set(line.champs);
    this.#showCounts(snapshot.counts);
  });

  #refuse(failure: RequestFailure): void {
    this.failure = failure;
    if (this.#held.line === undefined) this.phase = 'failed';
  }

  #becomeReady(): void {
    this.#heard();
    this.phase = 'ready';
    this.failure = undefined;
  }

  #heard(): void {
    this.#lastReplyAt.set(this.#needs.clock.exact());
  }

  /** A whole line over the one that is shown: what it does not have leaves. */
  #mergeWhole(snapshot: LineSnapshot, wish: LineWish): void {
    const { isBehind, wish: before } = this.#held;
    if (compareStructural(before, wish)) this.#held.make({ ...snapshot, isWhole: true });
    else this.#held.hold(lineState(snapshot), wish);
    this.#draw();
    if (!isBehind && before?.part?.most === wish.part?.most) this.letIn();
  }

  readonly #receive = action((changes: LineChanges | undefined): void => {
    this.#heard();
    if (changes !== undefined) this.#held.receive(changes, this.#drawFrame);
  });

  readonly #drawFrame = action((): void => {
    this.#draw();
    if (this.#held.isBehind && !this.#source.isBusy()) void this.#reload();
  });

  /** Shows the line as it is held now. */
  #draw(): void {
    const { line } = this.#held;
    if (line === undefined) return;
    this.#rows.take(line);
    this.#showChamps(line.champs);
    this.#showCounts(line.counts);
  }

  #clear(view: LineView): void {
    this.view = view;
    this.phase = 'loading';
    this.failure = undefined;
    this.#held.clear();
    this.#rows.clear();
  }

  #showChamps(champs: ReadonlyMap<number, Champ>): void {
    const shown = this.#champs.get();
    const isNew = ({ id, name, isTop }: Champ): boolean => {
      const known = shown.get(id);
      return known === undefined || known.name !== name || known.isTop !== isTop;
    };
    // those that the line no longer has are still those of games that are leaving
    if ([...champs.values()].some(isNew)) this.#champs.set(new Map([...shown, ...champs]));
  }

  #showCounts(counts: Readonly<Record<TimeFilter, number>>): void {
    if (!compareStructural(counts, this.counts)) this.counts = counts;
  }
}

declare module '../use-sports.ts' {
  interface SportsStores {
    readonly line: LineStore;
  }
}
