import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import texts from '../../../locales/en/notices.json' with { type: 'json' };
import { NoticesStore } from '../../../ui/notices/notices-store.ts';
import { ToastArea } from '../../../ui/notices/toast-area.tsx';
import { manualTimers, type ManualTimers } from '../../support/fakes/manual-timers.ts';

let timers: ManualTimers;
let now: number;
let notices: NoticesStore;

async function pass(by: number): Promise<void> {
  await act(async () => {
    now += by;
    await timers.advance(by);
  });
}

function area(): Element {
  return screen.getByRole('alert').parentElement!;
}

function Texts({ children }: { readonly children: ReactNode }): ReactNode {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: 'en',
    keySeparator: false,
    initAsync: false,
    resources: { en: { notices: { ...texts, saved: 'Saved', told: 'Told' } } },
  });
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

beforeEach(() => {
  timers = manualTimers();
  now = 0;
  notices = new NoticesStore(timers, () => now);
  render(<ToastArea notices={notices} />, { wrapper: Texts });
});

afterEach(cleanup);

describe('the toast area', () => {
  it('shows a success politely for ten seconds [NO-6]', async () => {
    act(() => notices.raise({ status: 'success', title: 'saved' }));
    expect(screen.getByText('Saved').closest('[aria-live=polite]')).not.toBeNull();
    await pass(9_999);
    expect(screen.queryByText('Saved')).not.toBeNull();
    await pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('waits while the pointer is on it [NO-6]', async () => {
    act(() => notices.raise({ status: 'success', title: 'saved' }));
    await pass(5_000);
    fireEvent.pointerEnter(area());
    await pass(60_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    fireEvent.pointerLeave(area());
    await pass(5_000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('alerts of a failed request until it is dismissed, then shows the next notice [NO-1] [NO-7]', async () => {
    act(() => {
      notices.raiseFailure({ kind: 'network' }, 'placement');
      notices.raise({ status: 'info', title: 'told' });
    });
    await pass(60_000);
    expect(screen.getByRole('alert').textContent).toContain('The bet was not accepted');
    expect(screen.queryByText('Told')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close the message' }));
    expect(screen.queryByText('Told')).not.toBeNull();
  });

  it('offers only actions that somebody handles, and is over when one is taken [NO-9]', () => {
    const retry = vi.fn<() => void>();
    act(() => notices.raiseFailure({ kind: 'network' }, 'history'));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    act(() => notices.dismiss(1));
    act(() => notices.raiseFailure({ kind: 'network' }, 'history', { retry }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('says nothing of a cancelled request [NO-7]', () => {
    act(() => notices.raiseFailure({ kind: 'cancelled' }, 'history', { retry: () => undefined }));
    expect(document.body.textContent).toBe('');
  });
});
