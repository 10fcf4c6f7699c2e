import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import catalogue from '../../../locales/en/notice-catalogue.json' with { type: 'json' };
import shared from '../../../locales/en/notices.json' with { type: 'json' };
import { StoresProvider } from '../../../ui/page/feature-hook.ts';
import { createTexts, type Texts } from '../../../ui/page/texts.ts';
import type { NoticeContext } from '../../../core/notices/failure-notice.ts';
import type { Notice, NoticeAction } from '../../../core/notices/notice.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { NOTICE_QUEUE } from '../../../core/notices/notice-queue.ts';
import { NoticesStore } from '#ui/notices/notices-store.ts';
import { ToastArea } from '#ui/notices/toast-area.tsx';
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

type Source = () => Promise<Readonly<Record<string, string>>>;

const arrives: Source = () => Promise.resolve({ ...catalogue, saved: 'Saved', told: 'Told' });

async function open(source: Source = arrives): Promise<Texts> {
  const texts = createTexts('en', async (_, namespace) => ({
    language: 'en',
    texts: namespace === 'notices' ? shared : await source(),
  }));
  await texts.ensure(['notices']);
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <StoresProvider value={{ notices, texts }}>
      <I18nextProvider i18n={texts.i18n}>{children}</I18nextProvider>
    </StoresProvider>
  );
  render(<ToastArea />, { wrapper });
  return texts;
}

async function raise(notice: Notice): Promise<void> {
  await act(async () => {
    notices.raise(notice);
    await Promise.resolve();
  });
}

async function fail(failure: RequestFailure, context: NoticeContext, awaited?: readonly NoticeAction[]): Promise<void> {
  await act(() => notices.raiseFailure(failure, context, awaited));
}

beforeEach(() => {
  timers = manualTimers();
  now = 0;
  notices = new NoticesStore(timers, () => now);
  notices.begin(NOTICE_QUEUE);
});

afterEach(cleanup);

describe('the toast area', () => {
  it('shows a success politely for ten seconds [NO-6]', async () => {
    await open();
    await raise({ status: 'success', title: 'saved' });
    expect(screen.getByText('Saved').closest('[aria-live=polite]')).not.toBeNull();
    await pass(9_999);
    expect(screen.queryByText('Saved')).not.toBeNull();
    await pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('shows what was raised before the queue came, in its order [NO-1, NO-3]', async () => {
    notices = new NoticesStore(timers, () => now);
    notices.raise({ status: 'info', title: 'told' });
    notices.raise({ status: 'error', title: 'failed' }, ['retry']);
    notices.dismiss(1);
    expect(notices.shown).toBeUndefined();
    notices.begin(NOTICE_QUEUE);
    expect(notices.shown?.notice.title).toBe('failed');
    notices.begin(NOTICE_QUEUE);
    expect(notices.shown?.notice.title).toBe('failed');
  });

  it('waits while the pointer is on it [NO-6, A11Y-14]', async () => {
    await open();
    await raise({ status: 'success', title: 'saved' });
    await pass(5_000);
    fireEvent.pointerEnter(area());
    await pass(60_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    fireEvent.pointerLeave(area());
    await pass(5_000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('alerts of a failed request until it is dismissed, then shows the next notice [NO-1, NO-7, A11Y-14]', async () => {
    await open();
    await fail({ kind: 'network' }, 'placement');
    await raise({ status: 'info', title: 'told' });
    await pass(60_000);
    expect(screen.getByRole('alert').textContent).toContain('Bet not accepted');
    expect(screen.queryByText('Told')).toBeNull();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
      await Promise.resolve();
    });
    expect(screen.queryByText('Told')).not.toBeNull();
  });

  it('offers only actions that somebody handles, and is over when one is taken [NO-9]', async () => {
    await open();
    await fail({ kind: 'network' }, 'history');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    act(() => notices.dismiss(1));
    await fail({ kind: 'network' }, 'history', ['retry']);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(notices.taken?.action).toBe('retry');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('says nothing of a cancelled request [NO-13]', async () => {
    await open();
    await fail({ kind: 'cancelled' }, 'history', ['retry']);
    expect(document.body.textContent).toBe('');
  });

  it('fetches the texts of the catalogue with the first notice, once', async () => {
    const source = vi.fn<Source>(arrives);
    const texts = await open(source);
    expect(source).not.toHaveBeenCalled();
    await fail({ kind: 'network' }, 'history');
    act(() => notices.dismiss(1));
    await raise({ status: 'info', title: 'told' });
    expect(screen.queryByText('Told')).not.toBeNull();
    expect(texts.has('notice-catalogue')).toBe(true);
    expect(source).toHaveBeenCalledTimes(1);
  });

  it('shows the words of the server in place of the title [NO-7]', async () => {
    await open();
    await fail({ kind: 'refused', status: 409, title: 'No such currency here' }, 'add-account');
    expect(screen.getByRole('alert').textContent).toContain('No such currency here');
  });

  it('tells that something failed even when the catalogue did not arrive, and asks for it again', async () => {
    const source = vi.fn<Source>(arrives).mockRejectedValueOnce(new TypeError('offline'));
    await open(source);
    await fail({ kind: 'network' }, 'history');
    expect(screen.getByRole('alert').textContent).toBe('Error');
    await raise({ status: 'error', title: 'told' });
    await act(async () => {
      notices.dismiss(1);
      await Promise.resolve();
    });
    expect(screen.getByRole('alert').textContent).toBe('Told');
  });

  it('keeps silent about what did not fail when the catalogue did not arrive', async () => {
    await open(() => Promise.reject(new TypeError('offline')));
    await raise({ status: 'success', title: 'saved' });
    expect(document.body.textContent).toBe('');
  });

  it('shows the newest of the errors of one try after another, and none of those before [NO-26]', async () => {
    await open();
    await fail({ kind: 'refused', status: 500 }, 'top-up');
    await fail({ kind: 'refused', status: 400, details: 'The card has expired' }, 'top-up');
    expect(screen.getByRole('alert').textContent).toContain('The card has expired');
    expect(screen.queryByRole('button', { name: /more message/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('says how many notices wait, lists them on demand and closes each, by keyboard too [NO-27]', async () => {
    await open();
    await fail({ kind: 'network' }, 'placement');
    await fail({ kind: 'network' }, 'top-up');
    expect(screen.getByRole('button', { name: '1 more message' }).getAttribute('aria-expanded')).toBe('false');
    await raise({ status: 'success', title: 'saved' });
    const more = screen.getByRole('button', { name: '2 more messages' });
    expect(screen.queryByRole('list')).toBeNull();
    expect([more.tabIndex, more.closest('[aria-live], [role=alert]')]).toEqual([0, null]);
    fireEvent.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    const items = screen.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('We couldn’t top up your balance'),
      'Saved',
    ]);
    fireEvent.click(within(items[0]!).getByRole('button', { name: 'Close message' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Close message' })[0]);
    fireEvent.click(screen.getAllByRole('button', { name: 'Close message' })[1]!);
    expect(screen.queryByRole('button', { name: /more message/ })).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Bet not accepted');
  });
});
