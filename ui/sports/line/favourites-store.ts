import { action, makeAutoObservable, observableRef } from 'mobx';
import {
  FAVOURITES,
  NO_FAVOURITES,
  toggled,
  withoutEnded,
  type Favourites,
  type StarredTeam,
} from '../../../core/sports/line/favourites.ts';
import type { MarketKind } from '../../../core/sports/game/market-kind.ts';
import type { ValueStore } from '../../../core/shared/stored-value.ts';

/** What the player starred, kept on the device and the same in every tab. */
export class FavouritesStore {
  favourites: Favourites = NO_FAVOURITES;
  readonly #values: ValueStore;

  constructor(values: ValueStore) {
    this.#values = values;
    makeAutoObservable(this, { favourites: observableRef }, { autoBind: true });
  }

  get count(): number {
    const { games, champs, teams } = this.favourites;
    return games.length + champs.length + teams.length;
  }

  hasGame(id: number): boolean {
    return this.favourites.games.includes(id);
  }

  hasChamp(id: number): boolean {
    return this.favourites.champs.includes(id);
  }

  hasTeam(id: number): boolean {
    return this.favourites.teams.some((team) => team.id === id);
  }

  hasMarket(kind: MarketKind): boolean {
    return this.favourites.markets.includes(kind);
  }

  toggleGame(id: number): void {
    this.#keep({ ...this.favourites, games: toggled(this.favourites.games, id) });
  }

  toggleChamp(id: number): void {
    this.#keep({ ...this.favourites, champs: toggled(this.favourites.champs, id) });
  }

  toggleTeam(team: StarredTeam): void {
    const { teams } = this.favourites;
    const known = teams.find(({ id }) => id === team.id);
    this.#keep({ ...this.favourites, teams: toggled(teams, known ?? team) });
  }

  toggleMarket(kind: MarketKind): void {
    this.#keep({ ...this.favourites, markets: toggled(this.favourites.markets, kind) });
  }

  /** Takes out the starred games that the line no longer has. */
  dropEnded(open: ReadonlySet<number>): void {
    const kept = withoutEnded(this.favourites, open);
    if (kept !== this.favourites) this.#keep(kept);
  }

  start(): () => void {
    this.#show(this.#values.read(FAVOURITES));
    return this.#values.watch(FAVOURITES, this.#show);
  }

  readonly #show = action((favourites: Favourites | undefined): void => {
    this.favourites = favourites ?? NO_FAVOURITES;
  });

  #keep(favourites: Favourites): void {
    this.favourites = favourites;
    this.#values.write(FAVOURITES, favourites);
  }
}

declare module '../use-sports.ts' {
  interface SportsStores {
    readonly favourites: FavouritesStore;
  }
}
