import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { RadioGroup } from '../kit/controls/radio-group.tsx';
import { usePage } from '../page/use-page.ts';
import { SettingsCard } from './settings-card.tsx';
import { useSettings } from './use-settings.ts';

/** OFS-5 What the first deposit gives; its terms stand on a page of their own. */
export const FirstDepositCard = observer(function FirstDepositCard(): ReactNode {
  const { officeSettings } = useSettings();
  const { language } = usePage();
  const { t } = useTranslation('office-settings');
  const setting = officeSettings.settings?.firstDepositBonusSetting;
  if (setting === undefined) return null;
  const { id, title, options } = setting;
  return (
    <SettingsCard section="first-deposit-bonus" icon="t-gift">
      <RadioGroup
        isRow
        isLegendHidden
        legend={title}
        options={options.map(({ value, label }) => ({ value: String(value), label }))}
        value={String(officeSettings.valueOf(id))}
        onChange={(value) => {
          officeSettings.change(id, Number(value));
        }}
      />
      <Link discover="none" to={addressInLanguage(routePath('deposit-bonuses', {}), language)}>
        {t('first-deposit.terms')}
      </Link>
    </SettingsCard>
  );
});
