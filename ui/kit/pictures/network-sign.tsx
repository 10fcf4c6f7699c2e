import type { ReactNode } from 'react';
import type { SocialNetwork } from '../../../core/registration/registration-type.ts';
import { classNames } from '../behaviour/class-names.ts';
import styles from './icon.module.scss';
import sprite from './network-sprite.svg?url';

/** A drawn sign of a network; it says nothing to a screen reader. */
export function NetworkSign({ network }: { readonly network: SocialNetwork }): ReactNode {
  return (
    <svg className={classNames(styles.icon, styles.lg)} aria-hidden="true">
      <use href={`${sprite}#n-${network}`} />
    </svg>
  );
}
