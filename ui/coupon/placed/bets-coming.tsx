import type { ReactNode } from 'react';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { useSlipWords } from '../use-slip-words.ts';
import styles from './my-bets.module.scss';

/** Stands in the place of bets that are on their way. */
export function BetsComing(): ReactNode {
  const { t } = useSlipWords();
  return (
    <div className={styles.list} aria-busy="true" aria-label={t('my-bets')}>
      <Skeleton shape="block" className={styles.skeleton} />
      <Skeleton shape="block" className={styles.skeleton} />
    </div>
  );
}
