import type { ReactNode } from 'react';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import styles from './star-button.module.scss';

export interface StarButtonProps {
  readonly isOn: boolean;
  /** What is starred, in words. */
  readonly name: string;
  /** Where arrow keys reach the button, the Tab key need not. */
  readonly isCell?: boolean;
  readonly onToggle: () => void;
}

/** Puts something among the favourites or takes it out. */
export function StarButton({ isOn, name, isCell = false, onToggle }: StarButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={classNames(styles.star, isOn && styles.on)}
      aria-label={name}
      aria-pressed={isOn}
      title={name}
      tabIndex={isCell ? -1 : undefined}
      data-cell={isCell ? '' : undefined}
      onClick={onToggle}
    >
      <Icon name={isOn ? 'f-star' : 't-star'} />
    </button>
  );
}
