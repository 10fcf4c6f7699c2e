import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CASHBACK_PERCENT } from '../../../core/promotions/cashback-week.ts';
import { SettingsCard } from './settings-card.tsx';
import styles from './settings-card.module.scss';

const TERMS = ['week', 'counts', 'currencies-any', 'money', 'points-any'] as const;

/** CBK-3, CBK-4, CBK-8 What cashback is counted by, besides how it comes. */
export function CashbackTermsCard(): ReactNode {
  const { t } = useTranslation('cashback');
  return (
    <SettingsCard section="additional-cashback-terms">
      <ul className={styles.terms}>
        {TERMS.map((term) => (
          <li key={term}>{t(`terms.${term}`, { percent: CASHBACK_PERCENT })}</li>
        ))}
      </ul>
    </SettingsCard>
  );
}
