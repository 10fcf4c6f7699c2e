import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ExclusionConsequence } from '../../core/limits/self-exclusion.ts';
import { LIMITS_PATH } from '../../core/limits/limits-path.ts';
import { inLanguage } from '../../core/navigation/language-path.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { buttonClass, type ButtonLook } from '../kit/controls/button.tsx';
import { Icon } from '../kit/pictures/icon.tsx';
import { usePage } from '../page/use-page.ts';
import cards from './limits-screen.module.scss';
import styles from './limit-dialogs.module.scss';

/** The page that names whom to turn to. */
const HELP_PATH = '/responsiblegaming';

/** Whom to turn to, and a test to take oneself [RG-25]. */
export function HelpLink(): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('limits');
  return (
    <Link className={styles.link} to={inLanguage(HELP_PATH, language)}>
      {t('help.lines')}
    </Link>
  );
}

/** Always in sight of whoever sets limits. */
export function HelpCard(): ReactNode {
  const { t } = useTranslation('limits');
  return (
    <section className={classNames(cards.card, cards.help)} aria-labelledby="limits-help">
      <header className={cards.title}>
        <Icon name="t-headset" className={cards.icon} />
        <h2 id="limits-help">{t('help')}</h2>
      </header>
      <p className={cards.text}>{t('help.text')}</p>
      <HelpLink />
    </section>
  );
}

interface LinkProps {
  readonly look: ButtonLook;
  readonly size: 'sm' | 'md';
}

/** RG-08 The way to the limits. */
export function LimitsLink({ look, size }: LinkProps): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('limits');
  return (
    <Link className={buttonClass({ look, size })} to={inLanguage(LIMITS_PATH, language)}>
      {t('own')}
    </Link>
  );
}

/** What stays as it is. */
const KEPT: readonly ExclusionConsequence[] = ['open-bets-stand', 'withdrawal-stays'];

/** SX-7 What an exclusion or a break does, a line each. */
export function Consequences({ shown }: { readonly shown: readonly ExclusionConsequence[] }): ReactNode {
  const { t } = useTranslation('limits');
  return (
    <ul className={styles.consequences}>
      {shown.map((consequence) => {
        const isKept = KEPT.includes(consequence);
        return (
          <li key={consequence}>
            <Icon
              name={isKept ? 'f-circle-check' : 't-circle-x'}
              size="sm"
              className={isKept ? styles.kept : styles.stopped}
            />
            <span>{t(`consequence.${consequence}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}
