import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import { statisticsDuel } from '../../../core/sports/statistics/duel-address.ts';
import { usePage } from '../../page/use-page.ts';
import { GameStatisticsView } from '../game/game-statistics-view.tsx';
import { PlayersDuelView } from './duel/players-duel-view.tsx';
import { useWindowClosing } from './use-window-closing.ts';

/** A window of statistics: those of a game, or of two players. */
export function Screen(): ReactNode {
  const { page } = usePage();
  const { pathname } = useLocation();
  useWindowClosing();
  const match = page.match(splitLanguage(pathname).rest);
  const isDuel = match?.name === 'statistic-popup' && statisticsDuel(match.params.popup) !== undefined;
  return isDuel ? <PlayersDuelView /> : <GameStatisticsView />;
}
