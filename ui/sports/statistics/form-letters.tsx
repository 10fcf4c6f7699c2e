import type { ReactNode } from 'react';
import type { PastOutcome } from '../../../core/sports/statistics/past-game.ts';
import { FormSquare } from '../team/form-square.tsx';
import styles from './form-letters.module.scss';

/** How the last games of a side went, the newest first: a letter each. */
export function FormLetters({ form }: { readonly form: readonly PastOutcome[] }): ReactNode {
  return (
    <span className={styles.form}>
      {form.map((outcome, place) => (
        <FormSquare key={place} mark={outcome} />
      ))}
    </span>
  );
}
