import type { ReactNode } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import styles from './progress-bar.module.scss';

export interface ProgressBarProps {
  /** What is measured, in words. */
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  /** The measure in words: "430 of 500". */
  readonly valueText?: string | undefined;
  readonly tone?: 'accent' | 'bonus' | 'warning' | 'info' | 'danger';
}

/** A bar filled to a share. */
export function ProgressBar({ label, share, valueText, tone = 'accent' }: ProgressBarProps): ReactNode {
  return (
    <progress
      className={classNames(styles.bar, styles[tone])}
      aria-label={label}
      aria-valuetext={valueText}
      max={1}
      value={Math.min(Math.max(share, 0), 1)}
    />
  );
}
