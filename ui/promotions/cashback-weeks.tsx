import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cashbackOption, type CashbackOption } from '../../core/promotions/cashback-option.ts';
import type { Cashback, CashbackLine } from '../../core/promotions/cashback-week.ts';
import { NO_MONEY } from '../../core/shared/money.ts';
import { formatDate } from '../kit/formats/format-date.ts';
import { usePage } from '../page/use-page.ts';
import { useBonusMoney } from './use-bonus-money.ts';
import styles from './bonuses.module.scss';

interface WeekProps {
  readonly cashback: Cashback;
}

/** What the running week lost and gives back by now. */
export const RunningWeek = observer(function RunningWeek({ cashback }: WeekProps): ReactNode {
  const { t } = useTranslation('cashback');
  const date = useDate();
  const { lines, week, setting } = cashback;
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="cashback-week">
      <h2 id="cashback-week">{t('week')}</h2>
      <p className={styles.none}>{lines.length === 0 ? t('week.none') : t('week.paid', { moment: date(week.end) })}</p>
      {lines.length === 0 ? null : (
        <table className={styles.table}>
          <WeekHead first="currency" />
          <tbody>
            {lines.map((line) => (
              <tr key={line.currency}>
                <th scope="row">{line.currency}</th>
                <WeekSums line={line} option={cashbackOption(setting)} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
});

/** What the weeks before gave. */
export const PastWeeks = observer(function PastWeeks({ cashback: { paid } }: WeekProps): ReactNode {
  const { t } = useTranslation('cashback');
  const date = useDate();
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="cashback-past">
      <h2 id="cashback-past">{t('paid')}</h2>
      {paid.length === 0 ? <p className={styles.none}>{t('paid.none')}</p> : null}
      {paid.length === 0 ? null : (
        <table className={styles.table}>
          <WeekHead first="paid.week" />
          <tbody>
            {paid.map((line) => (
              <tr key={`${String(line.start)}${line.currency}`}>
                <th scope="row">{date(line.start)}</th>
                <WeekSums line={line} option={line.option} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
});

function WeekHead({ first }: { readonly first: 'currency' | 'paid.week' }): ReactNode {
  const { t } = useTranslation('cashback');
  return (
    <thead>
      <tr>
        <th scope="col">{t(first)}</th>
        <th scope="col">{t('lost')}</th>
        <th scope="col">{t('gives')}</th>
      </tr>
    </thead>
  );
}

/** A week that won lost nothing. */
function WeekSums({ line, option }: { readonly line: CashbackLine; readonly option: CashbackOption }): ReactNode {
  const { t } = useTranslation('cashback');
  const money = useBonusMoney(line.currency);
  return (
    <>
      <td className="num">{money(line.lost > 0 ? line.lost : NO_MONEY)}</td>
      <td className="num">{option === 'points' ? t('points', { count: line.points }) : money(line.money)}</td>
    </>
  );
}

function useDate(): (at: number) => string {
  const { clock, settings } = usePage();
  const { t } = useTranslation('kit');
  return (at) => formatDate(at, clock.now, { look: settings.settings, words: t });
}
