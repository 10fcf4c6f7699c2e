import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownClubPoints } from '../../../core/settings/office/office-settings.ts';
import { formatCount } from '../../kit/formats/format-number.ts';
import { usePage } from '../../page/use-page.ts';
import { SettingsCard } from './settings-card.tsx';
import styles from './settings-card.module.scss';
import { useSettings } from '../use-settings.ts';

/** OFS-7, OFS-12 What bets earned in the last year. */
export const ClubPointsCard = observer(function ClubPointsCard(): ReactNode {
  const { officeSettings } = useSettings();
  const { language } = usePage();
  const { t } = useTranslation('office-settings');
  const { settings } = officeSettings;
  const points = settings && shownClubPoints(settings);
  if (points === undefined) return null;
  return (
    <SettingsCard section="club-points">
      <p className={`${styles.sum} num`}>{formatCount(points, language)}</p>
      <p>{t('club.text')}</p>
    </SettingsCard>
  );
});
