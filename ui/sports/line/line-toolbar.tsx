import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { HOURS_AHEAD, TIME_FILTERS, type TimeFilter } from '../../../core/sports/line/line-filter.ts';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import { chipClass } from '../../kit/controls/chip.tsx';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { formatCount } from '../../kit/formats/format-number.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { Menu } from '../../kit/controls/menu.tsx';
import styles from './line-toolbar.module.scss';
import { useLineAddress } from './use-line-address.ts';

const FILTER_ICONS: Readonly<Partial<Record<TimeFilter, IconName>>> = {
  upcoming_events: 't-clock',
  recommended: 't-thumb-up',
};

/** The filters over the line; they live in the address. */
export const LineToolbar = observer(function LineToolbar(): ReactNode {
  const { line } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('sports');
  const navigate = useNavigate();
  const { query, hrefWith } = useLineAddress();
  return (
    <div className={styles.toolbar}>
      <nav className={styles.filters} aria-label={t('filter.name')}>
        {TIME_FILTERS.map(({ code }) => {
          const isCurrent = query.time === code && !query.isFavourites;
          const icon = FILTER_ICONS[code];
          return (
            <Link
              key={code}
              className={chipClass(isCurrent, styles.chip)}
              to={hrefWith({ time: code, isFavourites: false })}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {icon === undefined ? null : <Icon name={icon} />}
              {t(`filter.${code}`)}
              <span className={classNames(styles.count, 'num')}>{formatCount(line.counts[code], language)}</span>
            </Link>
          );
        })}
      </nav>
      <div className={styles.end}>
        <Menu
          label={t('hours.name')}
          title={t('hours.name')}
          align="end"
          className={chipClass(query.hoursAhead !== 0, styles.chip)}
          items={HOURS_AHEAD.map((hours) => ({
            id: String(hours),
            text: hours === 0 ? t('hours.all') : t('hours', { count: hours }),
            isCurrent: hours === query.hoursAhead,
            onChoose: () => void navigate(hrefWith({ hoursAhead: hours })),
          }))}
        >
          <Icon name="t-calendar-time" />
          {query.hoursAhead === 0 ? t('hours.all') : t('hours', { count: query.hoursAhead })}
        </Menu>
      </div>
    </div>
  );
});

/** Says that the feed is silent; prices may be old and live bets wait. */
export const StaleNotice = observer(function StaleNotice(): ReactNode {
  const { line } = useSports();
  const { t } = useTranslation('sports');
  if (!line.isStale) return null;
  return (
    <output className={styles.notice}>
      <Icon name="t-wifi-off" size="sm" />
      {t('line.stale')}
    </output>
  );
});
