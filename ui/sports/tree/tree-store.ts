import type { SharedSettings } from '../../page/shared-stores.ts';
import type { SportId } from '../../../core/shared/ids.ts';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { Champ } from '../../../core/sports/tree/champ.ts';
import { champCountries, type CountryChamps } from '../../../core/sports/names/champ-countries.ts';
import { TREE_POLL } from '../../../core/sports/line/feed-pace.ts';
import { compareChamps } from '../../../core/sports/line/line-groups.ts';
import type { LineGateway } from '../../../core/sports/line/line-gateway.ts';
import type { SportsTree } from '../../../core/sports/line/line-reply.ts';
import type { Sport } from '../../../core/sports/tree/sport.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Visibility } from '../../../core/shared/visibility.ts';
import type { FavouritesStore } from '../line/favourites-store.ts';
import { keepAsking } from '../../page/keep-asking.ts';

/** What the tree at the left is narrowed to. */
export const TREE_SECTIONS = ['all', 'live', 'line'] as const;
export type TreeSection = (typeof TREE_SECTIONS)[number];

export interface TreeDependencies {
  readonly gateway: LineGateway;
  readonly timers: Timers;
  readonly visibility: Visibility;
  readonly settings: SharedSettings;
  readonly favourites: FavouritesStore;
}

/** All sports with their counts, and the champs of those that the page shows. */
export class TreeStore {
  tree: SportsTree = { sports: [], champs: [] };
  /** Why there are no sports at all. */
  failure: RequestFailure | undefined = undefined;
  section: TreeSection = 'all';
  /** Sports whose champs are shown, and those hidden against the page's own choice. */
  readonly #opened = observable.map<SportId, boolean>();
  /** The sports whose champs are asked for. */
  #asked: readonly SportId[] = [];
  #isStarted = false;
  /** The sports whose champs have come. */
  #has: readonly SportId[] = [];
  readonly #dependencies: TreeDependencies;

  constructor(dependencies: TreeDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(
      this,
      {
        tree: observableRef,
        failure: observableRef,
        champ: false,
      },
      { autoBind: true },
    );
  }

  get liveCount(): number {
    return this.tree.sports.reduce((count, sport) => count + sport.liveCount, 0);
  }

  /** Sports with something to show in the chosen section. */
  get sports(): readonly Sport[] {
    return this.tree.sports.filter((sport) => countOf(sport, this.section) > 0);
  }

  champ(id: number): Champ | undefined {
    return this.tree.champs.find((champ) => champ.id === id);
  }

  /** The champs of a sport in their order, under their countries where the player wants that. */
  champsOf(sport: SportId): readonly CountryChamps[] {
    const rule = {
      isByCountry: this.#dependencies.settings.settings.isGroupByCountry,
      isFavouriteChamp: (id: number) => this.#dependencies.favourites.hasChamp(id),
    };
    const champs = this.tree.champs
      .filter((champ) => champ.sportId === sport && countOf(champ, this.section) > 0)
      .toSorted((left, right) => compareChamps(left, right, rule));
    const isWanted = (champ: Champ): boolean => champ.isTop || rule.isFavouriteChamp(champ.id);
    return rule.isByCountry ? champCountries(champs, isWanted) : [{ champs }];
  }

  /** Undefined where the player wants sports alone. */
  isOpen(sport: SportId, isCurrent: boolean): boolean | undefined {
    return this.#dependencies.settings.settings.isShowSportsOnly ? undefined : (this.#opened.get(sport) ?? isCurrent);
  }

  unfold(sport: SportId, isOpen: boolean): void {
    this.#opened.set(sport, isOpen);
  }

  narrow(section: TreeSection): void {
    this.section = section;
  }

  /** Whether the champs of a sport are known. */
  hasChampsOf(sport: SportId): boolean {
    return this.#has.includes(sport);
  }

  /** LN-69 Has the champs of sports at hand. */
  async show(...sports: readonly SportId[]): Promise<void> {
    const missing = sports.filter((sport) => !this.#asked.includes(sport));
    this.#asked = [...new Set([...this.#asked, ...missing])].toSorted((left, right) => left - right);
    if (sports.some((sport) => !this.#has.includes(sport))) await this.load();
  }

  async load(): Promise<void> {
    const asked = this.#asked;
    const { gateway, settings } = this.#dependencies;
    const first = this.#isStarted ? undefined : { isByCountry: settings.settings.isGroupByCountry };
    const reply = await gateway.tree({ champsOf: asked, first });
    if (!reply.ok) {
      this.#miss(reply.error);
      return;
    }
    if (this.#has.some((sport) => !asked.includes(sport))) return;
    runInAction(() => {
      this.failure = undefined;
      if (JSON.stringify(reply.value) !== JSON.stringify(this.tree)) this.tree = reply.value;
      this.#has = asked;
    });
  }

  #miss(failure: RequestFailure): void {
    if (this.tree.sports.length === 0 && failure.kind !== 'cancelled') this.failure = failure;
  }

  start(): () => void {
    this.#isStarted = true;
    void this.load();
    return keepAsking({
      timers: this.#dependencies.timers,
      visibility: this.#dependencies.visibility,
      period: () => TREE_POLL,
      ask: () => void this.load(),
    });
  }
}

export function countOf(
  counted: { readonly liveCount: number; readonly lineCount: number },
  section: TreeSection,
): number {
  if (section === 'live') return counted.liveCount;
  return section === 'line' ? counted.lineCount : counted.liveCount + counted.lineCount;
}

declare module '../use-sports.ts' {
  interface SportsStores {
    readonly tree: TreeStore;
  }
}
