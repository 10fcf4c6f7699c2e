import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Icon } from '../pictures/icon.tsx';
import type { MenuItem } from './menu.tsx';
import { placePopup } from '../behaviour/place-popup.ts';
import { moveFocus } from '../behaviour/roving-focus.ts';
import { useOutside } from '../behaviour/use-outside.ts';
import styles from './menu-list.module.scss';

interface MenuListProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly align: 'start' | 'end';
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: (isFocusReturned: boolean) => void;
}

const ITEMS = '[role^=menuitem]';

/** The open list of a menu, in the top layer so that no column cuts it off. */
export function MenuList(props: MenuListProps): ReactNode {
  const { id, label, items, onClose } = props;
  const list = useRef<HTMLDivElement>(null);
  const seek = useTypeAhead(list, items);
  usePopup(list, props);
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose(true);
    } else if (event.key === 'Tab') {
      onClose(true);
    } else if (moveFocus(event, ITEMS, 'vertical') === undefined && event.key.length === 1 && event.key !== ' ') {
      seek(event.key, event.timeStamp);
    }
  };

  return (
    <div
      ref={list}
      id={id}
      className={styles.list}
      popover="manual"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={press}
    >
      {items.map((item) => (
        <MenuRow
          key={item.id}
          item={item}
          onChoose={() => {
            onClose(true);
            item.onChoose?.();
          }}
        />
      ))}
    </div>
  );
}

/** Opens at its button with the focus inside; what happens outside or to the window closes it. */
function usePopup(
  list: RefObject<HTMLDivElement | null>,
  { align, button, onClose }: Pick<MenuListProps, 'align' | 'button' | 'onClose'>,
): void {
  useLayoutEffect(() => {
    if (list.current === null || button.current === null) return;
    list.current.showPopover?.();
    placePopup(list.current, button.current, align);
    (
      list.current.querySelector<HTMLElement>('[aria-checked=true]') ?? list.current.querySelector<HTMLElement>(ITEMS)
    )?.focus();
  }, [align, button, list]);
  useOutside([list, button], () => {
    onClose(false);
  });
  useEffect(() => {
    const close = (): void => {
      onClose(false);
    };
    window.addEventListener('resize', close);
    return () => {
      window.removeEventListener('resize', close);
    };
  });
}

/** Moves the focus to the item that begins with the letters typed in a row. */
function useTypeAhead(
  list: RefObject<HTMLDivElement | null>,
  items: readonly MenuItem[],
): (letter: string, at: number) => void {
  const typed = useRef({ text: '', at: 0 });
  return (letter, at) => {
    typed.current = { text: at - typed.current.at < 700 ? typed.current.text + letter : letter, at };
    const found = items.findIndex((item) => item.text.toLowerCase().startsWith(typed.current.text.toLowerCase()));
    list.current?.querySelectorAll<HTMLElement>(ITEMS)[found]?.focus();
  };
}

function MenuRow({ item, onChoose }: { readonly item: MenuItem; readonly onChoose: () => void }): ReactNode {
  const content = (
    <>
      {item.before}
      <span className={styles.text} lang={item.language}>
        {item.label ?? item.text}
      </span>
      {item.isCurrent === true ? <Icon name="t-check" size="sm" className={styles.tick} /> : null}
    </>
  );
  if (item.href !== undefined) {
    return (
      <a
        className={styles.item}
        role="menuitem"
        tabIndex={-1}
        href={item.href}
        hrefLang={item.language}
        aria-current={item.isCurrent === true ? 'true' : undefined}
        onClick={(event) => {
          if (item.onChoose === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onChoose();
        }}
      >
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={styles.item}
      role={item.isCurrent === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={item.isCurrent}
      aria-disabled={item.reason === undefined ? undefined : true}
      title={item.reason ?? item.hint}
      tabIndex={-1}
      data-plain=""
      onClick={() => {
        if (item.reason === undefined) onChoose();
      }}
    >
      {content}
    </button>
  );
}
