import type { ReactNode } from 'react';
import styles from './choice.module.scss';
import { classNames } from '../behaviour/class-names.ts';

export interface ChoiceProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
  readonly isDisabled?: boolean;
  readonly className?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
}

/** Turns something on or off at once. */
export function Switch({
  isOn,
  onChange,
  children,
  isDisabled = false,
  className,
  describedBy,
}: ChoiceProps): ReactNode {
  return (
    <label className={classNames(styles.choice, className)}>
      <input
        className={styles.switch}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={describedBy}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
        }}
      />
      <span>{children}</span>
    </label>
  );
}
