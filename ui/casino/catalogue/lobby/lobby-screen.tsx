import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { JackpotStrip } from '../../jackpots/jackpot-strip.tsx';
import { useCasino } from '../../use-casino.ts';
import { CasinoPlaces } from '../casino-places.tsx';
import { Screen as CatalogueScreen } from '../catalogue-screen.tsx';
import { LobbyRows } from './lobby-rows.tsx';
import styles from './lobby.module.scss';
import { TournamentBanner } from '../tournament-banner.tsx';

export const Places = CasinoPlaces;

/** CTL-9, LP-11 The hall of the casino: its tournament and jackpots, and rows of games; all slots for whoever is not to be courted. */
export const Screen = observer(function LobbyScreen(): ReactNode {
  const { mayPromote } = useCasino().playGuard;
  return <CatalogueScreen top={<LobbyTop />} hall={mayPromote ? <LobbyRows /> : undefined} />;
});

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
