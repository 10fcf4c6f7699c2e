import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../kit/behaviour/class-names.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import type { IconName } from '../kit/pictures/icon-name.ts';
import styles from './settings-card.module.scss';

export const CARD_TITLES = {
  common: 'common',
  notifications: 'notifications',
  sports: 'sports',
  'first-deposit-bonus': 'first-deposit',
  cashback: 'cashback',
  'promo-code-check': 'promo',
  'promo-points-rules': 'points',
  'favourite-teams': 'teams',
} as const;
export type ShownSection = keyof typeof CARD_TITLES;

export interface SettingsCardProps {
  readonly section: ShownSection;
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** A part of the settings under its name. */
export function SettingsCard({ section, icon, children }: SettingsCardProps): ReactNode {
  const { t } = useTranslation('office-settings');
  return (
    <section id={section} className={classNames('panel', styles.card)} aria-labelledby={`${section}-title`}>
      <h2 id={`${section}-title`}>
        <Icon name={icon} />
        {t(CARD_TITLES[section])}
      </h2>
      {children}
    </section>
  );
}
