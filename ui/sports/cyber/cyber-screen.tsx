import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { MiniAppSlot } from '#ui/mini-apps/mini-app-slot.tsx';
import { LinkPath } from '../../page/app-link.tsx';
import { LineBody } from '../line/line-body.tsx';
import { CyberChamps } from './cyber-champs.tsx';
import { CyberHead } from './cyber-head.tsx';
import { DisciplineStrip } from './discipline-strip.tsx';
import { CyberColumn } from './cyber-column.tsx';
import { cyberLinkPath } from './cyber-link-path.ts';
import { disciplineOf, type CyberMatch } from './cyber-page.ts';
import { FeaturedGame } from './featured/featured-game.tsx';
import { useCyberMatch } from './use-cyber-match.ts';

/** Pages that say above their line which matches begin next. */
const SOON_PAGES: readonly string[] = ['cyber-sports', 'cyber-discipline'];

/** A page of cyber sports: its disciplines, the main game that is played, and the line of what it is about. */
export const Screen = observer(function CyberScreen(): ReactNode {
  const match = useCyberMatch();
  if (match === undefined) return null;
  return (
    <LinkPath.Provider value={cyberLinkPath}>
      <CyberPage match={match} />
    </LinkPath.Provider>
  );
});

const CyberPage = observer(function CyberPage({ match }: { readonly match: CyberMatch }): ReactNode {
  const discipline = disciplineOf(match);
  return (
    <>
      <DisciplineStrip type={match.params.cyberType} current={discipline} />
      {SOON_PAGES.includes(match.name) ? <MiniAppSlot slot="cyber-soon" /> : null}
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
export function Column(): ReactNode {
  return <CyberColumn />;
}
