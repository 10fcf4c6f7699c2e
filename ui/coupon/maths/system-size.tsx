import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { couponSystemValue, lineBlockCount } from '../../../core/coupon/building/coupon-slip.ts';
import { systemOptions } from '../../../core/coupon/building/system-options.ts';
import { useCoupon } from '../use-coupon.ts';
import { Menu } from '../../kit/controls/menu.tsx';
import { ExplainedName } from './explained-name.tsx';
import styles from '../coupon-panel.module.scss';
import { useSlipWords } from '../use-slip-words.ts';

/** How many legs each line of a system or multi has. */
export const SystemSize = observer(function SystemSize(): ReactNode {
  const { coupon } = useCoupon();
  const { t, shortMoney } = useSlipWords();
  const value = couponSystemValue(coupon.state);
  if (value === undefined) return null;
  const of = lineBlockCount(coupon.state);
  const text = (size: number, lines: number): string => t('system.size', { value: size, of, count: lines });
  const known = coupon.state.terms?.systemOptions ?? [];
  const options = systemOptions(of);
  return (
    <div className={styles.size}>
      {coupon.type === 'system' ? (
        <span>
          {t('system')} · <ExplainedName name={t('banker.name')} text={t('banker.help')} />
        </span>
      ) : (
        <span>{t('system')}</span>
      )}
      <Menu
        label={t('system')}
        align="end"
        className={styles.sizeButton}
        items={options.map((option) => {
          const minimum = known.find((candidate) => candidate.value === option.value)?.minBetAmount;
          return {
            id: String(option.value),
            text: text(option.value, option.lines),
            isCurrent: option.value === value,
            reason: coupon.isFrozen ? t('frozen') : undefined,
            label:
              minimum === undefined
                ? undefined
                : t('system.minimum', { size: text(option.value, option.lines), amount: shortMoney(minimum) }),
            onChoose: () => {
              coupon.edit({ type: 'system-value-chosen', value: option.value });
            },
          };
        })}
      >
        {t('system.short', { value, of })}
      </Menu>
    </div>
  );
});
