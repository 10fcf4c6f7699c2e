import type { ReactNode } from 'react';
import { GameScreen } from '../house-game-screen.tsx';
import { ScratchTable } from './scratch-table.tsx';
import { OtherGamesPlaces } from '../other-games-places.tsx';

export const Places = OtherGamesPlaces;

export function Screen(): ReactNode {
  return <GameScreen id="scratch-card" Table={ScratchTable} />;
}
