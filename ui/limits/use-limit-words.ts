import { useTranslation } from 'react-i18next';
import type { Limit, LimitValue } from '../../core/limits/limit.ts';
import { limitOptions, type YearLength } from '../../core/limits/limit-options.ts';
import { limitUnit, type LimitKind } from '../../core/limits/limit-kind.ts';
import { currencyDecimals, toMinor, type Minor } from '../../core/shared/money.ts';
import { days, type EpochMillis, type Millis } from '../../core/shared/time.ts';
import { usePlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import { formatMoment } from '../kit/formats/format-date.ts';
import { formatDuration } from '../kit/formats/format-duration.ts';
import { formatMoney } from '../kit/formats/format-money.ts';
import { timeParts } from '../kit/formats/time-parts.ts';
import { usePage } from '../page/use-page.ts';
import { useLimits } from './use-limits.ts';

const NO_AMOUNT = '\u2014';
/** Below it a wait is counted down in seconds. */
const COUNTED_FROM: Millis = days(1);

export interface LimitWords {
  /** The currency of a limit's sums. */
  readonly currencyOf: (limit: Pick<Limit, 'measure'> | undefined) => string;
  readonly money: (amount: Minor, currency: string) => string;
  /** A value in words: a sum, days, hours, minutes, or that there is none. */
  readonly value: (kind: LimitKind, value: LimitValue | undefined, currency: string) => string;
  readonly length: (count: number) => string;
  readonly moment: (at: EpochMillis) => string;
  /** How long there is until a moment. */
  readonly until: (at: EpochMillis) => string;
  /** Hours and minutes of a length of time. */
  readonly time: (length: Millis) => string;
}

/** What limits, their values and times are called. */
export function useLimitWords(): LimitWords {
  const { accounts } = usePlayerAccounts();
  const { clock, language, settings } = usePage();
  const { t } = useTranslation('limits');
  const { t: kit } = useTranslation('kit');
  const money = (amount: Minor, currency: string): string => formatMoney(amount, currency, { language, isShort: true });
  const length = (count: number): string => lengthIn(count, t);
  const time = (given: Millis): string => {
    const { hour, minute } = timeParts(given);
    if (hour === 0) return t('minutes', { count: minute });
    return minute === 0 ? t('hours', { count: hour }) : t('hours-minutes', { hours: hour, minutes: minute });
  };
  return {
    currencyOf: (limit) => {
      const measure = limit?.measure;
      return measure !== undefined && currencyDecimals(measure) !== undefined ? measure : accounts.currency;
    },
    money,
    length,
    time,
    value: (kind, value, currency) => {
      if (typeof value !== 'number') return t('unlimited');
      const unit = limitUnit(kind);
      if (unit === 'money') return amountOf(value, currency, money);
      if (unit === 'days') return length(value);
      return t(unit === 'hours' ? 'hours' : 'minutes', { count: value });
    },
    moment: (at) => formatMoment(at, clock.now, { look: settings.settings, words: kit }),
    until: (at) => {
      const left = at - clock.now;
      const { day, hour, whole } = timeParts(left);
      return left >= COUNTED_FROM ? t('days-hours', { days: day, hours: hour - day * 24 }) : formatDuration(whole);
    },
  };
}

type Translate = (key: string, values: Readonly<Record<string, number>>) => string;

/** Years where the days are whole years as sites count them. */
function lengthIn(count: number, t: Translate): string {
  const year = [365, 360].find((size) => count % size === 0);
  return year === undefined ? t('days', { count }) : t('years', { count: count / year });
}

function amountOf(value: number, currency: string, money: LimitWords['money']): string {
  const amount = toMinor(value, currencyDecimals(currency));
  if (!amount.ok) return NO_AMOUNT;
  return money(amount.value, currency);
}

/** LO-5 The site counts by the calendar, unless the server sends lengths of its own. */
const YEAR_LENGTH: YearLength = 365;

/** LO-1 What a limit can be chosen from; read by an observer. */
export function useLimitOptions(kind: LimitKind): readonly LimitValue[] {
  const { limits } = useLimits();
  const availableValues = limits.available.flatMap((each) => (each.kind === kind ? each.availableValues : []));
  return limitOptions(kind, { profile: limits.profile, yearLength: YEAR_LENGTH, availableValues });
}
