import type { ReactNode } from 'react';
import { GameScreen } from '../house-game-screen.tsx';
import { BlackjackTable } from './blackjack-table.tsx';

export { GameRow as Places } from '../game-row.tsx';

export function Screen(): ReactNode {
  return <GameScreen id="blackjack" Table={BlackjackTable} showFor={900} />;
}
