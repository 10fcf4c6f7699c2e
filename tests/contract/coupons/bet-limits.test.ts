import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hours } from '../../../core/shared/time.ts';
import { ADD_CURRENCY } from '../../../infrastructure/accounts/account-change-calls.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import {
  COUPON_UPDATE,
  HISTORY,
  LOAD_COUPON,
  PLACEMENT_LOOKUP,
  SAVE_COUPON,
} from '../../../infrastructure/coupon/coupon-calls.ts';
import { FINISH_GAME, SET_FEED } from '../../../infrastructure/site/debugger-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { GAME, GAME_CHANGES } from '../../../infrastructure/sports/game-calls.ts';
import { LINE } from '../../../infrastructure/sports/sports-calls.ts';
import { couponLimits } from '../../../infrastructure/sandbox/coupons/sandbox-coupon-limits.ts';
import { accepted, openBets, order, place } from '../../support/browser/open-bets.ts';
import { openFixture, START, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import { major } from '../../support/units.ts';

let fixture: SandboxFixture;
let player: TestPlayer;
beforeEach(async () => {
  const rateLimits = { saving: { times: 3, within: hours(1) } };
  fixture = await openFixture({ rateLimits });
  player = await fixture.player();
});
afterEach(async () => {
  await fixture.assertSound();
  await fixture.close();
});

const money = async () => major((await player.send(ACCOUNT_LIST)).read().accounts[0]!.money);
/** The first game of a football stream that starts after a moment. */
const gameAfter = (moment: number, stream: number) => {
  const { world } = fixture.sandbox;
  const id = (slot: number) => slot * 16_384 + 1 * 128 + stream;
  let [low, high] = [0, 2 ** 24];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if ((world.card(id(middle), 'en')?.startsAt ?? Infinity) <= moment) low = middle;
    else high = middle;
  }
  return id(high);
};

const openGames = async () => {
  const query = { lng: 'en', section: 'line', sport: 1, time: 0, hours: 0 } as const;
  return (await fixture.visitor().send(LINE, { query })).read().games.slice(0, 40);
};

describe('a game that is not in the line', () => {
  it('takes no bet and is not shown before it is published', async () => {
    const early = gameAfter(START + hours(24 * 30), 0);
    expect(fixture.sandbox.world.card(early, 'en')).toBeDefined();
    const bet = { outcomeId: `${String(early)}:result:0::home`, odds: 2, version: 1, block: 1 };
    const verdict = (await place(player, order(player, [bet], { changeCoefAction: 1 }))).read();
    expect(verdict).toMatchObject({ status: 'rejected', reason: 'removed' });
    const params = { id: early } as const;
    expect((await player.send(GAME, { params, query: { lng: 'en' } })).status).toBe(404);
    expect((await player.send(GAME_CHANGES, { params, query: { lng: 'en', since: 0 } })).status).toBe(404);
    const body = { typeId: 0, currency: 'RUB', bets: [{ outcomeId: bet.outcomeId, block: 1 }] };
    expect((await player.send(COUPON_UPDATE, { body })).read().bets[0]?.trouble).toBe('removed');
  });

  it('is neither priced nor played for whoever asks about it', async () => {
    const { world } = fixture.sandbox;
    const first = gameAfter(START + hours(24 * 30), 0);
    const bets = Array.from({ length: 100 }, (_, place) => ({
      outcomeId: `${String(first + place * 16_384)}:anytime-goalscorer:0::h9`,
      block: 1,
    }));
    const costly = (['game', 'outcome', 'details', 'end', 'version', 'result'] as const).map((name) =>
      vi.spyOn(world, name),
    );
    const terms = (await fixture.visitor().send(COUPON_UPDATE, { body: { typeId: 9, currency: 'RUB', bets } })).read();
    expect(new Set(terms.bets.map(({ trouble }) => trouble))).toEqual(new Set(['removed']));
    const code = 'ABCDEFGH';
    const row = { code, type_id: 9, system_value: null, expires_at: START + hours(1), bets: JSON.stringify(bets) };
    await fixture.sandbox.database.insertInto('saved_coupons').values(row).execute();
    expect((await fixture.visitor().send(LOAD_COUPON, { params: { code }, query: { lng: 'en' } })).read().bets).toEqual(
      [],
    );
    expect(costly.map((call) => call.mock.calls.length)).toEqual([0, 0, 0, 0, 0, 0]);
    for (const call of costly) call.mockRestore();
  });

  it('names its answers without every other market of the game', async () => {
    const { world } = fixture.sandbox;
    const named = (await openGames()).flatMap(({ id }) =>
      (world.details(id, { now: START, language: 'en' })?.markets ?? [])
        .filter(({ kind }) => kind === 'anytime-goalscorer')
        .flatMap(({ outcomes }) => outcomes.slice(0, 2)),
    );
    const bets = named.slice(0, 6).map(({ id }) => ({ outcomeId: id, block: 1 }));
    expect(bets).toHaveLength(6);
    const saved = await fixture.visitor().send(SAVE_COUPON, { body: { typeId: 9, bets } });
    const details = vi.spyOn(world, 'details');
    const params = { code: saved.read().code };
    const loaded = (await fixture.visitor().send(LOAD_COUPON, { params, query: { lng: 'en' } })).read().bets;
    expect(loaded.map(({ label }) => label)).toEqual(named.slice(0, 6).map(({ label }) => label));
    expect(loaded.every(({ label }) => label !== undefined && label !== '')).toBe(true);
    expect(details).not.toHaveBeenCalled();
    details.mockRestore();
  });

  it('does not exist at a speed that is not the world’s own', () => {
    const { world } = fixture.sandbox;
    const [slot, champ] = [50_000, 5];
    // of 128 speeds the last marks the question who wins a season, which is no game
    const known = [0, 1, 2, 37, 120, 126].filter(
      (speed) => world.card(slot * 16_384 + champ * 128 + speed, 'en') !== undefined,
    );
    expect(known.filter((speed) => speed > 1)).toEqual([]);
  });
});

describe('a feed that stands still', () => {
  it.each(['frozen', 'down'] as const)('%s takes no order', async (mode) => {
    const [bet] = await openBets(fixture, 1);
    const before = await money();
    await fixture.visitor().send(SET_FEED, { body: { mode, delay: 0 } });
    expect((await place(player, order(player, [bet!]))).read()).toMatchObject({
      status: 'rejected',
      reason: 'suspended',
    });
    expect(await money()).toBe(before);
    await fixture.visitor().send(SET_FEED, { body: { mode: 'running', delay: 0 } });
    expect((await place(player, order(player, [bet!]))).read().status).toBe('accepted');
  });
});

describe('the largest payout', () => {
  it('holds for all that a player can win on one outcome, however many ask at once', async () => {
    const bets = await openBets(fixture, 10);
    const body = { typeId: 1, currency: 'RUB', bets: bets.map(({ outcomeId, block }) => ({ outcomeId, block })) };
    const { maxBetAmount = 0, maxPayout = 0 } = (await player.send(COUPON_UPDATE, { body })).read();
    const amount = Math.floor(maxBetAmount * 0.6);
    expect(amount * 8).toBeLessThan(await money());
    const before = await money();
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(player, order(player, bets, { amount }))));
    const verdicts = answers.map((answer) => answer.read());
    expect(verdicts.filter(({ status }) => status === 'accepted')).toHaveLength(1);
    const refused = verdicts.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: 'amount-too-large' });
    expect(await money()).toBe(before - amount);
    const limit = refused?.status === 'rejected' ? (refused.limit ?? 0) : 0;
    const rest = accepted((await place(player, order(player, bets, { amount: limit }))).read());
    const first = accepted(verdicts.find(({ status }) => status === 'accepted')!);
    const wins = [...first.coupons, ...rest.coupons].reduce((sum, { possibleWin }) => sum + possibleWin, 0);
    expect(wins).toBeLessThanOrEqual(maxPayout * 100);
  });

  it.each([
    ['a system', { typeId: 2, systemValue: 8 }],
    ['an express with the bonus bet', { typeId: 1, bonusBet: true }],
  ])('is what %s at the maximum of its terms wins at most, and no more is taken [TO-4]', async (_, type) => {
    const bets = (await openBets(fixture, 9)).map((bet, index) => ({ ...bet, block: index + 1 }));
    const legs = bets.map(({ outcomeId, block }) => ({ outcomeId, block }));
    const { bonusBet: _bonus, ...asked } = { bonusBet: false, ...type };
    const terms = (await player.send(COUPON_UPDATE, { body: { ...asked, currency: 'RUB', bets: legs } })).read();
    const [most, maxPayout] = [terms.maxBetAmount ?? 0, terms.maxPayout ?? 0];
    const over = (await place(player, order(player, bets, { ...type, amount: most + 1 }))).read();
    expect(over).toMatchObject({ status: 'rejected', reason: 'amount-too-large', limit: most });
    const taken = accepted((await place(player, order(player, bets, { ...type, amount: most }))).read());
    expect(taken.coupons[0]?.possibleWin).toBeLessThanOrEqual(maxPayout * 100);
    expect(taken.coupons[0]?.possibleWin).toBeGreaterThan(maxPayout * 99);
  });

  it('is shared by the accounts of a player, however many are debited at once [MA-8]', async () => {
    const bets = await openBets(fixture, 10);
    for (const currencyId of [978, 840, 398, 980]) await player.send(ADD_CURRENCY, { body: { currencyId } });
    const { accounts } = (await player.send(ACCOUNT_LIST)).read();
    expect(accounts).toHaveLength(5);
    const legs = bets.map(({ outcomeId, block }) => ({ outcomeId, block }));
    const orders = await Promise.all(
      accounts.map(async ({ id, currency }) => {
        const terms = (await player.send(COUPON_UPDATE, { body: { typeId: 1, currency, bets: legs } })).read();
        const amount = Math.floor((terms.maxBetAmount ?? 0) * 0.9);
        return order(player, bets, { accountId: id, currency, amount });
      }),
    );
    const verdicts = await Promise.all(orders.map((each) => place(player, each)));
    expect(verdicts.filter((verdict) => verdict.read().status === 'accepted')).toHaveLength(1);
    const placed = await fixture.sandbox.database.selectFrom('coupons').select(['currency', 'possible_win']).execute();
    const shares = placed.map(({ currency, possible_win: win }) => win / couponLimits(currency).maxPayout);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1);
  });
});

describe('what is kept', () => {
  it('limits saved coupons by address, keeps open bets alone, and drops what has run out', async () => {
    const [bet, other] = await openBets(fixture, 2);
    const bets = [bet!, other!].map(({ outcomeId, block }) => ({ outcomeId, block }));
    const save = async () => fixture.visitor().send(SAVE_COUPON, { body: { typeId: 1, bets } });
    const { code } = (await save()).read();
    await fixture.visitor().send(FINISH_GAME, { params: { id: String(bet!.gameId) }, body: {} });
    const again = (await save()).read();
    const loaded = (await player.send(LOAD_COUPON, { params: { code: again.code }, query: { lng: 'en' } })).read();
    expect(loaded.bets.map(({ outcomeId }) => outcomeId)).toEqual([other!.outcomeId]);
    await fixture.visitor().send(FINISH_GAME, { params: { id: String(other!.gameId) }, body: {} });
    expect((await save()).code).toBe('bets-not-open');
    expect((await save()).status).toBe(429);
    expect((await player.send(LOAD_COUPON, { params: { code }, query: { lng: 'en' } })).status).toBe(200);
    await fixture.move(hours(24 * 31));
    const { database } = fixture.sandbox;
    expect(await database.selectFrom('saved_coupons').selectAll().execute()).toEqual([]);
  });

  it('answers a key for 48 hours, and never takes it again', async () => {
    const [bet] = await openBets(fixture, 1);
    const [placed, refused] = [randomUUID(), randomUUID()];
    await place(player, order(player, [bet!]), placed);
    await place(player, order(player, [bet!], { amount: 1 }), refused);
    await fixture.move(hours(47));
    const { database } = fixture.sandbox;
    const kept = async () => database.selectFrom('placements').select(['key', 'reply']).execute();
    expect(await kept()).toHaveLength(2);
    await fixture.move(hours(2));
    expect(await kept()).toEqual([{ key: placed, reply: '{"status":"accepted"}' }]);
    const { userId, password } = player;
    const again = fixture.visitor();
    await again.send(SIGN_IN, { body: { uLogin: String(userId), uPassword: password, save: true } });
    expect((await again.send(PLACEMENT_LOOKUP, { params: { key: placed } })).code).toBe('too-old');
    expect((await again.send(PLACEMENT_LOOKUP, { params: { key: refused } })).status).toBe(404);
  });

  it.each([{ typeId: '3000000000' }, { typeId: '10' }, { page: '9000000000000000' }, { accountId: '-1' }])(
    'asks the database nothing that it cannot hold: %o',
    async (query) => {
      const url = `${HISTORY.path}?${new URLSearchParams({ lng: 'en', state: 'all', page: '1', ...query }).toString()}`;
      const cookie = [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const { statusCode } = await fixture.app.inject({ url, headers: { cookie, host: 'localhost:3000' } });
      expect(statusCode).toBe(400);
    },
  );
});
