import type { ReactNode } from 'react';
import { GameScreen } from '../house-game-screen.tsx';
import { KenoTable } from './keno-table.tsx';
import { OtherGamesPlaces } from '../other-games-places.tsx';

export const Places = OtherGamesPlaces;

export function Screen(): ReactNode {
  return <GameScreen id="keno" Table={KenoTable} showFor={2400} />;
}
