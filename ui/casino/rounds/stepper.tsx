import type { ReactNode } from 'react';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import styles from './stepper.module.scss';
import { useCasinoWords } from './use-casino-words.ts';

/** A sum with its name over it. */
export function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.figure}>
      <span>{name}</span>
      <b className="num">{children}</b>
    </div>
  );
}

interface StepperProps {
  readonly name: string;
  readonly value: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isOff: boolean;
  readonly onStep: (step: 1 | -1) => void;
}

/** A stake between a lower and a higher one. */
export function Stepper({ name, value, isFirst, isLast, isOff, onStep }: StepperProps): ReactNode {
  const { t } = useCasinoWords();
  const wait = isOff ? t('wait') : undefined;
  return (
    <fieldset className={styles.stepper} aria-label={name}>
      <IconButton
        icon="t-minus"
        label={t('stake.less')}
        reason={wait ?? (isFirst ? t('stake.least') : undefined)}
        onClick={() => onStep(-1)}
      />
      <div className={styles.figure} aria-live="polite">
        <span>{name}</span>
        <b className="num">{value}</b>
      </div>
      <IconButton
        icon="t-plus"
        label={t('stake.more')}
        reason={wait ?? (isLast ? t('stake.most') : undefined)}
        onClick={() => onStep(1)}
      />
    </fieldset>
  );
}
