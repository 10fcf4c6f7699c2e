import { makeAutoObservable, runInAction } from 'mobx';
import type { GameGateway } from '../../../../core/sports/game/game-gateway.ts';
import type { StatisticsGateway } from '../../../../core/sports/statistics/statistics-gateway.ts';
import { statisticsDuel } from '../../../../core/sports/statistics/duel-address.ts';
import { GameStore, type GameNeeds } from '../../game/game-store.ts';
import { openStatistics } from '../../game/prepare-statistics.ts';
import { ChampStatisticsStore } from '../champ-statistics-store.ts';
import { PlayersDuelStore } from '../duel/players-duel-store.ts';
import { GameHistoryStore } from '../game-history-store.ts';

export interface StatisticsPanelNeeds extends Omit<GameNeeds, 'gateway'> {
  readonly gameGateway: GameGateway;
  readonly statisticsGateway: StatisticsGateway;
}

/** SP-64 The statistics that stand over a page, in stores of their own: the page under them goes on with its game. */
export class StatisticsPanelStore {
  /** What they are of, as the address of their window says it; undefined while the panel is closed. */
  popup: string | undefined = undefined;
  /** The game that a duel was opened from. */
  gameBefore: string | undefined = undefined;
  isMissing = false;
  readonly own: {
    readonly game: GameStore;
    readonly gameHistory: GameHistoryStore;
    readonly champStatistics: ChampStatisticsStore;
    readonly playersDuel: PlayersDuelStore;
  };

  constructor({ gameGateway, statisticsGateway, ...needs }: StatisticsPanelNeeds) {
    this.own = {
      game: new GameStore({ gateway: gameGateway, ...needs }),
      gameHistory: new GameHistoryStore(statisticsGateway),
      champStatistics: new ChampStatisticsStore(statisticsGateway),
      playersDuel: new PlayersDuelStore(statisticsGateway),
    };
    makeAutoObservable(this, { own: false }, { autoBind: true });
  }

  get isDuel(): boolean {
    return this.popup !== undefined && statisticsDuel(this.popup) !== undefined;
  }

  async show(popup: string): Promise<void> {
    if (this.popup !== undefined && !this.isDuel) this.gameBefore = this.popup;
    this.popup = popup;
    if (!this.isDuel) this.gameBefore = undefined;
    this.isMissing = false;
    const status = await openStatistics(this.own, popup);
    runInAction(() => {
      if (this.popup === popup) this.isMissing = status !== undefined;
    });
    const champId = this.own.game.row?.facts.champId;
    if (this.popup === popup && !this.isDuel && champId !== undefined) await this.own.champStatistics.open(champId);
  }

  close(): void {
    this.popup = undefined;
    this.gameBefore = undefined;
    this.own.game.close();
  }

  start(): () => void {
    return this.own.game.start();
  }
}

declare module '../../use-sports.ts' {
  interface SportsStores {
    readonly statisticsPanel: StatisticsPanelStore;
  }
}
