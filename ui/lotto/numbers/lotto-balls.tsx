import type { ReactNode } from 'react';
import { classNames } from '../../kit/behaviour/class-names.ts';
import styles from './lotto-balls.module.scss';

interface LottoBallsProps {
  readonly lottoId: number;
  readonly numbers: readonly number[];
  /** Those that were drawn: they are marked by more than their colour. */
  readonly hits?: readonly number[] | undefined;
  readonly label?: string | undefined;
}

/** Numbers as balls, in the order they came. */
export function LottoBalls({ lottoId, numbers, hits, label }: LottoBallsProps): ReactNode {
  return (
    <ul className={styles.balls} data-lotto={lottoId} aria-label={label}>
      {numbers.map((number) => (
        <li
          key={number}
          className={classNames(styles.ball, hits !== undefined && (hits.includes(number) ? styles.hit : styles.miss))}
        >
          {number}
        </li>
      ))}
    </ul>
  );
}

/** The sign of a lotto: how many of its numbers are drawn. */
export function LottoMark({
  lottoId,
  drawn,
  isLarge = false,
}: {
  readonly lottoId: number;
  readonly drawn: number;
  readonly isLarge?: boolean;
}): ReactNode {
  return (
    <i className={classNames(styles.ball, isLarge && styles.large)} data-lotto={lottoId} aria-hidden="true">
      {drawn}
    </i>
  );
}
