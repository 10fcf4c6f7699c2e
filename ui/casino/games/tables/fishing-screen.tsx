import type { ReactNode } from 'react';
import { GameScreen } from '../house-game-screen.tsx';
import { FishingTable } from './fishing-table.tsx';
import { OtherGamesPlaces } from '../other-games-places.tsx';

export const Places = OtherGamesPlaces;

export function Screen(): ReactNode {
  return <GameScreen id="fishing" Table={FishingTable} showFor={900} />;
}
