import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Dialog, type DialogProps } from '../../../../ui/kit/feedback/dialog.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

beforeAll(() => {
  // jsdom lays out nothing and has no top layer; opening and closing is what it can do.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

afterEach(cleanup);

function open(props: Partial<DialogProps> = {}): { readonly closed: () => number; readonly leave: () => void } {
  const onClose = vi.fn<() => void>();
  const { rerender } = render(<button type="button">Before</button>, { wrapper: withTexts('kit') });
  screen.getByText('Before').focus();
  const page = (isOpen: boolean) => (
    <>
      <button type="button">Before</button>
      {isOpen ? (
        <Dialog title="Are you over 18?" onClose={onClose} {...props}>
          {props.children ?? 'Content'}
        </Dialog>
      ) : null}
    </>
  );
  rerender(page(true));
  return { closed: () => onClose.mock.calls.length, leave: () => rerender(page(false)) };
}

describe('Dialog', () => {
  it('is open, modal and named by its title', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Are you over 18?' })).toBeInstanceOf(HTMLDialogElement);
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
    ['the system', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    ['the scrim', () => fireEvent.pointerDown(screen.getByRole('dialog'))],
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('is closed by %s', (_way, act) => {
    const { closed } = open();
    act();
    expect(closed()).toBe(1);
  });

  it('does not close when the pointer goes down inside it', () => {
    const { closed } = open();
    fireEvent.pointerDown(screen.getByText('Content'));
    expect(closed()).toBe(0);
  });

  it('has no way out but its own buttons when it blocks', () => {
    const { closed } = open({ isBlocking: true });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    fireEvent.pointerDown(screen.getByRole('dialog'));
    expect(fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))).toBe(false);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(closed()).toBe(0);
  });

  it.each(['button, input', 'h2', 'dialog > div'])(
    'begins at its first control that takes the focus where a browser begins at %s, and never at the way out [A11Y-03]',
    (begun) => {
      HTMLDialogElement.prototype.showModal = function showModal() {
        this.open = true;
        this.querySelector<HTMLElement>(begun)?.focus();
      };
      open();
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Are you over 18?' }));
      cleanup();
      open({
        children: (
          <>
            <input aria-label="Country" disabled />
            <input aria-label="Year of birth" />
          </>
        ),
      });
      expect(document.activeElement).toBe(screen.getByLabelText('Year of birth'));
      cleanup();
      open({ actions: <button type="button">Yes</button> });
      expect(document.activeElement).toBe(screen.getByText('Yes'));
    },
  );

  it('goes from its title to the first control that comes later, unless the focus has moved on [A11Y-03]', async () => {
    const come = async (): Promise<void> => {
      const input = document.createElement('input');
      screen.getByRole('dialog').querySelector('h2')?.after(input);
      await Promise.resolve();
    };
    open();
    await come();
    expect(document.activeElement?.tagName).toBe('INPUT');
    cleanup();
    open();
    const close = screen.getByRole('button', { name: 'Close' });
    close.focus();
    await come();
    expect(document.activeElement).toBe(close);
  });

  it('gives the focus back', () => {
    const { leave } = open();
    screen.getByRole('button', { name: 'Close' }).focus();
    leave();
    expect(document.activeElement).toBe(screen.getByText('Before'));
  });
});
