import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Menu } from '../../../../ui/kit/controls/menu.tsx';

const chosen = vi.fn<(id: string) => void>();

beforeAll(() => {
  // jsdom has no top layer: what is shown there is shown in its place.
  HTMLElement.prototype.showPopover = function showPopover() {
    this.removeAttribute('popover');
  };
});

beforeEach(() => {
  chosen.mockClear();
  const item = (id: string, text: string, isCurrent = false) => ({
    id,
    text,
    isCurrent,
    onChoose: () => chosen(id),
  });
  render(
    <Menu
      label="Odds format"
      items={[
        item('0', 'Decimal'),
        item('1', 'Fractional', true),
        item('2', 'American'),
        { ...item('x', 'Malay'), reason: 'Not here' },
      ]}
    >
      Format
    </Menu>,
  );
});

afterEach(cleanup);

const button = (): HTMLElement => screen.getByRole('button', { name: 'Format' });
const press = (key: string): void => {
  fireEvent.keyDown(document.activeElement!, { key });
};
const focused = (): string => document.activeElement?.textContent ?? '';

describe('Menu', () => {
  it('opens on the current choice, which it marks', () => {
    fireEvent.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(focused()).toBe('Fractional');
    expect(screen.getByRole('menuitemradio', { checked: true, hidden: true }).textContent).toBe('Fractional');
  });

  it('opens with an arrow and walks round with arrows, Home and End', () => {
    button().focus();
    press('ArrowDown');
    press('ArrowUp');
    expect(focused()).toBe('Decimal');
    press('ArrowUp');
    expect(focused()).toBe('Malay');
    press('Home');
    expect(focused()).toBe('Decimal');
    press('End');
    expect(focused()).toBe('Malay');
  });

  it('finds what is typed', () => {
    fireEvent.click(button());
    press('a');
    expect(focused()).toBe('American');
  });

  it('closes on Escape with the focus back on its button', () => {
    fireEvent.click(button());
    press('Escape');
    expect(screen.queryByRole('menu', { hidden: true })).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it('closes when the pointer goes down elsewhere', () => {
    fireEvent.click(button());
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('menu', { hidden: true })).toBeNull();
  });

  it('chooses once and closes', () => {
    fireEvent.click(button());
    fireEvent.click(screen.getByText('American'));
    expect(chosen.mock.calls).toEqual([['2']]);
    expect(screen.queryByRole('menu', { hidden: true })).toBeNull();
  });

  it('does not choose what it cannot, and says why', () => {
    fireEvent.click(button());
    const item = screen.getByText('Malay').closest('button')!;
    expect(item.title).toBe('Not here');
    fireEvent.click(item);
    expect(chosen).not.toHaveBeenCalled();
  });
});
