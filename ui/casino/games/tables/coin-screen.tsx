import type { ReactNode } from 'react';
import { GameScreen } from '../house-game-screen.tsx';
import { CoinTable } from './coin-table.tsx';

export { GameRow as Places } from '../game-row.tsx';

export function Screen(): ReactNode {
  return <GameScreen id="coin" Table={CoinTable} showFor={900} />;
}
