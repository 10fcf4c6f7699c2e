import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode } from 'react';
import { isGoneBet } from '../../../core/coupon/bets/coupon-bet.ts';
import { useCoupon } from '../use-coupon.ts';
import { BetList } from '../bets/bet-list.tsx';
import { CompareEntry } from '../maths/compare-entry.tsx';
import { BonusRow } from '../maths/bonus-row.tsx';
import { CouponFoot } from './coupon-foot.tsx';
import { CouponTypes } from './coupon-types.tsx';
import { GeneratorEntry } from '../generator/generator-entry.tsx';
import { SaveUnderCode } from './save-under-code.tsx';
import { SlipPart } from './slip-part.tsx';
import { StaleNote } from '../placement/stale-note.tsx';
import { SystemSize } from '../maths/system-size.tsx';
import styles from './filled-coupon.module.scss';

const PromoRow = lazy(async () => ({ default: (await import('../promo/promo-row.tsx')).PromoRow }));
const GoneBets = lazy(async () => ({ default: (await import('../bets/gone-bets.tsx')).GoneBets }));

/** A coupon with bets: fetched apart, since the first picture of a page never has one. */
export const FilledCoupon = observer(function FilledCoupon(): ReactNode {
  const { coupon, couponSettings } = useCoupon();
  const { isCouponFixed } = couponSettings.settings;
  return (
    <div className={isCouponFixed ? styles.fixed : styles.loose}>
      <div className={styles.upper}>
        <CouponTypes />
        <SystemSize />
        <StaleNote />
        {coupon.bets.some(isGoneBet) ? (
          <SlipPart>
            <GoneBets />
          </SlipPart>
        ) : null}
        <BetList />
        <div className={styles.tools}>
          <CompareEntry />
          <SaveUnderCode />
        </div>
        <GeneratorEntry />
        <BonusRow />
        <SlipPart>
          <PromoRow />
        </SlipPart>
      </div>
      <CouponFoot />
    </div>
  );
});
