import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../../../core/navigation/language-path.ts';
import { routePath } from '../../../../core/navigation/route-table.ts';
import type { SportId } from '../../../../core/shared/ids.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { formatCount } from '../../../kit/formats/format-number.ts';
import { Flag } from '../../../kit/pictures/flag.tsx';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { useNameLanguage } from '../../../page/names/use-name-language.ts';
import { usePage } from '../../../page/use-page.ts';
import grid from '../../line/table/line-grid.module.scss';
import { StarButton } from '../../line/star-button.tsx';
import { useSports } from '../../use-sports.ts';
import { periodColumns, type PeriodColumn } from './period-columns.ts';
import type { ChampResults } from './result-groups.ts';
import { GameResultRow } from './game-result-row.tsx';
import styles from './results-list.module.scss';

export interface ChampSectionProps {
  readonly results: ChampResults;
  readonly sportId: SportId;
  readonly isFolded: boolean;
  readonly onFold: () => void;
}

/** A champ: its head names the columns of the rows under it. */
export const ChampSection = observer(function ChampSection(props: ChampSectionProps): ReactNode {
  const { results: champ, sportId, isFolded, onFold } = props;
  const { t } = useTranslation('results');
  const { columns, room } = periodColumns(sportId, champ.games, t);
  const name = useChampName(champ.champId);
  return (
    <section className={classNames(styles.champSection, styles[room])} aria-label={name}>
      <ChampHead champ={champ} name={name} columns={columns} isFolded={isFolded} onFold={onFold} />
      {isFolded ? null : (
        <ul>
          {champ.games.map((game) => (
            <GameResultRow key={game.id} result={game} columns={columns} />
          ))}
        </ul>
      )}
    </section>
  );
});

interface ChampHeadProps {
  readonly champ: ChampResults;
  readonly name: string;
  readonly columns: readonly PeriodColumn[];
  readonly isFolded: boolean;
  readonly onFold: () => void;
}

const ChampHead = observer(function ChampHead({ champ, name, columns, isFolded, onFold }: ChampHeadProps): ReactNode {
  const { favourites, results } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('results');
  const langOf = useNameLanguage();
  const { champId, games } = champ;
  const known = results.counts?.champs.find(({ id }) => id === champId);
  return (
    <div className={classNames(styles.columns, styles.head)}>
      <span className={styles.name}>
        <StarButton
          isOn={favourites.hasChamp(champId)}
          name={t('sports:favourite.champ', { name })}
          onToggle={() => {
            favourites.toggleChamp(champId);
          }}
        />
        {known === undefined ? null : <Flag code={known.countryCode} />}
        <h3 className="ell" dir="auto" lang={langOf(known ?? name)} title={name}>
          {results.isOfChamp ? (
            name
          ) : (
            <Link to={inLanguage(routePath('champ-results', { champ: champId }), language)}>{name}</Link>
          )}
        </h3>
        <span className={classNames(grid.count, 'num')}>{formatCount(games.length, language)}</span>
      </span>
      <span className={styles.label}>{t('column.score')}</span>
      <span className={styles.periods}>
        {columns.map(({ number, code, name: whole }) => (
          <abbr key={number} title={whole}>
            {code}
          </abbr>
        ))}
      </span>
      <span className={classNames(styles.label, styles.extra)}>{t('game:statistics')}</span>
      <button
        type="button"
        className={classNames(grid.fold, styles.fold)}
        aria-expanded={!isFolded}
        aria-label={t('champ.fold', { name })}
        onClick={onFold}
      >
        <Icon name="t-chevron-up" size="xs" />
      </button>
    </div>
  );
});

/** What a champ is called, of the day's own or of those that the line knows. */
function useChampName(id: number): string {
  const { results, tree } = useSports();
  return (results.counts?.champs.find((champ) => champ.id === id) ?? tree.champ(id))?.name ?? '';
}
