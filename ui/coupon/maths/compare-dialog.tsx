import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { comparedBets, type ComparedBet, type ComparedStake } from '../../../core/coupon/building/compared-bets.ts';
import { couponSystemValue } from '../../../core/coupon/building/coupon-slip.ts';
import { NO_MONEY } from '../../../core/shared/money.ts';
import { BetAmount } from '../amounts/bet-amount.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/feedback/dialog.tsx';
import { useCoupon } from '../use-coupon.ts';
import { useSlipWords } from '../use-slip-words.ts';
import styles from './compare-dialog.module.scss';

/** What the same picks cost and bring as singles, as an express and as each system, side by side. */
export const CompareDialog = observer(function CompareDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { couponSums } = useCoupon();
  const { t, shortMoney } = useSlipWords();
  const [stake, setStake] = useState(couponSums.amount);
  return (
    <Dialog
      title={t('compare')}
      size="lg"
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('settings.done')}
        </Button>
      }
    >
      <div className={styles.stake}>
        <span>{t('amount')}</span>
        <BetAmount
          label={t('amount')}
          amount={stake}
          onTyped={(typed) => {
            setStake(typeof typed === 'number' ? typed : NO_MONEY);
          }}
        />
      </div>
      <div className={styles.frame}>
        <table className={styles.ways}>
          <caption className="vh">{t('compare')}</caption>
          <WaysHead amount={shortMoney(stake)} />
          <tbody>
            {comparedBets(couponSums.checked, stake).map((way) => (
              <WayRow key={`${way.type} ${String(way.systemValue)}`} way={way} onChosen={onClose} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>{t('compare.note')}</p>
    </Dialog>
  );
});

/** One stake on each combination, and one divided over them. */
function WaysHead({ amount }: { readonly amount: string }): ReactNode {
  const { t } = useSlipWords();
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          {t('types')}
        </th>
        <th scope="col" rowSpan={2}>
          {t('compare.lines')}
        </th>
        <th scope="col" rowSpan={2}>
          {t('compare.must-win')}
        </th>
        <th scope="colgroup" colSpan={2}>
          {t('compare.each', { amount })}
        </th>
        <th scope="colgroup">{t('compare.in-total', { amount })}</th>
        <th scope="col" rowSpan={2}>
          {t('compare.choose')}
        </th>
      </tr>
      <tr>
        <th scope="col">{t('compare.cost')}</th>
        <th scope="col">{t('win')}</th>
        <th scope="col">{t('win')}</th>
      </tr>
    </thead>
  );
}

/** CMP-5 What a stake can win, or that the site does not take it. */
const WinCell = observer(function WinCell({ stake }: { readonly stake: ComparedStake | undefined }): ReactNode {
  const { t, money, shortMoney } = useSlipWords();
  if (stake?.aboveLimit === undefined) return <td className="num">{money(stake?.win)}</td>;
  return <td className={styles.refusal}>{t('compare.above-limit', { amount: shortMoney(stake.aboveLimit) })}</td>;
});

interface WayRowProps {
  readonly way: ComparedBet;
  readonly onChosen: () => void;
}

const WayRow = observer(function WayRow({ way, onChosen }: WayRowProps): ReactNode {
  const { coupon } = useCoupon();
  const { t, type: typeName, money } = useSlipWords();
  const { type, systemValue, lineCount, mustWin, refusal, onEach, inTotal } = way;
  const of = coupon.playedCount;
  const name = systemValue === undefined ? typeName(type) : t('compare.system', { value: systemValue, of });
  const isCurrent = coupon.type === type && couponSystemValue(coupon.state) === systemValue;
  return (
    <tr aria-current={isCurrent || undefined}>
      <th scope="row">{name}</th>
      <td className="num">{lineCount}</td>
      <td className="num">{t('system.short', { value: mustWin, of })}</td>
      {refusal === undefined ? (
        <>
          <td className="num">{money(onEach?.cost)}</td>
          <WinCell stake={onEach} />
          <WinCell stake={inTotal} />
        </>
      ) : (
        <td colSpan={3} className={styles.refusal}>
          {t(`trouble.${refusal}`)}
        </td>
      )}
      <td>
        {isCurrent ? (
          t('compare.chosen')
        ) : (
          <Button
            size="sm"
            aria-label={t('compare.choose.name', { type: name })}
            reason={coupon.isFrozen ? t('frozen') : refusal && t(`trouble.${refusal}`)}
            onClick={() => {
              coupon.edit({ type: 'type-chosen', couponType: type });
              if (systemValue !== undefined) coupon.edit({ type: 'system-value-chosen', value: systemValue });
              onChosen();
            }}
          >
            {t('compare.choose')}
          </Button>
        )}
      </td>
    </tr>
  );
});
