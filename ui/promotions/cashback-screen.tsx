import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CASHBACK_OPTIONS, cashbackOption } from '../../core/promotions/cashback-option.ts';
import { CASHBACK_PERCENT, type Cashback } from '../../core/promotions/cashback-week.ts';
import { RadioGroup } from '../kit/controls/radio-group.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { Icon } from '../kit/pictures/icon.tsx';
import type { IconName } from '../kit/pictures/icon-name.ts';
import { FailedLoad } from '../page/missing/failed-load.tsx';
import { SignedOutPage } from '../page/missing/signed-out-page.tsx';
import { usePage } from '../page/use-page.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { PastWeeks, RunningWeek } from './cashback-weeks.tsx';
import { useBonusMoney } from './use-bonus-money.ts';
import { usePromotions } from './use-promotions.ts';
import styles from './bonuses.module.scss';

/** CBK-3, CBK-4 What the running week gives back by now, how, and what the weeks before it gave. */
export const Screen = observer(function CashbackScreen(): ReactNode {
  const { session } = usePage();
  const { t } = useTranslation('cashback');
  usePageTitle(t('title'));
  if (!session.isSignedIn) return <SignedOutPage />;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
      </div>
      <Content />
    </div>
  );
});

const Content = observer(function Content(): ReactNode {
  const { weeklyCashback } = usePromotions();
  const { t } = useTranslation('cashback');
  useEffect(() => {
    void weeklyCashback.load();
  }, [weeklyCashback]);
  const { failure, cashback } = weeklyCashback;
  if (failure !== undefined) return <FailedLoad failure={failure} onRetry={async () => weeklyCashback.load()} />;
  if (cashback === undefined) return <Skeleton shape="block" />;
  return (
    <>
      {cashback.isClosed ? <FormNotice tone="warning">{t('closed')}</FormNotice> : null}
      <div className={styles.pair}>
        <Choice cashback={cashback} />
        <Terms step={cashback.step} />
      </div>
      <RunningWeek cashback={cashback} />
      <PastWeeks cashback={cashback} />
    </>
  );
});

/** CBK-1, CBK-2 */
const Choice = observer(function Choice({ cashback: { setting } }: { readonly cashback: Cashback }): ReactNode {
  const { weeklyCashback } = usePromotions();
  return (
    <section className={`panel ${styles.choice}`} aria-busy={weeklyCashback.isSaving}>
      <RadioGroup
        legend={setting.title}
        options={CASHBACK_OPTIONS.map(({ value, option }) => ({
          value: option,
          label: setting.options.find((offered) => offered.value === value)?.label ?? '',
        }))}
        value={cashbackOption(setting)}
        onChange={(option) => void weeklyCashback.choose(option)}
      />
    </section>
  );
});

const TERMS: readonly (readonly [IconName, 'money' | 'points' | 'counts' | 'currencies' | 'week'])[] = [
  ['t-percentage', 'money'],
  ['t-coins', 'points'],
  ['t-receipt', 'counts'],
  // CBK-8
  ['t-arrows-exchange', 'currencies'],
  ['t-calendar', 'week'],
];

function Terms({ step: { currency, step } }: Pick<Cashback, 'step'>): ReactNode {
  const { t } = useTranslation('cashback');
  const money = useBonusMoney(currency);
  return (
    <section className={`panel ${styles.card}`} aria-labelledby="cashback-terms">
      <h2 id="cashback-terms">{t('terms')}</h2>
      <ul className={styles.terms}>
        {TERMS.map(([icon, term]) => (
          <li key={term}>
            <Icon name={icon} size="sm" />
            {t(`terms.${term}`, { percent: CASHBACK_PERCENT, step: money(step) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
