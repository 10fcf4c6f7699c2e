import { startedLazyRow } from '../../wiring-row.ts';

export const lazyStatisticsPanelWiring = {
  statisticsPanel: startedLazyRow(
    ['gameGateway', 'statisticsGateway', 'clock', 'timers', 'visibility', 'frames'],
    async () => {
      const { StatisticsPanelStore } = await import('#ui/sports/statistics/panel/statistics-panel-store.ts');
      return (needs) => new StatisticsPanelStore(needs);
    },
  ),
};
