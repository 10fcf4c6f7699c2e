import { action, makeAutoObservable, observableRef } from 'mobx';
import type { ValueStore } from '../../../../core/shared/stored-value.ts';
import {
  chosenSet,
  COLUMN_SETS,
  NO_COLUMN_SETS,
  withChangedSet,
  withChosenSet,
  withNewSet,
  withoutChosenSet,
  withSportColumns,
  withSportOrder,
  type ColumnSet,
  type ColumnSets,
} from '../../../../core/sports/line/column-sets.ts';
import { rowOrder, type RowOrder } from '../../../../core/sports/line/sport-orders.ts';
import { chosenColumns, lineColumns } from '../../../../core/sports/line/line-columns.ts';
import type { SportId } from '../../../../core/shared/ids.ts';
import type { Section } from '../../../../core/sports/game/game.ts';
import type { SharedSettings } from '../../../page/shared-stores.ts';
import type { PageClock } from '../../../page/page-clock.ts';

export interface ColumnSetsNeeds {
  readonly values: ValueStore;
  readonly settings: SharedSettings;
  readonly clock: PageClock;
}

const SETTINGS = { line: 'lineColumns', live: 'liveColumns' } as const;

/** The column sets that the player keeps on the device. The chosen ones are settings too, by which the server draws the first rows. */
export class ColumnSetsStore {
  kept: ColumnSets = NO_COLUMN_SETS;
  readonly #needs: ColumnSetsNeeds;

  constructor(needs: ColumnSetsNeeds) {
    this.#needs = needs;
    makeAutoObservable(
      this,
      { kept: observableRef, chosen: false, placesOf: false, orderOf: false },
      { autoBind: true },
    );
  }

  chosen(section: Section): ColumnSet | undefined {
    return chosenSet(this.kept, section);
  }

  /** The columns of a sport, as places among the usual ones. */
  placesOf(section: Section, sport: SportId): readonly number[] {
    const names = lineColumns(sport).map(({ name }) => name);
    return chosenColumns(sport, this.#needs.settings.settings[SETTINGS[section]]).map(({ name }) =>
      names.indexOf(name),
    );
  }

  choose(section: Section, id: number): void {
    this.#keep(withChosenSet(this.kept, section, { id, now: this.#needs.clock.exact() }), section);
  }

  add(section: Section, name: string): void {
    const columns = this.chosen(section)?.columns ?? '';
    this.#keep(withNewSet(this.kept, section, { name, columns, now: this.#needs.clock.exact() }), section);
  }

  rename(section: Section, name: string): void {
    this.#keep(withChangedSet(this.kept, section, { name }), section);
  }

  remove(section: Section): void {
    this.#keep(withoutChosenSet(this.kept, section, this.#needs.clock.exact()), section);
  }

  /** Lays out the columns of a sport; without places it has the usual ones again. The usual set becomes one of the player's by it, which has the given name. */
  layOut(
    section: Section,
    sport: SportId,
    { places, name }: { readonly places: readonly number[]; readonly name: string },
  ): void {
    if (this.chosen(section) === undefined) this.add(section, name);
    const columns = withSportColumns(this.chosen(section)?.columns ?? '', sport, places);
    this.#keep(withChangedSet(this.kept, section, { columns }), section);
  }

  /** The order of a sport's rows where it has one of its own. */
  orderOf(section: Section, sport: SportId): RowOrder | undefined {
    return rowOrder(sport, this.#needs.settings.settings[SETTINGS[section]]);
  }

  /** Sorts a sport; without an order it has that of all sports. */
  sort(
    section: Section,
    sport: SportId,
    { order, name }: { readonly order: RowOrder | undefined; readonly name: string },
  ): void {
    if (this.chosen(section) === undefined) this.add(section, name);
    const columns = withSportOrder(this.chosen(section)?.columns ?? '', sport, order);
    this.#keep(withChangedSet(this.kept, section, { columns }), section);
  }

  start(): () => void {
    const { values } = this.#needs;
    this.#show(values.read(COLUMN_SETS));
    return values.watch(COLUMN_SETS, this.#take);
  }

  readonly #show = action((kept: ColumnSets | undefined): void => {
    this.kept = kept ?? NO_COLUMN_SETS;
  });

  /** What was chosen last holds in every tab. */
  readonly #take = action((kept: ColumnSets | undefined): void => {
    if (kept === undefined || kept.profileIdTimestamp < this.kept.profileIdTimestamp) return;
    this.kept = kept;
    this.#apply('line');
    this.#apply('live');
  });

  #keep(kept: ColumnSets, section: Section): void {
    this.kept = kept;
    this.#needs.values.write(COLUMN_SETS, kept);
    this.#apply(section);
  }

  #apply(section: Section): void {
    const columns = this.chosen(section)?.columns ?? '';
    const name = SETTINGS[section];
    if (this.#needs.settings.settings[name] !== columns) this.#needs.settings.change({ [name]: columns });
  }
}

declare module '../../use-sports.ts' {
  interface SportsStores {
    readonly columnSets: ColumnSetsStore;
  }
}
