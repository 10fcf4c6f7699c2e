import type { ReactNode } from 'react';
import type { Opponent } from '../../../../core/sports/game/game.ts';
import { OpponentMark } from '../../game/opponent-name.tsx';
import styles from './featured-game.module.scss';

/** The slanted plate with the first letter of a team, or the flag of a person. */
export function LetterPlate({ opponent }: { readonly opponent: Opponent }): ReactNode {
  if (opponent.kit === undefined) return <OpponentMark opponent={opponent} size="lg" />;
  return (
    <span className={styles.plate} aria-hidden="true">
      <svg preserveAspectRatio="none" viewBox="0 0 1 1">
        <rect width="1" height="1" fill={opponent.kit.first} />
        <rect className={styles.shade} width="1" height="1" />
      </svg>
      <b>{opponent.name.slice(0, 1)}</b>
    </span>
  );
}
