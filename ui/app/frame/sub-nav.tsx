import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { ViewSettings } from '../../../core/settings/view-settings.ts';
import { COEF_VIEW_IDS } from '../../../core/shared/odds.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { formatClock, formatZone } from '../../kit/formats/format-date.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { Menu } from '../../kit/controls/menu.tsx';
import { Segment } from '../../kit/controls/segment.tsx';
import { useFittingCount } from '../../kit/behaviour/use-fitting-count.ts';
import { MoreLinks } from '../more-links.tsx';
import styles from './sub-nav.module.scss';

interface SubNavLink {
  readonly id: string;
  readonly text: string;
  readonly icon: IconName;
  readonly href: string;
  readonly isCurrent: boolean;
}

export interface SubNavProps {
  readonly links: readonly SubNavLink[];
  /** What a player has in view. */
  readonly player: ReactNode;
  /** The clock, which ticks by itself each second. */
  readonly clock: ReactNode;
  readonly settings: ViewSettings;
  readonly onSettings: (change: Partial<ViewSettings>) => void;
  readonly onOpenSettings: () => void;
}

/** The row under the header, by which the server finds it. */
export const PLACES_ID = 'places';

/** The row as the server draws it that has the markup of what is in it already, and puts that in by itself. */
export function DrawnSubNav(): ReactNode {
  return <div id={PLACES_ID} className={styles.row} />;
}

/** The row under the header: places to go, and how odds and times are shown. */
export function SubNav({ links, player, clock, settings, onSettings, onOpenSettings }: SubNavProps): ReactNode {
  const { t } = useTranslation('shell');
  const [list, fitting] = useFittingCount<HTMLDivElement>(links.length);
  return (
    <div id={PLACES_ID} className={styles.row}>
      <nav className={styles.nav} aria-label={t('nav.pages')}>
        <div ref={list} className={styles.links}>
          {links.map((link, place) => (
            <Link
              discover="none"
              key={link.id}
              className={styles.link}
              to={link.href}
              aria-current={link.isCurrent ? 'page' : undefined}
              tabIndex={place < fitting ? undefined : -1}
            >
              <Icon name={link.icon} size="sm" />
              {link.text}
            </Link>
          ))}
        </div>
        <MoreLinks links={links.slice(fitting)} className={styles.link} />
      </nav>
      <div className={styles.end}>
        {player}
        <span className={styles.clock}>{clock}</span>
        <Menu
          label={t('odds-format')}
          className={styles.format}
          align="end"
          title={t('odds-format')}
          items={COEF_VIEW_IDS.map((id) => ({
            id: `${id}`,
            text: t(`odds-format.${id}`),
            isCurrent: id === settings.coefViewId,
            onChoose: () => {
              onSettings({ coefViewId: id });
            },
          }))}
        >
          {t(`odds-format.${settings.coefViewId}`)}
        </Menu>
        <i className={styles.separator} />
        <Segment
          label={t('view-type')}
          isChrome
          options={[
            { value: 0, label: t('view-type.0') },
            { value: 1, label: t('view-type.1') },
          ]}
          value={settings.appViewType}
          onChange={(appViewType) => {
            onSettings({ appViewType: appViewType === 1 ? 1 : 0 });
          }}
        />
        <IconButton icon="t-settings" label={t('settings')} size="sm" isChrome onClick={onOpenSettings} />
      </div>
    </div>
  );
}

/** The time of day where the player is, and how far that is from UTC. */
export function ZoneClock({
  now,
  settings,
}: {
  readonly now: EpochMillis;
  readonly settings: ViewSettings;
}): ReactNode {
  return (
    <>
      <span className="num">{formatClock(now, settings)}</span>
      <span className={styles.zone}>{formatZone(settings.timeZone)}</span>
    </>
  );
}
