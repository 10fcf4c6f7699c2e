import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Field } from '../../kit/controls/field.tsx';
import styles from '../coupon-panel.module.scss';
import { useCoupon } from '../use-coupon.ts';
import { useCouponCode } from './use-coupon-code.ts';
import { useSlipWords } from '../use-slip-words.ts';

/** SW-5 Loads a coupon by the code it was saved under; what was typed stays while the player looks at the placed bets. */
export const LoadByCode = observer(function LoadByCode(): ReactNode {
  const couponCode = useCouponCode();
  const { t } = useSlipWords();
  const { switches } = useCoupon().couponSums;
  const text = switches.typedCode;
  return (
    <form
      className={styles.code}
      onSubmit={(event) => {
        event.preventDefault();
        void couponCode?.load(text);
      }}
    >
      <Field
        label={t('code')}
        isLabelHidden
        size="sm"
        placeholder={t('code')}
        autoComplete="off"
        autoCapitalize="characters"
        value={text}
        error={couponCode?.trouble === undefined ? undefined : t(`code.${couponCode.trouble}`)}
        onChange={(event) => {
          couponCode?.forget();
          switches.typeCode(event.currentTarget.value);
        }}
      />
      <Button type="submit" size="sm">
        {t('code.load')}
      </Button>
    </form>
  );
});
