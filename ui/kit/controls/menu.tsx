import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import { MenuList } from './menu-list.tsx';
import styles from './menu.module.scss';

export interface MenuItem {
  readonly id: string;
  /** The words a player types to reach it. */
  readonly text: string;
  /** What is shown, where that is more than the words. */
  readonly label?: ReactNode;
  readonly before?: ReactNode;
  /** The language of the words, where it is not the page's. */
  readonly language?: string | undefined;
  /** Of a choice: whether this is the one that holds. */
  readonly isCurrent?: boolean | undefined;
  readonly href?: string | undefined;
  /** Why it cannot be chosen. */
  readonly reason?: string | undefined;
  /** What it does, where the words alone do not say. */
  readonly hint?: string | undefined;
  readonly onChoose?: (() => void) | undefined;
}

export interface MenuProps {
  /** What the menu is for, in words. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'end';
  readonly className?: string | undefined;
  readonly title?: string | undefined;
  /** Leaves out the arrow after the button's content. */
  readonly isBare?: boolean;
  /** Takes the focus where nothing has it: what had it is gone. */
  readonly isFocusTaken?: boolean;
  readonly children: ReactNode;
}

/** A button that opens a list to choose from. */
export function Menu({
  label,
  items,
  align = 'start',
  className,
  title,
  isBare = false,
  isFocusTaken = false,
  children,
}: MenuProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    const { activeElement } = document;
    if (isFocusTaken && (activeElement === null || activeElement === document.body)) button.current?.focus();
  }, [isFocusTaken]);
  const open = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
  };
  const close = (isFocusReturned: boolean): void => {
    setOpen(false);
    if (isFocusReturned) button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(styles.button, className)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        title={title}
        onClick={() => {
          setOpen(!isOpen);
        }}
        onKeyDown={open}
      >
        {children}
        {isBare ? null : <Icon name="t-chevron-down" size="xs" />}
      </button>
      {isOpen ? <MenuList id={id} label={label} items={items} align={align} button={button} onClose={close} /> : null}
    </>
  );
}
