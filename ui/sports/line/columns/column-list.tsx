import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withColumnMoved } from '../../../../core/sports/line/column-sets.ts';
import { lineColumns } from '../../../../core/sports/line/line-columns.ts';
import type { SportId } from '../../../../core/shared/ids.ts';
import { Checkbox } from '../../../kit/controls/checkbox.tsx';
import { IconButton } from '../../../kit/controls/icon-button.tsx';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { VisuallyHidden } from '../../../kit/visually-hidden.tsx';
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
  const move = (from: number, to: number): void => {
    const next = withColumnMoved(shown, from, to);
    const name = t(`group.${usual[shown[from] ?? 0]?.name ?? 'result'}`);
    setMoved(t('columns.moved', { name, place: Math.min(Math.max(to, 0), shown.length - 1) + 1, count: shown.length }));
    onChange(next);
  };
  return (
    <div role="group" aria-label={t('columns.list')}>
      <VisuallyHidden isStatus>{moved}</VisuallyHidden>
      <ul className={styles.list}>
        {[...shown, ...offered.filter((place) => !shown.includes(place))].map((place, at) => {
          const name = t(`group.${usual[place]?.name ?? 'result'}`);
          const isShown = at < shown.length;
          return (
            <li
              key={place}
              className={styles.item}
              draggable={isShown}
              onDragStart={(event) => {
                event.dataTransfer.setData('text/plain', name);
                drag(at);
              }}
              onDragEnd={() => drag(undefined)}
              onDragOver={(event) => {
                if (dragged !== undefined && isShown) event.preventDefault();
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== undefined && isShown) move(dragged, at);
                drag(undefined);
              }}
            >
              {isShown ? <Icon name="t-grip-vertical" size="sm" /> : <span className={styles.noGrip} />}
              <Checkbox
                className={styles.column}
                isOn={isShown}
                isDisabled={isShown && shown.length === 1}
                onChange={(isOn) => onChange(isOn ? [...shown, place] : shown.filter((other) => other !== place))}
              >
                {name}
              </Checkbox>
              {isShown ? (
                <>
                  <IconButton
                    icon="t-arrow-up"
                    size="sm"
                    label={t('columns.up', { name })}
                    reason={at === 0 ? t('columns.first') : undefined}
                    onClick={() => move(at, at - 1)}
                  />
                  <IconButton
                    icon="t-arrow-down"
                    size="sm"
                    label={t('columns.down', { name })}
                    reason={at === shown.length - 1 ? t('columns.last') : undefined}
                    onClick={() => move(at, at + 1)}
                  />
                </>
              ) : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
