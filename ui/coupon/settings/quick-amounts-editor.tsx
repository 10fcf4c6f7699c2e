import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { usePage } from '../../page/use-page.ts';
import { BetAmount } from '../amounts/bet-amount.tsx';
import { useCoupon } from '../use-coupon.ts';
import { useSlipWords } from '../use-slip-words.ts';
import styles from './coupon-settings-dialog.module.scss';

/** AM-8 The quick amounts of the currency of the coupon, each of which the player can change, and the way back to the usual ones. */
export const QuickAmountsEditor = observer(function QuickAmountsEditor(): ReactNode {
  const stores = useCoupon();
  const { lazy } = stores;
  const { page } = usePage();
  useEffect(() => {
    lazy.ensure(['couponQuick']).catch(() => {
      page.reportMissingPart();
    });
  }, [lazy, page]);
  return lazy.isLoaded('couponQuick') ? <QuickFields /> : null;
});

const QuickFields = observer(function QuickFields(): ReactNode {
  const { couponQuick } = useCoupon();
  const { t } = useSlipWords();
  const { amounts, areUsual } = couponQuick;
  return (
    <fieldset className={styles.group}>
      <legend>{t('amount.quick')}</legend>
      <div className={styles.quick}>
        {amounts.map((amount, place) => (
          <BetAmount
            key={place}
            label={t('settings.quick.amount', { number: place + 1 })}
            amount={amount}
            onTyped={(typed) => {
              if (typeof typed === 'number' && typed > 0) couponQuick.put(place, typed);
            }}
          />
        ))}
      </div>
      <OutsideNote />
      <Button
        size="sm"
        className={styles.reset}
        reason={areUsual ? t('settings.quick.usual') : undefined}
        onClick={() => {
          couponQuick.reset();
        }}
      >
        {t('settings.quick.reset')}
      </Button>
    </fieldset>
  );
});

/** AM-10 Which of them the coupon at hand does not take. */
const OutsideNote = observer(function OutsideNote(): ReactNode {
  const { coupon, couponSums, lazy } = useCoupon();
  const { t, shortMoney } = useSlipWords();
  if (!lazy.isLoaded('couponSums') || coupon.bets.length === 0) return null;
  const outside = couponSums.quickChoices.filter(({ broken }) => broken !== undefined);
  if (outside.length === 0) return null;
  const amounts = outside.map(({ amount }) => shortMoney(amount)).join(t('promo.and'));
  return <output className={styles.note}>{t('settings.quick.outside', { amounts })}</output>;
});
