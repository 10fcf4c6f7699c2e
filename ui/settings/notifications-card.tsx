import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../kit/controls/switch.tsx';
import { useSettings } from './use-settings.ts';
import { SettingsCard } from './settings-card.tsx';

/** What the operator may write about. */
export const NotificationsCard = observer(function NotificationsCard(): ReactNode {
  const { officeSettings } = useSettings();
  const { t } = useTranslation('office-settings');
  return (
    <SettingsCard section="notifications" icon="t-bell">
      {officeSettings.settings?.notificationSettings.map(({ id, title }) => (
        <Switch
          key={id}
          isOn={officeSettings.valueOf(id) === 1}
          onChange={(isOn) => {
            officeSettings.change(id, Number(isOn));
          }}
        >
          {title}
        </Switch>
      ))}
      <p>{t('notifications.text')}</p>
    </SettingsCard>
  );
});
