import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useCoupon } from '../use-coupon.ts';
import { CopyButton } from '../../kit/controls/copy-button.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import styles from '../coupon-panel.module.scss';
import { useForgottenCode } from './use-forgotten-code.ts';
import { useSlipWords } from '../use-slip-words.ts';

/** Saves the coupon under a code, and shows the code. */
export const SaveUnderCode = observer(function SaveUnderCode(): ReactNode {
  const { couponCode } = useCoupon();
  const { t } = useSlipWords();
  const { code, hasSaveFailed, isRunning } = couponCode;
  useForgottenCode();
  return (
    <div className={styles.save}>
      <button
        type="button"
        className={styles.link}
        aria-disabled={isRunning || undefined}
        onClick={() => void couponCode.save()}
      >
        <Icon name="t-device-floppy" size="xs" />
        {t('code.save')}
      </button>
      <output>
        {code === undefined ? null : <b className="num">{t('code.saved', { code })}</b>}
        {hasSaveFailed ? <span className={styles.bad}>{t('code.failed')}</span> : null}
      </output>
      {code === undefined ? null : <CopyButton isBare text={code} label={t('code.copy')} />}
    </div>
  );
});
