import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { placePopup } from '../../behaviour/place-popup.ts';
import { classNames } from '../../behaviour/class-names.ts';
import { Icon } from '../../pictures/icon.tsx';
import type { ComboboxState } from './use-combobox.ts';
import styles from './combobox.module.scss';

interface ComboboxListProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** That nothing is found. */
  readonly none: string;
  readonly state: ComboboxState;
  readonly field: RefObject<HTMLElement | null>;
}

/** What a combobox found, in the top layer so that no dialog cuts it off; the focus stays in the field. */
export function ComboboxList({ id, label, value, none, state, field }: ComboboxListProps): ReactNode {
  const { found, active, choose } = state;
  const popup = useRef<HTMLDivElement>(null);
  usePlaced(popup, field, found.length);
  useEffect(() => {
    popup.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active, found.length]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it is no control: a press on it leaves the focus in the field
    <div
      ref={popup}
      className={styles.popup}
      popover="manual"
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {found.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist neither finds by other names nor can be styled
        <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={label}>
          {found.map((choice, place) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys and the focus are the field's
            <div
              key={choice.value}
              id={`${id}-${choice.value}`}
              className={classNames(styles.option, place === active && styles.active)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of this list
              role="option"
              aria-selected={place === active}
              onClick={() => {
                choose(choice);
              }}
            >
              <span className={styles.text}>{choice.label}</span>
              {choice.value === value ? <Icon name="t-check" size="sm" className={styles.tick} /> : null}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** At its field, wherever that is scrolled to. */
function usePlaced(popup: RefObject<HTMLElement | null>, field: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    popup.current?.showPopover?.();
  }, [popup]);
  useLayoutEffect(() => {
    const place = (event?: Event): void => {
      const { current } = popup;
      if (current === null || field.current === null) return;
      // the list itself is scrolled
      if (event?.target instanceof Element && current.contains(event.target)) return;
      placePopup(current, field.current, 'start');
    };
    place();
    window.addEventListener('resize', place);
    document.addEventListener('scroll', place, true);
    return () => {
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', place, true);
    };
  }, [popup, field, count]);
}
