import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readHistoryChoice } from '../../../../../core/coupon/placed/history-filter.ts';
import type { HistoryGateway } from '../../../../../core/coupon/placed/history-gateway.ts';
import type { StatementRow } from '../../../../../core/coupon/statement/bet-statement.ts';
import { fail, ok } from '../../../../../core/shared/result.ts';
import * as files from '../../../../../ui/kit/behaviour/save-file.ts';
import { StatementButtons } from '#ui/coupon/placed/statement/statement-buttons.tsx';
import { StatementNotice } from '#ui/coupon/placed/statement/statement-notice.tsx';
import { accountTotals } from '../../../../support/fakes/fake-history-gateway.ts';
import { money, price } from '../../../../support/units.ts';
import { playerPage } from '../../../../support/views/player-page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const rowOf = (id: number): StatementRow => ({
  id,
  accountId: 1,
  currency: 'RUB',
  type: 'single',
  placedAt: Date.parse('2026-03-19T18:44:05Z'),
  state: 'open',
  odds: price(2.5),
  staked: money(100),
  possibleWin: money(250),
  games: [{ home: 'Arsenal', away: 'Leeds', sportId: 1, pick: { kind: 'total', period: 0, line: 2.5, code: 'over' } }],
});

async function show(sums: Partial<HistoryGateway>, search = '') {
  const page = await playerPage({
    userId: 5,
    coupons: { history: () => Promise.resolve(ok({ coupons: [], page: 1, pageCount: 0, totalCount: 0 })) },
    sums,
  });
  await page.stores.lazy.ensure(['statement']);
  // as it comes at the first press, and later presses find it
  await import('#ui/coupon/placed/statement/save-statement.ts');
  await page.stores.history.show(readHistoryChoice(new URLSearchParams(search)));
  const saved: (readonly [name: string, text: string, type?: string | undefined])[] = [];
  vi.spyOn(files, 'saveFile').mockImplementation((...file) => void saved.push(file));
  render(
    <>
      <StatementButtons />
      <StatementNotice />
    </>,
    { wrapper: page.Wrapper },
  );
  const press = async (name: string) =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name }));
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
  return { ...page, saved, press };
}

describe('the history as a file', () => {
  it('asks for part after part of what is chosen, and saves all of them under the day [HX-6]', async () => {
    const asked: unknown[] = [];
    const { saved, press } = await show(
      {
        statementRows: ({ state, type }, before) => {
          asked.push([state, type, before]);
          return Promise.resolve(
            ok(before === undefined ? { rows: [rowOf(9), rowOf(8)], before: 8 } : { rows: [rowOf(3)] }),
          );
        },
      },
      'state=open&type=single&page=4',
    );
    await press('Download bets as CSV');
    expect(asked).toEqual([
      ['open', 'single', undefined],
      ['open', 'single', 8],
    ]);
    const [[name, text, type] = ['', '']] = saved;
    expect([name, type]).toEqual(['bets-2027-01-15.csv', 'text/csv']);
    expect(text).toContain('2026-03-19 21:44:05,9,1,RUB,Single,1,Arsenal – Leeds,Total: Over 2.5,2.5,100,250,Open,,');
    expect(text.split('\r\n')).toHaveLength(5);
    expect(screen.getByRole('status').textContent).toBe('Bets in the file: 3.');
  });

  it('says that the file has the newest alone where there are more than it holds [HX-6]', async () => {
    let id = 1_000_000;
    const rows = () => Array.from({ length: 6000 }, () => rowOf((id -= 1)));
    const { saved, press } = await show({ statementRows: () => Promise.resolve(ok({ rows: rows(), before: id })) });
    await press('Download bets as CSV');
    expect(saved[0]![1].split('\r\n')).toHaveLength(10_002);
    expect(screen.getByRole('status').textContent).toContain('These are the latest ones, not all');
  });

  it('saves nothing where a part does not come, and says why', async () => {
    const { saved, press } = await show({
      statementRows: (_, before) =>
        Promise.resolve(before === undefined ? ok({ rows: [rowOf(9)], before: 9 }) : fail({ kind: 'network' })),
    });
    await press('Download bets as CSV');
    expect(saved).toEqual([]);
    expect(screen.getByRole('alert').textContent).not.toBe('');
  });

  it('says offline that neither a file nor a letter comes, cuts none short, and goes on with the connection [REL-48]', async () => {
    const asked: unknown[] = [];
    let isOnline = false;
    const over = async <Value,>(value: Value) =>
      Promise.resolve(isOnline ? ok(value) : fail({ kind: 'network' } as const));
    const { saved, press, stores } = await show({
      statementRows: (chosen) => {
        asked.push(chosen.state);
        return over({ rows: [rowOf(9)] });
      },
      sendStatement: () => over({ to: 'a@example.com', count: 1, isWhole: true }),
    });
    const why = /Check your internet connection/;
    await press('Download bets as CSV');
    expect(screen.getByRole('alert').textContent).toMatch(why);
    await press('Statement by email');
    expect(screen.getByRole('alert').textContent).toMatch(why);
    expect([saved, stores.statement.isBusy]).toEqual([[], false]);
    isOnline = true;
    await press('Download bets as CSV');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(saved).toHaveLength(1);
    expect(asked).toHaveLength(2);
    await press('Statement by email');
    expect(screen.getByRole('status').textContent).toContain('a@example.com');
  });

  it('is sent by e-mail, and says where to [HX-7]', async () => {
    const { press } = await show({
      sendStatement: () => Promise.resolve(ok({ to: 'a@example.com', count: 12, isWhole: true })),
    });
    await press('Statement by email');
    expect(screen.getByRole('status').textContent).toBe('The statement was sent to a@example.com. Bets in it: 12.');
  });

  it('leads to the contacts where no address is proven, and says when it was sent too often [HX-7]', async () => {
    const codes = [
      { status: 409, code: 'unproven' },
      { status: 429, code: 'too-often' },
    ];
    const { press, stores } = await show({
      sendStatement: () => Promise.resolve(fail({ kind: 'refused', ...codes.shift()! })),
    });
    await press('Statement by email');
    expect(screen.getByRole('status').textContent).toContain('only to a confirmed email address');
    await press('Confirm email');
    expect(stores.dialogs.open).toBe('contacts');
    await press('Statement by email');
    expect(screen.getByRole('status').textContent).toContain('three times a day');
  });

  it('is of the statistics where these are shown [HX-8]', async () => {
    const { saved, press } = await show(
      {
        totals: () => Promise.resolve(ok([accountTotals({ lost: 1, staked: money(10) })])),
        statistics: () =>
          Promise.resolve(
            ok([{ ...accountTotals({ lost: 1, staked: money(10) }), group: { by: 'month', month: '2026-03' } }]),
          ),
      },
      'tab=statistics',
    );
    await press('Download statistics as CSV');
    expect(saved[0]![0]).toBe('statistics-2027-01-15.csv');
    expect(saved[0]![1]).toContain('1,RUB,Month,Mar 2026,1,10,0,0,-10');
    expect(screen.queryByRole('button', { name: 'Statement by email' })).toBeNull();
  });
});
