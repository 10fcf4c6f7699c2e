import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useRouteMatch } from '../../page/app-link.tsx';
import { LiveNow } from '../line/live-now.tsx';
import { SportsTreePanel } from './sports-tree.tsx';

/** The left column of sports pages: the tree, or beside a live game the others that run. */
export const SportsColumn = observer(function SportsColumn(): ReactNode {
  const match = useRouteMatch();
  const isLiveGame = match?.name === 'game' && match.params.section === 'live';
  return isLiveGame ? <LiveNow /> : <SportsTreePanel />;
});
