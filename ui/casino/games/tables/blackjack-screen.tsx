import type { ReactNode } from 'react';
import { GameScreen } from '../house-game-screen.tsx';
import { BlackjackTable } from './blackjack-table.tsx';
import { OtherGamesPlaces } from '../other-games-places.tsx';

export const Places = OtherGamesPlaces;

export function Screen(): ReactNode {
  return <GameScreen id="blackjack" Table={BlackjackTable} showFor={900} />;
}
