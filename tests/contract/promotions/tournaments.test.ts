import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { days, hours, minutes } from '../../../core/shared/time.ts';
import { ACCOUNT_HISTORY } from '../../../infrastructure/accounts/account-history-calls.ts';
import {
  OWN_TOURNAMENTS,
  TAKE_PART,
  TOURNAMENT,
  TOURNAMENTS,
} from '../../../infrastructure/promotions/tournament-calls.ts';
import { REWARDS } from '../../../infrastructure/promotions/reward-calls.ts';
import { balanceOf } from '../../support/browser/walks/pay.ts';
import { roundOf } from '../../support/browser/walks/play-tournament.ts';
import { saveLimits, shutOut } from '../../support/browser/walks/set-limits.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
  await fixture.move(1000);
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

const list = async () => (await fixture.visitor().send(TOURNAMENTS, { query: { lng: 'en', currency: 'RUB' } })).read();
const page = async (id: string) =>
  (await fixture.visitor().send(TOURNAMENT, { params: { id }, query: { lng: 'en', currency: 'RUB' } })).read();
const own = async (player: TestPlayer) => (await player.send(OWN_TOURNAMENTS)).read();
const take = async (player: TestPlayer, id: string, isIn = true) =>
  player.send(TAKE_PART, { params: { id }, body: { isIn, currency: player.currency } });
/** The day's tournament that goes on, which ends at midnight. */
const today = async () => (await page('fruit-day')).id;
const fruits = { theme: 'fruits' } as const;

describe('the tournaments', () => {
  it('are one that goes on and one to come of each series, with their terms [PRM-1, PRM-5]', async () => {
    const { tournaments } = await list();
    expect(tournaments.map(({ title, state }) => `${title}: ${state}`).toSorted()).toEqual([
      'Fruit Day: announced',
      'Fruit Day: running',
      'Week at Sea: announced',
      'Week at Sea: running',
      'Weekend Night: announced',
      'Weekend Night: running',
    ]);
    const shown = await page('fruit-day');
    expect(shown).toMatchObject({ state: 'running', bestRounds: 10, pool: 91 * 15_000, rows: [] });
    expect(shown.prizes[0]).toEqual({ from: 1, to: 1, amount: 40 * 15_000 });
    expect(shown.games.every(({ theme }) => theme === 'fruits')).toBe(true);
    expect(
      (await fixture.visitor().send(TOURNAMENT, { params: { id: 'no-such' }, query: { lng: 'en', currency: 'RUB' } }))
        .status,
    ).toBe(404);
  });
});

describe('a player of a tournament', () => {
  it('joins once, and only rounds of its games after that count [PRM-3, PRM-9]', async () => {
    const [player, id] = [await fixture.player(), await today()];
    await roundOf(fixture, player, { ...fruits, win: 9000 });
    await fixture.move(1000);
    const first = (await take(player, id)).read();
    expect(first).toMatchObject({ mayJoin: true, entries: [{ id, points: 0, roundCount: 0 }] });
    await fixture.move(1000);
    expect((await take(player, id)).read()).toEqual(first);
    await roundOf(fixture, player, { ...fruits, win: 2500 });
    await roundOf(fixture, player, { theme: 'sea', win: 8000 });
    await roundOf(fixture, player, { ...fruits, win: 0, isOpen: true });
    expect((await own(player)).entries).toMatchObject([{ points: 25, bestPoints: 25, roundCount: 1, place: 1 }]);
    const [row] = (await page(id)).rows;
    expect(row).toMatchObject({ place: 1, player: String(player.userId).padStart(3, '0').slice(-3), points: 25 });
    expect((await take(player, id, false)).read().entries).toEqual([]);
    await fixture.move(1000);
    expect((await take(player, id)).read().entries).toMatchObject([{ points: 0 }]);
    await take(player, id, false);
    await fixture.move(minutes(1));
  });

  it('is told of nobody else’s tournaments, and a visitor of none [SEC-83]', async () => {
    const [player, other, id] = [await fixture.player(), await fixture.player(), await today()];
    await take(player, id);
    expect((await own(other)).entries).toEqual([]);
    expect((await fixture.visitor().send(OWN_TOURNAMENTS)).status).toBe(401);
    await take(player, id, false);
  });

  it('is let into none once a limit is used up, and in no currency without an account [PRM-7, RG-11, RG-23]', async () => {
    const [player, id] = [await fixture.player(), await today()];
    const body = { isIn: true, currency: 'USD' };
    expect((await player.send(TAKE_PART, { params: { id }, body })).status).toBe(404);
    await saveLimits(player, [['daily-wagering', 10]]);
    await roundOf(fixture, player, { ...fruits, win: 0 });
    expect((await take(player, id)).status).toBe(403);
    expect(await own(player)).toEqual({ mayJoin: false, entries: [] });
  });
});

describe('a tournament that is over', () => {
  it('pays each prize once, shares equal places, and withholds from whoever is excluded [PRM-4, PRM-6, PRM-7]', async () => {
    const id = await today();
    const [first, second, third, out] = await Promise.all(Array.from({ length: 4 }, () => fixture.player()));
    const players = [first!, second!, third!, out!];
    for (const player of players) await take(player, id);
    await fixture.move(1000);
    const wins = [9000, 4000, 4000, 8000];
    for (const [index, player] of players.entries()) await roundOf(fixture, player, { ...fruits, win: wins[index]! });
    await shutOut(out!, 7);
    const before = await Promise.all(players.map(async (player) => balanceOf(fixture, player)));
    await fixture.move(hours(6));
    await fixture.move(minutes(1));
    const after = await Promise.all(players.map(async (player) => balanceOf(fixture, player)));
    expect(after.map((sum, index) => sum - before[index]!)).toEqual([40 * 15_000, 6.5 * 15_000, 6.5 * 15_000, 0]);
    expect((await page(id)).state).toBe('finished');
    expect((await page(id)).rows.map(({ place }) => place)).toEqual([1, 2, 3, 3]);
    expect((await take(first!, id)).status).toBe(409);
    const [entry] = (await own(first!)).entries;
    expect(entry).toMatchObject({ place: 1, prize: 40 * 15_000, isWithheld: false });
    const { rewards } = (await first!.send(REWARDS)).read();
    expect(rewards[0]).toMatchObject({ kind: 'tournament', given: { amount: 40 * 15_000 } });
    const query = { isIncludeArchive: 'false', pageNumber: 1, accountId: first!.accountId } as const;
    const { movements } = (await first!.send(ACCOUNT_HISTORY, { query })).read();
    expect(movements.map(({ kind }) => kind)).toContain('tournament-prize');
  });

  it('waits for a round that is on its way, and pays nobody twice after it broke half way [PRM-6]', async () => {
    const id = await today();
    const [first, second] = [await fixture.player(), await fixture.player()];
    for (const player of [first, second]) await take(player, id);
    await fixture.move(1000);
    await roundOf(fixture, first, { ...fruits, win: 5000 });
    await roundOf(fixture, second, { ...fruits, win: 4000 });
    const cut = await roundOf(fixture, second, { ...fruits, win: 0, isOpen: true });
    const { database } = fixture.sandbox;
    const before = await balanceOf(fixture, first);
    await fixture.move(days(1));
    expect((await page(id)).state).toBe('checking');
    await database.updateTable('casino_rounds').set({ state: 'finished' }).where('id', '=', cut).execute();
    // the second player's prize cannot be paid: neither is the first one's, which comes before it
    const entry = database.updateTable('tournament_entries').where('user_id', '=', second.userId);
    await entry.set({ currency: '???' }).execute();
    await fixture.move(minutes(1));
    expect([await balanceOf(fixture, first), (await page('fruit-day')).state]).toEqual([before, 'running']);
    (fixture.failures as unknown[]).length = 0;
    await entry.set({ currency: 'RUB' }).execute();
    await fixture.move(minutes(1));
    await fixture.move(minutes(1));
    expect((await balanceOf(fixture, first)) - before).toBe(40 * 15_000);
    expect((await page(id)).state).toBe('finished');
  });
});
