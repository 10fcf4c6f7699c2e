import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSight } from '#ui/sports/line/table/use-sight.ts';

const HEIGHT = 300;

/** A column of 300 pixels: each observer is told of its height once it watches it. */
class TellingObserver {
  readonly #tell: ResizeObserverCallback;

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }

  observe(): void {
    const entry = { contentRect: { height: HEIGHT } } as ResizeObserverEntry;
    queueMicrotask(() => {
      act(() => {
        this.#tell([entry], this as unknown as ResizeObserver);
      });
    });
  }

  disconnect(): void {
    // it has told what it had to
  }
}

function Watch({ count }: { readonly count: number }): ReactNode {
  const starts = Array.from({ length: count + 1 }, (_, index) => index * 100);
  const { sight } = useSight('column', { isOn: true, starts, margin: 0, onLook: () => undefined });
  return <output>{sight === undefined ? 'nothing' : `${sight.from}-${sight.to}`}</output>;
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('sees rows that come to where the column was scrolled to before them', async () => {
  vi.stubGlobal('ResizeObserver', TellingObserver);
  const column = document.createElement('main');
  column.id = 'column';
  document.body.append(column);
  const page = render(<Watch count={10} />);
  await act(async () => Promise.resolve());
  for (const top of [2000, 5000]) {
    column.scrollTop = top;
    act(() => {
      column.dispatchEvent(new Event('scroll'));
    });
  }
  page.rerender(<Watch count={100} />);
  await act(async () => Promise.resolve());
  expect(screen.getByRole('status').textContent).toBe('5000-5300');
});
