import { action, compareStructural, computedStruct, makeAutoObservable, observable, observableRef } from 'mobx';
import type { Champ } from '../../../core/sports/tree/champ.ts';
import { isStale, linePoll } from '../../../core/sports/line/feed-pace.ts';
import type { Game } from '../../../core/sports/game/game.ts';
import type { TimeFilter } from '../../../core/sports/line/line-filter.ts';
import type { LineChanges, LineOutline, LineSnapshot } from '../../../core/sports/line/line-reply.ts';
import { lineGroups, type SportGroup } from '../../../core/sports/line/line-groups.ts';
import { lineState, withChanges, type LineState } from '../../../core/sports/line/line-state.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import type { Result } from '../../../core/shared/result.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { GameRow } from './table/game-row.ts';
import { keepAsking } from '../../page/keep-asking.ts';
import { isSameView, LineSource, NO_COUNTS, WHOLE_VIEW, type LineNeeds, type LineView } from './line-source.ts';
import { LineRows } from './table/line-rows.ts';
import { LineTable } from './table/line-table.ts';

/** So many strips of the table have their rows in the first picture: what a high window shows and some more. */
const FIRST_STRIPS = 28;

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
  #state: LineState | undefined = undefined;
  #pending: LineChanges[] = [];
  #cancelFrame: (() => void) | undefined = undefined;
  /** Favourites are known only where stored values are: in a browser, after the first picture. */
  #isStarted = false;
  readonly #source: LineSource;
  readonly #needs: LineNeeds;

  constructor(needs: LineNeeds) {
    this.#needs = needs;
    this.#source = new LineSource(needs);
    this.#rows = new LineRows(needs.clock, needs.timers);
    this.#lastReplyAt.set(needs.clock.now);
    this.table = new LineTable(() => this.groups);
    makeAutoObservable(
      this,
      {
        view: observableRef,
        failure: observableRef,
        counts: observableRef,
        topGames: computedStruct,
        table: false,
        row: false,
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
    return lineGroups(this.#rows.members, this.#champs.get(), {
      isByCountry: settings.settings.isGroupByCountry,
      isBestOnTop: settings.settings.isBestMatchesOnTop,
      isFavouriteChamp: (id) => favourites.hasChamp(id),
    });
  }

  /** The most wanted games of the line at hand, live ones first. */
  get topGames(): readonly number[] {
    return this.#rows.members
      .filter(({ isTop }) => isTop)
      .toSorted((left, right) => Number(right.section === 'live') - Number(left.section === 'live'))
      .slice(0, 10)
      .map(({ id }) => id);
  }

  get isEmpty(): boolean {
    return this.phase === 'ready' && this.#rows.members.length === 0;
  }

  get isStale(): boolean {
    return (
      this.phase === 'ready' &&
      this.#watchers.get() > 0 &&
      isStale(this.#lastReplyAt.get(), linePoll(this.view.filter), this.#needs.clock.now)
    );
  }

  row(id: number): GameRow | undefined {
    return this.#rows.row(id);
  }

  champ(id: number): Champ | undefined {
    return this.#champs.get().get(id);
  }

  gamesOf(sport: number): readonly Game[] {
    return this.#rows.members.flatMap(({ id, sportId }) =>
      sportId === sport ? (this.#rows.row(id)?.facts ?? []) : [],
    );
  }

  /** Shows the line of a view; what stood before goes at once. */
  async open(view: LineView): Promise<void> {
    if (!isSameView(view, this.view) || this.phase === 'failed') this.#clear(view);
    if (view.isFavourites && !this.#isStarted) return;
    await this.#reload();
  }

  /**
   * Shows a view whose first rows come whole and the others when the page stands: before that, and only where
   * every row is equally high, so that the page is as long as it will be.
   */
  async openFirst(view: LineView): Promise<void> {
    if (this.#isStarted || view.isFavourites || this.#needs.settings.settings.appViewType === 1) return this.open(view);
    if (!isSameView(view, this.view) || this.phase === 'failed') this.#clear(view);
    const outline = await this.#source.outline(view);
    if (outline === undefined) return;
    if (!outline.ok) return this.#refuse(outline.error);
    this.#place(outline.value);
    const games = await this.#source.games(view, this.#firstIds());
    if (games === undefined) return;
    if (games.ok) this.#fill(outline.value, games.value);
    else this.#refuse(games.error);
  }

  /** Asks once for what changed; a line that never came is asked for whole. */
  async refresh(): Promise<void> {
    if (this.#source.isBusy()) return;
    if (this.#state === undefined || this.view.isFavourites || this.#rows.isPartial) return this.#reload();
    const reply = await this.#source.changes(this.view, this.#state.version);
    if (reply === undefined) return;
    if (!reply.ok && reply.error.kind === 'refused') return this.#reload();
    if (reply.ok) this.#receive(reply.value);
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
    if (this.#state !== undefined) this.#rows.letIn(this.#state.games);
  }

  start(): () => void {
    const stop = keepAsking({
      timers: this.#needs.timers,
      visibility: this.#needs.visibility,
      period: () => linePoll(this.view.filter),
      ask: () => {
        if (this.#watchers.get() > 0) void this.refresh();
      },
    });
    this.#isStarted = true;
    if (this.view.isFavourites || this.#rows.isPartial) void this.#reload();
    return () => {
      this.#isStarted = false;
      stop();
      this.#cancelFrame?.();
      this.#rows.stop();
    };
  }

  async #reload(): Promise<void> {
    const { view } = this;
    const reply = await this.#source.whole(view);
    if (reply !== undefined) this.#showWhole(reply);
  }

  readonly #showWhole = action((reply: Result<LineSnapshot, RequestFailure>): void => {
    if (reply.ok && this.view.isFavourites) this.#dropEnded(reply.value);
    if (!reply.ok) return this.#refuse(reply.error);
    const snapshot = reply.value;
    const isFirst = this.#state === undefined;
    this.#state = lineState(snapshot);
    this.#becomeReady();
    if (isFirst) {
      this.#rows.show(snapshot.games);
      this.#champs.set(this.#state.champs);
    } else {
      this.#mergeWhole(snapshot);
    }
    this.#showCounts(snapshot.counts);
  });

  readonly #refuse = action((failure: RequestFailure): void => {
    this.failure = failure;
    if (this.#state === undefined) this.phase = 'failed';
  });

  #becomeReady(): void {
    this.#heard();
    this.phase = 'ready';
    this.failure = undefined;
  }

  #heard(): void {
    this.#lastReplyAt.set(this.#needs.clock.exact());
  }

  /** Knows where each game stands; what it looks like is on its way. */
  readonly #place = action((outline: LineOutline): void => {
    this.#champs.set(new Map(outline.champs.map((champ) => [champ.id, champ])));
    this.#rows.showPart(outline.games, []);
    this.#showCounts(outline.counts);
  });

  readonly #fill = action((outline: LineOutline, games: readonly Game[]): void => {
    this.#state = lineState({ ...outline, games });
    this.#rows.showPart(outline.games, games);
    this.#becomeReady();
  });

  /** The games whose rows stand in the first picture. */
  #firstIds(): readonly number[] {
    const strips = this.table.items.slice(0, FIRST_STRIPS);
    return [...new Set([...strips.flatMap((item) => (item.kind === 'game' ? item.id : [])), ...this.topGames])];
  }

  #dropEnded({ games }: LineSnapshot): void {
    this.#needs.favourites.dropEnded(new Set(games.map(({ id }) => id)));
  }

  /** A whole line over the one that is shown: what it does not have leaves. */
  #mergeWhole(snapshot: LineSnapshot): void {
    const { isPartial } = this.#rows;
    this.#apply({ ...snapshot, removed: [], isWhole: true });
    if (!isPartial) this.letIn();
  }

  readonly #receive = action((changes: LineChanges): void => {
    this.#heard();
    this.#pending.push(changes);
    this.#cancelFrame ??= this.#needs.frames.next(this.#flush);
  });

  readonly #flush = action((): void => {
    this.#cancelFrame = undefined;
    const changes = this.#pending;
    this.#pending = [];
    for (const change of changes) this.#apply(change);
  });

  #apply(changes: LineChanges): void {
    if (this.#state === undefined) return;
    const { games } = (this.#state = withChanges(this.#state, changes));
    const removed = changes.isWhole ? this.#rows.ids().filter((id) => !games.has(id)) : changes.removed;
    this.#rows.take({ ...changes, removed }, this.#state);
    this.#showChamps(changes.champs);
    this.#showCounts(changes.counts);
  }

  #clear(view: LineView): void {
    this.view = view;
    this.phase = 'loading';
    this.failure = undefined;
    this.#state = undefined;
    this.#rows.clear();
    this.#pending = [];
  }

  #showChamps(champs: readonly Champ[]): void {
    const shown = this.#champs.get();
    const isNew = ({ id, name, isTop }: Champ): boolean => {
      const known = shown.get(id);
      return known === undefined || known.name !== name || known.isTop !== isTop;
    };
    if (champs.some(isNew)) this.#champs.set(new Map([...shown, ...champs.map((champ) => [champ.id, champ] as const)]));
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
