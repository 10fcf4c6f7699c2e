import type { ReactNode } from 'react';
import { GameScreen } from '../house-game-screen.tsx';
import { ScratchTable } from './scratch-table.tsx';

export { GameRow as Places } from '../game-row.tsx';

export function Screen(): ReactNode {
  return <GameScreen id="scratch-card" Table={ScratchTable} />;
}
