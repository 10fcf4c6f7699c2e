import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { furtherCurrencies, walletSettingId } from '../../../core/settings/office/office-settings.ts';
import { Switch } from '../../kit/controls/switch.tsx';
import { SettingsCard } from './settings-card.tsx';
import { TermsLink } from './terms-link.tsx';
import { useSettings } from '../use-settings.ts';

/** OFS-2, OFS-10, OFS-19 For which of the player's accounts bonuses come. */
export const WalletsCard = observer(function WalletsCard(): ReactNode {
  const { officeSettings } = useSettings();
  const { t } = useTranslation('office-settings');
  const { settings } = officeSettings;
  const further = settings === undefined ? 0 : furtherCurrencies(settings).length;
  return (
    <SettingsCard section="wallets">
      {settings?.wallets.map((wallet) => {
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
      {further === 0 ? null : <TermsLink route="account">{t('wallets.more', { number: further })}</TermsLink>}
    </SettingsCard>
  );
});
