import type { ReactNode } from 'react';
import { GameScreen } from '../house-game-screen.tsx';
import { DiceTable } from './dice-table.tsx';

export { GameRow as Places } from '../game-row.tsx';

export function Screen(): ReactNode {
  return <GameScreen id="dice" Table={DiceTable} showFor={900} />;
}
