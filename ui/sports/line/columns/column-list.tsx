import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withColumnMoved } from '../../../../core/sports/line/column-sets.ts';
import { lineColumns } from '../../../../core/sports/line/line-columns.ts';
import type { SportId } from '../../../../core/shared/ids.ts';
import { VisuallyHidden } from '../../../kit/visually-hidden.tsx';
import { ColumnItem } from './column-item.tsx';
import styles from './columns-dialog.module.scss';

interface ColumnListProps {
  readonly sport: SportId;
  /** The shown columns in their order, as places among the usual ones. */
  readonly places: readonly number[];
  readonly onChange: (places: readonly number[]) => void;
}

/** The columns of a sport: ticked ones are shown in the order in which they stand, and are dragged or moved by their buttons. */
export function ColumnList({ sport, places, onChange }: ColumnListProps): ReactNode {
  const { t } = useTranslation(['line-pages', 'sports'], { nsMode: 'fallback' });
  const [dragged, drag] = useState<number | undefined>(undefined);
  const [moved, setMoved] = useState('');
  const usual = lineColumns(sport);
  const offered = [...usual.keys()].filter((place) => usual[place]?.kinds.length !== 0);
  const shown = places.filter((place) => offered.includes(place));
  const count = shown.length;
  const nameOf = (place: number | undefined): string => {
    const group = usual[place ?? 0];
    return t(group?.title ?? `group.${group?.name ?? 'result'}`);
  };
  const move = (from: number, to: number): void => {
    const place = Math.min(Math.max(to, 0), count - 1) + 1;
    setMoved(t('columns.moved', { name: nameOf(shown[from]), place, count }));
    onChange(withColumnMoved(shown, from, to));
  };
  return (
    <>
      <VisuallyHidden isStatus>{moved}</VisuallyHidden>
      <ul className={styles.list} aria-label={t('columns.list')}>
        {[...shown, ...offered.filter((place) => !shown.includes(place))].map((place, at) => (
          <ColumnItem
            key={place}
            name={nameOf(place)}
            at={at}
            shownCount={count}
            onToggle={(isOn) => onChange(isOn ? [...shown, place] : shown.filter((other) => other !== place))}
            onMove={(to) => move(at, to)}
            onDrag={drag}
            onDrop={dragged === undefined ? undefined : () => move(dragged, at)}
          />
        ))}
      </ul>
    </>
  );
}
