import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { splitLanguage } from '../../../../core/navigation/language-path.ts';
import { statisticsPopup } from '../../../../core/sports/game/statistics-game.ts';
import { usePage } from '../../../page/use-page.ts';
import { useSports } from '../../use-sports.ts';

const StatisticsPanel = lazy(async () => ({ default: (await import('./statistics-panel.tsx')).StatisticsPanel }));

/** SP-12 Over the page: the statistics that a link leads to, where the player wants no window of them. */
export const StatisticsOver = observer(function StatisticsOver(): ReactNode {
  const stores = useSports();
  usePressedLinks();
  if (!stores.lazy.isLoaded('statisticsPanel') || stores.statisticsPanel.popup === undefined) return null;
  return (
    <Suspense>
      <StatisticsPanel />
    </Suspense>
  );
});

/** Every link to statistics on the page, whichever part drew it, opens the panel; a window of statistics has none over it. */
function usePressedLinks(): void {
  const stores = useSports();
  const { page, settings, texts } = usePage();
  const { pathname } = useLocation();
  const isWindow = statisticsPopup(splitLanguage(pathname).rest) !== undefined;
  useEffect(() => {
    const press = (event: MouseEvent): void => {
      const popup = wantedPopup(event);
      if (popup === undefined || isWindow || settings.settings.isDisplayStatsInNewWindow) return;
      event.preventDefault();
      Promise.all([
        stores.lazy.ensure(['statisticsPanel']),
        texts.ensure(['game', 'statistics', 'line-pages', 'sports']),
        import('./statistics-panel.tsx'),
      ]).then(
        () => void stores.statisticsPanel.show(popup),
        () => {
          page.reportMissingPart();
        },
      );
    };
    // before the router hears of the press
    document.addEventListener('click', press, true);
    return () => {
      document.removeEventListener('click', press, true);
    };
  }, [stores, page, settings, texts, isWindow]);
}

/** What the pressed link shows the statistics of; with a key that asks for another window the browser has its way. */
function wantedPopup(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== window.location.origin) return undefined;
  return statisticsPopup(splitLanguage(link.pathname).rest);
}
