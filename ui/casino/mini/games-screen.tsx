import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { GAME_CATEGORIES, type GameCategory } from '../../../core/casino/game-category.ts';
import { gameList } from '../../../core/casino/game-list.ts';
import { readGamesWish, writeGamesWish, type GamesWish } from '../../../core/casino/mini/game-place.ts';
import { inLanguage, splitLanguage } from '../../../core/navigation/language-path.ts';
import { matchPath } from '../../../core/navigation/route-table.ts';
import { Field } from '../../kit/controls/field.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useCasino } from '../use-casino.ts';
import { BonusStrip } from './bonus-strip.tsx';
import { MiniGameCard } from './mini-game-card.tsx';
import { MiniGameTiles } from './mini-game-tiles.tsx';
import { shownCategory } from './mini-art.tsx';
import { MiniStopped } from './mini-stopped.tsx';
import { namedGame, type GamesMatch } from './prepare-games.ts';
import { useMiniWords } from './use-mini-words.ts';
import styles from './mini-games.module.scss';
import { MiniPlaces } from './mini-places.tsx';

export const Places = MiniPlaces;

const TYPED_FOR = 150;

/** The small games of the site, all of them or of a category; the bonus games stand above. */
export const Screen = observer(function GamesScreen(): ReactNode {
  const { pathname, search } = useLocation();
  const { gamesList, bonusGames } = useCasino();
  const { session } = usePage();
  const { t } = useMiniWords();
  const match = matchPath(splitLanguage(pathname).rest) as GamesMatch | undefined;
  const named = match === undefined ? undefined : namedGame(match);
  const game = named === undefined ? undefined : gamesList.game(named);
  const landing = game === undefined ? GAME_CATEGORIES.find(({ code }) => code === named)?.code : shownCategory(game);
  const asked = readGamesWish(new URLSearchParams(search));
  const wish = landing === undefined ? asked : { ...asked, category: landing };
  const title = game?.name ?? (wish.category === 'all' ? t('title') : t(`category.${wish.category}`));
  usePageTitle(landing === undefined || game !== undefined ? title : t('title-of', { category: title }));
  const load = useEffectEvent(() => void bonusGames.loadBoard());
  useEffect(() => {
    load();
  }, [session.epoch]);
  return (
    <div className={styles.page}>
      <div className={styles.screen}>
        <Categories wish={wish} />
        <div className={styles.body}>
          <MiniStopped>
            {game === undefined ? (
              <>
                <BonusStrip />
                <h1>{title}</h1>
              </>
            ) : (
              <MiniGameCard game={game} />
            )}
            {gamesList.failure === undefined ? (
              <Found wish={wish} />
            ) : (
              <FailedLoad failure={gamesList.failure} what={t('failed')} onRetry={() => gamesList.load()} />
            )}
          </MiniStopped>
        </div>
      </div>
    </div>
  );
});

/** CG-5 */
const Found = observer(function Found({ wish }: { readonly wish: GamesWish }): ReactNode {
  const { gamesList } = useCasino();
  const { t } = useMiniWords();
  const { entries } = gamesList;
  if (entries === undefined) return <Skeleton shape="block" className={styles.awaited} />;
  const games = gameList(entries, wish);
  if (games.length === 0) {
    return (
      <EmptyState icon="t-mood-empty" title={t('empty')}>
        {t(wish.search === '' ? 'empty.category' : 'empty.search')}
      </EmptyState>
    );
  }
  return (
    <>
      <output className={styles.quiet}>{t('found', { count: games.length })}</output>
      <MiniGameTiles games={games} label={t('title')} />
    </>
  );
});

/** CG-1 The seven categories, each with how many games it has; MG-12 the text that is looked for. */
const Categories = observer(function Categories({ wish }: { readonly wish: GamesWish }): ReactNode {
  const { language } = usePage();
  const { gamesList } = useCasino();
  const { t } = useMiniWords();
  const entry = (category: GameCategory): ReactNode => (
    <li key={category}>
      <Link
        className={styles.way}
        to={inLanguage('/games', language) + writeGamesWish({ ...wish, category })}
        aria-current={wish.category === category ? 'page' : undefined}
      >
        <span>{t(`category.${category}`)}</span>
        <span className="num">{gameList(gamesList.entries ?? [], { category }).length}</span>
      </Link>
    </li>
  );
  return (
    <nav className={`panel ${styles.menu}`} aria-label={t('categories')}>
      <SearchField wish={wish} />
      <ul>{GAME_CATEGORIES.map(({ code }) => entry(code))}</ul>
      <section className={styles.fair} aria-labelledby="mini-fair">
        <h2 id="mini-fair">{t('fair')}</h2>
        <p className={styles.quiet}>{t('fair.text')}</p>
      </section>
    </nav>
  );
});

/** The text goes into the address once nothing more is typed. */
function SearchField({ wish }: { readonly wish: GamesWish }): ReactNode {
  const { t } = useMiniWords();
  const { language } = usePage();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(wish.search);
  const change = useEffectEvent(() => {
    if (typed.trim() === wish.search.trim()) return;
    void navigate(inLanguage('/games', language) + writeGamesWish({ ...wish, search: typed }), {
      replace: true,
      preventScrollReset: true,
    });
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      change();
    }, TYPED_FOR);
    return () => {
      clearTimeout(timer);
    };
  }, [typed]);
  return (
    <search>
      <Field
        type="search"
        label={t('search')}
        isLabelHidden
        placeholder={t('search')}
        before={<Icon name="t-search" size="sm" />}
        value={typed}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
    </search>
  );
}
