import type { ReactNode } from 'react';
import { GameScreen } from '../house-game-screen.tsx';
import { FishingTable } from './fishing-table.tsx';

export { GameRow as Places } from '../game-row.tsx';

export function Screen(): ReactNode {
  return <GameScreen id="fishing" Table={FishingTable} showFor={900} />;
}
