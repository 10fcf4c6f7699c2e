import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { promoPoints } from '../../../core/promotions/promo-points.ts';
import { formatCount } from '../../kit/formats/format-number.ts';
import { usePage } from '../../page/use-page.ts';
import { SettingsCard } from './settings-card.tsx';
import { TermsLink } from './terms-link.tsx';
import { useSettings } from '../use-settings.ts';

/** PTS-1, PTS-2 The player's points, and the way to their rules and to what they buy. */
export const PointsCard = observer(function PointsCard(): ReactNode {
  const { officeSettings } = useSettings();
  const { language } = usePage();
  const { t } = useTranslation('office-settings');
  const { settings } = officeSettings;
  if (settings === undefined) return null;
  const { count } = promoPoints(settings.promoSetting);
  return (
    <SettingsCard section="promo-points-rules">
      <p>{t('points.count', { count })}</p>
      <p>{t('points.earned', { sum: formatCount(settings.pointsAccumulated, language) })}</p>
      <TermsLink route="office-promotion">{t('points.store')}</TermsLink>
    </SettingsCard>
  );
});
