import type { ReactNode } from 'react';
import { GameScreen } from '../house-game-screen.tsx';
import { WheelTable } from './wheel-table.tsx';

export { GameRow as Places } from '../game-row.tsx';

export function Screen(): ReactNode {
  return <GameScreen id="wheel" Table={WheelTable} showFor={3200} />;
}
