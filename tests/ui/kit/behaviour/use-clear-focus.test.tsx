import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useClearFocus } from '../../../../ui/kit/behaviour/use-clear-focus.ts';

afterEach(cleanup);

/** As the cookie box lies in a window of 1024 by 768. */
const BOX = { left: 16, right: 432, top: 600, bottom: 752 };

interface Shown {
  readonly left?: number;
  readonly top?: number;
  readonly width?: number;
  /** How far the page still scrolls. */
  readonly room?: number;
  readonly isModal?: boolean;
}

function Page({ room = 0, isModal = false }: Shown): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const place = useClearFocus(box);
  const field = <input aria-label="promo code" />;
  return (
    <>
      <div style={{ overflowY: 'auto' }} data-room={room}>
        {isModal ? <dialog open>{field}</dialog> : field}
      </div>
      <div ref={box} data-testid="box" data-place={place}>
        <button type="button">Accept all</button>
      </div>
    </>
  );
}

/** Focuses the field, and says how far the page went and where the box is. */
function focused(shown: Shown) {
  render(<Page {...shown} />);
  const { left = 100, top = 650, width = 200, room = 0 } = shown;
  const field = screen.getByRole('textbox', { hidden: true });
  const scroller = field.closest<HTMLElement>('[data-room]')!;
  let scrolled = 0;
  scroller.scrollBy = ((by: ScrollToOptions) => {
    scrolled = Math.min(scrolled + by.top!, room);
  }) as typeof scroller.scrollBy;
  const edges = (of: Omit<typeof BOX, never>) => of as DOMRect;
  field.getBoundingClientRect = () =>
    edges({ left, right: left + width, top: top - scrolled, bottom: top + 40 - scrolled });
  screen.getByTestId('box').getBoundingClientRect = () => edges(BOX);
  act(() => field.focus());
  return { scrolled, place: screen.getByTestId('box').dataset['place'] };
}

describe('what has the focus is not under the cookie box (WCAG 2.4.11)', () => {
  it('the page scrolls it free', () => {
    expect(focused({ room: 500 })).toEqual({ scrolled: 98, place: 'start' });
  });

  it('the box goes to the other side where nothing is left to scroll', () => {
    expect(focused({ room: 20 })).toEqual({ scrolled: 20, place: 'end' });
  });

  it('and to the top where the other side is no better', () => {
    expect(focused({ width: 900 })).toEqual({ scrolled: 0, place: 'top' });
  });

  it('nothing moves for what is beside it, or in a dialog, which is above it', () => {
    expect(focused({ left: 500, room: 500 })).toEqual({ scrolled: 0, place: 'start' });
    cleanup();
    expect(focused({ isModal: true, room: 500 })).toEqual({ scrolled: 0, place: 'start' });
  });
});
