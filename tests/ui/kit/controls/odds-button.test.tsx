import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OddsButton, type OddsButtonProps } from '../../../../ui/kit/controls/odds-button.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(props: Partial<OddsButtonProps> = {}): {
  readonly toggled: () => number;
  readonly again: (more: Partial<OddsButtonProps>) => void;
} {
  const onToggle = vi.fn<() => void>();
  const all = { text: '1.28', name: 'Arsenal win, 1.28', onToggle, ...props };
  const { rerender } = render(<OddsButton {...all} />);
  return {
    toggled: () => onToggle.mock.calls.length,
    again: (more) => {
      rerender(<OddsButton {...all} {...more} />);
    },
  };
}

const cell = (): HTMLElement => screen.getByRole('button');

describe('OddsButton', () => {
  it('is a toggle with a name in words', () => {
    const { toggled } = show({ isSelected: true });
    expect(cell().getAttribute('aria-label')).toBe('Arsenal win, 1.28');
    expect(cell().getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(cell());
    expect(toggled()).toBe(1);
  });

  it('shows only words that its name has in one piece to whoever calls it by them: its label, or else its price', () => {
    const { again } = show({ label: 'Arsenal', isWide: true, name: 'Arsenal to win, 1.28' });
    const spoken = () => screen.getByText('1.28').getAttribute('aria-hidden');
    expect([cell().textContent, spoken()]).toEqual(['Arsenal 1.28', 'true']);
    again({ label: undefined });
    expect([cell().textContent, spoken()]).toEqual(['1.28', null]);
  });

  it('keeps its focus but cannot be chosen while locked, and says why', () => {
    const { toggled, again } = show();
    cell().focus();
    again({ state: 'locked', reason: 'The market is closed' });
    expect(document.activeElement).toBe(cell());
    expect(cell().getAttribute('aria-disabled')).toBe('true');
    expect(cell().title).toBe('The market is closed');
    expect(cell().textContent.trim()).toBe('');
    fireEvent.click(cell());
    expect(toggled()).toBe(0);
  });

  it('shows the last price while suspended', () => {
    show({ state: 'suspended', reason: 'Betting is paused' });
    expect(cell().textContent).toBe('1.28');
    expect(cell().getAttribute('aria-disabled')).toBe('true');
  });

  it('can be taken out of the coupon even when it is suspended', () => {
    const { toggled } = show({ state: 'suspended', isSelected: true });
    fireEvent.click(cell());
    expect(toggled()).toBe(1);
  });

  it('flashes when the price changes, not when it is first shown', () => {
    const { again } = show({ direction: 'up', changes: 3 });
    expect(cell().dataset['flash']).toBeUndefined();
    again({ direction: 'up', changes: 4 });
    expect(cell().dataset['flash']).toBe('odd');
  });

  it('flashes at most once in half a second, and again after it', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const { again } = show({ direction: 'up', changes: 0 });
    again({ direction: 'up', changes: 1 });
    now.mockReturnValue(1499);
    again({ direction: 'down', changes: 2 });
    expect(cell().dataset['flash']).toBe('odd');
    now.mockReturnValue(1500);
    again({ direction: 'up', changes: 3 });
    expect(cell().dataset['flash']).toBe('even');
  });

  it('is sent by the server without any style of its own', () => {
    const html = renderToStaticMarkup(
      <OddsButton text="1.28" name="x" line="2.5" direction="up" onToggle={() => undefined} />,
    );
    expect(html).not.toMatch(/style=/);
  });
});
