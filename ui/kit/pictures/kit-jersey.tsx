import type { ReactNode } from 'react';
import type { Kit } from '../../../core/sports/game/game.ts';
import { classNames } from '../behaviour/class-names.ts';
import styles from './kit-jersey.module.scss';

export interface KitJerseyProps {
  readonly kit: Kit;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  readonly className?: string | undefined;
}

/** A team's jersey in its two colours. */
export function KitJersey({ kit, size = 'sm', className }: KitJerseyProps): ReactNode {
  return (
    <svg
      className={classNames(styles.jersey, styles[size], className)}
      color={kit.first}
      fill={kit.second}
      aria-hidden="true"
    >
      <use href={`#kit-${kit.pattern}`} />
    </svg>
  );
}
