import { observer } from 'mobx-react-lite';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { usePlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import { steppedInUnits } from '../../../core/coupon/amounts/amount-step.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { useCoupon } from '../use-coupon.ts';
import { AmountField } from '../../kit/controls/amount-field.tsx';
import { currencySymbol } from '../../kit/formats/currency-symbols.ts';
import { AmountError } from './amount-problem.tsx';
import { obstacleText } from '../placement/obstacle-text.ts';
import { useTypedAmount } from './use-typed-amount.ts';
import styles from '../building/coupon-foot.module.scss';
import { useSlipWords } from '../use-slip-words.ts';

/** The amount of the coupon: typed, stepped, or one of the quick ones. */
export const CouponAmount = observer(function CouponAmount(): ReactNode {
  const { coupon, couponQuick, couponSettings, couponSums } = useCoupon();
  const { t } = useSlipWords();
  const { currency } = coupon;
  const { amount } = couponSums;
  const isFree = couponSums.freeAmount !== undefined;
  const { step } = couponQuick;
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
        readOnly={coupon.isFrozen || isFree}
        error={problem && <AmountError problem={problem} />}
        onText={onText}
        onBlur={onBlur}
        hint={isFree ? t('amount.free-bet') : undefined}
        onStep={
          isFree || coupon.isFrozen
            ? undefined
            : (direction) => {
                set(steppedInUnits(amount, direction === 1 ? 'up' : 'down', step));
              }
        }
      />
      {couponSettings.settings.areQuickAmountsShown && !isFree ? <QuickAmounts onChoose={set} /> : null}
    </>
  );
});

/** The amounts at hand; one that the coupon does not take says why. */
const QuickAmounts = observer(function QuickAmounts({
  onChoose,
}: {
  readonly onChoose: (amount: Minor) => void;
}): ReactNode {
  const { coupon, couponSums } = useCoupon();
  const words = useSlipWords();
  const { isBalanceHidden } = usePlayerAccounts().accounts;
  const { t, shortMoney } = words;
  const { mostPlaceable, quickChoices, switches } = couponSums;
  const noMaximum = mostPlaceable === undefined ? t('amount.no-max') : undefined;
  return (
    <fieldset className={styles.quick} aria-label={t('amount.quick')}>
      {quickChoices.map(({ amount, broken }) => (
        <QuickButton
          key={amount}
          className="num"
          reason={coupon.isFrozen ? t('frozen') : broken && obstacleText(broken, words, isBalanceHidden)}
          onClick={() => {
            onChoose(amount);
          }}
        >
          {shortMoney(amount)}
        </QuickButton>
      ))}
      <QuickButton
        aria-pressed={switches.isAutoMax || undefined}
        reason={coupon.isFrozen ? t('frozen') : noMaximum}
        onClick={() => {
          if (mostPlaceable !== undefined) onChoose(mostPlaceable);
        }}
      >
        {t('amount.max')}
      </QuickButton>
    </fieldset>
  );
});

interface QuickButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Why it cannot be pressed. */
  readonly reason: string | undefined;
}

function QuickButton({ reason, onClick, ...rest }: QuickButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={reason !== undefined || undefined}
      title={reason}
      onClick={(event) => {
        if (reason === undefined) onClick?.(event);
      }}
    />
  );
}
