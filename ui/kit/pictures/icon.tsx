import type { ReactNode } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import { iconHref } from './icon-href.ts';
import type { IconName } from './icon-name.ts';
import styles from './icon.module.scss';

export interface IconProps {
  readonly name: IconName;
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** Turns round where the page reads from right to left. */
  readonly isFlipping?: boolean;
  readonly className?: string | undefined;
}

/** A symbol of the sprite; it says nothing to a screen reader. */
export function Icon({ name, size = 'md', isFlipping = false, className }: IconProps): ReactNode {
  return (
    <svg className={classNames(styles.icon, styles[size], isFlipping && styles.flipping, className)} aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}
