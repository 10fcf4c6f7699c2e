import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PREMIUM_PERCENT, type PremiumCashback, type PremiumLine } from '../../core/promotions/premium-cashback.ts';
import { formatMoney } from '../kit/formats/format-money.ts';
import { usePage } from '../page/use-page.ts';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { ProgressBar } from '../kit/feedback/progress-bar.tsx';
import { Tag } from '../kit/feedback/tag.tsx';
import { Icon } from '../kit/pictures/icon.tsx';
import type { IconName } from '../kit/pictures/icon-name.ts';
import { ReplyPage } from './reply-page.tsx';
import { useBonusMoney } from './use-bonus-money.ts';
import { usePromotionDate } from './use-promotion-date.ts';
import { usePromotions } from './use-promotions.ts';
import styles from './bonuses.module.scss';

/** CBK-5, CBK-6 Whether the week is a premium one, how far the next is, and what such weeks gave on top. */
export const Screen = observer(function PremiumCashbackScreen(): ReactNode {
  const { premiumCashback } = usePromotions();
  const { t } = useTranslation('cashback');
  return (
    <ReplyPage title={t('premium.title')} store={premiumCashback}>
      {(premium) => <Content premium={premium} />}
    </ReplyPage>
  );
});

interface PremiumProps {
  readonly premium: PremiumCashback;
}

function Content({ premium }: PremiumProps): ReactNode {
  const { t } = useTranslation('cashback');
  return (
    <>
      {premium.isClosed ? <FormNotice tone="warning">{t('premium.closed')}</FormNotice> : null}
      <div className={styles.pair}>
        {premium.lines.map((line) => (
          <CurrencyCard key={line.currency} line={line} />
        ))}
        <Terms lines={premium.lines} />
      </div>
      <PaidWeeks premium={premium} />
    </>
  );
}

const CurrencyCard = observer(function CurrencyCard({ line }: { readonly line: PremiumLine }): ReactNode {
  const { t } = useTranslation('cashback');
  const money = useBonusMoney(line.currency);
  const { currency, isPremium, staked, threshold } = line;
  const id = `premium-${currency}`;
  const text = t('premium.staked', { staked: money(staked), threshold: money(threshold) });
  return (
    <section className={`panel ${styles.card}`} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{t('premium.week', { currency })}</h2>
        <Tag tone={isPremium ? 'bonus' : 'neutral'} icon={isPremium ? 't-check' : 't-clock'}>
          {t(isPremium ? 'premium.week.premium' : 'premium.week.usual')}
        </Tag>
      </div>
      <p className={styles.sum}>
        <b className="num">{money(line.money)}</b>
        <span>{t('premium.week.money')}</span>
      </p>
      <div className={styles.progress}>
        <p>
          <span>{t('premium.next')}</span>
          <span className="num">{text}</span>
        </p>
        <ProgressBar
          label={t('premium.next')}
          share={threshold === 0 ? 0 : staked / threshold}
          valueText={text}
          tone="bonus"
        />
      </div>
    </section>
  );
});

const TERMS: readonly (readonly [IconName, 'reach' | 'share' | 'counts' | 'paid'])[] = [
  ['t-stack-2', 'reach'],
  ['t-percentage', 'share'],
  ['t-receipt', 'counts'],
  ['t-calendar', 'paid'],
];

const Terms = observer(function Terms({ lines }: Pick<PremiumCashback, 'lines'>): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('cashback');
  const thresholds = lines.map(({ currency, threshold }) =>
    formatMoney(threshold, currency, { language, isShort: true }),
  );
  const sum = new Intl.ListFormat(language, { type: 'disjunction' }).format(thresholds);
  return (
    <section className={`panel ${styles.card}`} aria-labelledby="premium-terms">
      <h2 id="premium-terms">{t('premium.terms')}</h2>
      <ul className={styles.terms}>
        {TERMS.map(([icon, term]) => (
          <li key={term}>
            <Icon name={icon} size="sm" />
            {t(`premium.terms.${term}`, { percent: PREMIUM_PERCENT, sum })}
          </li>
        ))}
      </ul>
    </section>
  );
});

const PaidWeeks = observer(function PaidWeeks({ premium: { paid } }: PremiumProps): ReactNode {
  const { t } = useTranslation('cashback');
  const date = usePromotionDate();
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="premium-paid">
      <h2 id="premium-paid">{t('premium.paid')}</h2>
      {paid.length === 0 ? <p className={styles.none}>{t('premium.paid.none')}</p> : null}
      {paid.length === 0 ? null : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('premium.paid.week')}</th>
              <th scope="col" className={styles.right}>
                {t('premium.paid.money')}
              </th>
            </tr>
          </thead>
          <tbody>
            {paid.map(({ start, currency, money }) => (
              <tr key={`${String(start)}${currency}`}>
                <th scope="row">{date(start)}</th>
                <td className={`num ${styles.right}`}>
                  <PaidSum currency={currency} money={money} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
});

function PaidSum({ currency, money }: Pick<PremiumLine, 'currency' | 'money'>): ReactNode {
  const text = useBonusMoney(currency);
  return <b>{`+${text(money)}`}</b>;
}
