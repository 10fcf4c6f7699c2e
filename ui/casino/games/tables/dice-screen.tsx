import type { ReactNode } from 'react';
import { GameScreen } from '../house-game-screen.tsx';
import { DiceTable } from './dice-table.tsx';
import { OtherGamesPlaces } from '../other-games-places.tsx';

export const Places = OtherGamesPlaces;

export function Screen(): ReactNode {
  return <GameScreen id="dice" Table={DiceTable} showFor={900} />;
}
