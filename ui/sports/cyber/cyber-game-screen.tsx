import type { ReactNode } from 'react';
import { LinkPath } from '../../page/app-link.tsx';
import { Screen as GameScreen } from '../game/game-screen.tsx';
import { CyberColumn } from './cyber-column.tsx';
import { cyberLinkPath } from './cyber-link-path.ts';

/** The page of a game of cyber sports. */
export function Screen(): ReactNode {
  return (
    <LinkPath.Provider value={cyberLinkPath}>
      <GameScreen />
    </LinkPath.Provider>
  );
}

/** The disciplines with their competitions. */
export function Column(): ReactNode {
  return <CyberColumn />;
}
