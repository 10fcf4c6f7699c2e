import type { ReactNode } from 'react';
import { GameScreen } from '../house-game-screen.tsx';
import { LadderTable } from './ladder-table.tsx';

export function Screen(): ReactNode {
  return <GameScreen id="ladder" Table={LadderTable} showFor={900} />;
}
