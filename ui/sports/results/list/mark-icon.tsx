import type { ReactNode } from 'react';
import type { ResultMark } from '../../../../core/sports/results/settled-game.ts';
import { Icon } from '../../../kit/pictures/icon.tsx';
import type { IconName } from '../../../kit/pictures/icon-name.ts';
import styles from './mark-icon.module.scss';

const ICONS: Readonly<Record<ResultMark, IconName>> = {
  won: 'f-circle-check',
  lost: 't-circle-x',
  returned: 't-arrow-back-up',
  half: 't-circle-half-2',
};

/** The sign of what became of an outcome; its words stand beside it. */
export function MarkIcon({ mark }: { readonly mark: ResultMark }): ReactNode {
  return <Icon name={ICONS[mark]} size="xs" className={styles[mark]} />;
}
