import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { CouponBet } from '../../../core/coupon/bets/coupon-bet.ts';
import { amountOfBlock, blockCount } from '../../../core/coupon/bets/coupon-blocks.ts';
import { NO_MONEY } from '../../../core/shared/money.ts';
import { useCoupon } from '../use-coupon.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { Menu, type MenuItem } from '../../kit/controls/menu.tsx';
import { BetAmount } from '../amounts/bet-amount.tsx';
import type { ListProps } from './bet-list.tsx';
import { BetRow } from './bet-row.tsx';
import styles from './bet-row.module.scss';
import { ExplainedName } from '../maths/explained-name.tsx';
import { OrderTools } from './order-tools.tsx';
import { useSlipWords } from '../use-slip-words.ts';
import { useSortDrag, type SortDrag } from './use-sort-drag.ts';

/** The bets of a multi or condition by their blocks, in order; a lobby comes first. */
export const BlockList = observer(function BlockList({ onRemove }: ListProps): ReactNode {
  const { coupon } = useCoupon();
  const count = blockCount(coupon.bets);
  const move = (from: number, to: number): void => {
    coupon.edit({ type: 'block-moved', block: from + 1, to: to + 1 });
  };
  const drag = useSortDrag(move);
  const inBlock = (block: number): readonly CouponBet[] => coupon.bets.filter((bet) => bet.block === block);
  const lobby = inBlock(0);
  return (
    <div ref={drag.list} className={styles.blocks}>
      {lobby.length === 0 ? null : <BlockSection block={0} bets={lobby} onRemove={onRemove} />}
      {Array.from({ length: count }, (_, index) => (
        <BlockSection
          key={inBlock(index + 1)[0]?.outcomeId ?? index}
          block={index + 1}
          bets={inBlock(index + 1)}
          order={{ index, count, drag, onMove: move }}
          onRemove={onRemove}
        />
      ))}
    </div>
  );
});

interface BlockSectionProps extends ListProps {
  readonly block: number;
  readonly bets: readonly CouponBet[];
  readonly order?: {
    readonly index: number;
    readonly count: number;
    readonly drag: SortDrag;
    readonly onMove: (from: number, to: number) => void;
  };
}

const BlockSection = observer(function BlockSection({ block, bets, order, onRemove }: BlockSectionProps): ReactNode {
  const { coupon } = useCoupon();
  const { t } = useSlipWords();
  const name = block === 0 ? t('lobby') : t('block', { number: block });
  const isCondition = coupon.type === 'condition';
  return (
    <section
      aria-label={name}
      data-sorted={order === undefined ? undefined : ''}
      className={classNames(
        styles.block,
        order !== undefined && order.drag.dragged?.from === order.index && styles.dragged,
        order !== undefined && order.drag.dragged?.to === order.index && styles.target,
      )}
    >
      <div className={styles.blockHead}>
        <b>{block === 0 ? <ExplainedName name={name} text={t('lobby.help')} /> : name}</b>
        {isCondition ? <BlockAmountField block={block} name={name} /> : null}
        {bets.length > 1 && block > 0 ? (
          <IconButton
            icon="t-unlink"
            size="sm"
            label={t('block.remove', { name })}
            reason={coupon.isFrozen ? t('frozen') : undefined}
            onClick={() => {
              coupon.edit({ type: 'block-removed', block });
            }}
          />
        ) : null}
        {isCondition && order !== undefined ? <OrderTools name={name} {...order} /> : null}
      </div>
      <ul className={styles.list}>
        {bets.map((bet) => (
          <BetRow
            key={bet.outcomeId}
            bet={bet}
            tools={<BlockMenu bet={bet} />}
            onRemove={() => {
              onRemove(bet);
            }}
          />
        ))}
      </ul>
    </section>
  );
});

/** What a block stakes: the first one the coupon's amount, a later one its own or all that came before it won. */
const BlockAmountField = observer(function BlockAmountField({
  block,
  name,
}: {
  readonly block: number;
  readonly name: string;
}): ReactNode {
  const { coupon, couponSums } = useCoupon();
  const { t, shortMoney } = useSlipWords();
  if (block === 1) return <span className={styles.blockAmount}>{shortMoney(couponSums.amount)}</span>;
  const amount = amountOfBlock(coupon.state.blockAmounts, block);
  return (
    <BetAmount
      label={t('block.amount', { name })}
      amount={amount === 'max' ? undefined : amount}
      placeholder={t('block.max')}
      onTyped={(typed) => {
        const amount = typed === 'empty' ? 'max' : typed === 'wrong' ? NO_MONEY : typed;
        coupon.edit({ type: 'block-amount-set', block, amount });
      }}
    />
  );
});

const BlockMenu = observer(function BlockMenu({ bet }: { readonly bet: CouponBet }): ReactNode {
  const { coupon } = useCoupon();
  const { t, game } = useSlipWords();
  const count = blockCount(coupon.bets);
  const item = (block: number, text: string): MenuItem => ({
    id: String(block),
    text,
    isCurrent: bet.block === block,
    reason: coupon.isFrozen ? t('frozen') : undefined,
    onChoose: () => {
      coupon.edit({ type: 'bet-block-chosen', outcomeId: bet.outcomeId, block });
    },
  });
  const blocks = Array.from({ length: count }, (_, index) => item(index + 1, t('block', { number: index + 1 })));
  const lobby = coupon.type === 'multi' ? [item(0, t('lobby'))] : [];
  const label = t('block.choose', { game: game(bet) });
  return (
    <Menu
      label={label}
      align="end"
      className={styles.blockButton}
      items={[...lobby, ...blocks, item(count + 1, t('block.new'))]}
    >
      <span className="vh">{label}</span>
      <span aria-hidden="true">{bet.block === 0 ? t('lobby.letter') : bet.block}</span>
    </Menu>
  );
});
