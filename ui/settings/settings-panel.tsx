import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplay, withHiddenGroup } from '../../core/settings/market-settings.ts';
import { DEFAULT_VIEW_SETTINGS, FONT_SIZES, TIME_ZONES, type ViewSettings } from '../../core/settings/view-settings.ts';
import { DEFAULT_OFFER_SETTINGS, type OfferSettings } from '../../core/settings/offer-settings.ts';
import { DEFAULT_MEDIA_LOOK, type MediaLook } from '../../core/media/media-look.ts';
import { COEF_VIEW_IDS } from '../../core/shared/odds.ts';
import { MARKET_GROUPS } from '../../core/sports/game/market-layout.ts';
import { Button } from '../kit/controls/button.tsx';
import { Checkbox } from '../kit/controls/checkbox.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { formatZone } from '../kit/formats/format-date.ts';
import { RadioGroup } from '../kit/controls/radio-group.tsx';
import { Select } from '../kit/controls/select.tsx';
import { Switch } from '../kit/controls/switch.tsx';
import { HintedSwitch } from './hinted-switch.tsx';
import { MediaSwitches } from './media-switches.tsx';
import styles from './settings-panel.module.scss';

export interface SettingsPanelProps {
  readonly settings: ViewSettings;
  readonly onChange: (change: Partial<ViewSettings>) => void;
  /** How the player watches on this device. */
  readonly media: MediaLook;
  readonly onMedia: (change: Partial<MediaLook>) => void;
  /** Which of the coupons that the site puts together are shown. */
  readonly offers: OfferSettings;
  readonly onOffers: (change: Partial<OfferSettings>) => void;
  readonly onClose: () => void;
}

/** Everything a player can set about how the site looks; each choice holds at once. */
export function SettingsPanel(props: SettingsPanelProps): ReactNode {
  const { t } = useSettingWords();
  return (
    <Dialog title={t('settings')} size="lg" onClose={props.onClose} actions={<PanelFoot {...props} />}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <LookGroup {...props} />
          <TimeGroup {...props} />
          <ColumnsGroup {...props} />
          <OffersGroup {...props} />
          <Group title={t('settings.keyboard')}>
            <OneSwitch {...props} name="isSearchKeyOn" text={t('settings.search-key')} />
          </Group>
        </div>
        <div className={styles.column}>
          <LineGroup {...props} />
          <GameGroup {...props} />
        </div>
      </div>
    </Dialog>
  );
}

function LookGroup(props: SettingsPanelProps): ReactNode {
  const { settings, onChange } = props;
  const { t } = useSettingWords();
  return (
    <Group title={t('settings.look')}>
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
      <OneSwitch {...props} name="isAppCompactView" text={t('settings.compact')} />
      <OneSwitch
        {...props}
        name="visuallyImpairedMode"
        text={t('settings.contrast')}
        hint={t('settings.contrast-hint')}
      />
      <OneSwitch {...props} name="isAppLightVersion" text={t('settings.light')} hint={t('settings.light-hint')} />
    </Group>
  );
}

function LineGroup(props: SettingsPanelProps): ReactNode {
  const { settings, onChange } = props;
  const { t } = useSettingWords();
  return (
    <Group title={t('settings.line')}>
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
      <RadioGroup
        legend={t('settings.moves')}
        isRow
        options={([0, 1, 2] as const).map((value) => ({ value, label: t(`settings.moves.${value}`) }))}
        value={settings.coefIndicationType}
        onChange={(coefIndicationType) => onChange({ coefIndicationType })}
      />
      <OneSwitch {...props} name="isBestMatchesOnTop" text={t('settings.best-on-top')} />
      <OneSwitch {...props} name="isGroupByCountry" text={t('settings.group-by-country')} />
      <OneSwitch {...props} name="isShowSportsOnly" text={t('settings.sports-only')} />
      <OneSwitch {...props} name="isShowGameId" text={t('settings.game-number')} />
      <OneSwitch
        {...props}
        name="isDetailedScore"
        text={t('settings.detailed-score')}
        hint={t('settings.detailed-score-hint')}
      />
      <OneSwitch
        {...props}
        name="isDisplayStatsInNewWindow"
        text={t('settings.statistics-window')}
        hint={t('settings.statistics-window-hint')}
      />
    </Group>
  );
}

function GameGroup(props: SettingsPanelProps): ReactNode {
  const { settings, onChange } = props;
  const { t } = useSettingWords();
  const { hiddenMarketGroups: hidden } = settings;
  const { hiddenGroups } = marketDisplay(settings);
  return (
    <Group title={t('settings.game')}>
      <RadioGroup
        legend={t('settings.market-columns')}
        isRow
        options={([1, 2, 3] as const).map((value) => ({ value, label: `${value}` }))}
        value={settings.marketColumns}
        onChange={(marketColumns) => onChange({ marketColumns })}
      />
      <RadioGroup
        legend={t('settings.market-names')}
        isRow
        options={([0, 1] as const).map((value) => ({ value, label: t(`settings.market-names.${value}`) }))}
        value={settings.marketsNameType}
        onChange={(marketsNameType) => onChange({ marketsNameType })}
      />
      <OneSwitch {...props} name="areMarketsFolded" text={t('settings.markets-folded')} />
      <MediaSwitches {...props} />
      <fieldset className={styles.choices}>
        <legend>{t('settings.market-groups')}</legend>
        {MARKET_GROUPS.map((group) => {
          const isShown = !hiddenGroups.includes(group);
          return (
            <Checkbox
              key={group}
              isOn={isShown}
              isDisabled={isShown && hiddenGroups.length === MARKET_GROUPS.length - 1}
              onChange={(isOn) => onChange({ hiddenMarketGroups: withHiddenGroup(hidden, group, !isOn) })}
            >
              {t(`tab.${group}`)}
            </Checkbox>
          );
        })}
      </fieldset>
    </Group>
  );
}

function ColumnsGroup(props: SettingsPanelProps): ReactNode {
  const { settings, onChange } = props;
  const { t } = useSettingWords();
  return (
    <Group title={t('settings.columns')}>
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
      <OneSwitch {...props} name="isTeamLogosInCoupon" text={t('settings.kits-in-coupon')} />
    </Group>
  );
}

function OffersGroup({ offers, onOffers }: SettingsPanelProps): ReactNode {
  const { t } = useSettingWords();
  return (
    <Group title={t('settings.offers')}>
      <HintedSwitch
        isOn={offers.isAccumulatorOfTheDay}
        onChange={(isAccumulatorOfTheDay) => onOffers({ isAccumulatorOfTheDay })}
        text={t('settings.express-of-the-day')}
      />
      <HintedSwitch
        isOn={offers.isLiveAccumulatorOfTheDay}
        onChange={(isLiveAccumulatorOfTheDay) => onOffers({ isLiveAccumulatorOfTheDay })}
        text={t('settings.live-express-of-the-day')}
      />
      <HintedSwitch
        isOn={offers.isBetGenerator}
        onChange={(isBetGenerator) => onOffers({ isBetGenerator })}
        text={t('settings.bet-generator')}
        hint={t('settings.bet-generator-hint')}
      />
    </Group>
  );
}

function TimeGroup(props: SettingsPanelProps): ReactNode {
  const { settings, onChange } = props;
  const { t } = useSettingWords();
  return (
    <Group title={t('settings.time')}>
      <Select
        label={t('settings.time-zone')}
        options={TIME_ZONES.map((zone) => ({ value: `${zone}`, label: formatZone(zone) }))}
        value={`${settings.timeZone}`}
        onChange={(text) => onChange({ timeZone: Number(text) })}
      />
      <OneSwitch {...props} name="is12h" text={t('settings.12h')} />
    </Group>
  );
}

/** The way back to what the site is until the player chooses, and from there to what was chosen. */
function PanelFoot({ settings, onChange, media, onMedia, offers, onOffers, onClose }: SettingsPanelProps): ReactNode {
  const { t } = useSettingWords();
  const [before, setBefore] = useState<Pick<SettingsPanelProps, 'settings' | 'media' | 'offers'>>();
  const initial = { ...DEFAULT_VIEW_SETTINGS, hiddenSports: settings.hiddenSports };
  const names = Object.keys(initial) as (keyof ViewSettings)[];
  const offerNames = Object.keys(DEFAULT_OFFER_SETTINGS) as (keyof OfferSettings)[];
  const isDefault =
    names.every((name) => settings[name] === initial[name]) &&
    media.isZoneOff === DEFAULT_MEDIA_LOOK.isZoneOff &&
    media.isMovedOnScroll === DEFAULT_MEDIA_LOOK.isMovedOnScroll &&
    offerNames.every((name) => offers[name] === DEFAULT_OFFER_SETTINGS[name]);
  const isUndoable = before !== undefined && isDefault;
  return (
    <div className={styles.foot}>
      <output className={styles.said}>{isUndoable ? t('settings.reset-done') : ''}</output>
      <Button
        reason={isDefault && !isUndoable ? t('settings.is-default') : undefined}
        onClick={() => {
          onChange(isUndoable ? before.settings : initial);
          onMedia(isUndoable ? before.media : DEFAULT_MEDIA_LOOK);
          onOffers(isUndoable ? before.offers : DEFAULT_OFFER_SETTINGS);
          setBefore(isUndoable ? undefined : { settings, media, offers });
        }}
      >
        {t(isUndoable ? 'settings.undo' : 'settings.reset')}
      </Button>
      <Button look="primary" onClick={onClose}>
        {t('settings.done')}
      </Button>
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {children}
    </section>
  );
}

type SwitchName = {
  [Name in keyof ViewSettings]: ViewSettings[Name] extends boolean ? Name : never;
}[keyof ViewSettings];

interface OneSwitchProps extends SettingsPanelProps {
  readonly name: SwitchName;
  readonly text: string;
  readonly hint?: string;
}

function OneSwitch({ settings, onChange, name, text, hint }: OneSwitchProps): ReactNode {
  return <HintedSwitch isOn={settings[name]} onChange={(isOn) => onChange({ [name]: isOn })} text={text} hint={hint} />;
}

function useSettingWords(): { readonly t: (key: string) => string } {
  const { t } = useTranslation(['settings', 'shell', 'game'], { nsMode: 'fallback' });
  return { t: (key) => t(key) };
}
