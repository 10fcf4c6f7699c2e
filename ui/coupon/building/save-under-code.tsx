import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CopyButton } from '../../kit/controls/copy-button.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import styles from '../coupon-panel.module.scss';
import { useCouponCode } from './use-coupon-code.ts';
import { useSlipWords } from '../use-slip-words.ts';

/** Saves the coupon under a code, and shows the code. */
export const SaveUnderCode = observer(function SaveUnderCode(): ReactNode {
  const couponCode = useCouponCode();
  const { t } = useSlipWords();
  const code = couponCode?.code;
  const isOff = couponCode?.isRunning !== false;
  return (
    <div className={styles.save}>
      <button
        type="button"
        className={styles.link}
        aria-disabled={isOff || undefined}
        title={isOff ? t('code.saving') : undefined}
        onClick={() => void couponCode?.save()}
      >
        <Icon name="t-device-floppy" size="xs" />
        {t('code.save')}
      </button>
      <output>{code === undefined ? null : <b className="num">{t('code.saved', { code })}</b>}</output>
      {code === undefined ? null : <CopyButton isBare text={code} label={t('code.copy')} />}
    </div>
  );
});
