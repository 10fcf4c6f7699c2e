import type { ReactNode } from 'react';
import { GameScreen } from '../house-game-screen.tsx';
import { VideoPokerTable } from './video-poker-table.tsx';
import { OtherGamesPlaces } from '../other-games-places.tsx';

export const Places = OtherGamesPlaces;

export function Screen(): ReactNode {
  return <GameScreen id="video-poker" Table={VideoPokerTable} showFor={900} />;
}
