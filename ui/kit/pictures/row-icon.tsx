import type { ReactNode } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-name.ts';
import styles from './row-icon.module.scss';

/** The glyph that a row of a list begins with; green where what it stands for is on, which the row says in words. */
export function RowIcon({ name, isOn = false }: { readonly name: IconName; readonly isOn?: boolean }): ReactNode {
  return (
    <span className={classNames(styles.tile, isOn && styles.on)}>
      <Icon name={name} />
    </span>
  );
}
