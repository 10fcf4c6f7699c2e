import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { ChampStatistics } from '../../../core/sports/statistics/statistics-gateway.ts';
import { sportCode } from '../../../core/sports/tree/sport.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { buttonClass } from '../../kit/controls/button.tsx';
import { formatDate } from '../../kit/formats/format-date.ts';
import { Flag } from '../../kit/pictures/flag.tsx';
import { AppLink } from '../../page/app-link.tsx';
import { useNameLanguage } from '../../page/names/use-name-language.ts';
import { usePage } from '../../page/use-page.ts';
import { DuelLink } from './duel/duel-link.tsx';
import styles from './champ-statistics.module.scss';

/** Which competition it is and since when its games count, with the way to its bets. */
export const StatisticsHead = observer(function StatisticsHead({
  statistics: { champId, language: named, sportId, name, countryCode, since, until, finalId, hasDuels },
}: {
  readonly statistics: ChampStatistics;
}): ReactNode {
  const { clock, language, settings } = usePage();
  const { t } = useTranslation('statistics');
  const { t: words } = useTranslation('kit');
  const langOf = useNameLanguage();
  const dateOf = (moment: EpochMillis): string => formatDate(moment, clock.now, { look: settings.settings, words });
  return (
    <header className={styles.head}>
      <Flag code={countryCode} />
      <h1 className={classNames('ell', styles.title)} dir="auto" lang={langOf({ name, language: named })} title={name}>
        {name}
      </h1>
      <span className={styles.since}>
        {until === undefined
          ? t('since', { date: dateOf(since) })
          : t('season', { from: dateOf(since), to: dateOf(until - 1) })}
      </span>
      {hasDuels === true ? <DuelLink champId={champId} /> : null}
      {finalId === undefined ? null : (
        <Link
          className={buttonClass({ size: 'sm' })}
          to={inLanguage(routePath('champ-final', { champ: champId }), language)}
        >
          {t('final')}
        </Link>
      )}
      <AppLink
        className={buttonClass({ size: 'sm' })}
        to="champ"
        params={{ section: 'line', sport: sportCode(sportId) ?? 'football', champ: champId }}
      >
        {t('to-bets')}
      </AppLink>
    </header>
  );
});
