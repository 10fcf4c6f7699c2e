import type { ReactNode } from 'react';
import { GameScreen } from '../house-game-screen.tsx';
import { WheelTable } from './wheel-table.tsx';
import { OtherGamesPlaces } from '../other-games-places.tsx';

export const Places = OtherGamesPlaces;

export function Screen(): ReactNode {
  return <GameScreen id="wheel" Table={WheelTable} showFor={3200} />;
}
