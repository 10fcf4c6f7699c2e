import { observer } from 'mobx-react-lite';
import { lazy, useState, type ReactNode } from 'react';
import { oneClickStake, withOneClickStake } from '../../../core/coupon/settings/coupon-settings.ts';
import { switchOneClick } from '../../../core/coupon/placement/one-click.ts';
import { useCoupon } from '../use-coupon.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Switch } from '../../kit/controls/switch.tsx';
import { BetAmount } from '../amounts/bet-amount.tsx';
import styles from '../building/coupon-foot.module.scss';
import { SlipPart } from '../building/slip-part.tsx';
import { useSlipWords } from '../use-slip-words.ts';

const OneClickDialog = lazy(async () => ({ default: (await import('./one-click-dialog.tsx')).OneClickDialog }));

/** Betting by one click: its switch and its amount. */
export const OneClickRow = observer(function OneClickRow({
  isAlwaysShown = false,
}: {
  readonly isAlwaysShown?: boolean;
}): ReactNode {
  const { coupon, couponSettings } = useCoupon();
  const { t } = useSlipWords();
  const [isAsking, setAsking] = useState(false);
  const { settings, isOneClickOffered, isOneClickOn } = couponSettings;
  if (!isOneClickOffered) return null;
  const change = (isOn: boolean): void => {
    const next = switchOneClick(settings, isOn, coupon.bets.length);
    if (next.kind === 'needs-confirmation') setAsking(true);
    else couponSettings.switchOneClick(next.settings.isOneClickActive);
  };
  return (
    <div className={classNames(styles.oneClick, !isAlwaysShown && styles.hidesWhenLow)}>
      <Switch isOn={isOneClickOn} onChange={change} isDisabled={coupon.isFrozen} describedBy="placing">
        {t('one-click')}
      </Switch>
      <div className={styles.oneClickAmount}>
        <BetAmount
          label={t('one-click.amount')}
          amount={oneClickStake(settings, coupon.currency, coupon.isBonusAccount)}
          onTyped={(amount) => {
            if (typeof amount !== 'number' || amount <= 0) return;
            const { currency, isBonusAccount } = coupon;
            couponSettings.change(withOneClickStake(settings, { amount, currency, isBonusAccount }));
          }}
        />
      </div>
      {isAsking ? (
        <SlipPart>
          <OneClickDialog
            onClose={() => {
              setAsking(false);
            }}
          />
        </SlipPart>
      ) : null}
    </div>
  );
});
