import type { SportId } from '../../../../core/shared/ids.ts';
import { compareStructural, computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnGroup } from '../../../../core/sports/line/line-columns.ts';
import { lineText } from '../../../../core/sports/line/line-text.ts';
import { pickableLines } from '../../../../core/sports/game/shown-market.ts';
import { sportCode } from '../../../../core/sports/tree/sport.ts';
import { foreignLanguage } from '../../../../core/sports/spelling/foreign-language.ts';
import { usePage } from '../../../page/use-page.ts';
import { useSports } from '../../use-sports.ts';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { formatCount } from '../../../kit/formats/format-number.ts';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { Menu } from '../../../kit/controls/menu.tsx';
import { sportIcon } from '../../../kit/pictures/sport-icon.ts';
import { columnClass } from './column-class.ts';
import { GRID_ROLE } from './grid-role.ts';
import styles from './line-grid.module.scss';

/** The head of a sport's table: its name, and what the columns are. */
export const SportHeader = observer(function SportHeader({
  sport,
  gameCount,
}: {
  readonly sport: SportId;
  readonly gameCount: number;
}): ReactNode {
  const { line } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('sports');
  const code = sportCode(sport) ?? 'football';
  return (
    <div className={styles.sport} {...GRID_ROLE.none}>
      <Icon name={sportIcon(code)} />
      <span {...GRID_ROLE.rowHeader} lang={foreignLanguage(t(`sport.${code}`), language)}>
        {t(`sport.${code}`)}
      </span>
      <span {...GRID_ROLE.cell}>
        <Badge isMuted>{formatCount(gameCount, language)}</Badge>
      </span>
      <div className={styles.groups} {...GRID_ROLE.none}>
        {line.columnsOf(sport).map((group) => (
          <div
            key={group.name}
            className={columnClass(group)}
            {...(group.kinds.length === 0 ? GRID_ROLE.none : GRID_ROLE.columnHeader)}
          >
            {group.kinds.length === 0 ? null : group.hasLines ? (
              <LinePicker sport={sport} group={group} />
            ) : (
              <span>{t(group.title ?? `group.${group.name}`)}</span>
            )}
          </div>
        ))}
        <span className={styles.end} {...GRID_ROLE.none} />
      </div>
    </div>
  );
});

const LinePicker = observer(function LinePicker({
  sport,
  group,
}: {
  readonly sport: SportId;
  readonly group: ColumnGroup;
}): ReactNode {
  const { line } = useSports();
  const { t } = useTranslation('sports');
  const picked = line.table.pickedLine(sport, group.name);
  const [kind = 'total'] = group.kinds;
  const lines = useMemo(
    () => computed(() => pickableLines(line.gamesOf(sport), group), { equals: compareStructural }),
    [line, sport, group],
  ).get();
  const items = [undefined, ...lines].map((choice) => ({
    id: String(choice ?? 'main'),
    text: choice === undefined ? t('line.main') : lineText(kind, choice, 'home'),
    isCurrent: choice === picked,
    onChoose: () => {
      line.table.pickLine(sport, group.name, choice);
    },
  }));
  const name = t(group.title ?? `group.${group.name}`);
  return (
    <Menu
      label={t('line.pick', { name })}
      title={t('line.pick', { name })}
      align="end"
      className={classNames(styles.picker, picked !== undefined && styles.picked)}
      items={items}
    >
      {picked === undefined ? name : t('line.picked', { name, line: lineText(kind, picked, 'home') })}
    </Menu>
  );
});
