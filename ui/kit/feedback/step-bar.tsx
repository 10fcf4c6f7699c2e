import type { ReactNode } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import styles from './step-bar.module.scss';

export interface StepBarProps {
  /** What the steps lead to. */
  readonly label: string;
  readonly steps: readonly string[];
  /** The place of the step that stands; after the last all are done. */
  readonly current: number;
  /** What a screen reader says of a step that is behind. */
  readonly done: string;
}

/** How far a way of a few steps has come. */
export function StepBar({ label, steps, current, done }: StepBarProps): ReactNode {
  return (
    <ol className={styles.bar} aria-label={label}>
      {steps.map((step, place) => (
        <li
          key={step}
          className={classNames(styles.step, place < current && styles.done)}
          aria-current={place === current ? 'step' : undefined}
        >
          {step}
          {place < current ? <span className="vh">{`, ${done}`}</span> : null}
        </li>
      ))}
    </ol>
  );
}
