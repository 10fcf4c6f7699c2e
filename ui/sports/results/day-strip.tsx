import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { days } from '../../../core/shared/time.ts';
import { DAYS_IN_STRIP, RESULT_DAYS, type ResultDay } from '../../../core/sports/results/result-days.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { formatDate } from '../../kit/formats/format-date.ts';
import { formatCount } from '../../kit/formats/format-number.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import { dayName } from './day-name.ts';
import styles from './day-strip.module.scss';
import { useResultsAddress } from './use-results-address.ts';
import { useToday } from './use-today.ts';

/** The days that results can be asked for: seven side by side, and a calendar for the others. */
export const DayStrip = observer(function DayStrip(): ReactNode {
  const { results } = useSports();
  const { t } = useTranslation('results');
  const today = useToday();
  const oldest = dayBefore(today, RESULT_DAYS - 1);
  const [first] = results.strip;
  const last = results.strip.at(-1);
  if (first === undefined || last === undefined) return null;
  return (
    <nav className={styles.strip} aria-label={t('day.strip')}>
      <StepLink
        to={first.from > oldest.from ? laterDay(dayBefore(results.day, DAYS_IN_STRIP), oldest) : undefined}
        isBack
      />
      {results.strip.map((day, place) => (
        <DayLink
          key={day.date}
          day={day}
          today={today}
          count={day.from < oldest.from ? undefined : results.counts?.days[place]}
          isTooOld={day.from < oldest.from}
        />
      ))}
      <StepLink to={last.from < today.from ? earlierDay(dayBefore(results.day, -DAYS_IN_STRIP), today) : undefined} />
      <DayPicker day={results.day} oldest={oldest} today={today} />
    </nav>
  );
});

interface DayLinkProps {
  readonly day: ResultDay;
  readonly today: ResultDay;
  readonly count: number | undefined;
  readonly isTooOld: boolean;
}

const DayLink = observer(function DayLink({ day, today, count, isTooOld }: DayLinkProps): ReactNode {
  const { results } = useSports();
  const { clock, language, settings } = usePage();
  const { t } = useTranslation('results');
  const { t: kit } = useTranslation('kit');
  const hrefOf = useDayHref(today);
  const isCurrent = results.day.from === day.from;
  const name = dayName(day, today.from, t);
  if (isTooOld) {
    return (
      <span className={classNames(styles.day, styles.off)} title={t('day.too-long-ago')}>
        {name}
      </span>
    );
  }
  return (
    <Link
      className={classNames(styles.day, isCurrent && styles.on)}
      to={hrefOf(day)}
      aria-current={isCurrent ? 'date' : undefined}
      title={formatDate(day.from, clock.exact(), { look: settings.settings, words: kit })}
    >
      {name}
      <small className="num" data-count={count === undefined ? undefined : formatCount(count, language)}>
        {count === undefined ? '\u00A0' : <span>{t('games', { count })}</span>}
      </small>
    </Link>
  );
});

interface StepLinkProps {
  /** The day seven days away; nothing where there is none. */
  readonly to: ResultDay | undefined;
  readonly isBack?: boolean;
}

const StepLink = observer(function StepLink({ to, isBack = false }: StepLinkProps): ReactNode {
  const { results } = useSports();
  const { t } = useTranslation('results');
  const hrefOf = useDayHref(useToday());
  const label = t(isBack ? 'day.back' : 'day.on');
  const isOff = to === undefined;
  return (
    // a way that leads nowhere keeps its place, its name and the focus
    <Link
      className={classNames(styles.step, isOff && styles.off)}
      to={hrefOf(to ?? results.day)}
      aria-disabled={isOff || undefined}
      aria-label={label}
      title={label}
      onClick={(event) => {
        if (isOff) event.preventDefault();
      }}
    >
      <Icon name={isBack ? 't-chevron-left' : 't-chevron-right'} size="sm" isFlipping />
    </Link>
  );
});

interface DayPickerProps {
  readonly day: ResultDay;
  readonly oldest: ResultDay;
  readonly today: ResultDay;
}

/** Any day of those that are kept, by the calendar of the browser. */
function DayPicker({ day, oldest, today }: DayPickerProps): ReactNode {
  const { t } = useTranslation('results');
  const navigate = useNavigate();
  const { hrefWith } = useResultsAddress();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current !== null) field.current.value = day.date;
  }, [day.date]);
  return (
    <label className={styles.picker} title={t('day.choose')}>
      <Icon name="t-calendar" />
      <input
        ref={field}
        type="date"
        data-plain=""
        aria-label={t('day.choose')}
        min={oldest.date}
        max={today.date}
        defaultValue={day.date}
        onClick={(event) => {
          event.currentTarget.showPicker?.();
        }}
        onChange={(event) => {
          const { value } = event.currentTarget;
          // while a year is typed, the date is one of long ago
          if (value < oldest.date || value > today.date || value === day.date) return;
          void navigate(hrefWith({ day: value === today.date ? undefined : value }));
        }}
      />
    </label>
  );
}

/** Where a day is, with what else is chosen; today is the usual one. */
function useDayHref(today: ResultDay): (day: ResultDay) => string {
  const { hrefWith } = useResultsAddress();
  return (day) => hrefWith({ day: day.from === today.from ? undefined : day.date });
}

/** The day so many days before another; the time of day of a midnight is the same on both. */
function dayBefore({ date, from }: ResultDay, count: number): ResultDay {
  const moved = Date.parse(`${date}T00:00:00Z`) - days(count);
  return { date: new Date(moved).toISOString().slice(0, 10), from: from - days(count) };
}

function laterDay(left: ResultDay, right: ResultDay): ResultDay {
  return left.from > right.from ? left : right;
}

function earlierDay(left: ResultDay, right: ResultDay): ResultDay {
  return left.from < right.from ? left : right;
}
