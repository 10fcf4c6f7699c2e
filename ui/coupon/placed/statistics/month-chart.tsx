import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { monthBars, type MonthBar } from '../../../../core/coupon/placed/betting-statistics.ts';
import type { GroupTotals } from '../../../../core/coupon/placed/betting-totals.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { useSumWords } from '../sums/use-sum-words.ts';
import { useStatisticsWords } from './use-statistics-words.ts';
import styles from './month-chart.module.scss';

const STEP = 44;
const BAR = 16;
const HALF = 80;
const LABELS = 34;

interface MonthChartProps {
  readonly months: readonly GroupTotals<Minor>[];
  readonly currency: string;
}

/** Stakes and result of each month as bars about a line of nothing; its text says the same. */
export const MonthChart = observer(function MonthChart({ months, currency }: MonthChartProps): ReactNode {
  const { t } = useTranslation('history');
  const { money, signed } = useSumWords();
  const names = useStatisticsWords();
  const bars = monthBars(months);
  const [only] = bars;
  if (only !== undefined && bars.length < 2) return <OneMonth bar={only} currency={currency} />;
  const isDeep = bars.some(({ resultHeight }) => resultHeight < 0);
  const height = HALF + (isDeep ? HALF : 0) + LABELS;
  const width = STEP * bars.length;
  const text = bars.map(({ month, staked, result }) =>
    staked === undefined
      ? t('statistics.chart-empty', { month: names.month(month) })
      : t('statistics.chart-month', {
          month: names.month(month),
          staked: money(staked, currency),
          result: signed(result, currency),
        }),
  );
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <span className={styles.keyStaked}>{t('statistics.staked')}</span>
        <span className={styles.keyPlus}>{t('statistics.plus')}</span>
        <span className={styles.keyMinus}>{t('statistics.minus')}</span>
      </figcaption>
      <p className="vh">{[t('statistics.chart'), ...text].join(' ')}</p>
      <svg className={styles.chart} aria-hidden="true" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        <line className={styles.axis} x1="0" x2={width} y1={HALF} y2={HALF} />
        {bars.map((bar, place) => (
          <Month key={bar.month} bar={bar} left={place * STEP} name={names.shortMonth(bar.month)} bottom={height} />
        ))}
      </svg>
    </figure>
  );
});

/** Of one month there is no course to show: its sums beside each other, and when there will be one. */
const OneMonth = observer(function OneMonth(props: { readonly bar: MonthBar; readonly currency: string }): ReactNode {
  const { bar, currency } = props;
  const { t } = useTranslation('history');
  const { money, signed } = useSumWords();
  const names = useStatisticsWords();
  const { staked, result, stakedHeight, resultHeight } = bar;
  const isLoss = resultHeight < 0;
  const rows = [
    {
      name: t('statistics.staked'),
      value: staked === undefined ? undefined : money(staked, currency),
      share: stakedHeight,
      look: styles.staked,
    },
    {
      name: t(isLoss ? 'statistics.minus' : 'statistics.plus'),
      value: signed(result, currency),
      share: Math.abs(resultHeight),
      look: isLoss ? styles.minus : styles.plus,
    },
  ];
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{names.month(bar.month)}</figcaption>
      <dl className={styles.lines}>
        {rows.map(({ name, value, share, look }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
            <svg className={styles.line} aria-hidden="true">
              <rect className={styles.rest} width="100%" height="8" rx="4" />
              <rect className={look} width={`${share / 10}%`} height="8" rx="4" />
            </svg>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('statistics.chart-one')}</p>
    </figure>
  );
});

interface MonthProps {
  readonly bar: MonthBar;
  readonly left: number;
  /** Month and year, a line each. */
  readonly name: readonly [month: string, year: string];
  readonly bottom: number;
}

function Month({ bar: { stakedHeight, resultHeight }, left, name: [month, year], bottom }: MonthProps): ReactNode {
  const middle = left + STEP / 2;
  const scaled = (thousandths: number): number => Math.abs(thousandths) * (HALF / 1000);
  return (
    <g>
      <rect
        className={styles.staked}
        x={middle - BAR - 2}
        y={HALF - scaled(stakedHeight)}
        width={BAR}
        height={scaled(stakedHeight)}
      />
      <rect
        className={resultHeight < 0 ? styles.minus : styles.plus}
        x={middle + 2}
        y={resultHeight < 0 ? HALF : HALF - scaled(resultHeight)}
        width={BAR}
        height={scaled(resultHeight)}
      />
      {[month, year].map((line, place) => (
        <text key={line} className={styles.month} x={middle} y={bottom - 18 + place * 13}>
          {line}
        </text>
      ))}
    </g>
  );
}
