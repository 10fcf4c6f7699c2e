import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import type { CatalogueGame } from '../../../../core/casino/catalogue/catalogue-game.ts';
import { inLanguage } from '../../../../core/navigation/language-path.ts';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { FailedLoad } from '../../../page/missing/failed-load.tsx';
import { usePage } from '../../../page/use-page.ts';
import { JackpotTag } from '../../jackpots/jackpot-tag.tsx';
import { LiveTablesRow } from '../../live/live-tables-row.tsx';
import { useCasinoWords } from '../../rounds/use-casino-words.ts';
import { useCasino } from '../../use-casino.ts';
import styles from '../catalogue.module.scss';
import { LobbySection } from './lobby-section.tsx';
import { SlotTile } from '../slot-tile.tsx';

/** Two rows of seven. */
const MOST_SHOWN = 14;

/** CTL-9 What is played most, the live tables, and what is new; the last two not for whoever is not to be courted. */
export function LobbyRows(): ReactNode {
  return (
    <>
      <PopularGames />
      <LiveTablesRow />
      <NewGames />
    </>
  );
}

const PopularGames = observer(function PopularGames(): ReactNode {
  const { language } = usePage();
  const { catalogue } = useCasino();
  const { t } = useCasinoWords();
  const { failure, firstGames, isLoaded } = catalogue;
  if (failure !== undefined)
    return <FailedLoad failure={failure} what={t('failed')} onRetry={() => catalogue.retry()} />;
  if (!isLoaded) return <Skeleton shape="block" className={styles.whole} />;
  if (firstGames.length === 0) return null;
  return (
    <LobbySection
      id="lobby-popular"
      icon="t-flame"
      title={t('lobby.popular')}
      href={inLanguage('/slots', language)}
      shape="slots"
    >
      {tiles(firstGames)}
    </LobbySection>
  );
});

const NewGames = observer(function NewGames(): ReactNode {
  return useCasino().playGuard.mayPromote ? <NewGamesRow /> : null;
});

/** Nothing where they did not come. */
const NewGamesRow = observer(function NewGamesRow(): ReactNode {
  const { language } = usePage();
  const { newGames } = useCasino();
  const { t } = useCasinoWords();
  useEffect(() => {
    void newGames.open();
  }, [newGames]);
  const { games, total } = newGames;
  if (games.length === 0) return null;
  return (
    <LobbySection
      id="lobby-new"
      icon="t-bolt"
      title={t('lobby.new')}
      total={total}
      href={inLanguage('/slots?new=1', language)}
      shape="rows"
    >
      {tiles(games)}
    </LobbySection>
  );
});

function tiles(games: readonly CatalogueGame[]): ReactNode {
  return games.slice(0, MOST_SHOWN).map((game) => (
    <li key={game.id}>
      <SlotTile game={game} tag={<JackpotTag game={game} />} />
    </li>
  ));
}
