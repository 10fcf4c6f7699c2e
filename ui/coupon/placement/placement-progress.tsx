import { observer } from 'mobx-react-lite';
import { lazy, useEffect, useRef, type ReactNode } from 'react';
import type { PlacementState } from '../../../core/coupon/placement/placement-state.ts';
import { isSupportDue } from '../../../core/coupon/placement/placement-state.ts';
import type { UnitOrder } from '../../../core/coupon/placement/placement-verdict.ts';
import { useCoupon } from '../use-coupon.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../kit/controls/button.tsx';
import { CopyButton } from '../../kit/controls/copy-button.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { ProgressBar } from '../../kit/feedback/progress-bar.tsx';
import { KeepOpen } from './keep-open.tsx';
import { ChangedPrices } from '../bets/changed-prices.tsx';
import styles from './placement-card.module.scss';
import { SlipPart } from '../building/slip-part.tsx';
import { useSlipWords } from '../use-slip-words.ts';

const VipCard = lazy(async () => ({ default: (await import('./vip-card.tsx')).VipCard }));

/** An order on its way, or a question about it, in the place of the button. */
export const PlacementProgress = observer(function PlacementProgress(): ReactNode {
  const { coupon, placement } = useCoupon();
  const { t } = useSlipWords();
  const { state } = placement;
  useEffect(() => {
    // so that the receipt stands there at once; what cannot be fetched now is fetched when it is shown
    import('./coupon-receipt.tsx').catch(() => undefined);
  }, []);
  return (
    <>
      <PhaseOf state={state} />
      {coupon.isFrozen ? (
        <span id="placing" className="vh">
          {t('frozen')}
        </span>
      ) : null}
      <KeepOpen />
    </>
  );
});

function PhaseOf({ state }: { readonly state: PlacementState<UnitOrder> }): ReactNode {
  switch (state.phase) {
    case 'asking-again':
      return <PlaceAgain state={state} />;
    case 'needs-confirm':
      return <ChangedPrices state={state} />;
    case 'unknown':
      return <Unknown state={state} />;
    case 'unreadable':
      return <Unreadable state={state} />;
    case 'pending':
      return <Pending state={state} />;
    case 'queued':
    case 'submitting':
      return <Submitting state={state} />;
    case 'idle':
    case 'not-received':
    case 'accepted':
    case 'rejected':
      return null;
  }
}

type StateOf<Phase extends PlacementState<UnitOrder>['phase']> = Extract<PlacementState<UnitOrder>, { phase: Phase }>;

type WayState = StateOf<'queued' | 'submitting' | 'pending'>;

const Submitting = observer(function Submitting({ state }: { readonly state: WayState }): ReactNode {
  const { t } = useSlipWords();
  return (
    <>
      <OrderedBet state={state} />
      <div className={styles.progress}>
        <Icon name="t-loader-2" size="sm" className={styles.turning} />
        <span>{t('placing')}</span>
      </div>
    </>
  );
});

/** What a one-click order bets on: it stands in no coupon. */
const OrderedBet = observer(function OrderedBet({ state }: { readonly state: WayState }): ReactNode {
  const { placement } = useCoupon();
  const { t, game, plainPick } = useSlipWords();
  const { isOneClick, bets } = state.attempt.order;
  const bet = isOneClick && bets[0] !== undefined ? placement.clickedBet(bets[0].outcomeId) : undefined;
  return bet === undefined ? null : <p dir="auto">{t('changed.bet', { game: game(bet), pick: plainPick(bet) })}</p>;
});

/** What waits for an operator has a card of its own, which few ever see. */
function Pending({ state }: { readonly state: StateOf<'pending'> }): ReactNode {
  const delay = <LiveDelay state={state} />;
  const { vip } = state;
  return vip === undefined ? (
    delay
  ) : (
    <SlipPart fallback={delay}>
      <VipCard state={{ ...state, vip }} />
    </SlipPart>
  );
}

const LiveDelay = observer(function LiveDelay({ state }: { readonly state: StateOf<'pending'> }): ReactNode {
  const { clock } = usePage();
  const { t } = useSlipWords();
  const passed = Math.max(0, clock.now - state.since);
  const seconds = Math.max(0, Math.ceil((state.decidesIn - passed) / 1000));
  return (
    <>
      <OrderedBet state={state} />
      <div className={styles.progress}>
        <Icon name="t-loader-2" size="sm" className={styles.turning} />
        <span>{t('pending', { count: seconds })}</span>
        <div className={styles.bar}>
          <ProgressBar label={t('pending.label')} share={passed / state.decidesIn} />
        </div>
      </div>
    </>
  );
});

const Unknown = observer(function Unknown({ state }: { readonly state: StateOf<'unknown'> }): ReactNode {
  const { clock } = usePage();
  const { t } = useSlipWords();
  const { key } = state.attempt;
  return (
    <section className={styles.card} aria-label={t('unknown')}>
      <div className={styles.head}>
        <Icon name="t-loader-2" size="sm" className={styles.turning} />
        <b>{t('unknown')}</b>
      </div>
      <p>{t('unknown.text')}</p>
      {isSupportDue(state, clock.now) ? (
        <>
          <p>{t('unknown.support', { key })}</p>
          <CopyButton text={key} label={t('unknown.copy')} />
        </>
      ) : null}
    </section>
  );
});

const Unreadable = observer(function Unreadable({ state }: { readonly state: StateOf<'unreadable'> }): ReactNode {
  const { placement } = useCoupon();
  const { t } = useSlipWords();
  const { key } = state.attempt;
  return (
    <section className={styles.card} aria-label={t('unreadable')}>
      <b>{t('unreadable')}</b>
      <p>{t('unreadable.text', { key })}</p>
      <div className={styles.actions}>
        <CopyButton text={key} label={t('unknown.copy')} />
        <Button
          size="sm"
          onClick={() => {
            placement.dismiss();
          }}
        >
          {t('unreadable.close')}
        </Button>
      </div>
    </section>
  );
});

const PlaceAgain = observer(function PlaceAgain({ state }: { readonly state: StateOf<'asking-again'> }): ReactNode {
  const { clock } = usePage();
  const { placement } = useCoupon();
  const { t } = useSlipWords();
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    no.current?.focus();
  }, []);
  const seconds = Math.max(0, Math.round((clock.now - state.placedAt) / 1000));
  return (
    <section className={styles.card} aria-label={t('again.label')}>
      <b>{t('again', { count: seconds })}</b>
      <div className={styles.actions}>
        <Button
          look="primary"
          size="sm"
          ref={no}
          onClick={() => {
            placement.declineAgain();
          }}
        >
          {t('again.no')}
        </Button>
        <Button
          size="sm"
          onClick={() => {
            placement.confirmAgain();
          }}
        >
          {t('again.yes')}
        </Button>
      </div>
    </section>
  );
});
