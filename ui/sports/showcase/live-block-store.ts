import { computedStruct, makeAutoObservable, reaction } from 'mobx';
import type { SportId } from '../../../core/shared/ids.ts';
import { BESIDE_LIVE_POLL } from '../../../core/sports/line/feed-pace.ts';
import { lineFilter, WHOLE_LINE } from '../../../core/sports/line/line-query.ts';
import { PART_SIZES } from '../../../core/sports/line/line-filter.ts';
import { liveBlock, type BlockChamp, type BlockRoom } from '../../../core/sports/showcase/live-block.ts';
import type { Sport } from '../../../core/sports/tree/sport.ts';
import type { LineNeeds } from '../line/line-source.ts';
import { LineStore } from '../line/line-store.ts';

const MOST_SPORTS = 4;

/** In rem: room for three games under a competition each, or four under one. */
const REGULAR: BlockRoom = { whole: 15.75, champ: 2, game: 3.25 };
const COMPACT: BlockRoom = { whole: 12.375, champ: 1.625, game: 2.5 };

/** LVB-1 What is played now, over the line of home: the sports with live games, and the first games of one of them. */
export class LiveBlockStore {
  /** Its games, apart from those of the page. */
  readonly line: LineStore;
  chosen: SportId | undefined = undefined;
  /** The games that stand in it. */
  placed: readonly number[] = [];
  /** The competitions whose games are folded away; their room stays free. */
  readonly folded: Set<number> = new Set();
  readonly #needs: LineNeeds;

  constructor(needs: LineNeeds) {
    this.line = new LineStore({ ...needs, poll: BESIDE_LIVE_POLL });
    this.#needs = needs;
    makeAutoObservable(this, { line: false, champs: computedStruct, current: computedStruct }, { autoBind: true });
  }

  get sports(): readonly Sport[] {
    return this.#needs.tree.tree.sports.filter(({ liveCount }) => liveCount > 0).slice(0, MOST_SPORTS);
  }

  /** The sport that is shown: the chosen one while it has live games, else the first. */
  get current(): SportId | undefined {
    return (this.sports.find(({ id }) => id === this.chosen) ?? this.sports[0])?.id;
  }

  get champs(): readonly BlockChamp[] {
    const { line } = this;
    if (line.view.filter.sportId !== this.current) return [];
    const games = line.groups.flatMap(({ champs }) =>
      champs.flatMap(({ champ, games: ids }) => ids.map((id) => ({ id, champId: champ.id }))),
    );
    return liveBlock(games, this.placed, this.#needs.settings.settings.isAppCompactView ? COMPACT : REGULAR);
  }

  choose(sport: SportId): void {
    this.chosen = sport;
  }

  /** LVB-3 */
  fold(champId: number): void {
    if (!this.folded.delete(champId)) this.folded.add(champId);
  }

  place(games: readonly number[]): void {
    this.placed = games;
  }

  /** Keeps the block up to date while a page shows it; the returned function ends that. */
  watch(): () => void {
    const stops = [
      this.line.watch(),
      reaction(
        () => this.current,
        (sport) => {
          if (sport !== undefined) void this.#open(sport);
        },
        { fireImmediately: true },
      ),
      // LVB-2 a game that comes takes a place that is free, and moves nothing
      reaction(
        () => this.line.waiting.length > 0,
        (isWaiting) => {
          if (isWaiting) this.line.letIn();
        },
      ),
      reaction(
        () => this.champs.flatMap(({ games }) => games),
        (games) => {
          this.place(games);
        },
        { fireImmediately: true },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  start(): () => void {
    return this.line.start();
  }

  async #open(sport: SportId): Promise<void> {
    const filter = { ...lineFilter({ section: 'live' }, WHOLE_LINE), sportId: sport };
    // a bet takes the name of its competition from the tree
    await Promise.all([this.line.open({ filter, isFavourites: false }, PART_SIZES[0]), this.#needs.tree.show(sport)]);
  }
}

declare module '../use-sports.ts' {
  interface SportsStores {
    readonly liveBlock: LiveBlockStore;
  }
}
