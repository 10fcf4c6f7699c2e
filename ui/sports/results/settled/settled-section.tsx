import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { oddsText } from '../../../kit/formats/odds-text.ts';
import { VisuallyHidden } from '../../../kit/visually-hidden.tsx';
import { usePage } from '../../../page/use-page.ts';
import { MarkIcon } from '../list/mark-icon.tsx';
import styles from './settled-game.module.scss';
import type { SettledLine } from './use-settled-sections.ts';

export interface SettledSectionProps {
  readonly name: string;
  readonly lines: readonly SettledLine[];
}

/** One market with what became of each of its outcomes, and their last prices before the start. */
export const SettledSection = observer(function SettledSection({ name, lines }: SettledSectionProps): ReactNode {
  const { settings } = usePage();
  const { t } = useTranslation('results');
  return (
    <section className={styles.section} aria-label={name}>
      <h4 className={styles.name}>
        <span className="ell" title={name}>
          {name}
        </span>
      </h4>
      <ul>
        {lines.map(({ outcome, name: called, mark }) => (
          <li key={outcome.id} className={styles.line} data-mark={mark}>
            <MarkIcon mark={mark} />
            <span className="ell" dir="auto" title={called}>
              {called}
            </span>
            <VisuallyHidden>{t(`mark.${mark}`)}</VisuallyHidden>
            <span className="num">{oddsText(outcome.odds, settings.settings.coefViewId)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
});
