import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useLeftSection } from '../../../../ui/app/frame/use-left-section.ts';
import { StoresProvider } from '../../../../ui/page/feature-hook.ts';
import { PageColumns } from '../../../../ui/page/page-columns.tsx';
import { ViewSettingsStore } from '#ui/settings/view-settings-store.ts';
import { withTexts } from '../../../support/views/with-texts.tsx';

const Texts = withTexts('shell', 'kit');
const WIDTH = window.innerWidth;

beforeEach(() => {
  window.innerWidth = 1440;
});

afterEach(() => {
  cleanup();
  window.innerWidth = WIDTH;
  document.documentElement.style.fontSize = '';
});

function Page(): ReactNode {
  useLeftSection();
  return (
    <PageColumns left={<input aria-label="filter" />} right={<button type="button">coupon</button>}>
      events
    </PageColumns>
  );
}

function shown() {
  const settings = new ViewSettingsStore({ read: () => undefined, write: () => undefined });
  const { unmount } = render(
    <StoresProvider value={{ settings }}>
      <Texts>
        <Page />
      </Texts>
    </StoresProvider>,
  );
  return { settings, unmount };
}

const left = (): string | undefined => document.documentElement.dataset['left'];

function resize(width: number): void {
  window.innerWidth = width;
  fireEvent(window, new Event('resize'));
}

describe('the left section of the page', () => {
  it('is folded below the regular class of screens, and stands in its place from there on [LFT-1]', () => {
    shown();
    expect(left()).toBe('shown');
    resize(1365);
    expect(left()).toBe('folded');
    resize(1366);
    expect(left()).toBe('shown');
  });

  it('counts the room in the size of the letters, as the styles of the page do [LFT-1]', () => {
    document.documentElement.style.fontSize = '20px';
    shown();
    expect(left()).toBe('folded');
    resize(1708);
    expect(left()).toBe('shown');
  });

  it('is folded where the player hid it, on the widest screen too [LFT-1]', () => {
    const { settings } = shown();
    resize(1920);
    act(() => {
      settings.change({ leftSectionDisplayState: 1 });
    });
    expect(left()).toBe('folded');
    act(() => {
      settings.change({ leftSectionDisplayState: 0 });
    });
    expect(left()).toBe('shown');
  });

  it('shows over the page while the pointer is on it [LFT-2]', () => {
    const { settings } = shown();
    act(() => {
      settings.change({ leftSectionDisplayState: 1 });
    });
    fireEvent.pointerOver(screen.getByLabelText('filter'));
    expect(left()).toBe('over');
    fireEvent.pointerOver(screen.getByRole('main'));
    expect(left()).toBe('folded');
    fireEvent.pointerOver(screen.getByLabelText('filter'));
    fireEvent.pointerLeave(document.documentElement);
    expect(left()).toBe('folded');
  });

  it('shows over the page while one of its fields is in use [LFT-2]', () => {
    shown();
    resize(1100);
    act(() => screen.getByLabelText('filter').focus());
    expect(left()).toBe('over');
    act(() => screen.getByText('coupon').focus());
    expect(left()).toBe('folded');
  });

  it('says nothing any more once the page is gone', () => {
    const { unmount } = shown();
    unmount();
    expect(left()).toBeUndefined();
  });
});
