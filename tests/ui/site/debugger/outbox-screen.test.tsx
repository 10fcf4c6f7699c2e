import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import type { DebuggerGateway } from '../../../../core/site/debugger/debugger-gateway.ts';
import type { SentMessage } from '../../../../core/site/debugger/sent-message.ts';
import * as files from '../../../../ui/kit/behaviour/save-file.ts';
import { Screen } from '#ui/site/debugger/outbox-screen.tsx';
import { playerPage } from '../../../support/views/player-page.tsx';

afterEach(cleanup);

async function show(messages: readonly SentMessage[], failure?: RequestFailure, isShared = false) {
  const gateway = {
    outbox: () => Promise.resolve(failure === undefined ? ok({ messages, isShared }) : fail(failure)),
    attachment: (id: number) => Promise.resolve(ok({ name: 'bets.csv', text: `file of ${id}` })),
  } as Partial<DebuggerGateway> as DebuggerGateway;
  const page = await playerPage({ given: { debuggerGateway: gateway } });
  await page.stores.lazy.ensure(['outbox']);
  await act(async () => {
    render(<Screen />, { wrapper: page.Wrapper });
    await Promise.resolve();
  });
  return page;
}

describe('outbox', () => {
  it('shows each message with its kind, recipient, purpose, code and link', async () => {
    await show([
      { id: 2, kind: 'sms', to: '+79991234567', purpose: 'activation', code: '012345', sentAt: 1 },
      { id: 1, kind: 'email', to: 'a@b.de', purpose: 'credentials', link: '/user/activate#token', sentAt: 1 },
    ]);
    const [sms, email] = screen.getAllByRole('listitem');
    expect(sms?.textContent).toMatch(/Text message.*\+79991234567.*Contact confirmation.*012345$/);
    expect(email?.textContent).toMatch(/Email.*a@b\.de.*Login details/);
    expect(within(email!).getByRole('link').getAttribute('href')).toBe('/en/user/activate#token');
    expect(within(sms!).queryByRole('link')).toBeNull();
  });

  it('hands out the file that goes with a message [HX-7]', async () => {
    const save = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
    await show([{ id: 4, kind: 'email', to: 'a@b.de', purpose: 'statement', attachmentName: 'bets.csv', sentAt: 1 }]);
    expect(screen.getByText('Bet statement')).toBeDefined();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'bets.csv' }));
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    expect(save.mock.calls).toEqual([['bets.csv', 'file of 4', 'text/csv']]);
    save.mockRestore();
  });

  it('says that messages of others are not shown, or that everybody reads them all [OBX-1] [OBX-3]', async () => {
    await show([]);
    expect(screen.getByText(/Messages of other visitors are not shown/)).toBeDefined();
    cleanup();
    await show([], undefined, true);
    expect(screen.getByText(/Every visitor sees all messages/)).toBeDefined();
    expect(screen.queryByText(/are not shown/)).toBeNull();
  });

  it('says that nothing was sent, or that it cannot be loaded', async () => {
    await show([]);
    expect(screen.getByText('No emails or text messages')).toBeDefined();
    cleanup();
    await show([], { kind: 'network' });
    expect(screen.getByRole('alert')).toBeDefined();
  });
});
