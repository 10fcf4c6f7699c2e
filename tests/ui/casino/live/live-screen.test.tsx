import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Screen } from '#ui/casino/live/live-screen.tsx';
import type { LiveBet, LiveGateway, LiveTableNow } from '../../../../core/casino/live/live-gateway.ts';
import { LIVE_TABLE_IDS, type LiveTableId } from '../../../../core/casino/live/live-table.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { playerPage, teachDialogs } from '../../../support/views/player-page.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const Texts = withTexts('live-tables', 'casino-games', 'casino', 'session', 'kit', 'notice-catalogue');
const HASH = 'ab'.repeat(32);
const BET: LiveBet = {
  id: 'key',
  table: 'roulette',
  round: 7,
  state: 'pending',
  currency: 'RUB',
  stakes: [{ spot: 'red', amount: 2000 as Minor }],
  stake: 2000 as Minor,
  win: 0 as Minor,
  at: 0,
};
const DRAWN: Readonly<Record<LiveTableId, readonly number[]>> = {
  roulette: [17],
  baccarat: [6, 5, 8, 3, 4, 9],
  andarbahar: [0, 1, 2, 13],
  battle: [12, 3],
  guesscard: [12],
  spin2wheels: [3, 9],
  '7of42': [7, 1, 42, 30, 12, 8, 9],
  lucky6: [60, 1, 42, 30, 12, 8],
};

interface Opened {
  readonly id?: LiveTableId;
  readonly closesIn?: number;
  readonly bets?: readonly LiveBet[];
  readonly changes?: Partial<LiveGateway>;
}

function tableNow(id: LiveTableId, closesIn: number): LiveTableNow {
  const now = Date.now();
  const closesAt = now + closesIn;
  return {
    table: id,
    now,
    id: 7,
    serverHash: HASH,
    closesAt,
    shownAt: closesAt + 9000,
    nextAt: closesAt + 15_000,
    ...(closesIn > 0 ? {} : { drawn: DRAWN[id] }),
    players: 2,
    bets: 3,
    last: [{ id: 6, serverHash: HASH, serverSeed: HASH, drawn: DRAWN[id] }],
  };
}

async function opened({ id = 'roulette', closesIn = 15_000, bets = [], changes = {} }: Opened = {}) {
  const place = vi.fn<LiveGateway['place']>(async ({ stakes }, key) => ok({ ...BET, id: key, stakes }));
  const liveGateway: LiveGateway = {
    tables: async () => ok(LIVE_TABLE_IDS.map((each) => ({ id: each, players: 4, last: [DRAWN[each]] }))),
    table: async (each) => ok(tableNow(each, closesIn)),
    limits: async () => ok({ chips: [1000, 2000] as Minor[], mostPaid: 1_000_000 as Minor }),
    place,
    bets: async () => ok(bets),
    ...changes,
  };
  const page = await playerPage({ userId: 5, given: { liveGateway }, address: `/en/casino/${id}` });
  await page.stores.lazy.ensure(['liveTables', 'catalogue', 'fairness', 'playGuard']);
  const { liveTables, accounts } = page.stores;
  await liveTables.openTable(id);
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
  return { place, liveTables, accounts };
}

const press = async (name: RegExp | string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });

describe('a live table', () => {
  it('says that a computer runs it, its round, and who plays, as the server counts [LCT-1, LCT-13]', async () => {
    await opened();
    expect(screen.getByText(/no dealer and no video/)).not.toBeNull();
    expect(screen.getByRole('heading', { name: 'Round 7' })).not.toBeNull();
    expect(screen.getByText('Taking stakes')).not.toBeNull();
    expect(screen.getByText('Players').nextSibling?.textContent).toBe('2');
    expect(screen.getByRole('list', { name: 'Last rounds' }).textContent).toBe('17');
  });

  it('lays chips, takes them back, places what lies there in one order and lays it again [LCT-15, LCT-14]', async () => {
    const { place, liveTables } = await opened();
    await press('17, ×36');
    await press('Red, ×2');
    act(() => {
      fireEvent.click(within(screen.getByRole('group', { name: 'Chip' })).getByRole('button', { pressed: false }));
    });
    await press(/^Red, ×2, ₽10 in chips/);
    await press('Black, ×2');
    await press('Undo');
    expect(liveTables.felt.total).toBe(4000);
    await press('Place stake');
    expect(place.mock.calls[0]?.[0]).toMatchObject({
      table: 'roulette',
      round: 7,
      stakes: [
        { spot: '17', amount: 1000 },
        { spot: 'red', amount: 3000 },
      ],
    });
    expect(liveTables.felt.chips).toEqual([]);
    expect(screen.getByRole('button', { name: /^17, ₽10 in chips/ })).not.toBeNull();
    await press('Repeat');
    expect(liveTables.felt.total).toBe(4000);
    await press('Clear all');
    expect(liveTables.felt.total).toBe(0);
  });

  it('places nothing where no chip lies, too much could be won, or stakes are closed, and says why [LCT-11, LCT-14]', async () => {
    const { place, liveTables } = await opened();
    await press('Place stake');
    act(() => {
      for (let chips = 0; chips < 30; chips += 1) liveTables.lay('17');
    });
    await press('Place stake');
    expect(liveTables.fault).toBe('too-much');
    cleanup();
    const late = await opened({ closesIn: -1000 });
    await press('Red, ×2');
    await press('Place stake');
    expect(place).not.toHaveBeenCalled();
    expect(late.place).not.toHaveBeenCalled();
  });

  it('keeps the chips where the round closed before, and says so [LCT-14, LCT-15]', async () => {
    const closed = fail({ kind: 'refused', status: 409, code: 'closed' } as const);
    const { liveTables } = await opened({ changes: { place: async () => closed } });
    await press('Red, ×2');
    await press('Place stake');
    expect(screen.getByText(/yours was not taken/)).not.toBeNull();
    expect(liveTables.felt.total).toBe(1000);
  });

  it('asks again for the same order where no answer came [LCT-14]', async () => {
    const keys: string[] = [];
    const place: LiveGateway['place'] = async (_, key) => {
      keys.push(key);
      return keys.length === 1 ? fail({ kind: 'network' }) : ok({ ...BET, id: key });
    };
    const { liveTables } = await opened({ changes: { place } });
    await press('Red, ×2');
    await act(async () => liveTables.place());
    act(() => {
      liveTables.lay('black');
    });
    await act(async () => liveTables.place());
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('keeps what was placed to be laid again when the balance comes anew [LCT-15]', async () => {
    const { liveTables, accounts } = await opened();
    await press('Red, ×2');
    await press('Place stake');
    await act(async () => accounts.refreshEverywhere());
    await press('Repeat');
    expect(liveTables.felt.total).toBe(1000);
  });

  it('tells what was drawn and won once it was shown [LCT-12]', async () => {
    await opened({ closesIn: -10_000, bets: [{ ...BET, state: 'finished', win: 4000 as Minor, drawn: [17] }] });
    expect(screen.getByText('17, Black')).not.toBeNull();
    expect(screen.getByText(/You won ₽40/)).not.toBeNull();
    const own = screen.getByRole('list', { name: 'Your stakes' });
    expect(within(own).getByText('Red')).not.toBeNull();
  });

  it.each([
    ['baccarat', 'Player 8, banker 2 — Player'],
    ['andarbahar', 'Andar, cards: 3'],
    ['battle', 'First card'],
    ['guesscard', 'A of clubs'],
    ['spin2wheels', '3 and 9, 12 in all'],
    ['7of42', '7 1 42 30 12 8 9'],
    ['lucky6', '60 1 42 30 12 8'],
  ] as const)('shows what %s drew: %s [LCT-6, LCT-7, LCT-8, LCT-9, LCT-10, LCT-16]', async (id, text) => {
    await opened({ id, closesIn: -10_000 });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text);
    const { spots } = (await import('../../../../core/casino/live/live-tables.ts')).LIVE_TABLES[id];
    const felt = screen.getByRole('group', { name: /Table/ });
    expect(within(felt).getAllByRole('button')).toHaveLength(spots.length);
  });

  it('publishes what each kind of spot returns [LCT-4]', async () => {
    await opened();
    const table = screen.getByRole('table', { name: 'Winnings and probabilities' });
    expect(within(table).getByText('Any one of 37')).not.toBeNull();
    expect(within(table).getAllByText('97.30%')).toHaveLength(3);
  });
});

describe('the list of live tables', () => {
  it('leads to each of them, with its players and its last rounds [LCT-1, LCT-13]', async () => {
    const page = await playerPage({
      userId: 5,
      given: {
        liveGateway: {
          tables: async () => ok([{ id: 'roulette', players: 4, last: [[17], [0]] }]),
        } as Partial<LiveGateway> as LiveGateway,
      },
      address: '/en/casino',
    });
    await page.stores.lazy.ensure(['liveTables', 'catalogue', 'fairness', 'playGuard']);
    await page.stores.liveTables.openList();
    render(
      <page.Wrapper>
        <Texts>
          <Screen />
        </Texts>
      </page.Wrapper>,
    );
    expect(screen.getByRole('link', { name: 'Roulette' }).getAttribute('href')).toBe('/en/casino/roulette');
    expect(screen.getByText('Players now: 4')).not.toBeNull();
    expect(screen.getByRole('list', { name: 'Last rounds' }).textContent).toBe('170');
  });
});
