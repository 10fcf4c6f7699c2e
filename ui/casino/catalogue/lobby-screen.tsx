import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { JackpotStrip } from '../jackpots/jackpot-strip.tsx';
import { LiveTablesRow } from '../live/live-tables-row.tsx';
import { useCasino } from '../use-casino.ts';
import { CasinoPlaces } from './casino-places.tsx';
import { Screen as CatalogueScreen } from './catalogue-screen.tsx';
import styles from './lobby.module.scss';
import { TournamentBanner } from './tournament-banner.tsx';

export const Places = CasinoPlaces;

/** The hall of the casino: its tournament and jackpots, live tables, and every slot. */
export function Screen(): ReactNode {
  return <CatalogueScreen top={<LobbyTop />} between={<LiveTablesRow />} />;
}

/** LP-11 Nothing, and nothing is asked for, for whoever is not to be courted. */
const LobbyTop = observer(function LobbyTop(): ReactNode {
  return useCasino().playGuard.mayPromote ? <TopOffers /> : null;
});

/** The tournament with the most in prizes beside the jackpots. */
const TopOffers = observer(function TopOffers(): ReactNode {
  const { tournaments } = useCasino();
  useEffect(() => tournaments.watch(), [tournaments]);
  const { list, own } = tournaments;
  const running = (list?.tournaments ?? []).filter(({ state }) => state === 'running');
  const [first] = running.toSorted((one, other) => other.pool - one.pool);
  return (
    <div className={styles.top}>
      {list === undefined || first === undefined || own?.mayJoin === false ? null : (
        <TournamentBanner tournament={first} currency={list.currency} />
      )}
      <JackpotStrip />
    </div>
  );
});
