import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { currencyDecimals } from '../../../core/shared/money.ts';
import { useCoupon } from '../use-coupon.ts';
import { useSlipWords } from '../use-slip-words.ts';

/** CS-66 Why one click stakes nothing: its amount is not exact in the currency. */
export const OneClickTrouble = observer(function OneClickTrouble(): ReactNode {
  const { coupon } = useCoupon();
  const { t } = useSlipWords();
  const count = currencyDecimals(coupon.currency);
  return t('one-click.active', { amount: t(count === 0 ? 'amount.whole' : 'amount.too-many-decimals', { count }) });
});
