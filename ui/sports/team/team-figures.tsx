import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LEAGUE_PARTS, leaguePoints, playedIn, recordIn } from '../../../core/sports/statistics/league-table.ts';
import type { ChampStatistics } from '../../../core/sports/statistics/statistics-gateway.ts';
import { teamRow } from '../../../core/sports/team/team-tabs.ts';
import { formatCount } from '../../kit/formats/format-number.ts';
import { usePage } from '../../page/use-page.ts';
import { DuelLink } from '../statistics/duel/duel-link.tsx';
import styles from './team-figures.module.scss';

/** What a team played in the table of its competition: all games, those at home and those away. */
export const TeamFigures = observer(function TeamFigures({
  statistics,
  teamId,
}: {
  readonly statistics: ChampStatistics;
  readonly teamId: number;
}): ReactNode {
  const { t } = useTranslation('statistics');
  const { champId, hasDuels } = statistics;
  return (
    <section className="panel" aria-labelledby="team-figures">
      <div className={styles.head}>
        <h2 id="team-figures">{t('title')}</h2>
        {hasDuels === true ? <DuelLink champId={champId} /> : null}
      </div>
      <FiguresTable statistics={statistics} teamId={teamId} />
    </section>
  );
});

function FiguresTable({
  statistics,
  teamId,
}: {
  readonly statistics: ChampStatistics;
  readonly teamId: number;
}): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('statistics');
  const row = teamRow(statistics, teamId);
  if (row === undefined) return <p className={styles.none}>{t('line-pages:team.no-figures')}</p>;
  const records = LEAGUE_PARTS.map((part) => ({ part, record: recordIn(row, part) }));
  const cells = (record: (typeof records)[number]['record']) => [
    { column: 'played', amount: playedIn(record) } as const,
    { column: 'won', amount: record.won } as const,
    { column: 'drawn', amount: record.drawn } as const,
    { column: 'lost', amount: record.lost } as const,
    { column: 'points', amount: leaguePoints(record, statistics.sportId) } as const,
  ];
  const columns = cells(recordIn(row, 'all')).filter(({ amount }) => amount !== undefined);
  return (
    <table className={styles.table}>
      <caption className="vh">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{t('part')}</span>
          </th>
          {columns.map(({ column }) => (
            <th key={column} scope="col">
              {t(`column.${column}`)}
            </th>
          ))}
          <th scope="col">{t('column.scores')}</th>
        </tr>
      </thead>
      <tbody>
        {records.map(({ part, record }) => (
          <tr key={part}>
            <th scope="row">{t(`part.${part}`)}</th>
            {cells(record).map(({ column, amount }) =>
              amount === undefined ? null : (
                <td key={column} className="num">
                  {formatCount(amount, language)}
                </td>
              ),
            )}
            <td className="num">
              <bdi>
                {record.scored}:{record.conceded}
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
