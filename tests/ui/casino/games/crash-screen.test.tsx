import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Screen } from '#ui/casino/games/crash/crash-screen.tsx';
import type { CrashBet, CrashGateway, CrashTable } from '../../../../core/casino/games/crash-gateway.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { playerPage, teachDialogs } from '../../../support/views/player-page.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

beforeAll(teachDialogs);
// the multiplier alone, which needs no canvas
beforeEach(() => {
  document.documentElement.dataset['motion'] = 'none';
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['motion'];
});

const Texts = withTexts('casino-games', 'casino', 'session', 'kit', 'notice-catalogue');
const HASH = 'ab'.repeat(32);
const BET: CrashBet = {
  id: 'key',
  round: 7,
  state: 'pending',
  currency: 'RUB',
  stake: 1000 as Minor,
  win: 0 as Minor,
  target: 200,
  at: 0,
};

interface Opened {
  readonly startsIn?: number;
  readonly bets?: readonly CrashBet[];
  readonly changes?: Partial<CrashGateway>;
}

async function opened({ startsIn = 5000, bets = [], changes = {} }: Opened = {}) {
  const now = Date.now();
  const table: CrashTable = {
    now,
    id: 7,
    serverHash: HASH,
    startsAt: now + startsIn,
    bets: 3,
    cashedOut: 1,
    last: [{ id: 6, serverHash: HASH, serverSeed: HASH, point: 1240 }],
  };
  const place = vi.fn<CrashGateway['place']>(async (_, key) => ok({ ...BET, id: key }));
  const crashGateway: CrashGateway = {
    table: async () => ok(table),
    stakes: async () => ok([1000, 2000] as Minor[]),
    place,
    cashOut: async () => ok({ ...BET, state: 'finished', win: 1500 as Minor }),
    bets: async () => ok(bets),
    ...changes,
  };
  const page = await playerPage({ userId: 5, given: { crashGateway } });
  await page.stores.lazy.ensure(['crash', 'fairness', 'playGuard']);
  await page.stores.crash.openPage();
  await act(async () => {
    render(
      <page.Wrapper>
        <Texts>
          <Screen />
        </Texts>
      </page.Wrapper>,
    );
    await Promise.resolve();
  });
  return { place, crash: page.stores.crash };
}

const press = async (name: RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });

describe('the page of crash', () => {
  it('says the round, how many staked on it and where the rounds before crashed [GM-33]', async () => {
    await opened();
    expect(screen.getByRole('heading', { name: 'Round 7' })).not.toBeNull();
    expect(screen.getByText('Taking stakes')).not.toBeNull();
    expect(screen.getByRole('list', { name: 'Last crash points' }).textContent).toBe('×12.40');
    expect(screen.getByText(HASH)).not.toBeNull();
  });

  it('places a stake with the cash-out that was typed, once [GM-34, GM-36]', async () => {
    const { place } = await opened();
    fireEvent.change(screen.getByRole('textbox', { name: 'Automatic cash-out' }), { target: { value: '3,5' } });
    await press(/Place stake/);
    const order = { accountId: 3, currency: 'RUB', stake: 1000, target: 350 };
    expect(place.mock.calls.map(([asked]) => asked)).toEqual([{ ...order, accountId: expect.any(Number) as number }]);
  });

  it.each(['1', '500.01', '2.345', 'two'])(
    'refuses %s as a cash-out, in words, and stakes nothing [GM-31]',
    async (text) => {
      const { place } = await opened();
      fireEvent.change(screen.getByRole('textbox', { name: 'Automatic cash-out' }), { target: { value: text } });
      expect(screen.getAllByText('From 1.01 to 500').length).toBeGreaterThan(0);
      await press(/Place stake/);
      expect(place).not.toHaveBeenCalled();
    },
  );

  it('takes no stake once the round runs, and says why [GM-36]', async () => {
    const { place } = await opened({ startsIn: -1000 });
    expect(screen.getByText('Running')).not.toBeNull();
    await press(/Place stake/);
    expect(place).not.toHaveBeenCalled();
  });

  it('asks again for the same stake where no answer came [GM-36]', async () => {
    const keys: string[] = [];
    const place: CrashGateway['place'] = async (_, key) => {
      keys.push(key);
      return keys.length === 1 ? fail({ kind: 'network' }) : ok({ ...BET, id: key });
    };
    const { crash } = await opened({ changes: { place } });
    await act(async () => crash.place());
    crash.typeTarget('9');
    await act(async () => crash.place());
    expect([keys.length, new Set(keys).size, crash.targetText]).toEqual([2, 1, '2']);
  });

  it('cashes out what is open, and says what it brought or that it was too late [GM-35]', async () => {
    const { crash } = await opened({ startsIn: -2000, bets: [BET] });
    await press(/Cash out/);
    expect(crash.denial).toBeUndefined();
    cleanup();
    const late = fail({ kind: 'refused', status: 409, code: 'too-late' } as const);
    const second = await opened({ startsIn: -2000, bets: [BET], changes: { cashOut: async () => late } });
    await press(/Cash out/);
    expect(second.crash.denial).toBe('too-late');
    expect(screen.getByText(/Too late/)).not.toBeNull();
  });
});
