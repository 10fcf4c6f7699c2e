import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PastOutcome } from '../../../core/sports/statistics/past-game.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import styles from './form-square.module.scss';

/** What a game was for a team, by a letter and its colour. */
export function FormSquare({ mark }: { readonly mark: PastOutcome }): ReactNode {
  const { t } = useTranslation('line-pages');
  return (
    <span className={classNames(styles.square, styles[mark])} title={t(`team.${mark}`)}>
      <span aria-hidden="true">{t(`team.${mark}-letter`)}</span>
      <VisuallyHidden>{t(`team.${mark}`)}</VisuallyHidden>
    </span>
  );
}
