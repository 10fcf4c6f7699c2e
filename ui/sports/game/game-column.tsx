import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useRouteMatch } from '../../page/app-link.tsx';
import { LiveNow } from '../line/live-now/live-now.tsx';
import { SportsTreePanel } from '../tree/sports-tree.tsx';

/** The left column of a game's page: the tree, or beside a live game the others that run. */
export const GameColumn = observer(function GameColumn(): ReactNode {
  const match = useRouteMatch();
  const isLiveGame = match?.name === 'game' && match.params.section === 'live';
  return isLiveGame ? <LiveNow /> : <SportsTreePanel />;
});
