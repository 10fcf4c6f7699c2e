import type { ReactNode } from 'react';
import { GameScreen } from '../house-game-screen.tsx';
import { DartsTable } from './darts-table.tsx';

export { GameRow as Places } from '../game-row.tsx';

export function Screen(): ReactNode {
  return <GameScreen id="darts" Table={DartsTable} showFor={900} />;
}
