import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnGroup } from '../../../../core/sports/line/line-columns.ts';
import type { Champ } from '../../../../core/sports/tree/champ.ts';
import { sportCode } from '../../../../core/sports/tree/sport.ts';
import { AppLink } from '../../../page/app-link.tsx';
import { usePage } from '../../../page/use-page.ts';
import { useSports } from '../../use-sports.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { Flag } from '../../../kit/pictures/flag.tsx';
import { formatCount } from '../../../kit/formats/format-number.ts';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { columnClass } from './column-class.ts';
import { GRID_ROLE } from './grid-role.ts';
import styles from './line-grid.module.scss';
import { StarButton } from '../star-button.tsx';
import { foreignLanguage } from '../../../../core/sports/spelling/foreign-language.ts';

export interface ChampHeaderProps {
  readonly champ: Champ;
  readonly gameCount: number;
  readonly isFolded: boolean;
  /** The codes over the columns; a view with columns of its own leaves them out. */
  readonly hasCodes?: boolean;
  /** Where the games are apart from those of the page: what folds them; the competition opens live then. */
  readonly onFold?: () => void;
}

/** The head of a champ: its star, its country, what each column is, and the fold. */
export const ChampHeader = observer(function ChampHeader(props: ChampHeaderProps): ReactNode {
  const { champ, gameCount, isFolded, hasCodes = true, onFold } = props;
  const { favourites, line } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('sports');
  const isLive = onFold !== undefined || line.view.filter.section === 'live' || champ.lineCount === 0;
  return (
    <div className={styles.champ} {...GRID_ROLE.none}>
      <span {...GRID_ROLE.cell}>
        <StarButton
          isOn={favourites.hasChamp(champ.id)}
          name={t('favourite.champ', { name: champ.name })}
          isCell
          onToggle={() => {
            favourites.toggleChamp(champ.id);
          }}
        />
      </span>
      <span {...GRID_ROLE.rowHeader} className={styles.champLink}>
        <Flag code={champ.countryCode} />
        <AppLink
          className="ell"
          lang={foreignLanguage(champ, language)}
          to="champ"
          params={{ section: isLive ? 'live' : 'line', sport: sportCode(champ.sportId) ?? 'football', champ: champ.id }}
          tabIndex={-1}
          data-cell=""
        >
          {champ.name}
        </AppLink>
        <span className={classNames(styles.count, 'num')}>{formatCount(gameCount, language)}</span>
      </span>
      <div className={styles.groups} {...GRID_ROLE.none}>
        {hasCodes ? <ColumnCodes columns={line.columnsOf(champ.sportId)} /> : null}
        <span {...GRID_ROLE.cell} className={styles.end}>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!isFolded}
            aria-label={t('champ.fold', { name: champ.name })}
            tabIndex={-1}
            data-cell=""
            onClick={() => {
              if (onFold === undefined) line.table.fold(champ.id);
              else onFold();
            }}
          >
            <Icon name="t-chevron-up" size="xs" />
          </button>
        </span>
      </div>
    </div>
  );
});

/** What each column of a sport is. */
function ColumnCodes({ columns }: { readonly columns: readonly ColumnGroup[] }): ReactNode {
  const { t } = useTranslation('sports');
  return columns.map((group) => (
    <div key={group.name} className={columnClass(group)} {...GRID_ROLE.none}>
      {group.codes.map((code, place) =>
        code === undefined || group.kinds.length === 0 ? (
          <span key={place} />
        ) : (
          <span key={code} {...GRID_ROLE.columnHeader}>
            {t(`column.${group.name}.${code}`)}
          </span>
        ),
      )}
    </div>
  ));
}
