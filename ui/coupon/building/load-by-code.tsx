import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Field } from '../../kit/controls/field.tsx';
import styles from '../coupon-panel.module.scss';
import { useCoupon } from '../use-coupon.ts';
import { useCouponCode } from './use-coupon-code.ts';
import { useSlipWords } from '../use-slip-words.ts';

/** Loads a coupon by the code it was saved under. */
export const LoadByCode = observer(function LoadByCode(): ReactNode {
  const { coupon } = useCoupon();
  const couponCode = useCouponCode();
  const { t } = useSlipWords();
  return (
    <form
      className={styles.code}
      onSubmit={(event) => {
        event.preventDefault();
        void couponCode?.load(coupon.typedCode);
      }}
    >
      <Field
        label={t('code')}
        isLabelHidden
        size="sm"
        placeholder={t('code')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={10}
        value={coupon.typedCode}
        error={couponCode?.trouble === undefined ? undefined : t(`code.${couponCode.trouble}`)}
        onChange={(event) => {
          couponCode?.forget();
          coupon.typeCode(event.currentTarget.value);
        }}
      />
      <Button type="submit" size="sm">
        {t('code.load')}
      </Button>
    </form>
  );
});
