import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../use-settings.ts';
import { ChoiceCard } from './choice-card.tsx';
import { TermsLink } from './terms-link.tsx';

/** CBK-1 How cashback comes. */
export const CashbackCard = observer(function CashbackCard(): ReactNode {
  const { officeSettings } = useSettings();
  const { t } = useTranslation('office-settings');
  const setting = officeSettings.settings?.cashbackSetting;
  if (setting === undefined) return null;
  return (
    <ChoiceCard
      section="cashback"
      setting={setting}
      more={<TermsLink route="vip-cashback">{t('cashback.terms')}</TermsLink>}
    />
  );
});
