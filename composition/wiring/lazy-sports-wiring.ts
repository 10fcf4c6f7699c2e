import { lazyRow, startedLazyRow } from '../wiring-row.ts';

export const lazySportsWiring = {
  gameGateway: lazyRow(['http', 'language'], async () => {
    const { httpGameGateway } = await import('../../infrastructure/sports/http-game-gateway.ts');
    return ({ http, language }) => httpGameGateway(http, language);
  }),
  game: startedLazyRow(['gameGateway', 'clock', 'timers', 'visibility', 'frames'], async () => {
    const { GameStore } = await import('#ui/sports/game/game-store.ts');
    return ({ gameGateway: gateway, ...needs }) => new GameStore({ gateway, ...needs });
  }),
  multiLive: startedLazyRow(['gameGateway', 'clock', 'timers', 'visibility', 'frames', 'values'], async () => {
    const [{ MultiLiveStore }, { GameStore }] = await Promise.all([
      import('#ui/sports/multi-live/multi-live-store.ts'),
      import('#ui/sports/game/game-store.ts'),
    ]);
    return ({ gameGateway: gateway, values, ...needs }) =>
      new MultiLiveStore({ values, clock: needs.clock, gameStore: () => new GameStore({ gateway, ...needs }) });
  }),
  teamGateway: lazyRow(['http', 'language'], async () => {
    const { httpTeamGateway } = await import('../../infrastructure/sports/http-team-gateway.ts');
    return ({ http, language }) => httpTeamGateway(http, language);
  }),
  team: lazyRow(['teamGateway'], async () => {
    const { TeamStore } = await import('#ui/sports/team/team-store.ts');
    return ({ teamGateway }) => new TeamStore(teamGateway);
  }),
  resultsGateway: lazyRow(['http', 'language'], async () => {
    const { httpResultsGateway } = await import('../../infrastructure/sports/http-results-gateway.ts');
    return ({ http, language }) => httpResultsGateway(http, language);
  }),
  results: startedLazyRow(['resultsGateway', 'clock', 'timers', 'visibility', 'settings', 'favourites'], async () => {
    const { ResultsStore } = await import('#ui/sports/results/results-store.ts');
    return ({ resultsGateway: gateway, ...needs }) => new ResultsStore({ gateway, ...needs });
  }),
  statisticsGateway: lazyRow(['http', 'language'], async () => {
    const { httpStatisticsGateway } = await import('../../infrastructure/sports/http-statistics-gateway.ts');
    return ({ http, language }) => httpStatisticsGateway(http, language);
  }),
  champStatistics: lazyRow(['statisticsGateway'], async () => {
    const { ChampStatisticsStore } = await import('#ui/sports/statistics/champ-statistics-store.ts');
    return ({ statisticsGateway }) => new ChampStatisticsStore(statisticsGateway);
  }),
  gameHistory: lazyRow(['statisticsGateway'], async () => {
    const { GameHistoryStore } = await import('#ui/sports/statistics/game-history-store.ts');
    return ({ statisticsGateway }) => new GameHistoryStore(statisticsGateway);
  }),
};
