import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BONUS_GAME_LIST, bonusGameOf, type BonusGame } from '../../../core/casino/mini/bonus-games.ts';
import { inLanguage, splitLanguage } from '../../../core/navigation/language-path.ts';
import { matchPath } from '../../../core/navigation/route-table.ts';
import { Button, buttonClass } from '../../kit/controls/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useCasino } from '../use-casino.ts';
import { BonusSide } from './bonus-side.tsx';
import { BonusWheel } from './bonus-wheel.tsx';
import { HiddenPlaces } from './hidden-places.tsx';
import { MiniStopped } from './mini-stopped.tsx';
import type { BonusGameMatch } from './prepare-games.ts';
import { useMiniWords } from './use-mini-words.ts';
import styles from './bonus.module.scss';
import { MiniPlaces } from './mini-places.tsx';

export const Places = MiniPlaces;

/** A bonus game: what it may give and how likely, the attempts of today, and the game itself. */
export const Screen = observer(function BonusScreen(): ReactNode {
  const { pathname } = useLocation();
  const { language, session } = usePage();
  const { bonusGames, gamesList } = useCasino();
  const { t } = useMiniWords();
  const match = matchPath(splitLanguage(pathname).rest) as BonusGameMatch | undefined;
  const game = match === undefined ? undefined : bonusGameOf(match.params.bonusGame);
  const name = (game === undefined ? undefined : gamesList.game(game.route)?.name) ?? t('bonus');
  usePageTitle(name);
  const open = useEffectEvent(() => {
    if (game !== undefined) void bonusGames.open(game.route);
  });
  useEffect(() => {
    open();
  }, [session.epoch, game?.route]);
  if (game === undefined) return null;
  const { failure } = bonusGames;
  return (
    <div className={styles.page}>
      <div className={styles.screen}>
        <BonusMenu />
        <section className={`panel ${styles.stage}`} aria-labelledby="bonus-name">
          <header className={styles.bar}>
            <Link className={styles.back} to={inLanguage('/games', language)} aria-label={t('all')}>
              <Icon name="t-arrow-left" />
            </Link>
            <div>
              <h1 id="bonus-name">{name}</h1>
              <p>{t('bonus.free')}</p>
            </div>
          </header>
          {failure === undefined ? (
            <MiniStopped>
              <Stage key={game.route} game={game} />
            </MiniStopped>
          ) : (
            <FailedLoad failure={failure} what={t('bonus.failed')} onRetry={() => bonusGames.loadBoard()} />
          )}
        </section>
        <BonusSide game={game} />
      </div>
    </div>
  );
});

/** The six games with the attempts that are left. */
const BonusMenu = observer(function BonusMenu(): ReactNode {
  const { language } = usePage();
  const { bonusGames, gamesList } = useCasino();
  const { t } = useMiniWords();
  return (
    <nav className={`panel ${styles.menu}`} aria-label={t('bonus')}>
      <ul>
        {BONUS_GAME_LIST.map(({ route }) => {
          const left = bonusGames.left(route);
          return (
            <li key={route}>
              <Link
                className={styles.way}
                to={inLanguage(`/games/${route}`, language)}
                aria-current={bonusGames.route === route ? 'page' : undefined}
              >
                <span>{gamesList.game(route)?.name ?? t('bonus')}</span>
                {left === undefined ? null : (
                  <span className={left > 0 ? styles.some : styles.none} aria-label={t('left', { count: left })}>
                    {left}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
      <section className={styles.how} aria-labelledby="bonus-how">
        <h2 id="bonus-how">{t('how')}</h2>
        <p>{t('how.text')}</p>
      </section>
    </nav>
  );
});

/** So long a wheel turns. */
const TURN = 4000;

const Stage = observer(function Stage({ game }: { readonly game: BonusGame }): ReactNode {
  const { language, settings } = usePage();
  const { bonusGames } = useCasino();
  const { t } = useMiniWords();
  const { board, phase } = bonusGames;
  const isLook = settings.settings.visuallyImpairedMode;
  const finish = useEffectEvent(() => {
    bonusGames.finishShow();
  });
  useEffect(() => {
    if (phase !== 'shown') return undefined;
    const isStill = isLook || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(finish, game.rules.kind === 'wheel' && !isStill ? TURN : 0);
    return () => {
      clearTimeout(timer);
    };
  }, [phase, isLook, game]);
  if (board?.stop !== undefined) {
    const way =
      board.stop === 'declined' ? (
        <Link className={buttonClass({})} to={inLanguage('/office/settings', language)}>
          {t('stop.settings')}
        </Link>
      ) : undefined;
    return (
      <EmptyState icon="t-player-pause" title={t(`stop.${board.stop}`)} action={way}>
        {t(`stop.${board.stop}-text`)}
      </EmptyState>
    );
  }
  return (
    <div className={styles.place}>
      {game.rules.kind === 'wheel' ? (
        <BonusWheel sectors={game.rules.sectors} />
      ) : (
        <HiddenPlaces route={game.route} places={game.rules.places.length} />
      )}
      <Plate />
    </div>
  );
});

/** What the last game gave; said aloud. */
const Plate = observer(function Plate(): ReactNode {
  const { bonusGames } = useCasino();
  const { t, prize } = useMiniWords();
  const { last, phase } = bonusGames;
  if (phase === 'unanswered') {
    return (
      <div className={styles.plate} role="alert">
        <span>{t('unanswered')}</span>
        <Button size="sm" onClick={() => void bonusGames.play()}>
          {t('ask-again')}
        </Button>
      </div>
    );
  }
  const isOver = phase === 'over' && last !== undefined;
  const verdict = last === undefined ? undefined : bonusGames.verdicts.get(last.id);
  return (
    <div className={styles.plate} hidden={!isOver}>
      <output>
        {isOver ? (
          <>
            {t('result')} <b>{prize(last.points)}</b>
          </>
        ) : null}
      </output>
      {!isOver ? null : verdict === undefined ? (
        <Button size="sm" onClick={() => void bonusGames.check(last)}>
          {t('check')}
        </Button>
      ) : (
        <span data-verdict={verdict}>{t(`verdict.${verdict}`)}</span>
      )}
    </div>
  );
});
