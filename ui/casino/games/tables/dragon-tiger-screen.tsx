import type { ReactNode } from 'react';
import { GameScreen } from '../house-game-screen.tsx';
import { DragonTigerTable } from './dragon-tiger-table.tsx';

export { GameRow as Places } from '../game-row.tsx';

export function Screen(): ReactNode {
  return <GameScreen id="dragon-tiger" Table={DragonTigerTable} showFor={900} />;
}
