import type { ReactNode } from 'react';
import styles from './choice.module.scss';
import { classNames } from '../behaviour/class-names.ts';
import type { ChoiceProps } from './switch.tsx';

/** Agrees to something, or takes one of several. */
export function Checkbox({
  isOn,
  onChange,
  children,
  isDisabled = false,
  className,
  describedBy,
  isInvalid = false,
}: ChoiceProps): ReactNode {
  return (
    <label className={classNames(styles.choice, className)}>
      <input
        className={styles.checkbox}
        type="checkbox"
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
        }}
      />
      <span>{children}</span>
    </label>
  );
}
