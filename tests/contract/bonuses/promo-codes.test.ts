import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours } from '../../../core/shared/time.ts';
import { CHECK_PROMO_CODE, FIRST_BONUSES } from '../../../infrastructure/registration/bonus-calls.ts';
import { SANDBOX_STATE, SET_PROMO_CODE } from '../../../infrastructure/site/debugger-calls.ts';
import { REGISTER_IN_ONE_CLICK, SEND_PHONE_CODE } from '../../../infrastructure/registration/registration-calls.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
beforeEach(() => fixture.clock.move(hours(2)));
afterAll(() => fixture.close());

const check = async (promocode: string, countryCode = 'ru', iso = 'RUB') =>
  fixture.visitor().send(CHECK_PROMO_CODE, { body: { promocode, countryCode, iso } });
const register = async (promocode: string) =>
  fixture.visitor().send(REGISTER_IN_ONE_CLICK, {
    body: { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true, promocode },
  });
const addCode = async (code: string, valid: { valid_from: number; valid_until: number | null }) =>
  fixture.sandbox.database
    .insertInto('promo_codes')
    .values({ code, bonus_choice: 1, country_code: null, currency: null, ...valid })
    .execute();

describe('promo codes', () => {
  it('hold with their bonus, in the country and the currency that they name [RGF-20]', async () => {
    expect((await check('START')).read()).toEqual({ isValid: true, choice: 'sport' });
    expect((await check('CASINO26')).read()).toEqual({ isValid: true, choice: 'casino' });
    expect((await check('NOBODYS')).read()).toEqual({ isValid: false });
    expect((await check('TENGE26')).read()).toEqual({ isValid: false });
    expect((await check('TENGE26', 'kz', 'RUB')).read()).toEqual({ isValid: false });
    expect((await check('TENGE26', 'kz', 'KZT')).read()).toEqual({ isValid: true, choice: 'sport' });
    expect((await check('START', 'aq')).code).toBe('unknown-country');
    expect((await check('START', 'ru', 'XXX')).code).toBe('unknown-currency');
  });

  it('hold from their first moment until their last [RGF-20]', async () => {
    const now = fixture.clock.now();
    await addCode('EARLY', { valid_from: now + 1, valid_until: null });
    await addCode('LATE', { valid_from: 0, valid_until: now });
    await addCode('NOW', { valid_from: now, valid_until: now + 1 });
    const valid = [];
    for (const code of ['EARLY', 'LATE', 'NOW']) valid.push((await check(code)).read().isValid);
    expect(valid).toEqual([false, false, true]);
  });

  it('are added, changed and ended in the debugger [RGF-20]', async () => {
    const set = async (body: { code: string; bonus: 'sport' | 'casino'; isOn: boolean; currency?: string }) =>
      (await fixture.visitor().send(SET_PROMO_CODE, { body })).status;
    const shown = async () =>
      (await fixture.visitor().send(SANDBOX_STATE)).read().promoCodes.find(({ code }) => code === 'WINTER-1');
    expect((await check('WINTER-1')).read()).toEqual({ isValid: false });
    expect(await set({ code: 'WINTER-1', bonus: 'casino', isOn: true })).toBe(200);
    expect((await check('WINTER-1')).read()).toEqual({ isValid: true, choice: 'casino' });
    await set({ code: 'WINTER-1', bonus: 'sport', currency: 'EUR', isOn: true });
    expect((await check('WINTER-1')).read()).toEqual({ isValid: false });
    expect((await check('WINTER-1', 'de', 'EUR')).read()).toEqual({ isValid: true, choice: 'sport' });
    expect(await shown()).toEqual({ code: 'WINTER-1', bonus: 'sport', currency: 'EUR', isOn: true });
    await set({ code: 'WINTER-1', bonus: 'sport', isOn: false });
    expect((await check('WINTER-1', 'de', 'EUR')).read()).toEqual({ isValid: false });
    expect(await shown()).toMatchObject({ isOn: false });
    expect(await set({ code: 'no good', bonus: 'sport', isOn: true })).toBe(400);
    const codes = Array.from({ length: 100 }, (_, number) => `MANY-${String(number)}`);
    for (const code of codes) await addCode(code, { valid_from: 0, valid_until: 1 });
    expect([await set({ code: 'ONE-TOO-MANY', bonus: 'sport', isOn: true })]).toEqual([409]);
    await fixture.sandbox.database.deleteFrom('promo_codes').where('code', 'like', 'MANY-%').execute();
  });

  it('are looked up again by a registration, which is refused with one that does not hold [RGF-20]', async () => {
    const refused = await register('NOBODYS');
    expect([refused.status, refused.code]).toEqual([400, 'promocode']);
    const { userId } = (await register(' start ')).read();
    const user = await fixture.sandbox.database
      .selectFrom('users')
      .select('promo_code')
      .where('id', '=', userId as never)
      .executeTakeFirstOrThrow();
    expect(user.promo_code).toBe('START');
    expect((await register('')).status).toBe(200);
  });

  it('are looked up before a code is sent to a phone, which gets none for one that does not hold [RGF-23]', async () => {
    const phone = '+79990001122';
    const ask = async (promocode: string, iso: string) =>
      fixture.visitor().send(SEND_PHONE_CODE, { body: { phone, promocode, countryCode: 'kz', iso } });
    const refused = await ask('TENGE26', 'EUR');
    expect([refused.status, refused.code]).toEqual([400, 'promocode']);
    expect((await ask('TENGE26', 'KZT')).status).toBe(200);
  });

  it('cannot be guessed: thirty that do not hold an hour, by asking and by registering together [RGF-20, SEC-86]', async () => {
    for (let time = 0; time < 40; time += 1) expect((await check('START')).status).toBe(200);
    for (let time = 0; time < 29; time += 1) await check(`WRONG-${String(time)}`);
    expect((await register('WRONG-29')).code).toBe('promocode');
    const late = await check('START');
    expect([late.status, late.code]).toEqual([429, 'promocode-tries']);
    expect((await register('START')).status).toBe(429);
    expect((await register('')).status).toBe(200);
    fixture.clock.move(hours(1));
    expect((await check('START')).read().isValid).toBe(true);
  });
});

describe('the bonuses of new players', () => {
  it('are told for the currency of the form [RGF-21]', async () => {
    const terms = await fixture.visitor().send(FIRST_BONUSES, { query: { countryCode: 'ru', iso: 'RUB' } });
    expect(terms.read().map(({ choice, percent, wager }) => [choice, percent, wager])).toEqual([
      ['sport', 100, 5],
      ['casino', 50, 35],
    ]);
    const inYen = await fixture.visitor().send(FIRST_BONUSES, { query: { countryCode: 'jp', iso: 'JPY' } });
    expect(inYen.read()[0]?.most).not.toBe(terms.read()[0]?.most);
    const unknown = await fixture.visitor().send(FIRST_BONUSES, { query: { countryCode: 'ru', iso: 'XXX' } });
    expect(unknown.code).toBe('unknown-currency');
  });
});
