import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { oneClickStake } from '../../../core/coupon/settings/coupon-settings.ts';
import { useCoupon } from '../use-coupon.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/feedback/dialog.tsx';
import { useSlipWords } from '../use-slip-words.ts';
import { AmountProblem } from '../amounts/amount-problem.tsx';

/** One-click betting clears the coupon, so it asks first. */
export const OneClickDialog = observer(function OneClickDialog({
  onClose,
}: {
  readonly onClose: () => void;
}): ReactNode {
  const { coupon, couponSettings } = useCoupon();
  const { t, money } = useSlipWords();
  const textId = useId();
  const amount = oneClickStake(couponSettings.settings, coupon.currency, coupon.isBonusAccount);
  return (
    <Dialog
      title={t('one-click.title')}
      size="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('one-click.keep')}</Button>
          <Button
            look="primary"
            isDisabled={amount === undefined}
            aria-describedby={textId}
            onClick={() => {
              coupon.edit({ type: 'cleared' });
              couponSettings.switchOneClick(true);
              onClose();
            }}
          >
            {t('one-click.on')}
          </Button>
        </>
      }
    >
      <p id={textId}>
        {amount === undefined ? (
          <AmountProblem problem="too-many-decimals" within="one-click.active" />
        ) : (
          t('one-click.text', { count: coupon.bets.length, amount: money(amount) })
        )}
      </p>
    </Dialog>
  );
});
