import type { ReactNode } from 'react';
import { GameScreen } from '../house-game-screen.tsx';
import { DragonTigerTable } from './dragon-tiger-table.tsx';
import { OtherGamesPlaces } from '../other-games-places.tsx';

export const Places = OtherGamesPlaces;

export function Screen(): ReactNode {
  return <GameScreen id="dragon-tiger" Table={DragonTigerTable} showFor={900} />;
}
