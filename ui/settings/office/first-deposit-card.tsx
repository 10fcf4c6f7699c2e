import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceCard } from './choice-card.tsx';
import { TermsLink } from './terms-link.tsx';
import { useSettings } from '../use-settings.ts';

/** OFS-5 What the first deposit gives; its terms stand on a page of their own. */
export const FirstDepositCard = observer(function FirstDepositCard(): ReactNode {
  const { officeSettings } = useSettings();
  const { t } = useTranslation('office-settings');
  const setting = officeSettings.settings?.firstDepositBonusSetting;
  if (setting === undefined) return null;
  return (
    <ChoiceCard
      section="first-deposit-bonus"
      setting={setting}
      more={<TermsLink route="deposit-bonuses">{t('first-deposit.terms')}</TermsLink>}
    />
  );
});
