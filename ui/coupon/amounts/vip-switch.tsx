import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { useCoupon } from '../use-coupon.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { Switch } from '../../kit/controls/switch.tsx';
import { useSlipWords } from '../use-slip-words.ts';
import styles from '../building/coupon-foot.module.scss';

/** VIP-1 Asks an operator for more than the maximum, where that is offered. */
export const VipSwitch = observer(function VipSwitch(): ReactNode {
  const { coupon, couponSums } = useCoupon();
  const { t, shortMoney } = useSlipWords();
  const { isVipOrder, maximum, switches } = couponSums;
  const noteId = useId();
  return (
    <>
      <div className={styles.vip}>
        <Switch
          isOn={switches.isVipBet}
          isDisabled={coupon.isFrozen}
          describedBy={noteId}
          onChange={(isOn) => {
            switches.switchVipBet(isOn);
          }}
        >
          {t('vip')}
        </Switch>
        <span id={noteId}>{t(coupon.isFrozen ? 'frozen' : 'vip.line-only')}</span>
      </div>
      {isVipOrder && maximum !== undefined ? (
        <output className={styles.note}>
          <Icon name="t-info-circle" size="xs" />
          {t('vip.note', { amount: shortMoney(maximum) })}
        </output>
      ) : null}
    </>
  );
});
