import { observer } from 'mobx-react-lite';
import { lazy as lazily, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isLivePage, showsNetPosition } from '../../../core/limits/net-position.ts';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import { PartBoundary } from '../../page/missing/part-boundary.tsx';
import { useStores } from '../stores.ts';
import styles from './player-row.module.scss';

const SessionBar = lazily(async () => ({
  default: (await import('#ui/limits/overview/session-bar.tsx')).SessionBar,
}));

/** NP-1, SX-12 What the law wants in view of a player, in the row under the head; fetched for whom it is there. */
export const PlayerBar = observer(function PlayerBar(): ReactNode {
  const { page } = useStores();
  const { isLive, isWanted } = useBar();
  if (!isWanted) return null;
  return (
    <PartBoundary fallback={null} onMissing={() => page.reportMissingPart()}>
      <Suspense>
        <SessionBar isLive={isLive} />
      </Suspense>
    </PartBoundary>
  );
});

/** An office and a page to read have no row: what the law wants in view stands alone in it. */
export const PlayerRow = observer(function PlayerRow(): ReactNode {
  return (
    <div className={styles.row} data-bare="">
      <PlayerBar />
    </div>
  );
});

/** Nothing before the law of the player is known, or nobody can say it: what comes and goes would push its neighbours. */
function useBar(): { readonly isLive: boolean; readonly isWanted: boolean } {
  const stores = useStores();
  const { lazy, page, session } = stores;
  const isLive = isLivePage(splitLanguage(useLocation().pathname).rest);
  const isLawKnown =
    session.isSignedIn &&
    lazy.isLoaded('limits') &&
    (stores.limits.rules !== undefined || stores.limits.failure !== undefined);
  const hasFigures = isLawKnown && showsNetPosition(isLive, stores.limits.profile);
  const hasPanic = isLawKnown && lazy.isLoaded('exclusion') && stores.exclusion.hasPanicButton;
  useEffect(() => {
    if (hasFigures) lazy.ensure(['netPosition']).catch(() => page.reportMissingPart());
  }, [lazy, page, hasFigures]);
  return { isLive, isWanted: hasFigures || hasPanic };
}
