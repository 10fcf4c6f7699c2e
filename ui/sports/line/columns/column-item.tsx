import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../kit/controls/checkbox.tsx';
import { IconButton } from '../../../kit/controls/icon-button.tsx';
import { Icon } from '../../../kit/pictures/icon.tsx';
import styles from './columns-dialog.module.scss';

interface ColumnItemProps {
  readonly name: string;
  /** Where it stands, counted from 0; from the number of those that are shown on it is hidden. */
  readonly at: number;
  readonly shownCount: number;
  readonly onToggle: (isOn: boolean) => void;
  readonly onMove: (to: number) => void;
  readonly onDrag: (at: number | undefined) => void;
  /** Undefined while nothing is dragged. */
  readonly onDrop: (() => void) | undefined;
}

/** A column that can be shown, hidden and moved. */
export function ColumnItem(props: ColumnItemProps): ReactNode {
  const { name, at, shownCount, onToggle, onMove } = props;
  const { t } = useTranslation('line-pages');
  const item = useDragging(props);
  const isShown = at < shownCount;
  return (
    <li ref={item} className={styles.item} draggable={isShown}>
      {isShown ? <Icon name="t-grip-vertical" size="sm" /> : <span className={styles.noGrip} />}
      <Checkbox className={styles.column} isOn={isShown} isDisabled={isShown && shownCount === 1} onChange={onToggle}>
        {name}
      </Checkbox>
      {isShown ? (
        <>
          <IconButton
            icon="t-arrow-up"
            size="sm"
            label={t('columns.up', { name })}
            reason={at === 0 ? t('columns.first') : undefined}
            onClick={() => onMove(at - 1)}
          />
          <IconButton
            icon="t-arrow-down"
            size="sm"
            label={t('columns.down', { name })}
            reason={at === shownCount - 1 ? t('columns.last') : undefined}
            onClick={() => onMove(at + 1)}
          />
        </>
      ) : null}
    </li>
  );
}

/** What an item hears while it is dragged, or another is dropped on it; the buttons do the same without dragging. */
function useDragging({ name, at, shownCount, onDrag, onDrop }: ColumnItemProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const heard = new AbortController();
    const { signal } = heard;
    const element = item.current;
    element?.addEventListener(
      'dragstart',
      ({ dataTransfer }) => {
        dataTransfer?.setData('text/plain', name);
        onDrag(at);
      },
      { signal },
    );
    element?.addEventListener('dragend', () => onDrag(undefined), { signal });
    if (onDrop !== undefined && at < shownCount) {
      element?.addEventListener('dragover', (event) => event.preventDefault(), { signal });
      element?.addEventListener(
        'drop',
        (event) => {
          event.preventDefault();
          onDrop();
          onDrag(undefined);
        },
        { signal },
      );
    }
    return () => {
      heard.abort();
    };
  });
  return item;
}
