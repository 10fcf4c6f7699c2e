import type { SportId } from '../../../../core/shared/ids.ts';
import { computedStruct, makeAutoObservable, observableRef, observableShallow } from 'mobx';
import type { ComponentType } from 'react';
import type { Game } from '../../../../core/sports/game/game.ts';
import type { ColumnGroupName } from '../../../../core/sports/line/line-columns.ts';
import type { SportGroup } from '../../../../core/sports/line/line-groups.ts';
import { stripsLeft, type StripsLeft } from '../../../../core/sports/line/line-left.ts';
import type { LineRest } from '../../../../core/sports/line/line-reply.ts';
import { lineItems, type LineItem } from './line-items.ts';

/** How the player laid the table out: which champs are folded, which lines are shown. */
export class LineTable {
  /** The Asian table, once it is fetched. */
  asian: ComponentType | undefined = undefined;
  /** What a row offers to watch, once that is fetched. */
  media: ComponentType<{ readonly game: Game }> | undefined = undefined;
  readonly folded = new Set<number>();
  readonly pickedLines = new Map<string, number>();
  readonly #groups: () => readonly SportGroup[];
  readonly #rest: () => LineRest | undefined;

  constructor(groups: () => readonly SportGroup[], rest: () => LineRest | undefined) {
    this.#groups = groups;
    this.#rest = rest;
    makeAutoObservable(
      this,
      {
        asian: observableRef,
        media: observableRef,
        folded: observableShallow,
        pickedLines: observableShallow,
        left: computedStruct,
        pickedLine: false,
      },
      { autoBind: true },
    );
  }

  get items(): readonly LineItem[] {
    return lineItems(this.#groups(), this.folded);
  }

  /** How many games are at hand, those of folded champs among them. */
  get gameCount(): number {
    return this.#groups().reduce(
      (sum, { champs }) => champs.reduce((count, { games }) => count + games.length, sum),
      0,
    );
  }

  /** What has room after the strips at hand. */
  get left(): StripsLeft {
    return stripsLeft(this.#groups(), this.#rest(), this.folded);
  }

  keepAsian(asian: ComponentType): void {
    this.asian = asian;
  }

  keepMedia(media: NonNullable<LineTable['media']>): void {
    this.media = media;
  }

  fold(champ: number): void {
    if (!this.folded.delete(champ)) this.folded.add(champ);
  }

  /** Shows this line of a group in all games of a sport, or each game's main one again. */
  pickLine(sport: SportId, group: ColumnGroupName, line: number | undefined): void {
    if (line === undefined) this.pickedLines.delete(keyOf(sport, group));
    else this.pickedLines.set(keyOf(sport, group), line);
  }

  pickedLine(sport: SportId, group: ColumnGroupName): number | undefined {
    return this.pickedLines.get(keyOf(sport, group));
  }
}

function keyOf(sport: SportId, group: ColumnGroupName): string {
  return `${String(sport)}-${group}`;
}
