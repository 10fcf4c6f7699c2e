import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { usePage } from '../page/use-page.ts';
import { useSettings } from './use-settings.ts';
import { SettingsPanel } from './settings-panel.tsx';

/** The settings panel over the player's own settings. */
export const SettingsDialog = observer(function SettingsDialog(): ReactNode {
  const { dialogs } = usePage();
  const { media, offerSettings, settings } = useSettings();
  return (
    <SettingsPanel
      settings={settings.settings}
      onChange={(change) => {
        settings.change(change);
      }}
      media={media.look}
      onMedia={(change) => {
        media.changeLook(change);
      }}
      offers={offerSettings.settings}
      onOffers={(change) => {
        offerSettings.change(change);
      }}
      onClose={() => {
        dialogs.close();
      }}
    />
  );
});
