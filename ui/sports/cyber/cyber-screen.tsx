import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Screen as GameScreen } from '../game/game-screen.tsx';
import { LineBody } from '../line/line-body.tsx';
import { CyberChamps } from './cyber-champs.tsx';
import { CyberColumn } from './cyber-column.tsx';
import { CyberHead } from './cyber-head.tsx';
import { DisciplineStrip } from './discipline-strip.tsx';
import { disciplineOf } from './cyber-page.ts';
import { FeaturedGame } from './featured/featured-game.tsx';
import { useCyberMatch } from './use-cyber-match.ts';

/** A page of cyber sports: its disciplines, the main game that is played, and the line of what it is about. */
export const Screen = observer(function CyberScreen(): ReactNode {
  const match = useCyberMatch();
  if (match === undefined) return null;
  if (match.name === 'cyber-game') return <GameScreen />;
  const discipline = disciplineOf(match);
  return (
    <>
      <DisciplineStrip type={match.params.cyberType} current={discipline} />
      {match.name === 'cyber-champs' ? null : <FeaturedGame />}
      <CyberHead match={match} />
      {match.name === 'cyber-champs' && discipline !== undefined ? (
        <CyberChamps discipline={discipline} />
      ) : (
        <LineBody />
      )}
    </>
  );
});

/** The disciplines with their competitions. */
export const Column = CyberColumn;
