import type { ReactNode } from 'react';
import { GameScreen } from '../house-game-screen.tsx';
import { KenoTable } from './keno-table.tsx';

export { GameRow as Places } from '../game-row.tsx';

export function Screen(): ReactNode {
  return <GameScreen id="keno" Table={KenoTable} showFor={2400} />;
}
