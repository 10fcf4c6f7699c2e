import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { earlyPresses } from '../../../../ui/app/routing/early-presses.ts';
import { useOuterScroll } from '../../../../ui/app/routing/use-outer-scroll.ts';
import { StoresProvider } from '../../../../ui/page/feature-hook.ts';
import { PageStore } from '../../../../ui/page/page-store.ts';
import { CENTRE_ID } from '../../../../ui/page/page-columns.tsx';

afterEach(cleanup);

function Shell(): ReactNode {
  useOuterScroll();
  return null;
}

function Page({ hasShell }: { readonly hasShell: boolean }): ReactNode {
  return (
    <>
      {hasShell ? <Shell /> : null}
      <header>
        <button type="button">menu</button>
        <input aria-label="search" />
      </header>
      <nav>tree</nav>
      <main id={CENTRE_ID}>line</main>
    </>
  );
}

interface Shown {
  readonly moves: number[];
  /** What comes after the page is there. */
  readonly bringShell: () => void;
}

function shown(hasShell = true): Shown {
  const page = new PageStore(() => Promise.reject(new Error('no routes')));
  page.takePresses = earlyPresses();
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <StoresProvider value={{ page }}>{children}</StoresProvider>
  );
  const { rerender } = render(<Page hasShell={hasShell} />, { wrapper });
  const moves: number[] = [];
  const main = screen.getByRole('main');
  Object.defineProperties(main, { clientHeight: { value: 780 }, scrollHeight: { value: 5000 } });
  main.scrollBy = (by?: ScrollToOptions | number) => {
    if (typeof by === 'object') moves.push(by.top ?? 0);
  };
  return {
    moves,
    bringShell: () => {
      rerender(<Page hasShell />);
    },
  };
}

describe('scrolling outside the centre', () => {
  it.each([
    ['PageDown', 700],
    ['PageUp', -700],
    [' ', 700],
    ['End', 5000],
    ['Home', -5000],
    ['ArrowDown', 40],
    ['ArrowUp', -40],
  ])('scrolls the centre by "%s" while nothing has the focus', (key, by) => {
    const { moves } = shown();
    expect(fireEvent.keyDown(document.body, { key })).toBe(false);
    expect(moves).toEqual([by]);
  });

  it('scrolls by the keys that were pressed before it was there, once', () => {
    const { moves, bringShell } = shown(false);
    fireEvent.keyDown(document.body, { key: 'PageDown' });
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'End' });
    fireEvent.keyDown(document.body, { key: 'ArrowDown' });
    expect(moves).toEqual([]);
    bringShell();
    expect(moves).toEqual([700, 40]);
    fireEvent.keyDown(document.body, { key: 'PageUp' });
    bringShell();
    expect(moves).toEqual([700, 40, -700]);
  });

  it('leaves a key that was answered before it was there to what answered it', () => {
    const answer = (press: KeyboardEvent): void => {
      press.preventDefault();
    };
    document.addEventListener('keydown', answer);
    const { moves, bringShell } = shown(false);
    fireEvent.keyDown(document.body, { key: 'PageDown' });
    document.removeEventListener('keydown', answer);
    bringShell();
    expect(moves).toEqual([]);
  });

  it('leaves keys to the controls that use them, but pages from a button', () => {
    const { moves } = shown();
    for (const key of [' ', 'ArrowDown', 'End']) fireEvent.keyDown(screen.getByRole('button'), { key });
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'PageDown' });
    fireEvent.keyDown(screen.getByRole('main'), { key: 'PageDown' });
    fireEvent.keyDown(document.body, { key: 'PageDown', ctrlKey: true });
    expect(moves).toEqual([]);
    fireEvent.keyDown(screen.getByRole('button'), { key: 'PageDown' });
    expect(moves).toEqual([700]);
  });

  it('scrolls the centre by the wheel over what cannot scroll', () => {
    const { moves } = shown();
    fireEvent.wheel(screen.getByRole('banner'), { deltaY: 100 });
    fireEvent.wheel(screen.getByRole('main'), { deltaY: 100 });
    const tree = screen.getByRole('navigation');
    tree.style.overflowY = 'auto';
    Object.defineProperties(tree, { clientHeight: { value: 100 }, scrollHeight: { value: 300 } });
    fireEvent.wheel(tree, { deltaY: 100 });
    tree.scrollTop = 200;
    fireEvent.wheel(tree, { deltaY: 50 });
    expect(moves).toEqual([100, 50]);
  });

  it('leaves a page under a dialog where it is', () => {
    const { moves } = shown();
    const dialog = document.createElement('dialog');
    dialog.open = true;
    document.body.append(dialog);
    fireEvent.keyDown(document.body, { key: 'PageDown' });
    fireEvent.wheel(screen.getByRole('banner'), { deltaY: 100 });
    dialog.remove();
    expect(moves).toEqual([]);
  });
});
