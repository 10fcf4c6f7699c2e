import type { ReactNode } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import type { IconName } from '../pictures/icon-name.ts';
import styles from './tag.module.scss';

const TAG_TONES = ['success', 'danger', 'info', 'warning', 'bonus', 'neutral', 'live', 'accent'] as const;
export type TagTone = (typeof TAG_TONES)[number];

export interface TagProps {
  readonly tone: TagTone;
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** A state in words and a glyph; its colour only repeats them. */
export function Tag({ tone, icon, children }: TagProps): ReactNode {
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      <Icon name={icon} className={styles.icon} />
      {children}
    </span>
  );
}
