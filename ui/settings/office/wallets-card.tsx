import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { walletSettingId } from '../../../core/settings/office/office-settings.ts';
import { Switch } from '../../kit/controls/switch.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useSettings } from '../use-settings.ts';

/** OFS-2, OFS-10 For which of the player's accounts bonuses come. */
export const WalletsCard = observer(function WalletsCard(): ReactNode {
  const { officeSettings } = useSettings();
  const { t } = useTranslation('office-settings');
  return (
    <SettingsCard section="wallets" icon="t-wallet">
      {officeSettings.settings?.wallets.map((wallet) => {
        const id = walletSettingId(wallet);
        return (
          <Switch
            key={wallet.scoreId}
            isOn={officeSettings.valueOf(id) === 1}
            onChange={(isOn) => {
              officeSettings.change(id, Number(isOn));
            }}
          >
            {t('wallets.wallet', { currency: wallet.currency, id: wallet.scoreId })}
          </Switch>
        );
      })}
      <p>{t('wallets.text')}</p>
    </SettingsCard>
  );
});
