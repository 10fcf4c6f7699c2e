import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { HOURS_AHEAD, offeredTimes, type TimeFilter } from '../../../core/sports/line/line-filter.ts';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import { chipClass } from '../../kit/controls/chip.tsx';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { formatCount } from '../../kit/formats/format-number.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { Menu } from '../../kit/controls/menu.tsx';
import styles from './line-toolbar.module.scss';
import { useLineAddress } from './use-line-address.ts';

const FILTER_ICONS: Readonly<Partial<Record<TimeFilter, IconName>>> = {
  upcoming_events: 't-clock',
  video: 'f-player-play',
  zone: 'm-soccer-field',
  recommended: 't-thumb-up',
};

/** The filters over the line; they live in the address. */
export const LineToolbar = observer(function LineToolbar(): ReactNode {
  const stores = useSports();
  const { line } = stores;
  const { dialogs } = usePage();
  const { t } = useTranslation('sports');
  const { filter, isFavourites } = line.view;
  const isZoneOff = stores.lazy.isLoaded('media') && stores.media.look.isZoneOff;
  const counts = isZoneOff ? { ...line.counts, zone: 0 } : line.counts;
  return (
    <div className={styles.toolbar}>
      <nav className={styles.filters} aria-label={t('filter.name')}>
        {offeredTimes(filter, counts, isFavourites).map((time) => (
          <TimeChip key={time} time={time} />
        ))}
      </nav>
      <div className={styles.end}>
        {filter.section === 'live' || isFavourites ? null : <HoursMenu />}
        <IconButton
          icon="t-layout-columns"
          label={t('columns')}
          size="sm"
          onClick={() => {
            dialogs.show('columns');
          }}
        />
      </div>
    </div>
  );
});

const TimeChip = observer(function TimeChip({ time }: { readonly time: TimeFilter }): ReactNode {
  const { line } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('sports');
  const { query, hrefWith } = useLineAddress();
  const isCurrent = query.isFavourites ? time === 'all' : query.time === time;
  const icon = FILTER_ICONS[time];
  return (
    <Link
      className={chipClass(isCurrent, styles.chip)}
      to={hrefWith({ time })}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      {t(`filter.${time}`)}
      <span className={classNames(styles.count, 'num')}>{formatCount(line.counts[time], language)}</span>
    </Link>
  );
});

/** How far ahead the line goes; what is being played has no such bound. */
function HoursMenu(): ReactNode {
  const { t } = useTranslation('sports');
  const navigate = useNavigate();
  const { query, hrefWith } = useLineAddress();
  return (
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
  );
}

/** Says that the feed is silent; prices may be old and live bets wait. */
export const StaleNotice = observer(function StaleNotice(): ReactNode {
  const { coupon, line } = useSports();
  const { t } = useTranslation('sports');
  // the bar over the page has said it already
  if (!line.isStale || !coupon.isOnline) return null;
  return (
    <output className={styles.notice}>
      <Icon name="t-wifi-off" size="sm" />
      {t('line.stale')}
    </output>
  );
});
