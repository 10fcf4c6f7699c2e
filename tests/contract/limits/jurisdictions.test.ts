import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  joinedProfile,
  JURISDICTION_PROFILES,
  JURISDICTIONS,
  type Jurisdiction,
} from '../../../core/limits/jurisdiction.ts';
import { days, hours } from '../../../core/shared/time.ts';
import { TOP_UP } from '../../../infrastructure/accounts/account-change-calls.ts';
import { AVAILABLE_LIMITS, LIMIT_ACTION } from '../../../infrastructure/limits/limit-calls.ts';
import { PAYMENT_OFFER } from '../../../infrastructure/payments/payment-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { REGISTER_IN_ONE_CLICK, REGISTRATION_OFFER } from '../../../infrastructure/registration/registration-calls.ts';
import { makePlayer } from '../../../infrastructure/sandbox/players/new-player.ts';
import { USER_CONFIG } from '../../../infrastructure/player/player-calls.ts';
import { SITE_FRAME } from '../../../infrastructure/site/site-frame-calls.ts';
import { SITE_CONFIG } from '../../../infrastructure/site/site-calls.ts';
import { SET_JURISDICTION } from '../../../infrastructure/site/debugger-calls.ts';
import { openBets, order, place } from '../../support/browser/open-bets.ts';
import { limitsOf, loosen, saveLimits, shutOut } from '../../support/browser/walks/set-limits.ts';
import { openFixture, START, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

/** Midnight of Saturday, of Monday and of November in the zone of the place; the tests begin on Friday at 18:00 UTC. */
const ZONE: Readonly<Record<Jurisdiction, number>> = { default: 3, UK: 0, MT: 1, DE: 1 };

describe.each(JURISDICTIONS)('in the jurisdiction %s', (jurisdiction) => {
  const profile = JURISDICTION_PROFILES[jurisdiction];
  let fixture: SandboxFixture;
  let player: TestPlayer;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  beforeEach(async () => {
    fixture.clock.move(START - fixture.clock.now());
    // not every law lets a player register in one click
    await law('default');
    player = await fixture.player();
    await law(jurisdiction);
  });
  afterEach(() => fixture.assertSound());
  afterAll(() => fixture.close());

  const law = async (of: Jurisdiction) => fixture.visitor().send(SET_JURISDICTION, { body: { jurisdiction: of } });
  const topUp = async (amount: number) => player.send(TOP_UP, { body: { id: player.accountId, amount } });
  const confirm = async () => player.send(LIMIT_ACTION, { body: { action: 'confirm', limitTypes: [20] } });
  const inForce = async () =>
    (await limitsOf(player)).find(({ kind, state }) => kind === 'daily-deposit' && state === 'active')?.value;

  it('tells whose law it is and by which clock it counts, and what becomes of changed odds [JP-1, JP-8, RG-20]', async () => {
    const { jurisdictions: told, timeZone, limits } = (await player.send(AVAILABLE_LIMITS)).read();
    expect([told, timeZone]).toEqual([[jurisdiction], ZONE[jurisdiction]]);
    const { changeCoefAction } = (await fixture.visitor().send(SITE_CONFIG, { query: { lang: 'en' } })).read().result;
    expect(changeCoefAction).toBe(profile.oddsChangeMode);
    const lengths = limits.find(({ kind }) => kind === 'self-exclusion')?.availableValues ?? [];
    expect(lengths.filter((each) => each > profile.longestTimeOut && each < profile.leastSelfExclusion)).toEqual([]);
  });

  it.each([
    [-1, 409, 'too-early', 500],
    [0, 200, undefined, 900],
    [86_399, 200, undefined, 900],
    [86_400, 409, 'too-late', 500],
    [86_401, 409, 'too-late', 500],
  ])(
    'confirms what is looser only from its start on and for a day: at %i s [PE-1, PE-2, RG-02]',
    async (after, status, code, value) => {
      await saveLimits(player, [['daily-deposit', 500]]);
      await loosen(player, [['daily-deposit', 900]]);
      fixture.clock.move(profile.coolingOff + after * 1000);
      expect(await confirm()).toMatchObject({ status, code });
      expect(await inForce()).toBe(value);
    },
  );

  it('holds the old limit until then, and a stricter one at once [LC-2, LC-3, RG-01, RG-02]', async () => {
    await saveLimits(player, [['daily-deposit', 500]]);
    await loosen(player, [['daily-deposit', 900]]);
    fixture.clock.move(profile.coolingOff + hours(1));
    expect((await topUp(501)).code).toBe('daily-deposit-reached');
    await saveLimits(player, [['daily-deposit', 100]]);
    expect((await topUp(101)).code).toBe('daily-deposit-reached');
    expect((await limitsOf(player)).filter(({ state }) => state === 'pending')).toEqual([]);
    expect((await topUp(100)).status).toBe(200);
  });

  it('counts a day by its calendar or from the start of the limit [LR-4, LR-6, RG-04]', async () => {
    await saveLimits(player, [['daily-deposit', 500]]);
    await topUp(500);
    const midnight = Date.UTC(2026, 9, 17) - hours(ZONE[jurisdiction]);
    const end = profile.periods === 'calendar' ? midnight : START + days(1);
    fixture.clock.move(end - 1 - fixture.clock.now());
    expect((await topUp(1)).code).toBe('daily-deposit-reached');
    fixture.clock.move(1);
    expect((await topUp(500)).status).toBe(200);
  });

  it('counts a week and a month likewise [LR-4, LR-6, RG-04]', async () => {
    await saveLimits(player, [
      ['weekly-deposit', 500],
      ['monthly-deposit', 900],
    ]);
    await topUp(500);
    const zone = hours(ZONE[jurisdiction]);
    const isCalendar = profile.periods === 'calendar';
    const week = isCalendar ? Date.UTC(2026, 9, 19) - zone : START + days(7);
    const month = isCalendar ? Date.UTC(2026, 10, 1) - zone : START + days(30);
    fixture.clock.move(week - fixture.clock.now());
    expect((await topUp(400)).status).toBe(200);
    fixture.clock.move(month - 1 - fixture.clock.now());
    expect((await topUp(1)).code).toBe('monthly-deposit-reached');
    fixture.clock.move(1);
    const { userId, password } = player;
    await player.send(SIGN_IN, { body: { uLogin: String(userId), uPassword: password, save: false } });
    expect((await topUp(100)).status).toBe(200);
  });

  it('stops deposits by a time-out, and play where its law says so [LP-2, RG-12]', async () => {
    await saveLimits(player, [['deposit-time-out', 1]]);
    expect((await topUp(10)).code).toBe('timed-out');
    const [bet] = await openBets(fixture, 1);
    const { body } = await place(player, order(player, [bet!]));
    expect(body).toMatchObject(
      profile.doesTimeOutStopPlay
        ? { status: 'rejected', reason: 'timed-out', until: START + days(1) }
        : { status: 'accepted' },
    );
  });

  it('lets nobody register in one click where players are named, and asks each visitor for an age [JP-5, JP-7, RG-17]', async () => {
    const visitor = fixture.visitor();
    const form = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true } as const;
    const { types } = (await visitor.send(REGISTRATION_OFFER)).read();
    const { ageQuestion } = (await visitor.send(SITE_FRAME, { query: { lang: 'en' } })).read().result;
    const { status, code } = await visitor.send(REGISTER_IN_ONE_CLICK, { body: form });
    const isStrict = jurisdiction === 'UK' || jurisdiction === 'DE';
    expect([types.includes('one-click'), ageQuestion, status, code]).toEqual(
      isStrict ? [false, 'ever', 403, 'one-click-barred'] : [true, 'off', 200, undefined],
    );
  });

  it('shuts out for a day by one press [SX-3, RG-12]', async () => {
    expect((await shutOut(player, 1)).read()).toEqual({ endsAt: START + days(1) });
  });
});

describe('players of different countries on one site', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterEach(() => fixture.assertSound());
  afterAll(() => fixture.close());

  const playerOf = async (country: string) => {
    await fixture.visitor().send(SET_JURISDICTION, { body: { jurisdiction: 'default' } });
    const player = await fixture.player();
    const row = { country_code: country };
    await fixture.sandbox.database.updateTable('users').set(row).where('id', '=', player.userId).execute();
    return player;
  };

  it.each([
    ['kz', 'default', ['default'], 3],
    ['gb', 'default', ['UK'], 0],
    ['mt', 'default', ['MT'], 1],
    ['de', 'default', ['DE'], 1],
    ['de', 'UK', ['DE', 'UK'], 1],
    ['kz', 'MT', ['MT'], 1],
    ['?', 'default', [], 3],
  ] as const)('from %s, where the site is of %s, are held to %j [JP-3, JP-4]', async (country, site, laws, zone) => {
    const player = await playerOf(country);
    await fixture.visitor().send(SET_JURISDICTION, { body: { jurisdiction: site } });
    const profile = joinedProfile(laws);
    const told = (await player.send(AVAILABLE_LIMITS)).read();
    expect([told.jurisdictions, told.timeZone]).toEqual([laws, zone]);
    await saveLimits(player, [['daily-deposit', 500]]);
    await loosen(player, [['daily-deposit', 900]]);
    const pending = (await limitsOf(player)).find(({ state }) => state === 'pending');
    expect(pending?.startedAt).toBe(fixture.clock.now() + profile.coolingOff);
    const query = { accountId: player.accountId, lng: 'en' } as const;
    const offer = (await player.send(PAYMENT_OFFER, { query })).read();
    expect(offer.stop).toBe(profile.doesWithdrawalNeedIdentity ? 'verification' : undefined);
    expect(offer.isCancelAllowed).toBe(!profile.isWithdrawalFinal);
    await saveLimits(player, [['deposit-time-out', 1]]);
    const [bet] = await openBets(fixture, 1);
    const { body } = await place(player, order(player, [bet!]));
    expect(body).toMatchObject(profile.doesTimeOutStopPlay ? { reason: 'timed-out' } : { status: 'accepted' });
  });

  it.each([
    ['mt', 200, true],
    ['de', 403, undefined],
    ['kz', 200, true],
  ] as const)('from %s registers in one click, or is refused [JP-5, JP-6]', async (countryCode, status, isHidden) => {
    await fixture.visitor().send(SET_JURISDICTION, { body: { jurisdiction: 'default' } });
    const visitor = fixture.visitor();
    const form = { countryCode, iso: 'EUR', isAdult: true, isTermsAccepted: true } as const;
    const reply = await visitor.send(REGISTER_IN_ONE_CLICK, { body: form });
    expect(reply.status).toBe(status);
    const config = status === 200 ? (await visitor.send(USER_CONFIG)).read().result : undefined;
    expect(config?.isBalanceHidden).toBe(isHidden);
  });

  it('sees the balance where the law of the site wants it seen [JP-6]', async () => {
    const { database, jurisdiction } = { database: fixture.sandbox.database, jurisdiction: () => 'UK' as const };
    const named = { countryCode: 'kz', currency: 'KZT', promoCode: undefined, bonusChoice: undefined } as const;
    const player = { ...named, registeredBy: 'full', passwordHash: 'none' } as const;
    const parts = { database, jurisdiction, now: fixture.clock.now, options: { isDemo: true } as never };
    const made = await makePlayer(parts, player, { cookies: {}, headers: {} } as never);
    const { userId } = 'refused' in made ? { userId: undefined } : made;
    const row = database.selectFrom('users').select('is_balance_hidden').where('id', '=', userId!);
    expect(await row.executeTakeFirstOrThrow()).toEqual({ is_balance_hidden: false });
  });
});
