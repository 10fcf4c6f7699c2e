import type { KeyboardEvent } from 'react';

const ITEM = '[role=treeitem]';
const TYPING_PAUSE = 700;

export interface TypedLetters {
  readonly text: string;
  readonly at: number;
}

/** Walks a tree: up and down, right to unfold or go in, left to fold or go out, letters to seek. Returns what has been typed. */
export function walkTree(
  event: KeyboardEvent<HTMLElement>,
  typed: TypedLetters,
  unfold: (item: HTMLElement, isOpen: boolean) => void,
): TypedLetters {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEM)];
  const current = items.findIndex((item) => item === document.activeElement);
  const item = items[current];
  if (item === undefined || event.ctrlKey || event.metaKey || event.altKey) return typed;
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const key = isMirrored ? (MIRRORED[event.key] ?? event.key) : event.key;
  const isOpen = item.getAttribute('aria-expanded');
  const level = levelOf(item);
  const fold = (isToOpen: boolean): void => {
    event.preventDefault();
    unfold(item, isToOpen);
  };
  if (key === 'ArrowDown') move(event, items[current + 1]);
  else if (key === 'ArrowUp') move(event, items[current - 1]);
  else if (key === 'Home') move(event, items[0]);
  else if (key === 'End') move(event, items.at(-1));
  else if (key === 'ArrowRight' && isOpen === 'false') fold(true);
  else if (key === 'ArrowRight' && isOpen === 'true') move(event, items[current + 1]);
  else if (key === 'ArrowLeft' && isOpen === 'true') fold(false);
  else if (key === 'ArrowLeft')
    move(
      event,
      items.slice(0, current).findLast((other) => levelOf(other) < level),
    );
  else if (key.length === 1 && key !== ' ') return seek({ items, current }, event, typed);
  return typed;
}

const MIRRORED: Readonly<Partial<Record<string, string>>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

function move(event: KeyboardEvent, target: HTMLElement | undefined): void {
  event.preventDefault();
  target?.focus();
}

function seek(
  { items, current }: { readonly items: readonly HTMLElement[]; readonly current: number },
  { key: letter, timeStamp: at }: KeyboardEvent,
  typed: TypedLetters,
): TypedLetters {
  const text = (at - typed.at < TYPING_PAUSE ? typed.text + letter : letter).toLowerCase();
  const from = text.length > 1 ? current : current + 1;
  const inTurn = [...items.slice(from), ...items.slice(0, from)];
  inTurn.find((item) => (item.dataset['text'] ?? item.title).toLowerCase().startsWith(text))?.focus();
  return { text, at };
}

function levelOf(item: HTMLElement): number {
  return Number(item.getAttribute('aria-level') ?? 1);
}
