import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Field } from '../../kit/controls/field.tsx';
import styles from '../coupon-panel.module.scss';
import { useCouponCode } from './use-coupon-code.ts';
import { useSlipWords } from '../use-slip-words.ts';

/** Loads a coupon by the code it was saved under. */
export const LoadByCode = observer(function LoadByCode(): ReactNode {
  const couponCode = useCouponCode();
  const { t } = useSlipWords();
  const [text, setText] = useState('');
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
        maxLength={10}
        value={text}
        error={couponCode?.trouble === undefined ? undefined : t(`code.${couponCode.trouble}`)}
        onChange={(event) => {
          couponCode?.forget();
          setText(event.currentTarget.value);
        }}
      />
      <Button type="submit" size="sm">
        {t('code.load')}
      </Button>
    </form>
  );
});
