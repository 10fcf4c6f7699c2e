import type { ReactNode } from 'react';
import { GameScreen } from '../house-game-screen.tsx';
import { DartsTable } from './darts-table.tsx';
import { OtherGamesPlaces } from '../other-games-places.tsx';

export const Places = OtherGamesPlaces;

export function Screen(): ReactNode {
  return <GameScreen id="darts" Table={DartsTable} showFor={900} />;
}
