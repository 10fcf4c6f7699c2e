import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GameResult } from '../../../../core/sports/results/game-results.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { formatTime } from '../../../kit/formats/format-date.ts';
import { formatCount } from '../../../kit/formats/format-number.ts';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { AppLink } from '../../../page/app-link.tsx';
import { usePage } from '../../../page/use-page.ts';
import { gameLink } from '../../game/game-link.ts';
import { GameTime } from '../../game/game-time.tsx';
import { OpponentName } from '../../game/opponent-name.tsx';
import lineRow from '../../line/table/game-line.module.scss';
import { gameNameKey } from '../../line/table/game-line.tsx';
import { TeamLink } from '../../team/team-link.tsx';
import { useSports } from '../../use-sports.ts';
import { resultGame } from '../result-game.ts';
import { SettledGamePanel } from '../settled/settled-game-panel.tsx';
import { useResultsAddress } from '../use-results-address.ts';
import type { PeriodColumn } from './period-columns.ts';
import { ResultScore } from './result-score.tsx';
import styles from './results-list.module.scss';

export interface GameResultRowProps {
  readonly result: GameResult;
  readonly columns: readonly PeriodColumn[];
}

/** How one game went or goes; what became of its outcomes unfolds under it. */
export const GameResultRow = observer(function GameResultRow({ result, columns }: GameResultRowProps): ReactNode {
  const { results } = useSports();
  const isPlayed = result.status === 'playing' || result.status === 'break';
  const isOpen = !isPlayed && results.query.gameId === result.id;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // who unfolds it here sees it; who comes by an address does not
    if (!isOpen || row.current?.contains(document.activeElement) !== false) return undefined;
    if (typeof ResizeObserver === 'undefined') return undefined;
    return onceShown(row.current, (element) => element.scrollIntoView({ block: 'start' }));
  }, [isOpen]);
  return (
    <li ref={row} className={styles.item}>
      <div className={classNames(styles.columns, styles.row, isOpen && styles.open)}>
        <div className={styles.name}>
          {isPlayed ? <LiveClock result={result} /> : <EndedTime result={result} />}
          <span className={styles.sides}>
            <Sides result={result} />
          </span>
        </div>
        {result.away === undefined ? <span /> : <ResultScore result={result} columns={columns} />}
        <Figures result={result} />
        {isPlayed ? <GameLink result={result} /> : <Unfold result={result} isOpen={isOpen} />}
      </div>
      {isOpen ? <SettledGamePanel result={result} /> : null}
    </li>
  );
});

/** Calls back once an element has a height: a page that is still to come in is not laid out. */
function onceShown(element: HTMLElement, run: (element: HTMLElement) => void): () => void {
  const observer = new ResizeObserver(() => {
    if (element.offsetHeight === 0) return;
    observer.disconnect();
    run(element);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
}

function LiveClock({ result }: { readonly result: GameResult }): ReactNode {
  const game = useMemo(() => resultGame(result), [result]);
  return (
    <div className={styles.time}>
      <GameTime game={game} />
    </div>
  );
}

const EndedTime = observer(function EndedTime({ result }: { readonly result: GameResult }): ReactNode {
  const { settings } = usePage();
  const { t } = useTranslation('sports');
  return (
    <span className={classNames(styles.time, 'num')}>
      {formatTime(result.startsAt, settings.settings)}
      {result.status === 'abandoned' ? <small className={styles.abandoned}>{t('stage.abandoned')}</small> : null}
    </span>
  );
});

function Sides({ result }: { readonly result: GameResult }): ReactNode {
  const { t } = useTranslation('sports');
  const { home, away, score, status } = result;
  if (away === undefined) {
    return (
      <span className={classNames(lineRow.team, lineRow.question)}>
        <OpponentName opponent={home} />
      </span>
    );
  }
  return (['home', 'away'] as const).map((side) => {
    const other = side === 'home' ? 'away' : 'home';
    const reds = score.redCards[side];
    const opponent = side === 'home' ? home : away;
    const isWinner = status === 'finished' && score[side] > score[other];
    return (
      <span key={side} className={classNames(lineRow.team, isWinner && styles.winner)}>
        <TeamLink id={opponent.id}>
          <OpponentName opponent={opponent} />
        </TeamLink>
        {reds > 0 ? (
          <i className={lineRow.redCard} title={t('game.red-cards', { count: reds })}>
            {reds > 1 ? reds : ''}
          </i>
        ) : null}
      </span>
    );
  });
}

const SHOWN_FIGURES = 2;

function Figures({ result }: { readonly result: GameResult }): ReactNode {
  const { t } = useTranslation('results');
  return (
    <span className={classNames(styles.extra, 'num')}>
      {result.figures.slice(0, SHOWN_FIGURES).map(({ kind, period, home, away }) => (
        <span key={`${kind}-${String(period)}`} className="ell">
          {t('figure', { name: t(`game:statistic.${kind}`), home, away })}
        </span>
      ))}
    </span>
  );
}

const Unfold = observer(function Unfold({
  result,
  isOpen,
}: {
  readonly result: GameResult;
  readonly isOpen: boolean;
}): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('results');
  const { hrefWith } = useResultsAddress();
  const name = useResultName(result);
  return (
    <Link
      className={classNames(styles.more, 'num')}
      to={hrefWith({ gameId: isOpen ? undefined : result.id })}
      replace
      preventScrollReset
      aria-expanded={isOpen}
      aria-label={t('unfold', { count: result.outcomeCount, name })}
    >
      {formatCount(result.outcomeCount, language)}
      <Icon name={isOpen ? 't-chevron-up' : 't-chevron-down'} size="xs" />
    </Link>
  );
});

const GameLink = observer(function GameLink({ result }: { readonly result: GameResult }): ReactNode {
  const { t } = useTranslation('results');
  const name = useResultName(result);
  return (
    <AppLink
      className={styles.more}
      to="game"
      params={gameLink({ ...result, section: 'live' })}
      aria-label={t('to-game', { name })}
      title={t('to-game', { name })}
    >
      <Icon name="t-chevron-right" size="sm" isFlipping />
    </AppLink>
  );
});

/** Who played, in one text. */
function useResultName(result: Pick<GameResult, 'home' | 'away'>): string {
  const { t } = useTranslation('sports');
  return t(gameNameKey(result), { home: result.home.name, away: result.away?.name ?? '' });
}
