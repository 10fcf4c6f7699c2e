import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_VIEW_SETTINGS, FONT_SIZES, TIME_ZONES, type ViewSettings } from '../../core/settings/view-settings.ts';
import { COEF_VIEW_IDS } from '../../core/shared/odds.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { formatZone } from '../kit/format-date.ts';
import { RadioGroup } from '../kit/radio-group.tsx';
import { Select } from '../kit/select.tsx';
import { Switch } from '../kit/switch.tsx';
import styles from './settings-panel.module.scss';

export interface SettingsPanelProps {
  readonly settings: ViewSettings;
  readonly onChange: (change: Partial<ViewSettings>) => void;
  readonly onClose: () => void;
}

/** Everything a player can set about how the site looks; each choice holds at once. */
export function SettingsPanel({ settings, onChange, onClose }: SettingsPanelProps): ReactNode {
  const { t } = useTranslation(['settings', 'shell'], { nsMode: 'fallback' });
  return (
    <Dialog
      title={t('settings')}
      size="lg"
      onClose={onClose}
      actions={<Button onClick={() => onChange(DEFAULT_VIEW_SETTINGS)}>{t('settings.reset')}</Button>}
    >
      <div className={styles.columns}>
        <section className={styles.group} aria-label={t('settings.look')}>
          <h3 className={styles.heading}>{t('settings.look')}</h3>
          <RadioGroup
            legend={t('settings.theme')}
            isRow
            options={([1, 0] as const).map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
            value={settings.appTheme}
            onChange={(appTheme) => onChange({ appTheme })}
          />
          <RadioGroup
            legend={t('settings.font')}
            isRow
            options={FONT_SIZES.map((value) => ({ value, label: t(`settings.font.${value}`) }))}
            value={settings.appFontSize}
            onChange={(appFontSize) => onChange({ appFontSize })}
          />
          <Switch isOn={settings.isAppCompactView} onChange={(isAppCompactView) => onChange({ isAppCompactView })}>
            {t('settings.compact')}
          </Switch>
          <Switch
            isOn={settings.visuallyImpairedMode}
            onChange={(visuallyImpairedMode) => onChange({ visuallyImpairedMode })}
          >
            {t('settings.contrast')}
            <span className={styles.hint}>{t('settings.contrast-hint')}</span>
          </Switch>
          <Switch isOn={settings.isAppLightVersion} onChange={(isAppLightVersion) => onChange({ isAppLightVersion })}>
            {t('settings.light')}
            <span className={styles.hint}>{t('settings.light-hint')}</span>
          </Switch>
          <Switch
            isOn={settings.leftSectionDisplayState === 1}
            onChange={(isHidden) => onChange({ leftSectionDisplayState: isHidden ? 1 : 0 })}
          >
            {t('settings.hide-tree')}
          </Switch>
          <Switch
            isOn={settings.rightSectionDisplayState === 1}
            onChange={(isHidden) => onChange({ rightSectionDisplayState: isHidden ? 1 : 0 })}
          >
            {t('settings.hide-coupon')}
          </Switch>
        </section>
        <section className={styles.group} aria-label={t('settings.line')}>
          <h3 className={styles.heading}>{t('settings.line')}</h3>
          <Select
            label={t('odds-format')}
            options={COEF_VIEW_IDS.map((id) => ({ value: `${id}`, label: t(`odds-format.${id}`) }))}
            value={`${settings.coefViewId}`}
            onChange={(text) => onChange({ coefViewId: COEF_VIEW_IDS.find((id) => `${id}` === text) ?? 0 })}
          />
          <RadioGroup
            legend={t('view-type')}
            isRow
            options={([0, 1] as const).map((value) => ({ value, label: t(`view-type.${value}`) }))}
            value={settings.appViewType}
            onChange={(appViewType) => onChange({ appViewType })}
          />
          <Switch isOn={settings.isGroupByCountry} onChange={(isGroupByCountry) => onChange({ isGroupByCountry })}>
            {t('settings.group-by-country')}
          </Switch>
          <Switch
            isOn={settings.isTeamLogosInCoupon}
            onChange={(isTeamLogosInCoupon) => onChange({ isTeamLogosInCoupon })}
          >
            {t('settings.kits-in-coupon')}
          </Switch>
          <h3 className={styles.heading}>{t('settings.time')}</h3>
          <Select
            label={t('settings.time-zone')}
            options={TIME_ZONES.map((zone) => ({ value: `${zone}`, label: formatZone(zone) }))}
            value={`${settings.timeZone}`}
            onChange={(text) => onChange({ timeZone: Number(text) })}
          />
          <Switch isOn={settings.is12h} onChange={(is12h) => onChange({ is12h })}>
            {t('settings.12h')}
          </Switch>
          <h3 className={styles.heading}>{t('settings.keyboard')}</h3>
          <Switch isOn={settings.isSearchKeyOn} onChange={(isSearchKeyOn) => onChange({ isSearchKeyOn })}>
            {t('settings.search-key')}
          </Switch>
        </section>
      </div>
    </Dialog>
  );
}
