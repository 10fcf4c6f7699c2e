import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { repeatedCoupon } from '../../../core/coupon/placed/my-bets.ts';
import type { PlacedCoupon } from '../../../core/coupon/placed/placed-coupon.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { HyperBonusName } from '../maths/hyper-bonus-name.tsx';
import { PrintButton } from './print/print-button.tsx';
import { useCoupon } from '../use-coupon.ts';
import { useCouponWords } from '../use-coupon-words.ts';
import { useSlipWords } from '../use-slip-words.ts';
import { CouponWorth } from './coupon-worth.tsx';
import { CouponStateTag } from './coupon-state-tag.tsx';
import { MyBet } from './my-bet.tsx';
import styles from './my-bets.module.scss';

interface MyCouponProps {
  readonly coupon: PlacedCoupon<Minor>;
}

/** A placed coupon in the column: how it stands, its bets, what can be done with it. */
export const MyCoupon = observer(function MyCoupon({ coupon }: MyCouponProps): ReactNode {
  const { t } = useSlipWords();
  const words = useCouponWords();
  return (
    <article className={styles.coupon} aria-label={t('my-bets.coupon', { id: coupon.id })}>
      <div className={styles.head}>
        <CouponStateTag coupon={coupon} />
        <span className="num">{words.moment(coupon.placedAt)}</span>
        <span className={styles.number}>{t('my-bets.number', { id: coupon.id })}</span>
      </div>
      <div className={styles.pair}>
        <b>{words.type(coupon)}</b>
        <b className="num">{words.oneTotal(coupon)}</b>
      </div>
      {coupon.bets.map((bet) => (
        <MyBet key={bet.index} bet={bet} />
      ))}
      {words.conditions(coupon).map((line) => (
        <p key={line} className={styles.condition}>
          {line}
        </p>
      ))}
      <MySums coupon={coupon} />
      <MyActions coupon={coupon} />
    </article>
  );
});

const MySums = observer(function MySums({ coupon }: MyCouponProps): ReactNode {
  const { t } = useSlipWords();
  const words = useCouponWords();
  const { hyperBonus } = coupon;
  const isOpen = coupon.state === 'open';
  return (
    <>
      <div className={styles.pair}>
        <span>
          {t('my-bets.amount')} <b className="num">{words.money(coupon.amount, coupon)}</b>
        </span>
        <span>
          {t(isOpen ? 'my-bets.possible' : 'my-bets.payout')}{' '}
          <b className="num">{words.money(isOpen ? coupon.possibleWin : coupon.payout, coupon)}</b>
        </span>
      </div>
      <CouponWorth coupon={coupon} className={styles.pair} noteClassName={styles.condition} />
      {hyperBonus === undefined || hyperBonus.amount === 0 ? null : (
        <div className={styles.pair}>
          <HyperBonusName percent={hyperBonus.percent} />
          <b className="num">{words.money(hyperBonus.amount, coupon)}</b>
        </div>
      )}
    </>
  );
});

const MyActions = observer(function MyActions({ coupon }: MyCouponProps): ReactNode {
  const { myBets } = useCoupon();
  const { t } = useSlipWords();
  return (
    <div className={styles.actions}>
      {repeatedCoupon(coupon) === undefined ? null : (
        <Button
          size="sm"
          onClick={() => {
            myBets.repeat(coupon);
          }}
        >
          <Icon name="t-repeat" size="sm" />
          {t('my-bets.repeat')}
        </Button>
      )}
      <PrintButton coupons={[coupon]} label={t('my-bets.print', { id: coupon.id })}>
        {t('accepted.print')}
      </PrintButton>
    </div>
  );
});
