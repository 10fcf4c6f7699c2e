import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useCoupon } from '../use-coupon.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { ProgressBar } from '../../kit/feedback/progress-bar.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import type { PlacementState } from '../../../core/coupon/placement/placement-state.ts';
import type { UnitOrder } from '../../../core/coupon/placement/placement-verdict.ts';
import { VIP_OFFER_HOLDS_FOR, VIP_WAITS_FOR } from '../../../core/coupon/placement/vip-wait.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { usePlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import styles from './placement-card.module.scss';
import { useSlipWords } from '../use-slip-words.ts';

type Pending = Extract<PlacementState<UnitOrder>, { phase: 'pending' }>;

export interface VipCardProps {
  readonly state: Pending & { readonly vip: NonNullable<Pending['vip']> };
}

/** A bet above the maximum while an operator decides it, or with what the operator offers. */
export const VipCard = observer(function VipCard({ state }: VipCardProps): ReactNode {
  const { accounts } = usePlayerAccounts();
  const { t } = useSlipWords();
  const { key } = state.attempt;
  useEffect(() => {
    // the stake is held from here on, and then it is charged or given back
    const refresh = (): void => void accounts.refreshEverywhere();
    refresh();
    return refresh;
  }, [accounts, key]);
  const isOffer = state.vip.offer !== undefined;
  const title = t(isOffer ? 'vip.offer' : 'vip.waiting');
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <Icon
          name={isOffer ? 'f-alert-triangle' : 't-loader-2'}
          size="sm"
          className={isOffer ? styles.warning : styles.turning}
        />
        <b>{title}</b>
      </div>
      <VisuallyHidden isStatus>{title}</VisuallyHidden>
      <Countdown state={state} />
      {isOffer ? <Offer state={state} /> : null}
      <Answers state={state} />
    </section>
  );
});

const Countdown = observer(function Countdown({ state: { vip, since } }: VipCardProps): ReactNode {
  const { clock } = usePage();
  const { t } = useSlipWords();
  const whole = vip.offer === undefined ? VIP_WAITS_FOR : VIP_OFFER_HOLDS_FOR;
  const seconds = Math.max(0, Math.ceil((vip.endsIn - Math.max(0, clock.now - since)) / 1000));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <>
      <p className="num">{t(vip.offer === undefined ? 'vip.waiting.text' : 'vip.offer.text', { time })}</p>
      <ProgressBar label={t('vip.left')} valueText={time} share={(seconds * 1000) / whole} tone="warning" />
    </>
  );
});

const Offer = observer(function Offer({ state: { vip, attempt } }: VipCardProps): ReactNode {
  const { t, money } = useSlipWords();
  const { currency, amount } = attempt.order;
  const { offer } = vip;
  if (offer === undefined) return null;
  const facts = [
    ['vip.asked', amount],
    ['vip.offered', offer.amount],
    ['win', offer.possibleWin],
  ] as const;
  return (
    <dl className={styles.changes}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd className="num">{money(value, currency)}</dd>
        </div>
      ))}
    </dl>
  );
});

const Answers = observer(function Answers({ state: { vip, attempt } }: VipCardProps): ReactNode {
  const { placement } = useCoupon();
  const { t, money } = useSlipWords();
  const [progress, setProgress] = useState<'answering' | 'failed' | undefined>(undefined);
  const { offer } = vip;
  const reason = progress === 'answering' ? t('vip.answering') : undefined;
  const answer = async (accepted?: Minor): Promise<void> => {
    if (reason !== undefined) return;
    setProgress('answering');
    const failure = await placement.answerVip(accepted);
    setProgress(failure === undefined ? undefined : 'failed');
  };
  return (
    <>
      {progress === 'failed' ? <p role="alert">{t('vip.failed')}</p> : null}
      <div className={styles.actions}>
        {offer === undefined ? null : (
          <Button look="warning" reason={reason} onClick={() => void answer(offer.amount)}>
            {t('vip.accept', { amount: money(offer.amount, attempt.order.currency) })}
          </Button>
        )}
        <Button reason={reason} onClick={() => void answer()}>
          {t(offer === undefined ? 'vip.cancel' : 'vip.decline')}
        </Button>
      </div>
    </>
  );
});
