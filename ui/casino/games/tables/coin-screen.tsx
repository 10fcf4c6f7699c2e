import type { ReactNode } from 'react';
import { GameScreen } from '../house-game-screen.tsx';
import { CoinTable } from './coin-table.tsx';
import { OtherGamesPlaces } from '../other-games-places.tsx';

export const Places = OtherGamesPlaces;

export function Screen(): ReactNode {
  return <GameScreen id="coin" Table={CoinTable} showFor={900} />;
}
