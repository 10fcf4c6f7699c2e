import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_SET_NAME, MOST_COLUMN_SETS } from '../../../../core/sports/line/column-sets.ts';
import { ROW_ORDERS } from '../../../../core/sports/line/sport-orders.ts';
import { lineColumns } from '../../../../core/sports/line/line-columns.ts';
import type { SportId } from '../../../../core/shared/ids.ts';
import type { Section } from '../../../../core/sports/game/game.ts';
import { SPORTS } from '../../../../core/sports/tree/sport.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Field } from '../../../kit/controls/field.tsx';
import { RadioGroup } from '../../../kit/controls/radio-group.tsx';
import { Segment } from '../../../kit/controls/segment.tsx';
import { Select } from '../../../kit/controls/select.tsx';
import { Dialog } from '../../../kit/feedback/dialog.tsx';
import { usePage } from '../../../page/use-page.ts';
import { useSports } from '../../use-sports.ts';
import { ColumnList } from './column-list.tsx';
import styles from './columns-dialog.module.scss';

/** The sports whose rows have columns. */
const COLUMNED = SPORTS.filter(({ id }) => lineColumns(id).length > 0);

/** What stands in the table of the line, and in which order: for each section, in sets that the player keeps. */
export const ColumnsDialog = observer(function ColumnsDialog(): ReactNode {
  const { dialogs } = usePage();
  const { columnSets, line } = useSports();
  const { t } = useTranslation(['line-pages', 'sports'], { nsMode: 'fallback' });
  const { filter } = line.view;
  const [section, setSection] = useState<Section>(filter.section === 'live' ? 'live' : 'line');
  const [sport, setSport] = useState<SportId>(COLUMNED.find(({ id }) => id === filter.sportId)?.id ?? 1);
  const name = t('columns.own', { count: columnSets.kept.sets[section].length + 1 });
  const close = (): void => {
    dialogs.close();
  };
  return (
    <Dialog
      title={t('columns')}
      onClose={close}
      actions={
        <>
          <Button onClick={() => columnSets.layOut(section, sport, { places: [], name })}>{t('columns.reset')}</Button>
          <Button look="primary" onClick={close}>
            {t('columns.done')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <Segment
          label={t('tree.section')}
          options={(['line', 'live'] as const).map((value) => ({ value, label: t(`tree.${value}`) }))}
          value={section}
          onChange={setSection}
          isBlock
        />
        <SetChoice section={section} name={name} />
        <Select
          label={t('columns.sport')}
          options={COLUMNED.map(({ id, code }) => ({ value: String(id), label: t(`sport.${code}`) }))}
          value={String(sport)}
          onChange={(id) => setSport(Number(id))}
        />
        <ColumnList
          sport={sport}
          places={columnSets.placesOf(section, sport)}
          onChange={(places) => columnSets.layOut(section, sport, { places, name })}
        />
        <SportOrder section={section} sport={sport} name={name} />
        <AllOrder />
      </div>
    </Dialog>
  );
});

/** Which set is shown; one of the player's own is named and removed here. */
const SetChoice = observer(function SetChoice({
  section,
  name,
}: {
  readonly section: Section;
  /** What a new set is called. */
  readonly name: string;
}): ReactNode {
  const { columnSets } = useSports();
  const { t } = useTranslation('line-pages');
  const chosen = columnSets.chosen(section);
  const sets = columnSets.kept.sets[section];
  return (
    <>
      <div className={styles.sets}>
        <Select
          label={t('columns.set')}
          options={[{ id: 0, name: t('columns.usual') }, ...sets].map((set) => ({
            value: String(set.id),
            label: set.name,
          }))}
          value={String(chosen?.id ?? 0)}
          onChange={(id) => columnSets.choose(section, Number(id))}
        />
        <Button
          reason={sets.length < MOST_COLUMN_SETS ? undefined : t('columns.full', { count: MOST_COLUMN_SETS })}
          onClick={() => columnSets.add(section, name)}
        >
          {t('columns.new')}
        </Button>
        {chosen === undefined ? null : (
          <Button onClick={() => columnSets.remove(section)}>{t('columns.remove')}</Button>
        )}
      </div>
      {chosen === undefined ? null : (
        <Field
          key={chosen.id}
          label={t('columns.name')}
          defaultValue={chosen.name}
          maxLength={LONGEST_SET_NAME}
          onChange={(event) => columnSets.rename(section, event.currentTarget.value)}
        />
      )}
    </>
  );
});

const ORDERS = {
  league: { isSortedByTime: false, isBestMatchesOnTop: false },
  time: { isSortedByTime: true, isBestMatchesOnTop: false },
  popularity: { isSortedByTime: false, isBestMatchesOnTop: true },
} as const;

interface SportOrderProps {
  readonly section: Section;
  readonly sport: SportId;
  /** What a new set is called. */
  readonly name: string;
}

/** In which order the rows of the chosen sport stand. */
const SportOrder = observer(function SportOrder({ section, sport, name }: SportOrderProps): ReactNode {
  const { columnSets } = useSports();
  const { t } = useTranslation('line-pages');
  return (
    <Select
      label={t('columns.order.sport')}
      options={[
        { value: '', label: t('columns.order.usual') },
        ...ROW_ORDERS.map((value) => ({ value, label: t(`columns.order.${value}`) })),
      ]}
      value={columnSets.orderOf(section, sport) ?? ''}
      onChange={(value) => {
        columnSets.sort(section, sport, { order: ROW_ORDERS.find((order) => order === value), name });
      }}
    />
  );
});

/** In which order the rows of the other sports stand. */
const AllOrder = observer(function AllOrder(): ReactNode {
  const { settings } = usePage();
  const { t } = useTranslation('line-pages');
  const { isSortedByTime, isBestMatchesOnTop } = settings.settings;
  return (
    <RadioGroup
      legend={t('columns.order')}
      isRow
      options={ROW_ORDERS.map((value) => ({
        value,
        label: t(`columns.order.${value}`),
      }))}
      value={isSortedByTime ? 'time' : isBestMatchesOnTop ? 'popularity' : 'league'}
      onChange={(order) => settings.change(ORDERS[order])}
    />
  );
});
