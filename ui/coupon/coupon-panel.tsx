import { observer } from 'mobx-react-lite';
import { lazy, useState, type ReactNode } from 'react';
import { oneClickStake } from '../../core/coupon/settings/coupon-settings.ts';
import { AmountProblem } from './amounts/amount-problem.tsx';
import type { CouponTab } from '../../core/coupon/building/coupon-switches.ts';
import { useCoupon } from './use-coupon.ts';
import { Badge } from '../kit/feedback/badge.tsx';
import { Button } from '../kit/controls/button.tsx';
import { classNames } from '../kit/behaviour/class-names.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import { IconButton } from '../kit/controls/icon-button.tsx';
import { Tabs } from '../kit/controls/tabs.tsx';
import { CouponAnnouncer } from './building/coupon-announcer.tsx';
import { CouponBuilder } from './building/coupon-builder.tsx';
import styles from './coupon-panel.module.scss';
import { OneClickRow } from './placement/one-click-row.tsx';
import { SlipPart } from './building/slip-part.tsx';
import { useSlipWords } from './use-slip-words.ts';

const MyBets = lazy(async () => ({ default: (await import('./placed/my-bets.tsx')).MyBets }));
const CouponSettingsDialog = lazy(async () => ({
  default: (await import('./settings/coupon-settings-dialog.tsx')).CouponSettingsDialog,
}));

/** The coupon column: the coupon that is built, and the player's bets. */
export const CouponPanel = observer(function CouponPanel(): ReactNode {
  const stores = useCoupon();
  const { coupon, couponSettings } = stores;
  const openCount = stores.lazy.isLoaded('myBets') ? stores.myBets.openCount : undefined;
  const { t } = useSlipWords();
  const [areSettingsOpen, openSettings] = useState(false);
  const isOneClick = couponSettings.isOneClickOn;
  const count = coupon.bets.length;
  return (
    <div className={styles.panel}>
      <Tabs<CouponTab>
        label={t('tabs')}
        className={styles.tabs}
        value={coupon.tab}
        onChange={(tab) => {
          coupon.show(tab);
        }}
        tabs={[
          { value: 'coupon', label: <TabLabel text={t('coupon')} count={count} /> },
          { value: 'my-bets', label: <TabLabel text={t('my-bets')} count={openCount} isMuted /> },
        ]}
      >
        {(row, panel) => (
          <>
            <div className={classNames(styles.head, isOneClick && styles.oneClickHead)}>
              {row}
              <PanelTools
                onSettings={() => {
                  openSettings(true);
                }}
              />
            </div>
            {isOneClick ? <OneClickHead /> : null}
            <div {...panel} className={styles.body}>
              {coupon.tab === 'coupon' ? (
                <CouponBuilder />
              ) : (
                <SlipPart>
                  <MyBets />
                </SlipPart>
              )}
            </div>
          </>
        )}
      </Tabs>
      <OneClickRow />
      <CouponAnnouncer />
      {areSettingsOpen ? (
        <SlipPart>
          <CouponSettingsDialog
            onClose={() => {
              openSettings(false);
            }}
          />
        </SlipPart>
      ) : null}
    </div>
  );
});

/** Settings of the coupon, and clearing it. */
const PanelTools = observer(function PanelTools({ onSettings }: { readonly onSettings: () => void }): ReactNode {
  const { coupon } = useCoupon();
  const { t } = useSlipWords();
  return (
    <>
      <IconButton icon="t-settings" size="sm" label={t('settings')} onClick={onSettings} />
      <IconButton
        icon="t-trash"
        size="sm"
        label={t('clear')}
        reason={coupon.bets.length === 0 ? t('clear.nothing') : coupon.isFrozen ? t('frozen') : undefined}
        onClick={() => {
          coupon.edit({ type: 'cleared' });
        }}
      />
    </>
  );
});

interface TabLabelProps {
  readonly text: string;
  readonly count: number | undefined;
  readonly isMuted?: boolean;
}

function TabLabel({ text, count, isMuted = false }: TabLabelProps): ReactNode {
  return (
    <>
      {text}
      {count === undefined || count === 0 ? null : <Badge isMuted={isMuted}>{count}</Badge>}
    </>
  );
}

const OneClickHead = observer(function OneClickHead(): ReactNode {
  const { coupon, couponSettings } = useCoupon();
  const { t, money } = useSlipWords();
  const amount = oneClickStake(couponSettings.settings, coupon.currency, coupon.isBonusAccount);
  return (
    <div className={styles.oneClickBar}>
      <Icon name="f-bolt" size="sm" />
      <span className={styles.tabs}>
        {amount === undefined ? (
          <SlipPart fallback={t('one-click')}>
            <AmountProblem problem="too-many-decimals" within="one-click.active" />
          </SlipPart>
        ) : (
          t('one-click.active', { amount: money(amount) })
        )}
      </span>
      <Button
        size="sm"
        onClick={() => {
          couponSettings.switchOneClick(false);
        }}
      >
        {t('one-click.off')}
      </Button>
    </div>
  );
});
