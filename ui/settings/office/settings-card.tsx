import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { promoPoints } from '../../../core/promotions/promo-points.ts';
import { walletTitleKey, type OfficeSection } from '../../../core/settings/office/office-settings.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import styles from './settings-card.module.scss';
import { useSettings } from '../use-settings.ts';

const TITLES: Readonly<Record<Exclude<OfficeSection, 'wallets' | 'promo-points-rules'>, string>> = {
  common: 'common',
  notifications: 'notifications',
  sports: 'sports',
  bonus: 'bonus',
  'first-deposit-bonus': 'first-deposit',
  cashback: 'cashback',
  'promo-code-check': 'promo',
  'additional-cashback-terms': 'cashback-terms',
  'favourite-teams': 'teams',
  'club-points': 'club',
};
export const SECTION_ICONS: Readonly<Record<OfficeSection, IconName>> = {
  common: 't-adjustments-horizontal',
  notifications: 't-bell',
  sports: 't-list',
  bonus: 't-gift',
  'first-deposit-bonus': 't-gift',
  cashback: 't-percentage',
  wallets: 't-wallet',
  'promo-code-check': 't-ticket',
  'promo-points-rules': 't-coins',
  'additional-cashback-terms': 't-info-circle',
  'favourite-teams': 't-star',
  'club-points': 't-trophy',
};
const OWN_WALLET_TITLE = walletTitleKey({});

/** OFS-2, PTS-2 What a part of the settings is called, as far as the operator has a say in it. */
export function useSectionTitle(): (section: OfficeSection) => string {
  const { officeSettings } = useSettings();
  const { t } = useTranslation('office-settings');
  const { settings } = officeSettings;
  return (section) => {
    if (section === 'wallets') return t([walletTitleKey(settings?.walletAttributes ?? {}), OWN_WALLET_TITLE]);
    if (section !== 'promo-points-rules') return t(TITLES[section]);
    return t(`points.${settings === undefined ? 'promo-points' : promoPoints(settings.promoSetting).name}`);
  };
}

export interface SettingsCardProps {
  readonly section: OfficeSection;
  readonly children: ReactNode;
}

/** A part of the settings under its name. */
export const SettingsCard = observer(function SettingsCard({ section, children }: SettingsCardProps): ReactNode {
  const titleOf = useSectionTitle();
  return (
    <section id={section} className={classNames('panel', styles.card)} aria-labelledby={`${section}-title`}>
      <h2 id={`${section}-title`}>
        <Icon name={SECTION_ICONS[section]} />
        {titleOf(section)}
      </h2>
      {children}
    </section>
  );
});
