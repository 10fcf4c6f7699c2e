import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup } from '@testing-library/react';
import type { ConsultantGateway } from '../../../core/support/consultant/consultant-gateway.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { seconds } from '../../../core/shared/time.ts';
import { playerPage } from '../../support/views/player-page.tsx';

afterEach(cleanup);

const CHAT = { address: 'http://127.0.0.1/debugger/consultant', key: 'k'.repeat(43) };

async function consultantOf(offer: { readonly id: unknown; readonly isAvailable: boolean }) {
  const begin = vi.fn<ConsultantGateway['begin']>(() => Promise.resolve(ok(CHAT)));
  const consultantGateway = { offer: () => Promise.resolve(ok(offer)), begin };
  const page = await playerPage({ userId: 5, given: { consultantGateway } });
  await page.stores.lazy.ensure(['consultant']);
  const stop = page.stores.consultant.start();
  await page.stores.consultant.load();
  return { ...page, consultant: page.stores.consultant, begin, stop };
}

describe('the consultant', () => {
  it.each(['0', 'empty', '', 0])('is none with the id %j [CW-1, CW-2]', async (id) => {
    const { consultant, begin } = await consultantOf({ id, isAvailable: true });
    expect(consultant.isAvailable).toBe(false);
    await consultant.open();
    expect([consultant.isOpen, begin.mock.calls.length]).toEqual([false, 0]);
  });

  it('opens while one is available alone, begins one chat, and is folded by its frame [CW-3, CW-5, CW-7]', async () => {
    const { consultant, begin } = await consultantOf({ id: 'demo', isAvailable: true });
    expect([consultant.isAvailable, consultant.isBegun]).toEqual([true, false]);
    await consultant.open();
    expect([consultant.isOpen, consultant.stage, consultant.chat]).toEqual([true, 'waiting', CHAT]);
    consultant.hear('ready');
    expect(consultant.stage).toBe('ready');
    consultant.hear('unread');
    expect(consultant.hasUnread).toBe(false);
    consultant.hear('fold');
    expect([consultant.isOpen, consultant.isBegun]).toEqual([false, true]);
    consultant.hear('unread');
    expect(consultant.hasUnread).toBe(true);
    await consultant.open();
    expect([consultant.hasUnread, begin.mock.calls.length]).toEqual([false, 1]);
    const none = await consultantOf({ id: 'demo', isAvailable: false });
    await none.consultant.open();
    expect(none.consultant.isOpen).toBe(false);
  });

  it('has failed where its frame is not ready in ten seconds, or no chat begins, and is tried again [CW-6]', async () => {
    const { consultant, begin, timers } = await consultantOf({ id: 'demo', isAvailable: true });
    await consultant.open();
    await timers.advance(seconds(9));
    expect(consultant.stage).toBe('waiting');
    await timers.advance(seconds(1));
    expect(consultant.stage).toBe('failed');
    begin.mockResolvedValueOnce(fail({ kind: 'network' }));
    await consultant.retry();
    expect([consultant.stage, consultant.chat]).toEqual(['failed', undefined]);
    await consultant.retry();
    expect([consultant.stage, consultant.chat]).toEqual(['waiting', CHAT]);
    consultant.hear('ready');
    await timers.advance(seconds(60));
    expect(consultant.stage).toBe('ready');
  });

  it('ends its chat with the session of the player [CW-6]', async () => {
    const { consultant, sessions, stores } = await consultantOf({ id: 'demo', isAvailable: true });
    await consultant.open();
    consultant.hear('ready');
    sessions.userId = undefined;
    await stores.session.confirm();
    expect([consultant.isOpen, consultant.chat, consultant.stage]).toEqual([false, undefined, 'waiting']);
  });
});
