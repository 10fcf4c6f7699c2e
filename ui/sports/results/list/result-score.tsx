import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameResult } from '../../../../core/sports/results/game-results.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { useFlash } from '../../../kit/behaviour/use-flash.ts';
import { VisuallyHidden } from '../../../kit/visually-hidden.tsx';
import type { PeriodColumn } from './period-columns.ts';
import lineRow from '../../line/table/game-line.module.scss';
import styles from './results-list.module.scss';

export interface ResultScoreProps {
  readonly result: GameResult;
  readonly columns: readonly PeriodColumn[];
}

/** The score in its box and part by part; it is read out side by side, and seen one above the other. */
export function ResultScore({ result, columns }: ResultScoreProps): ReactNode {
  const { t } = useTranslation('results');
  const { score, home, away, status } = result;
  const box = useFlash<HTMLSpanElement>(score.home + score.away);
  const isPlayed = status === 'playing';
  const { points } = score;
  return (
    <>
      <span ref={box} className={classNames(lineRow.score, styles.score, 'num')}>
        <VisuallyHidden>
          {t('game:score', { home: home.name, homeScore: score.home, away: away?.name ?? '', awayScore: score.away })}
        </VisuallyHidden>
        <bdi aria-hidden="true">{score.home}</bdi>
        <bdi aria-hidden="true">{score.away}</bdi>
      </span>
      <span className={classNames(styles.periods, 'num')}>
        {columns.map(({ number, name }) => {
          const period = score.periods[number - 1];
          if (period === undefined) return <span key={number} />;
          return (
            <span key={number} className={classNames(isPlayed && number === score.periods.length && styles.now)}>
              <VisuallyHidden>{t('figure', { name, ...period })}</VisuallyHidden>
              <bdi aria-hidden="true">{period.home}</bdi>
              <bdi aria-hidden="true">{period.away}</bdi>
            </span>
          );
        })}
        {points === undefined || !isPlayed ? null : (
          <span className={styles.points}>
            <bdi>{points.home}</bdi>
            <bdi>{points.away}</bdi>
          </span>
        )}
      </span>
    </>
  );
}
