import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useCoupon } from '../use-coupon.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import styles from './bet-row.module.scss';
import { useSlipWords } from '../use-slip-words.ts';
import type { SortDrag } from './use-sort-drag.ts';

export interface OrderToolsProps {
  /** What moves: a game, a block. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly drag: SortDrag;
  readonly onMove: (from: number, to: number) => void;
}

/** Ways to move an item of an order: by dragging, by buttons, by the arrow keys on either. */
export const OrderTools = observer(function OrderTools(props: OrderToolsProps): ReactNode {
  const { name, index, count, drag, onMove } = props;
  const { coupon } = useCoupon();
  const { t } = useSlipWords();
  const reason = (isEnd: boolean): string | undefined =>
    coupon.isFrozen ? t('frozen') : isEnd ? t('move.end') : undefined;
  return (
    <span className={styles.order}>
      <IconButton
        icon="t-chevron-up"
        size="sm"
        label={t('move.up', { name })}
        reason={reason(index === 0)}
        onClick={() => {
          onMove(index, index - 1);
        }}
      />
      <IconButton
        icon="t-chevron-down"
        size="sm"
        label={t('move.down', { name })}
        reason={reason(index === count - 1)}
        onClick={() => {
          onMove(index, index + 1);
        }}
      />
      <span className={styles.grip} title={t('move.drag')} aria-hidden="true" {...drag.handle(index)}>
        <Icon name="t-grip-vertical" size="sm" />
      </span>
    </span>
  );
});
