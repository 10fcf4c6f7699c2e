import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import type { IconName } from '../pictures/icon-name.ts';
import styles from './chip.module.scss';

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly icon?: IconName;
  /** A count after the label, already formatted. */
  readonly count?: string | undefined;
  /** A pressed chip is a chosen filter. */
  readonly isSelected?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Chip({ icon, count, isSelected, className, children, ...rest }: ChipProps): ReactNode {
  return (
    <button type="button" aria-pressed={isSelected} {...rest} className={chipClass(isSelected === true, className)}>
      {icon === undefined ? null : <Icon name={icon} className={styles.icon} />}
      {children}
      {count === undefined ? null : <span className={classNames(styles.count, 'num')}>{count}</span>}
    </button>
  );
}

/** The look of a chip for a link or a menu button that stands among chips. */
export function chipClass(isSelected: boolean, className?: string): string {
  return classNames(styles.chip, isSelected && styles.selected, className);
}
