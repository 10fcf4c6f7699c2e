import type { ReactNode } from 'react';
import { GameScreen } from '../house-game-screen.tsx';
import { VideoPokerTable } from './video-poker-table.tsx';

export { GameRow as Places } from '../game-row.tsx';

export function Screen(): ReactNode {
  return <GameScreen id="video-poker" Table={VideoPokerTable} showFor={900} />;
}
