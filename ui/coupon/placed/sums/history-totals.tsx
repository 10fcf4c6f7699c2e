import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  bettingResult,
  totalsCount,
  totalsParts,
  type AccountTotals,
} from '../../../../core/coupon/placed/betting-totals.ts';
import { NO_MONEY, type Minor } from '../../../../core/shared/money.ts';
import { usePlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { formatCount } from '../../../kit/formats/format-number.ts';
import { usePage } from '../../../page/use-page.ts';
import { useCoupon } from '../../use-coupon.ts';
import { TotalsBar } from './totals-bar.tsx';
import { useSumWords } from './use-sum-words.ts';
import styles from './history-totals.module.scss';

/** What the chosen coupons come to, an account a row; as high before it is known, and where no coupon is chosen. */
export const HistoryTotals = observer(function HistoryTotals(): ReactNode {
  const { historySums } = useCoupon();
  const { t } = useTranslation('history');
  const { totals, failure, isLoading } = historySums;
  if (failure !== undefined) {
    return (
      <div className={styles.strip} role="alert">
        <p className={styles.failed}>
          {t('totals.failed')}
          <Button size="sm" onClick={() => void historySums.retry()}>
            {t('lines.retry')}
          </Button>
        </p>
      </div>
    );
  }
  return (
    <section className={styles.strip} aria-label={t('totals')} aria-busy={isLoading}>
      {totals === undefined || totals.length === 0 ? <EmptyStrip isLoading={totals === undefined} /> : null}
      {totals?.map((account) => (
        <AccountStrip key={`${account.accountId} ${account.currency}`} totals={account} isNamed={totals.length > 1} />
      ))}
    </section>
  );
});

interface AccountStripProps {
  readonly totals: AccountTotals<Minor>;
  readonly isNamed: boolean;
}

const AccountStrip = observer(function AccountStrip({ totals, isNamed }: AccountStripProps): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('history');
  const { account, money, signed } = useSumWords();
  const { currency, staked, stakedOpen, paid } = totals;
  const result = bettingResult(totals);
  const isWon = result !== undefined && result > 0;
  const isLost = result !== undefined && result < 0;
  return (
    <div className={styles.account}>
      {isNamed ? <h2 className={styles.name}>{account(totals)}</h2> : null}
      <dl className={styles.sums}>
        <Sum name={t('totals.count')} value={formatCount(totalsCount(totals), language)} />
        <Sum
          name={t('totals.staked')}
          value={money(staked, currency)}
          note={stakedOpen === 0 ? undefined : t('totals.open', { money: money(stakedOpen, currency) })}
        />
        <Sum name={t('totals.paid')} value={money(paid, currency)} />
        <Sum
          name={t('totals.result')}
          value={signed(result, currency)}
          tone={classNames(isWon && styles.plus, isLost && styles.minus)}
        />
      </dl>
      <Parts totals={totals} />
    </div>
  );
});

/** No sums yet, or sums of nothing. */
const EmptyStrip = observer(function EmptyStrip({ isLoading }: { readonly isLoading: boolean }): ReactNode {
  const { accounts } = usePlayerAccounts();
  const { language } = usePage();
  const { t } = useTranslation('history');
  const { money } = useSumWords();
  const value = (text: string): ReactNode => (isLoading ? <Skeleton className={styles.skeleton} /> : text);
  return (
    <div className={styles.account}>
      <dl className={styles.sums}>
        <Sum name={t('totals.count')} value={value(formatCount(0, language))} />
        {(['totals.staked', 'totals.paid', 'totals.result'] as const).map((name) => (
          <Sum key={name} name={t(name)} value={value(money(NO_MONEY, accounts.currency))} />
        ))}
      </dl>
      <div className={styles.parts}>
        <TotalsBar parts={[]} />
        <p className={styles.legend}>{isLoading ? null : t('totals.none')}</p>
      </div>
    </div>
  );
});

interface SumProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly note?: string | undefined;
  readonly tone?: string;
}

function Sum({ name, value, note, tone }: SumProps): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">
        <b className={tone}>{value}</b>
        {note === undefined ? null : <small>{note}</small>}
      </dd>
    </div>
  );
}

/** How many coupons ended how: a bar, and the same in words under it. */
function Parts({ totals }: { readonly totals: AccountTotals<Minor> }): ReactNode {
  const { t } = useTranslation('history');
  const parts = totalsParts(totals);
  return (
    <div className={styles.parts}>
      <TotalsBar parts={parts} />
      <ul className={classNames(styles.legend, 'num')}>
        {parts.map(({ part, count }) => (
          <li key={part} title={part === 'part' ? t('totals.part-hint') : undefined}>
            {t(`totals.${part}-count`)} <b>{count}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
