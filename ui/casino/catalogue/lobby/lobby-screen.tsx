import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { JackpotStrip } from '../../jackpots/jackpot-strip.tsx';
import { usePage } from '../../../page/use-page.ts';
import { useCasino } from '../../use-casino.ts';
import { CasinoPlaces } from '../casino-places.tsx';
import { Screen as CatalogueScreen } from '../catalogue-screen.tsx';
import { LobbyRows } from './lobby-rows.tsx';
import styles from './lobby.module.scss';
import { TournamentBanner } from '../tournament-banner.tsx';

export const Places = CasinoPlaces;

/** CTL-9, LP-11 The entrance of the casino: its tournament and jackpots, and rows of games; for whoever is not to be courted what is played most alone. */
export function Screen(): ReactNode {
  return <CatalogueScreen top={<LobbyTop />} rows={<LobbyRows />} />;
}

/** LP-11 Nothing, and nothing is asked for, for whoever is not to be courted. */
const LobbyTop = observer(function LobbyTop(): ReactNode {
  return useCasino().playGuard.mayPromote ? <TopOffers /> : null;
});

/** The tournament with the most in prizes beside the jackpots. */
const TopOffers = observer(function TopOffers(): ReactNode {
  const { session } = usePage();
  const { tournaments } = useCasino();
  useEffect(() => tournaments.watch(), [tournaments]);
  const { list, own } = tournaments;
  const running = (list?.tournaments ?? []).filter(({ state }) => state === 'running');
  const [first] = running.toSorted((one, other) => other.pool - one.pool);
  return (
    <div className={styles.top}>
      {list === undefined || first === undefined || (session.isSignedIn && own?.mayJoin !== true) ? null : (
        <TournamentBanner tournament={first} currency={list.currency} />
      )}
      <JackpotStrip />
    </div>
  );
});
