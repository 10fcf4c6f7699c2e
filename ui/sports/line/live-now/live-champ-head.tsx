import type { ReactNode } from 'react';
import type { Champ } from '../../../../core/sports/tree/champ.ts';
import { Flag } from '../../../kit/pictures/flag.tsx';
import { NameText } from '../../../page/names/name-text.tsx';
import styles from './live-champ-head.module.scss';

/** The champ over its running games, in a list beside a page; where the list is folded, its flag alone. */
export function LiveChampHead({ champ }: { readonly champ: Champ }): ReactNode {
  return (
    <div className={styles.head}>
      <Flag code={champ.countryCode} size="sm" />
      <NameText of={champ} title={champ.name}>
        {champ.name}
      </NameText>
    </div>
  );
}
