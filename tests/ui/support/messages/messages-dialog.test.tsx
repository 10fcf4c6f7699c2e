import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MessagesDialog } from '#ui/support/messages/messages-dialog.tsx';
import { MessagesStore } from '#ui/support/messages/messages-store.ts';
import { minutes } from '../../../../core/shared/time.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import type { MessagesGateway } from '../../../../core/support/messages/messages-gateway.ts';
import type { PlayerMessage } from '../../../../core/support/messages/player-message.ts';
import { NOW } from '../../../support/examples/coupon-examples.ts';
import { fakeVisibility } from '../../../support/fakes/fake-visibility.ts';
import { manualTimers } from '../../../support/fakes/manual-timers.ts';
import { minor } from '../../../support/units.ts';
import { playerPage, teachDialogs } from '../../../support/views/player-page.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

beforeEach(teachDialogs);
afterEach(cleanup);

const Texts = withTexts('support', 'kit', 'notice-catalogue');
const PAID: PlayerMessage = {
  id: 9,
  kind: 'deposit-credited',
  at: NOW,
  isRead: false,
  about: 7,
  sum: { amount: minor(500_00), currency: 'RUB' },
};
const WELCOME: PlayerMessage = { id: 4, kind: 'welcome', at: NOW - minutes(5), isRead: false };

function gateway() {
  return {
    news: vi.fn<MessagesGateway['news']>(() => Promise.resolve(ok({ unreadCount: 3, lastId: 12 }))),
    page: vi.fn<MessagesGateway['page']>(() =>
      Promise.resolve(ok({ messages: [PAID, WELCOME], unreadCount: 2, hasOlder: false })),
    ),
    mark: vi.fn<MessagesGateway['mark']>((ids, isRead) => Promise.resolve(ok({ ids, unreadCount: isRead ? 1 : 2 }))),
    markAll: vi.fn<MessagesGateway['markAll']>(() => Promise.resolve(ok({ ids: [9, 4], unreadCount: 0 }))),
  } satisfies MessagesGateway;
}

async function opened(server = gateway()) {
  const page = await playerPage({ userId: 5, given: { messagesGateway: server } });
  await page.stores.lazy.ensure(['messages']);
  page.stores.dialogs.show('messages');
  await act(async () => {
    render(
      <page.Wrapper>
        <Texts>
          <MessagesDialog />
        </Texts>
      </page.Wrapper>,
    );
    await Promise.resolve();
  });
  return { ...page, server };
}

const press = async (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name, hidden: true }));
    await Promise.resolve();
  });
const unread = () => screen.queryAllByText('Unread:').length;

describe('the messages of the site', () => {
  it('say what happened with its sum, and lead there; that reads them [MSG-4]', async () => {
    const { server, stores, address } = await opened();
    expect(screen.getByText('Deposit of ₽500.00 credited')).toBeDefined();
    expect(screen.getByText(/Payment No\. 7\./)).toBeDefined();
    await press('To the payment history');
    expect(server.mark).toHaveBeenCalledExactlyOnceWith([9], true);
    expect([stores.dialogs.open, address.now]).toEqual([undefined, '/en/office/historypay']);
  });

  it('open the very request that was answered [MSG-5]', async () => {
    const server = gateway();
    const answered: PlayerMessage = { id: 9, kind: 'payment-request-answered', at: NOW, isRead: true, about: 31 };
    server.page.mockResolvedValue(ok({ messages: [answered], unreadCount: 0, hasOlder: false }));
    const { stores, address } = await opened(server);
    await press('To the payment request');
    expect([stores.dialogs.open, address.now]).toEqual([undefined, '/en/office/payment/requests?id=31']);
  });

  it('are read all at once up to the latest one shown, and that is taken back [MSG-3]', async () => {
    const { server } = await opened();
    expect(unread()).toBe(2);
    await press('Mark all as read');
    expect(server.markAll).toHaveBeenCalledExactlyOnceWith(9);
    expect([unread(), screen.getByText('2 messages marked as read').tagName]).toEqual([0, 'OUTPUT']);
    await press('Undo');
    expect(server.mark).toHaveBeenCalledExactlyOnceWith([9, 4], false);
    expect(unread()).toBe(2);
  });

  it('show a mark that was not kept as it was, and why [MSG-3]', async () => {
    const server = gateway();
    server.mark.mockResolvedValue(fail({ kind: 'network' }));
    await opened(server);
    await press('Mark as read: Welcome');
    expect(unread()).toBe(2);
    expect(screen.getByRole('alert', { hidden: true })).toBeDefined();
  });

  it('are counted anew each minute while the page is seen, and an open list follows [MSG-2]', async () => {
    const server = gateway();
    const timers = manualTimers();
    const visibility = fakeVisibility();
    const counts: number[] = [];
    const session = { userId: 5, isSignedIn: true, isLeaving: false, isReturning: false, epoch: 1 };
    const store = new MessagesStore(server, {
      session: { ...session, isCurrent: () => true },
      timers,
      visibility,
      player: { countMessages: (count) => counts.push(count) },
    });
    const stop = store.start();
    await timers.advance(minutes(1) - 1);
    expect(server.news).not.toHaveBeenCalled();
    await timers.advance(1);
    await vi.waitFor(() => {
      expect(counts).toEqual([3]);
    });
    expect(server.page).not.toHaveBeenCalled();
    await store.open();
    await timers.advance(minutes(1));
    await vi.waitFor(() => {
      expect(server.page).toHaveBeenCalledTimes(2);
    });
    visibility.turn(false);
    await timers.advance(minutes(10));
    const asked = server.news.mock.calls.length;
    await timers.advance(minutes(10));
    expect(server.news.mock.calls.length).toBe(asked);
    stop();
  });
});
