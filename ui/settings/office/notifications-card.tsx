import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OperatorSettings } from './operator-settings.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useSettings } from '../use-settings.ts';

/** What the operator may write about. */
export const NotificationsCard = observer(function NotificationsCard(): ReactNode {
  const { officeSettings } = useSettings();
  const { t } = useTranslation('office-settings');
  return (
    <SettingsCard section="notifications">
      <OperatorSettings settings={officeSettings.settings?.notificationSettings ?? []} />
      <p>{t('notifications.text')}</p>
    </SettingsCard>
  );
});
