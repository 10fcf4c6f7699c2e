import { useId, type ReactNode } from 'react';
import type { TotalsPart } from '../../../../core/coupon/placed/betting-totals.ts';
import styles from './totals-bar.module.scss';

const PART_CLASS: Readonly<Record<Exclude<TotalsPart, 'part' | 'lost'>, string | undefined>> = {
  won: styles.won,
  returned: styles.returned,
  open: styles.open,
};

interface TotalsBarProps {
  readonly parts: readonly { readonly part: TotalsPart; readonly count: number }[];
}

/** The shares of coupons that ended in each way, also told apart without colours; its words stand beside it. */
export function TotalsBar({ parts }: TotalsBarProps): ReactNode {
  const id = useId();
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  const share = (count: number): number => (count * 100) / all;
  const before = (place: number): number => parts.slice(0, place).reduce((sum, { count }) => sum + count, 0);
  return (
    <svg className={styles.bar} aria-hidden="true">
      <pattern id={`${id}-part`} width="6" height="10" patternUnits="userSpaceOnUse">
        <rect width="6" height="10" className={styles.rest} />
        <rect width="3" height="10" className={styles.won} />
      </pattern>
      <pattern id={`${id}-lost`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
        <rect width="6" height="6" className={styles.lost} />
        <line y1="0" y2="6" className={styles.stripe} />
      </pattern>
      {parts.map(({ part, count }, place) => (
        <rect
          key={part}
          className={part === 'part' || part === 'lost' ? undefined : PART_CLASS[part]}
          fill={part === 'part' || part === 'lost' ? `url(#${id}-${part})` : undefined}
          x={`${share(before(place))}%`}
          width={`${share(count)}%`}
          height="10"
        />
      ))}
    </svg>
  );
}
