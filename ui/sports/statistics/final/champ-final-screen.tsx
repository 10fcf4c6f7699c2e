import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pathTo } from '../../../../core/navigation/language-path.ts';
import { WHOLE_LINE, writeLineQuery } from '../../../../core/sports/line/line-query.ts';
import { sportCode } from '../../../../core/sports/tree/sport.ts';
import type { ChampStatistics } from '../../../../core/sports/statistics/statistics-gateway.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { buttonClass } from '../../../kit/controls/button.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { formatCount } from '../../../kit/formats/format-number.ts';
import { Flag } from '../../../kit/pictures/flag.tsx';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { usePage } from '../../../page/use-page.ts';
import { MarketPanel } from '../../game/market-panel.tsx';
import { OpenedGame } from '../../game/opened-game.tsx';
import { LineHead } from '../../line/pages/line-head.tsx';
import { SectionLinks } from '../../line/pages/section-links.tsx';
import type { GameRow } from '../../line/table/game-row.ts';
import { outrightsPath } from '../../outrights-path.ts';
import { StatisticsFailure, StatisticsSkeleton } from '../statistics-states.tsx';
import styles from '../champ-statistics.module.scss';
import { DuelLink } from '../duel/duel-link.tsx';
import { LeagueTables } from '../league-tables.tsx';
import { statisticsHref } from '../statistics-address.ts';
import { useSports } from '../../use-sports.ts';

/** Who may win the season of a competition, beside its table. */
export const Screen = observer(function ChampFinalScreen(): ReactNode {
  const { champStatistics: store } = useSports();
  const { t } = useTranslation('statistics');
  const { statistics, phase } = store;
  if (phase === 'failed') return <StatisticsFailure />;
  if (statistics === undefined) return <StatisticsSkeleton />;
  return (
    <>
      <FinalHead statistics={statistics} />
      {statistics.finalId === undefined ? (
        <section className="panel">
          <EmptyState icon="t-trophy" title={t('final.none')}>
            {t('final.none.text')}
          </EmptyState>
        </section>
      ) : (
        <OpenedGame titleKey="title.game" untitledKey="title" called={t('title.final', { name: statistics.name })}>
          {(game, row) => (
            <>
              <ClosedNote row={row} statistics={statistics} />
              <MarketPanel key={game.id} row={row} />
            </>
          )}
        </OpenedGame>
      )}
      <SeasonNote statistics={statistics} />
      <div className={styles.parts}>
        <LeagueTables statistics={statistics} />
      </div>
    </>
  );
});

interface ClosedNoteProps {
  readonly row: GameRow;
  readonly statistics: ChampStatistics;
}

/** STC-20 Why not a single price of the season can be taken, and the way to what is being played. */
const ClosedNote = observer(function ClosedNote({ row, statistics: { champId, sportId } }: ClosedNoteProps): ReactNode {
  const { tree } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('statistics');
  const outcomes = row.facts.markets.flatMap((market) => market.outcomes);
  if (outcomes.length === 0 || outcomes.some(({ isLocked }) => !isLocked)) return null;
  const isPlayed = (tree.champ(champId)?.liveCount ?? 0) > 0;
  const sport = sportCode(sportId) ?? 'football';
  return (
    <output className={classNames('panel', styles.closed)}>
      <Icon name="t-lock" size="sm" />
      <span>{t(isPlayed ? 'final.played' : 'final.held')}</span>
      {isPlayed ? (
        <Link to={pathTo('champ', { section: 'live', sport, champ: champId }, language)}>{t('final.to-live')}</Link>
      ) : null}
    </output>
  );
});

/** STC-13 Where other teams of a competition play outside its season, the page of who wins it says so, and how many play the season. */
function SeasonNote({ statistics: { tables, outsiders = 0 } }: { readonly statistics: ChampStatistics }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('statistics');
  const [table] = tables;
  if (outsiders === 0 || table === undefined) return null;
  return (
    <p className={classNames('panel', styles.nothing)}>
      {t('final.outsiders', { number: formatCount(table.length, language) })}
    </p>
  );
}

const FinalHead = observer(function FinalHead({ statistics }: { readonly statistics: ChampStatistics }): ReactNode {
  const { tree } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('statistics');
  const { champId, sportId, name, countryCode, finalId, hasDuels } = statistics;
  const sport = sportCode(sportId) ?? 'football';
  return (
    <LineHead
      crumbs={[
        { name: t('shell:nav.home'), address: pathTo('home', {}, language) },
        { name: t(`sports:sport.${sport}`), address: pathTo('sport', { section: 'line', sport }, language) },
        { name, address: pathTo('champ', { section: 'line', sport, champ: champId }, language) },
      ]}
      name={t('title.final', { name })}
      here={t('sports:tree.outrights')}
      sign={<Flag code={countryCode} />}
    >
      <SectionLinks
        counts={tree.champ(champId)}
        outrights={finalId === undefined ? undefined : { address: outrightsPath(champId, language), isOn: true }}
        hrefOf={(shown) =>
          pathTo('champ', { section: shown === 'live' ? 'live' : 'line', sport, champ: champId }, language) +
          writeLineQuery({ ...WHOLE_LINE, show: shown === 'line' ? 'line' : undefined })
        }
      />
      {hasDuels === true ? <DuelLink champId={champId} /> : null}
      <Link className={buttonClass({ size: 'sm' })} to={statisticsHref(champId, language)}>
        {t('title')}
      </Link>
    </LineHead>
  );
});
