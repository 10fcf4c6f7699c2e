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
  readonly isDemo?: boolean;
}

async function opened({ startsIn = 5000, bets = [], changes = {}, isDemo = false }: Opened = {}) {
  const now = Date.now();
  const table: CrashTable = {
    now,
    id: 7,
    serverHash: HASH,
    startsAt: now + startsIn,
    bets: 3,
    cashedOut: 1,
    stakes: [
      { digits: '042', currency: 'RUB', stake: 50_000 as Minor, cashedOut: 154 },
      { digits: '007', currency: 'EUR', stake: 200 as Minor },
    ],
    totals: [{ currency: 'RUB', stake: 50_000 as Minor, win: 77_000 as Minor }],
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
  await page.stores.lazy.ensure(['purse', 'crash', 'fairness', 'playGuard']);
  await page.stores.crash.openPage();
  if (isDemo) page.stores.crash.chooseMode(true);
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

/** In the first or the second place for a stake. */
const press = async (name: RegExp, place = 0) =>
  act(async () => {
    fireEvent.click(screen.getAllByRole('button', { name })[place]!);
    await Promise.resolve();
  });
const typeTarget = (text: string, place = 0) =>
  fireEvent.change(screen.getAllByRole('textbox', { name: 'Automatic cash-out' })[place]!, { target: { value: text } });

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
    typeTarget('3,5');
    await press(/Place stake/);
    const order = { accountId: 3, currency: 'RUB', stake: 1000, target: 350 };
    expect(place.mock.calls.map(([asked]) => asked)).toEqual([{ ...order, accountId: expect.any(Number) as number }]);
  });

  it.each(['1', '500.01', '2.345', 'two'])(
    'refuses %s as a cash-out, in words, and stakes nothing [GM-31]',
    async (text) => {
      const { place } = await opened();
      typeTarget(text);
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
    const [block] = crash.blocks;
    await press(/Place stake/);
    act(() => block!.typeTarget('9'));
    await press(/Ask again/);
    expect([keys.length, new Set(keys).size, block!.targetText]).toEqual([2, 1, '2']);
  });

  it('keeps the key of a stake that the server puts off [GM-36]', async () => {
    const keys: string[] = [];
    const place: CrashGateway['place'] = async (_, key) => {
      keys.push(key);
      return keys.length === 1 ? fail({ kind: 'refused', status: 429 }) : ok({ ...BET, id: key });
    };
    await opened({ changes: { place } });
    await press(/Place stake/);
    await press(/Ask again/);
    expect(new Set(keys).size).toBe(1);
  });

  it('has two stakes on a round, each with its own cash-out and key, and takes each by itself [GM-38]', async () => {
    const cashOut = vi.fn<CrashGateway['cashOut']>(async (id) =>
      ok({ ...BET, id, state: 'finished', win: 1500 as Minor }),
    );
    const { place, crash } = await opened({ changes: { cashOut } });
    typeTarget('3');
    typeTarget('5', 1);
    await press(/Place stake/);
    await press(/Place stake/);
    const keys = place.mock.calls.map(([, key]) => key);
    expect(place.mock.calls.map(([{ target }]) => target)).toEqual([300, 500]);
    expect([new Set(keys).size, crash.shown.map((bet) => bet?.id)]).toEqual([2, keys]);
    await act(async () => crash.cashOut(crash.blocks[1]!, crash.shown[1]!));
    expect(cashOut.mock.calls).toEqual([[keys[1]]]);
  });

  it('shows all stakes of the round without names, each in its currency, and their sums [GM-39]', async () => {
    await opened();
    const rows = screen.getByRole('table', { name: 'All stakes on the round' }).textContent;
    expect(rows).toMatch(/No\. ···042₽500\.00×1\.54 ₽770\.00/);
    expect(rows).toMatch(/No\. ···007€2\.00—/);
    expect(screen.getByRole('list', { name: 'Totals' }).textContent).toBe('Staked ₽500.00, won ₽770.00');
    expect(screen.getByText('The latest 2 of 3')).not.toBeNull();
  });

  it('is played without money on the same round, and asks the server for nothing [GM-40]', async () => {
    const { place, crash } = await opened({ isDemo: true });
    await press(/Place stake/);
    expect([place.mock.calls.length, crash.demo.credits, crash.open.length]).toEqual([0, 9900, 1]);
    expect(screen.getByText('9,900')).not.toBeNull();
  });

  it('cashes out what is open, and says what it brought or that it was too late [GM-35]', async () => {
    const { crash } = await opened({ startsIn: -2000, bets: [BET] });
    await press(/Cash out/);
    expect(crash.blocks[0]!.denial).toBeUndefined();
    cleanup();
    const late = fail({ kind: 'refused', status: 409, code: 'too-late' } as const);
    const second = await opened({ startsIn: -2000, bets: [BET], changes: { cashOut: async () => late } });
    await press(/Cash out/);
    expect(second.crash.blocks[0]!.denial).toBe('too-late');
    expect(screen.getByText(/Too late/)).not.toBeNull();
  });
});
