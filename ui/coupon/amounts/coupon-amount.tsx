import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { quickInUnits, stepInUnits, steppedInUnits } from '../../../core/coupon/amounts/amount-step.ts';
import { manualStep } from '../../../core/coupon/settings/coupon-settings.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { useCoupon } from '../use-coupon.ts';
import { AmountField } from '../../kit/controls/amount-field.tsx';
import { currencySymbol } from '../../kit/formats/currency-symbols.ts';
import { AmountError } from './amount-problem.tsx';
import { useTypedAmount } from './use-typed-amount.ts';
import styles from '../building/coupon-foot.module.scss';
import { useSlipWords } from '../use-slip-words.ts';

/** The amount of the coupon: typed, stepped, or one of the quick ones. */
export const CouponAmount = observer(function CouponAmount(): ReactNode {
  const { coupon, couponSettings, couponSums } = useCoupon();
  const { t, shortMoney } = useSlipWords();
  const { currency } = coupon;
  const { amount, mostPlaceable } = couponSums;
  const step = manualStep(couponSettings.settings, currency) ?? stepInUnits(currency);
  const set = (next: Minor | undefined): void => {
    couponSums.switches.switchAutoMax(false);
    coupon.edit({ type: 'amount-set', currency, amount: next });
  };
  const { text, problem, onText, onBlur } = useTypedAmount(amount, (typed) => {
    set(typeof typed === 'number' ? typed : undefined);
  });
  return (
    <>
      <AmountField
        label={t(coupon.type === 'singles' ? 'amount.each' : 'amount')}
        isLabelHidden
        aria-label={t(coupon.type === 'singles' ? 'amount.each' : 'amount')}
        text={text}
        symbol={currencySymbol(currency)}
        readOnly={coupon.isFrozen || couponSums.freeAmount !== undefined}
        error={problem && <AmountError problem={problem} />}
        onText={onText}
        onBlur={onBlur}
        onStep={(direction) => {
          if (couponSums.freeAmount === undefined) set(steppedInUnits(amount, direction === 1 ? 'up' : 'down', step));
        }}
      />
      {couponSettings.settings.areQuickAmountsShown && couponSums.freeAmount === undefined ? (
        <fieldset className={styles.quick} aria-label={t('amount.quick')}>
          {quickInUnits(step).map((quick) => (
            <button
              key={quick}
              type="button"
              className="num"
              onClick={() => {
                set(quick);
              }}
            >
              {shortMoney(quick)}
            </button>
          ))}
          <button
            type="button"
            aria-pressed={couponSums.switches.isAutoMax || undefined}
            aria-disabled={mostPlaceable === undefined || undefined}
            title={mostPlaceable === undefined ? t('amount.no-max') : undefined}
            onClick={() => {
              if (mostPlaceable !== undefined) set(mostPlaceable);
            }}
          >
            {t('amount.max')}
          </button>
        </fieldset>
      ) : null}
    </>
  );
});
