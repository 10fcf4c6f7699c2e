import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PastOutcome } from '../../../core/sports/statistics/past-game.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import styles from './form-letters.module.scss';

/** How the last games of a side went, the newest first: a letter each. */
export function FormLetters({ form }: { readonly form: readonly PastOutcome[] }): ReactNode {
  const { t } = useTranslation('statistics');
  return (
    <span className={styles.form}>
      {form.map((outcome, place) => (
        <abbr key={place} className={classNames(styles.letter, styles[outcome])} title={t(`outcome.${outcome}`)}>
          {t(`outcome.${outcome}.short`)}
        </abbr>
      ))}
    </span>
  );
}
