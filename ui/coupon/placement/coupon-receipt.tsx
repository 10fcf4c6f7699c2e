import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { hasOneTotal } from '../../../core/coupon/maths/total-odds.ts';
import type { PlacedCoupon } from '../../../core/coupon/placed/placed-coupon.ts';
import { placementReceipt } from '../../../core/coupon/placement/placement-receipt.ts';
import type { PlacementState } from '../../../core/coupon/placement/placement-state.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { UnitOrder } from '../../../core/coupon/placement/placement-verdict.ts';
import { useCoupon } from '../use-coupon.ts';
import { Button } from '../../kit/controls/button.tsx';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { CopyButton } from '../../kit/controls/copy-button.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import styles from './placement-card.module.scss';
import { PrintButton } from '../placed/print/print-button.tsx';
import { useCouponWords } from '../use-coupon-words.ts';
import { useSlipWords } from '../use-slip-words.ts';
import { useTexts } from '../../page/use-texts.ts';

const MOST_NAMED = 4;

export interface CouponReceiptProps {
  readonly state: Extract<PlacementState<UnitOrder>, { phase: 'accepted' }>;
}

/** What was accepted: the numbers to keep, to print and to copy. */
export const CouponReceipt = observer(function CouponReceipt({ state }: CouponReceiptProps): ReactNode {
  const { coupon, placement } = useCoupon();
  const { t, game } = useSlipWords();
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
        <PlacedFacts key={placed.id} placed={placed} />
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

/** One placed coupon: what was picked, what was staked, and what it can pay. */
const PlacedFacts = observer(function PlacedFacts({ placed }: { readonly placed: PlacedCoupon<Minor> }): ReactNode {
  const { t, money, type, total, game, plainPick } = useSlipWords();
  const { bets } = placed;
  const values = { id: placed.id, type: type(placed.type), count: bets.length };
  return (
    <>
      <div className={styles.fact}>
        <span>
          {hasOneTotal(placed.type)
            ? t('accepted.coupon', { ...values, odds: total(placed.odds) })
            : t('accepted.lines', values)}
        </span>
        <b className="num">{money(placed.amount, placed.currency)}</b>
      </div>
      {placed.promo === undefined ? null : (
        <div className={styles.fact}>
          <span>{t(`promo.${placed.promo.kind}`)}</span>
          <b>{placed.promo.code}</b>
        </div>
      )}
      <ul className={styles.picks}>
        {bets.slice(0, MOST_NAMED).map((bet) => (
          <li key={bet.index} dir="auto">
            {t('changed.bet', { game: game(bet), pick: plainPick(bet) })}
          </li>
        ))}
        {bets.length > MOST_NAMED ? <li>{t('accepted.more', { count: bets.length - MOST_NAMED })}</li> : null}
      </ul>
      <div className={styles.fact}>
        <span>{t('win')}</span>
        <b className="num">{money(placed.possibleWin, placed.currency)}</b>
      </div>
    </>
  );
});

/** Printing and copying say the coupon in full, with texts that are fetched when there is something to say. */
const ReceiptCopies = observer(function ReceiptCopies({ state }: CouponReceiptProps): ReactNode {
  const { t } = useSlipWords();
  const words = useCouponWords();
  const isReady = useTexts('history');
  if (!isReady) return null;
  const lines = state.coupons.flatMap((placed) => words.lines(placed));
  return (
    <>
      <PrintButton coupons={state.coupons}>{t('accepted.print')}</PrintButton>
      <CopyButton text={lines.join('\n')} label={t('accepted.copy')} />
    </>
  );
});
