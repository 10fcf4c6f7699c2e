import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import type { CollectedEvent } from '../../../../core/site/debugger/collected-event.ts';
import type { DebuggerGateway } from '../../../../core/site/debugger/debugger-gateway.ts';
import { CookieBanner } from '#ui/site/consent/cookie-banner.tsx';
import { Screen } from '#ui/site/debugger/events-screen.tsx';
import { playerPage } from '../../../support/views/player-page.tsx';

afterEach(cleanup);

const EVENTS: readonly CollectedEvent[] = [
  {
    id: 2,
    name: 'captcha-failed',
    code: 10191,
    parameters: [{ name: 'kind', value: 'puzzle' }],
    collectedAt: Date.UTC(2026, 9, 16, 18, 30),
  },
  {
    id: 1,
    name: 'registration-started',
    parameters: [{ name: 'type', value: 'phone' }],
    collectedAt: Date.UTC(2026, 9, 16, 18),
  },
];

async function show(...replies: readonly (readonly CollectedEvent[] | RequestFailure)[]) {
  let asked = 0;
  const gateway = {
    collectedEvents: () => {
      const reply = replies[Math.min(asked, replies.length - 1)]!;
      asked += 1;
      return Promise.resolve('kind' in reply ? fail(reply) : ok(reply));
    },
  } as Partial<DebuggerGateway> as DebuggerGateway;
  const page = await playerPage({ given: { debuggerGateway: gateway } });
  await page.stores.lazy.ensure(['collectedEvents']);
  await act(async () => {
    render(
      <>
        <Screen />
        <CookieBanner />
      </>,
      { wrapper: page.Wrapper },
    );
    await Promise.resolve();
  });
  return page;
}

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const choose = (value: string) => {
  fireEvent.change(screen.getByRole('combobox', { name: 'Kind of event' }), { target: { value } });
};

describe('the counted events in the debugger', () => {
  it('show their kind, moment, code and parameters [AN-12]', async () => {
    await show(EVENTS);
    expect(rows()).toEqual([
      expect.stringMatching(/^21:30.*Captcha failed.*10191.*kind: puzzle$/),
      expect.stringMatching(/^21:00.*Registration started.*type: phone$/),
    ]);
    expect(screen.getByRole('status').textContent).toBe('2 events');
  });

  it('say why there are none without a consent to marketing, and lead to the choice [AN-12, CKC-8]', async () => {
    const { stores } = await show([]);
    const settings = { name: 'Cookie settings' };
    act(() => stores.consent.agree({ isFunctional: true, isMarketing: false }));
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
    expect(screen.getByText(/so your events aren’t counted/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', settings));
    expect(stores.consent.mayKeep('window-width')).toBe(false);
    expect(screen.getByRole('region', { name: 'Cookies' }).contains(document.activeElement)).toBe(true);
    act(() => stores.consent.agree({ isFunctional: true, isMarketing: true }));
    expect(screen.queryByRole('button', settings)).toBeNull();
  });

  it('are filtered by their kind [AN-12]', async () => {
    await show(EVENTS);
    choose('captcha-failed');
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe('1 event');
    choose('page-measured');
    expect(rows()).toEqual([]);
    expect(screen.getByText('No events of this kind')).toBeDefined();
    choose('all');
    expect(rows()).toHaveLength(2);
  });

  it('are said to be none, or not to be had, and can be asked for again [AN-12]', async () => {
    await show([], { kind: 'network' }, EVENTS);
    expect(screen.getByText('Nothing has been counted in the last 24 hours')).toBeDefined();
    const reload = async () =>
      act(async () => {
        fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
        for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
      });
    await reload();
    expect(screen.getByRole('alert')).toBeDefined();
    await reload();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(rows()).toHaveLength(2);
  });
});
