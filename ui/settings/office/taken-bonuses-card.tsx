import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceCard } from './choice-card.tsx';
import { useSettings } from '../use-settings.ts';

/** OFS-11 Which bonuses the player takes at all. */
export const TakenBonusesCard = observer(function TakenBonusesCard(): ReactNode {
  const { officeSettings } = useSettings();
  const { t } = useTranslation('office-settings');
  const setting = officeSettings.settings?.bonusSetting;
  if (setting === undefined) return null;
  return <ChoiceCard section="bonus" setting={setting} more={<p>{t('bonus.text')}</p>} />;
});
