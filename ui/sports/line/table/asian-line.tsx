import type { SportId } from '../../../../core/shared/ids.ts';
import { observer } from 'mobx-react-lite';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { asianLines, hasFirstPart } from '../../../../core/sports/line/asian-lines.ts';
import { lineColumns } from '../../../../core/sports/line/line-columns.ts';
import { sportCode } from '../../../../core/sports/tree/sport.ts';
import { foreignLanguage } from '../../../../core/sports/spelling/foreign-language.ts';
import { usePage } from '../../../page/use-page.ts';
import { useSports } from '../../use-sports.ts';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { formatCount } from '../../../kit/formats/format-number.ts';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { sportIcon } from '../../../kit/pictures/sport-icon.ts';
import { AsianGame } from './asian-game.tsx';
import styles from './asian-line.module.scss';
import { ChampHeader } from './champ-header.tsx';
import { GRID_ROLE } from './grid-role.ts';
import { LineGrid } from './line-grid.tsx';
import grid from './line-grid.module.scss';
import type { LineItem } from './line-items.ts';

/** Heights in rem: a strip is as high as three lines, a further one as two; most games have two. */
const FIRST_STRIP = 4.5;
const NEXT_STRIP = 3;
const SPORT_BAR = 2.5;
const COLUMN_HEAD = 3.25;

const COLUMNS = ['handicap', 'total', 'result'] as const;

interface AsianHeadProps {
  readonly sport: SportId;
  readonly gameCount: number;
}

/** The line as Asian books print it: handicap, total and winner of the game and of its first part, line by line. */
export const AsianLine = observer(function AsianLine(): ReactNode {
  const { line } = useSports();
  const { settings } = usePage();
  const isCompact = settings.settings.isAppCompactView;
  const remOf = useCallback(
    (item: LineItem): number => {
      if (item.kind === 'sport') return (isCompact ? 2 : SPORT_BAR) + (hasLines(item.sportId) ? COLUMN_HEAD : 0);
      if (item.kind === 'champ') return isCompact ? 1.625 : 2;
      const game = line.row(item.id)?.facts;
      const strips = game === undefined ? 1 : asianLines(game.markets).length;
      return FIRST_STRIP + (strips - 1) * NEXT_STRIP;
    },
    [line, isCompact],
  );
  const { sports, champs, games } = line.table.left;
  const leftRem = sports * (SPORT_BAR + COLUMN_HEAD) + champs * 2 + games * (FIRST_STRIP + NEXT_STRIP);
  return (
    <LineGrid
      items={line.table.items}
      remOf={remOf}
      leftRem={leftRem}
      renderItem={renderItem}
      className={styles.grid}
    />
  );
});

function renderItem(item: LineItem): ReactNode {
  if (item.kind === 'sport') return <AsianHead sport={item.sportId} gameCount={item.gameCount} />;
  if (item.kind === 'champ') {
    return <ChampHeader champ={item.champ} gameCount={item.gameCount} isFolded={item.isFolded} hasCodes={false} />;
  }
  return <GameOf id={item.id} />;
}

const GameOf = observer(function GameOf({ id }: { readonly id: number }): ReactNode {
  const { line } = useSports();
  const row = line.row(id);
  return row === undefined ? null : <AsianGame row={row} />;
});

const AsianHead = observer(function AsianHead({ sport, gameCount }: AsianHeadProps): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('sports');
  const code = sportCode(sport) ?? 'football';
  return (
    <div className={styles.sport} {...GRID_ROLE.none}>
      <div className={grid.sport} {...GRID_ROLE.none}>
        <Icon name={sportIcon(code)} />
        <span {...GRID_ROLE.rowHeader} lang={foreignLanguage(t(`sport.${code}`), language)}>
          {t(`sport.${code}`)}
        </span>
        <span {...GRID_ROLE.cell}>
          <Badge isMuted>{formatCount(gameCount, language)}</Badge>
        </span>
      </div>
      {hasLines(sport) ? <ColumnHeads sport={sport} /> : null}
    </div>
  );
});

/** What the columns are, and how they are read. */
function ColumnHeads({ sport }: Pick<AsianHeadProps, 'sport'>): ReactNode {
  const { t } = useTranslation('asian-line');
  const { half } = styles;
  const hasFirst = hasFirstPart(sport);
  const legends = { handicap: t('gives'), total: t('total-legend'), result: undefined };
  return (
    <div className={classNames(styles.head, !hasFirst && styles.wholeOnly)} {...GRID_ROLE.none}>
      <span className={styles.tall} {...GRID_ROLE.columnHeader}>
        {t('time')}
      </span>
      <span className={styles.tall} title={legends.handicap} {...GRID_ROLE.columnHeader}>
        {t('event')}
      </span>
      <span className={styles.span} {...GRID_ROLE.columnHeader}>
        {t('whole')}
      </span>
      {hasFirst ? (
        <span className={classNames(styles.span, half)} {...GRID_ROLE.columnHeader}>
          {t('first')}
        </span>
      ) : null}
      <span className={styles.tall} {...GRID_ROLE.none} />
      {(hasFirst ? [undefined, half] : [undefined]).map((part) =>
        COLUMNS.map((name) => (
          <span key={`${name}-${part ?? ''}`} className={part} title={legends[name]} {...GRID_ROLE.columnHeader}>
            {t(name)}
          </span>
        )),
      )}
    </div>
  );
}

function hasLines(sport: SportId): boolean {
  return lineColumns(sport).length > 0;
}
