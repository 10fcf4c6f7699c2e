import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  countsPoints,
  LEAGUE_PARTS,
  leaguePoints,
  orderedTable,
  playedIn,
  recordIn,
  type LeaguePart,
  type LeagueRow,
} from '../../../core/sports/statistics/league-table.ts';
import type { ChampStatistics } from '../../../core/sports/statistics/statistics-gateway.ts';
import type { SportId } from '../../../core/shared/ids.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Segment } from '../../kit/controls/segment.tsx';
import { OpponentName } from '../game/opponent-name.tsx';
import { useSports } from '../use-sports.ts';
import styles from './champ-statistics.module.scss';
import { FormLetters } from './form-letters.tsx';

/** The tables of a competition: over all games, those at home, or those away. */
export const LeagueTables = observer(function LeagueTables({
  statistics: { sportId, tables },
  ownIds = [],
}: {
  readonly statistics: ChampStatistics;
  /** The team whose page it is, or both sides of a match. */
  readonly ownIds?: readonly (number | undefined)[];
}): ReactNode {
  const { champStatistics: store } = useSports();
  const { t } = useTranslation('statistics');
  return (
    <section className="panel" aria-label={t('table')}>
      <div className={styles.cardHead}>
        <h2>{t('table')}</h2>
        <Segment
          label={t('part')}
          options={LEAGUE_PARTS.map((value) => ({ value, label: t(`part.${value}`) }))}
          value={store.part}
          onChange={(part) => store.show(part)}
        />
      </div>
      {tables.length === 0 ? <p className={styles.nothing}>{t('games.none')}</p> : null}
      {tables.map((rows, place) => (
        <LeagueTable
          key={rows[0]?.side.id ?? place}
          rows={rows}
          sportId={sportId}
          part={store.part}
          ownIds={ownIds}
          name={tables.length === 1 ? t('table') : t('group', { number: place + 1 })}
          isNamed={tables.length > 1}
        />
      ))}
    </section>
  );
});

interface LeagueTableProps {
  readonly rows: readonly LeagueRow[];
  readonly sportId: SportId;
  readonly part: LeaguePart;
  readonly ownIds: readonly (number | undefined)[];
  readonly name: string;
  readonly isNamed: boolean;
}

function LeagueTable({ rows, sportId, part, ownIds, name, isNamed }: LeagueTableProps): ReactNode {
  const { t } = useTranslation('statistics');
  const ordered = orderedTable(rows, sportId, part);
  const hasPoints = countsPoints(sportId);
  const hasDraws = hasPoints || rows.some((row) => recordIn(row, 'all').drawn > 0);
  const columns = ['played', 'won', ...(hasDraws ? (['drawn'] as const) : []), 'lost', 'scores'] as const;
  return (
    <table className={styles.table}>
      <caption className={isNamed ? styles.group : 'vh'}>{name}</caption>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={t('place')}>{t('place.short')}</abbr>
          </th>
          <th scope="col" className={styles.side}>
            {t('side')}
          </th>
          {[...columns, ...(hasPoints ? (['points'] as const) : [])].map((column) => (
            <th key={column} scope="col">
              <abbr title={t(`column.${column}`)}>{t(`column.${column}.short`)}</abbr>
            </th>
          ))}
          <th scope="col">{t('form')}</th>
        </tr>
      </thead>
      <tbody>
        {ordered.map((row, place) => (
          <LeagueLine
            key={row.side.id}
            row={row}
            place={place + 1}
            isOwn={ownIds.includes(row.side.id)}
            {...{ sportId, part, hasDraws, hasPoints }}
          />
        ))}
      </tbody>
    </table>
  );
}

interface LeagueLineProps {
  readonly row: LeagueRow;
  readonly place: number;
  readonly isOwn: boolean;
  readonly sportId: SportId;
  readonly part: LeaguePart;
  readonly hasDraws: boolean;
  readonly hasPoints: boolean;
}

function LeagueLine({ row, place, isOwn, sportId, part, hasDraws, hasPoints }: LeagueLineProps): ReactNode {
  const record = recordIn(row, part);
  return (
    <tr className={isOwn ? styles.own : undefined} aria-current={isOwn || undefined}>
      <td className={classNames('num', styles.place)}>{place}</td>
      <th scope="row" className={styles.side}>
        <span className={styles.name}>
          <OpponentName opponent={row.side} />
        </span>
      </th>
      <td className="num">{playedIn(record)}</td>
      <td className="num">{record.won}</td>
      {hasDraws ? <td className="num">{record.drawn}</td> : null}
      <td className="num">{record.lost}</td>
      <td className="num">
        <bdi>
          {record.scored}:{record.conceded}
        </bdi>
      </td>
      {hasPoints ? <td className={classNames('num', styles.points)}>{leaguePoints(record, sportId)}</td> : null}
      <td>
        <FormLetters form={row.form} />
      </td>
    </tr>
  );
}
