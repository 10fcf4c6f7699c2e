import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfficeSetting, OfficeSettings } from '../../../core/settings/office/office-settings.ts';
import { TIME_ZONES } from '../../../core/settings/view-settings.ts';
import { COEF_VIEW_IDS } from '../../../core/shared/odds.ts';
import { Button } from '../../kit/controls/button.tsx';
import { RadioGroup } from '../../kit/controls/radio-group.tsx';
import { Select } from '../../kit/controls/select.tsx';
import { Switch } from '../../kit/controls/switch.tsx';
import { formatZone } from '../../kit/formats/format-date.ts';
import { usePage } from '../../page/use-page.ts';
import { OperatorSettings } from './operator-settings.tsx';
import { useSettings } from '../use-settings.ts';
import { SettingsCard } from './settings-card.tsx';

/** How the site looks and counts for this player; the rest of the look has a dialog. */
export const CommonCard = observer(function CommonCard(): ReactNode {
  const { dialogs, settings: view } = usePage();
  const { accounts, officeSettings } = useSettings();
  const { t } = useTranslation(['office-settings', 'settings', 'shell'], { nsMode: 'fallback' });
  const { settings } = view;
  return (
    <SettingsCard section="common">
      <Select
        label={t('settings.time-zone')}
        options={TIME_ZONES.map((zone) => ({ value: `${zone}`, label: formatZone(zone) }))}
        value={`${settings.timeZone}`}
        onChange={(text) => {
          view.change({ timeZone: Number(text) });
        }}
      />
      <Select
        label={t('odds-format')}
        options={COEF_VIEW_IDS.map((id) => ({ value: `${id}`, label: t(`odds-format.${id}`) }))}
        value={`${settings.coefViewId}`}
        onChange={(text) => {
          view.change({ coefViewId: COEF_VIEW_IDS.find((id) => `${id}` === text) ?? 0 });
        }}
      />
      <RadioGroup
        legend={t('settings.theme')}
        isRow
        options={([0, 1] as const).map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
        value={settings.appTheme}
        onChange={(appTheme) => {
          view.change({ appTheme });
        }}
      />
      <Switch
        isOn={accounts.isBalanceHidden}
        onChange={(isHidden) => {
          accounts.hideBalance(isHidden);
        }}
      >
        {t('common.hide')}
      </Switch>
      <Switch
        isOn={settings.visuallyImpairedMode}
        onChange={(visuallyImpairedMode) => {
          view.change({ visuallyImpairedMode });
        }}
      >
        {t('settings.contrast')}
      </Switch>
      <OperatorSettings settings={operatorSettings(officeSettings.settings)} />
      <Button
        size="sm"
        onClick={() => {
          dialogs.show('settings');
        }}
      >
        {t('common.more')}
      </Button>
    </SettingsCard>
  );
});

function operatorSettings(settings: OfficeSettings | undefined): readonly OfficeSetting[] {
  return settings === undefined ? [] : [...settings.commonSettings, ...settings.otherSettings];
}
