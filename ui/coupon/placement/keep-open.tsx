import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { useCoupon } from '../use-coupon.ts';
import { useSlipWords } from '../use-slip-words.ts';

/** PL-38 A page whose browser keeps nothing is the only one that knows of its order. */
export const KeepOpen = observer(function KeepOpen(): ReactNode {
  const { placement } = useCoupon();
  const { t } = useSlipWords();
  const isNeeded = placement.isBusy && !placement.isAttemptKept;
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: Event): void => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [isNeeded]);
  return isNeeded ? <FormNotice tone="warning">{t('keep-open')}</FormNotice> : null;
});
