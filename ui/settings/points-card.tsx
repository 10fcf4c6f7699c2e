import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { promoPoints } from '../../core/promotions/promo-points.ts';
import { usePage } from '../page/use-page.ts';
import { SettingsCard } from './settings-card.tsx';
import { useSettings } from './use-settings.ts';

/** PTS-1, PTS-2 The player's points, and the way to their rules and to what they buy. */
export const PointsCard = observer(function PointsCard(): ReactNode {
  const { officeSettings } = useSettings();
  const { language } = usePage();
  const { t } = useTranslation('office-settings');
  const { settings } = officeSettings;
  if (settings === undefined) return null;
  const { count } = promoPoints(settings.promoSetting);
  return (
    <SettingsCard section="promo-points-rules" icon="t-coins">
      <p>{t('points.count', { count })}</p>
      <Link discover="none" to={addressInLanguage(routePath('office-promotion', {}), language)}>
        {t('points.store')}
      </Link>
    </SettingsCard>
  );
});
