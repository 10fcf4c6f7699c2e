import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { placementReceipt } from '../../../core/coupon/placement/placement-receipt.ts';
import type { PlacementState } from '../../../core/coupon/placement/placement-state.ts';
import { useCoupon } from '../use-coupon.ts';
import { Button } from '../../kit/controls/button.tsx';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { CopyButton } from '../../kit/controls/copy-button.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import styles from './placement-card.module.scss';
import { PrintSheet } from '../saved/print-sheet.tsx';
import { useCouponWords } from '../use-coupon-words.ts';
import { useSlipWords } from '../use-slip-words.ts';
import { useTexts } from '../../page/use-texts.ts';

export interface CouponReceiptProps {
  readonly state: Extract<PlacementState, { phase: 'accepted' }>;
}

/** What was accepted: the numbers to keep, to print and to copy. */
export const CouponReceipt = observer(function CouponReceipt({ state }: CouponReceiptProps): ReactNode {
  const { coupon, placement } = useCoupon();
  const { t, money, type, total, game } = useSlipWords();
  const { refused } = state;
  const receipt = placementReceipt(state);
  const coupons = receipt.coupon === undefined ? receipt.singles : [receipt.coupon];
  return (
    <section className={classNames(styles.card, styles.accepted)} aria-label={t('accepted')}>
      <div className={styles.head}>
        <Icon name="f-circle-check" className={styles.good} />
        <b>{t('accepted')}</b>
        <span className={styles.number} />
        <IconButton
          icon="t-x"
          size="sm"
          label={t('accepted.close')}
          onClick={() => {
            placement.dismiss();
          }}
        />
      </div>
      {coupons.map((placed) => (
        <div key={placed.id} className={styles.fact}>
          <span>
            {t('accepted.coupon', {
              id: placed.id,
              type: type(placed.type),
              count: placed.bets.length,
              odds: total(placed.odds),
            })}
          </span>
          <b className="num">{money(placed.amount, placed.currency)}</b>
        </div>
      ))}
      {refused.map(({ outcomeId, reason }) => {
        const bet = coupon.bets.find((candidate) => candidate.outcomeId === outcomeId);
        return (
          <p key={outcomeId}>
            {bet === undefined
              ? t(`rejected.${reason}`)
              : t('accepted.refused', { game: game(bet), reason: t(`rejected.${reason}`) })}
          </p>
        );
      })}
      <div className={styles.actions}>
        <Button
          size="sm"
          onClick={() => {
            placement.keepBets();
          }}
        >
          <Icon name="t-repeat" size="sm" />
          {t('accepted.keep')}
        </Button>
        <ReceiptCopies state={state} />
        <Button
          look="text"
          size="sm"
          onClick={() => {
            coupon.show('my-bets');
          }}
        >
          {t('my-bets')}
        </Button>
      </div>
    </section>
  );
});

/** Printing and copying say the coupon in full, with texts that are fetched when there is something to say. */
const ReceiptCopies = observer(function ReceiptCopies({ state }: CouponReceiptProps): ReactNode {
  const { t } = useSlipWords();
  const words = useCouponWords();
  const isReady = useTexts('history');
  const [isPrinting, setPrinting] = useState(false);
  if (!isReady) return null;
  const lines = state.coupons.flatMap((placed) => words.lines(placed));
  return (
    <>
      <Button
        size="sm"
        onClick={() => {
          setPrinting(true);
        }}
      >
        <Icon name="t-printer" size="sm" />
        {t('accepted.print')}
      </Button>
      <CopyButton text={lines.join('\n')} label={t('accepted.copy')} />
      {isPrinting ? (
        <PrintSheet
          lines={lines}
          onPrinted={() => {
            setPrinting(false);
          }}
        />
      ) : null}
    </>
  );
});
