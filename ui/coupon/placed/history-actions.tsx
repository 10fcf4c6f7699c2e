import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { repeatedCoupon } from '../../../core/coupon/placed/my-bets.ts';
import type { PlacedCoupon } from '../../../core/coupon/placed/placed-coupon.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { useCoupon } from '../use-coupon.ts';
import { Button } from '../../kit/controls/button.tsx';
import { CopyButton } from '../../kit/controls/copy-button.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { CouponLines } from './coupon-lines.tsx';
import styles from './history-table.module.scss';
import { SettlementExplained } from './settlement-explained.tsx';
import { PrintButton } from './print/print-button.tsx';
import { useCouponWords } from '../use-coupon-words.ts';

/** What a player can do with a placed coupon, and what it says beside its bets. */
export const HistoryActions = observer(function HistoryActions({
  coupon,
}: {
  readonly coupon: PlacedCoupon<Minor>;
}): ReactNode {
  const { history, myBets } = useCoupon();
  const { t } = useTranslation('history');
  const words = useCouponWords();
  const [isRepeated, setRepeated] = useState(false);
  const lines = history.lines(coupon.id);
  const explanation = history.explanation(coupon.id);
  return (
    <>
      <div className={styles.actions}>
        {repeatedCoupon(coupon) === undefined ? null : (
          <Button
            size="sm"
            onClick={() => {
              myBets.repeat(coupon);
              setRepeated(true);
            }}
          >
            <Icon name={isRepeated ? 't-check' : 't-repeat'} size="sm" />
            {t(isRepeated ? 'repeated' : 'repeat')}
          </Button>
        )}
        <PrintButton coupons={[coupon]}>{t('print')}</PrintButton>
        <CopyButton text={words.lines(coupon).join('\n')} label={t('copy')} />
        {coupon.lineCount > 1 ? (
          <Button
            size="sm"
            aria-expanded={lines !== undefined}
            onClick={() => {
              if (lines === undefined) void history.loadLines(coupon);
              else history.hideLines(coupon.id);
            }}
          >
            <Icon name="t-list" size="sm" />
            {t('lines', { count: coupon.lineCount })}
          </Button>
        ) : null}
        <ExplainButton coupon={coupon} />
        <CouponFacts coupon={coupon} />
      </div>
      <VisuallyHidden isStatus>{isRepeated ? t('repeated.text') : ''}</VisuallyHidden>
      {lines === undefined ? null : <CouponLines coupon={coupon} state={lines} />}
      {explanation === undefined ? null : <SettlementExplained coupon={coupon} state={explanation} />}
    </>
  );
});

const ExplainButton = observer(function ExplainButton({ coupon }: { readonly coupon: PlacedCoupon<Minor> }): ReactNode {
  const { history } = useCoupon();
  const { t } = useTranslation('history');
  const isShown = history.explanation(coupon.id) !== undefined;
  if (coupon.state === 'open') return null;
  return (
    <Button
      size="sm"
      aria-expanded={isShown}
      onClick={() => {
        if (isShown) history.hideExplanation(coupon.id);
        else void history.explain(coupon);
      }}
    >
      <Icon name="t-info-circle" size="sm" />
      {t('explain')}
    </Button>
  );
});

const CouponFacts = observer(function CouponFacts({ coupon }: { readonly coupon: PlacedCoupon<Minor> }): ReactNode {
  const { t } = useTranslation('history');
  const words = useCouponWords();
  return (
    <dl className={styles.facts}>
      {coupon.bonusBet ? <Fact name={t('bonus-bet')} value={t('bonus-bet.counted')} /> : null}
      {coupon.hyperBonus === undefined || coupon.hyperBonus.amount === 0 ? null : (
        <Fact
          name={t('hyper-bonus', { percent: coupon.hyperBonus.percent })}
          value={words.money(coupon.hyperBonus.amount, coupon)}
        />
      )}
      {coupon.state === 'open' && coupon.minPossibleWin !== undefined ? (
        <Fact name={t('minimum')} value={words.money(coupon.minPossibleWin, coupon)} />
      ) : null}
      {coupon.settledAt === undefined ? null : <Fact name={t('settled')} value={words.moment(coupon.settledAt)} />}
    </dl>
  );
});

function Fact({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
