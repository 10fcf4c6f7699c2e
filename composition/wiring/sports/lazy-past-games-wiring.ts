import { lazyRow, startedLazyRow } from '../../wiring-row.ts';

export const lazyPastGamesWiring = {
  teamGateway: lazyRow(['http', 'language'], async () => {
    const { httpTeamGateway } = await import('../../../infrastructure/sports/http-team-gateway.ts');
    return ({ http, language }) => httpTeamGateway(http, language);
  }),
  team: lazyRow(['teamGateway'], async () => {
    const { TeamStore } = await import('#ui/sports/team/team-store.ts');
    return ({ teamGateway }) => new TeamStore(teamGateway);
  }),
  resultsGateway: lazyRow(['http', 'language'], async () => {
    const { httpResultsGateway } = await import('../../../infrastructure/sports/http-results-gateway.ts');
    return ({ http, language }) => httpResultsGateway(http, language);
  }),
  results: startedLazyRow(['resultsGateway', 'clock', 'timers', 'visibility', 'settings', 'favourites'], async () => {
    const { ResultsStore } = await import('#ui/sports/results/results-store.ts');
    return ({ resultsGateway: gateway, ...needs }) => new ResultsStore({ gateway, ...needs });
  }),
  statisticsGateway: lazyRow(['http', 'language'], async () => {
    const { httpStatisticsGateway } = await import('../../../infrastructure/sports/http-statistics-gateway.ts');
    return ({ http, language }) => httpStatisticsGateway(http, language);
  }),
  champStatistics: lazyRow(['statisticsGateway'], async () => {
    const { ChampStatisticsStore } = await import('#ui/sports/statistics/champ-statistics-store.ts');
    return ({ statisticsGateway }) => new ChampStatisticsStore(statisticsGateway);
  }),
  playersDuel: lazyRow(['statisticsGateway'], async () => {
    const { PlayersDuelStore } = await import('#ui/sports/statistics/duel/players-duel-store.ts');
    return ({ statisticsGateway }) => new PlayersDuelStore(statisticsGateway);
  }),
  gameHistory: lazyRow(['statisticsGateway'], async () => {
    const { GameHistoryStore } = await import('#ui/sports/statistics/game-history-store.ts');
    return ({ statisticsGateway }) => new GameHistoryStore(statisticsGateway);
  }),
};
