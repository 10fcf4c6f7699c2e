import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { gameList, type GameListEntry } from '../../../core/casino/game-list.ts';
import { isPlayedUnderItsName } from '../../../core/casino/mini/game-place.ts';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import { matchPath } from '../../../core/navigation/route-table.ts';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePageTitle } from '../../page/use-page-title.ts';
import { Screen as LadderScreen } from '../games/tables/ladder-screen.tsx';
import { useCasino } from '../use-casino.ts';
import { MiniGameCard } from './mini-game-card.tsx';
import { MiniGameTiles } from './mini-game-tiles.tsx';
import { shownCategory } from './mini-art.tsx';
import { MiniStopped } from './mini-stopped.tsx';
import { namedGame, type GamesMatch } from './prepare-games.ts';
import { useMiniWords } from './use-mini-words.ts';
import styles from './mini-games.module.scss';
import { MiniPlaces } from './mini-places.tsx';

export const Places = MiniPlaces;

/** CG-6 A game of the list by its route or the one before: where it is played, and others like it. */
export const Screen = observer(function MiniGameScreen(): ReactNode {
  const { pathname } = useLocation();
  const { gamesList } = useCasino();
  const { t } = useMiniWords();
  const match = matchPath(splitLanguage(pathname).rest) as GamesMatch | undefined;
  const game = gamesList.game((match === undefined ? undefined : namedGame(match)) ?? '');
  usePageTitle(game?.name ?? t('title'));
  const { failure } = gamesList;
  if (failure !== undefined)
    return <FailedLoad failure={failure} what={t('failed')} onRetry={() => gamesList.load()} />;
  if (game === undefined) return <Skeleton shape="block" className={styles.awaited} />;
  if (isPlayedUnderItsName(game.route)) return <LadderScreen />;
  return (
    <div className={styles.page}>
      <div className={styles.body}>
        <MiniStopped>
          <MiniGameCard game={game} />
          <Alike game={game} />
        </MiniStopped>
      </div>
    </div>
  );
});

const Alike = observer(function Alike({ game }: { readonly game: GameListEntry }): ReactNode {
  const { gamesList } = useCasino();
  const { t } = useMiniWords();
  const others = gameList(gamesList.entries ?? []).filter(({ id }) => id !== game.id);
  const alike = gameList(others, { category: shownCategory(game) });
  const games = alike.length === 0 ? others : alike;
  if (games.length === 0) return null;
  const title = t(alike.length === 0 ? 'others' : 'alike');
  return (
    <section className={styles.body} aria-labelledby="mini-alike">
      <h2 id="mini-alike">{title}</h2>
      <MiniGameTiles games={games.slice(0, 8)} label={title} />
    </section>
  );
});
