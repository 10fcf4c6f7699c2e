import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSports } from '../../use-sports.ts';
import styles from './featured-game.module.scss';

const MOST_FIGURES = 3;

/** What was counted in the game so far. */
export const FeaturedFigures = observer(function FeaturedFigures(): ReactNode {
  const { game } = useSports();
  const { t } = useTranslation('game');
  const figures = game.statistics.filter(({ period }) => period === 0).slice(0, MOST_FIGURES);
  if (figures.length === 0) return null;
  return (
    <p className={styles.figures}>
      {figures.map(({ kind, home, away }) => (
        <span key={kind}>
          {t(`statistic.${kind}`)}{' '}
          <b className="num">
            <bdi>{home}</bdi> : <bdi>{away}</bdi>
          </b>
        </span>
      ))}
    </p>
  );
});
