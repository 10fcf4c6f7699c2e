import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AccountHistory } from '#ui/accounts/history/account-history.tsx';
import type { AccountHistoryGateway } from '../../../../core/accounts/history/account-history-gateway.ts';
import type { AccountMovement } from '../../../../core/accounts/history/account-movement.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import * as files from '../../../../ui/kit/behaviour/save-file.ts';
import { NOW } from '../../../support/examples/coupon-examples.ts';
import { minor } from '../../../support/units.ts';
import { playerPage } from '../../../support/views/player-page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const movement = (id: string): AccountMovement => ({
  id,
  kind: 'deposit',
  accountId: 1,
  currency: 'RUB',
  amount: minor(12_50),
  at: NOW,
});

async function shown(statement: AccountHistoryGateway['statement'], { search = '', totalCount = 3 } = {}) {
  const page: AccountHistoryGateway['page'] = () =>
    Promise.resolve(ok({ movements: [movement('a')], page: 1, pageCount: 1, totalCount, netDeposits: [] }));
  const made = await playerPage({
    userId: 5,
    address: `/en/office/account${search}`,
    given: { accountHistoryGateway: { page, statement } },
  });
  await made.stores.lazy.ensure(['accountHistory', 'accountStatement']);
  const saved: (readonly [name: string, text: string, type?: string | undefined])[] = [];
  vi.spyOn(files, 'saveFile').mockImplementation((...file) => void saved.push(file));
  render(<AccountHistory />, { wrapper: made.Wrapper });
  await act(async () => made.stores.accountHistory.show({ hasArchive: false, page: 1 }));
  const press = async () =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Download the account history as CSV' }));
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
  return { ...made, saved, press };
}

it('saves all that is chosen, part after part, under the day [AH-8] [AH-9] [RG-24]', async () => {
  const asked: unknown[] = [];
  const { saved, press } = await shown(
    ({ accountId, hasArchive }, before) => {
      asked.push([accountId, hasArchive, before]);
      return Promise.resolve(
        ok(
          before === undefined
            ? { movements: [movement('c'), movement('b')], before: 'b' }
            : { movements: [movement('a')] },
        ),
      );
    },
    { search: '?account=1&archive=yes&page=2' },
  );
  await press();
  expect(asked).toEqual([
    [1, true, undefined],
    [1, true, 'b'],
  ]);
  const [[name, text, type] = ['', '']] = saved;
  expect([name, type]).toEqual(['account-history-2027-01-15.csv', 'text/csv']);
  expect(text).toContain(',Deposit,,');
  expect(text).toContain(',1,RUB,12.5\r\n');
  expect(text.split('\r\n')).toHaveLength(5);
  expect(screen.getByRole('status').textContent).toBe('Movements in the file: 3.');
});

it('says that the file has the newest alone where there are more than it holds [AH-10]', async () => {
  const { saved, press } = await shown(() =>
    Promise.resolve(ok({ movements: Array.from({ length: 60_000 }, () => movement('x')), before: 'x' })),
  );
  await press();
  await vi.waitFor(() => {
    expect(saved[0]?.[1].split('\r\n')).toHaveLength(100_002);
  });
  expect(screen.getByRole('status').textContent).toContain('These are the latest ones, not all');
});

it('saves nothing where a part does not come, says why, and goes on with the connection [AH-10]', async () => {
  let isOnline = false;
  const { saved, press } = await shown((_, before) =>
    Promise.resolve(
      before === undefined || isOnline
        ? ok({ movements: [movement('a')], ...(isOnline ? {} : { before: 'a' }) })
        : fail({ kind: 'network' }),
    ),
  );
  await press();
  expect(saved).toEqual([]);
  expect(screen.getByRole('alert').textContent).toMatch(/Check your internet connection/);
  isOnline = true;
  await press();
  expect(saved).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('saves nothing of a player who has left meanwhile [AH-9]', async () => {
  let answer = (): void => undefined;
  const { saved, press, sessions, stores } = await shown(
    async () =>
      new Promise((resolve) => {
        answer = () => resolve(ok({ movements: [movement('a')] }));
      }),
  );
  await press();
  sessions.userId = 6;
  await act(async () => stores.session.confirm());
  await act(async () => {
    answer();
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
  expect(saved).toEqual([]);
  expect(stores.accountStatement.shown.phase).toBe('none');
});

it('is not offered where there is nothing to save [AH-8]', async () => {
  const asked = vi.fn<AccountHistoryGateway['statement']>();
  const { press } = await shown(asked, { totalCount: 0 });
  await press();
  expect(asked).not.toHaveBeenCalled();
});
