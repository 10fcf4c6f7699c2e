import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall } from '../../../infrastructure/http/call.ts';
import { definedCalls } from '../../support/browser/defined-calls.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

/** Whatever stands in an address; nothing is read of it before it is known who asks. */
const INPUT = { params: new Proxy({}, { get: () => '1' }), query: {}, body: {} } as const;

/** The test that another player tries each of these calls in. */
const TRIED_IN: Readonly<Record<string, string>> = {
  coupon: 'players/access-rules',
  couponLines: 'players/access-rules',
  placement: 'players/access-rules',
  voidPlacement: 'players/access-rules',
  couponExplanation: 'coupons/settlement',
  answerVipBet: 'coupons/vip-bets',
  renamePasskey: 'players/passkeys',
  removePasskey: 'players/passkeys',
  supportThread: 'support/support-requests',
  writeToTopic: 'support/support-requests',
  endTopic: 'support/support-requests',
  signOutDevice: 'sessions/devices',
  forgetDevice: 'sessions/devices',
  sendTransferCode: 'players/transfer/transfer-codes',
  checkTransferCode: 'players/transfer/transfer-codes',
  ownCasinoGames: 'casino/casino-catalogue',
  takePart: 'promotions/tournaments',
  joinPromotion: 'promotions/promotions',
  claimPromotion: 'promotions/promotions',
  moveGame: 'casino/house-games',
  bonusPlays: 'casino/bonus-games',
  playBonusGame: 'casino/bonus-games',
  cashOutCrash: 'casino/crash',
  liveBets: 'casino/live-tables',
};

describe('every call that is served', () => {
  let fixture: SandboxFixture;
  let owner: TestPlayer;
  let served: readonly AnyCall[];
  beforeAll(async () => {
    fixture = await openFixture();
    owner = await fixture.player();
    const { paths } = (await fixture.app.inject('/api-docs.json')).json<{
      readonly paths: Record<string, Record<string, { readonly operationId: string }>>;
    }>();
    const names = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
    served = (await definedCalls()).filter(({ name }) => names.includes(name));
    const undefinedCalls = names.filter((name) => !served.some((call) => call.name === name));
    if (undefinedCalls.length > 0) throw new Error(`not defined in the sources: ${undefinedCalls.join(', ')}`);
  });
  afterAll(() => fixture.close());

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling domain', { 'sec-fetch-site': 'same-site' }],
    [
      'a page of another site that loads it before it is opened',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch;prerender' },
    ],
    ['a page that hides its origin', { 'sec-fetch-site': undefined, origin: 'null' }],
    ['a form', { 'x-requested-with': undefined }],
  ])('is refused where it changes something and comes from %s [SEC-40]', async (_, headers) => {
    const changing = served.filter(({ changes }) => changes !== 'none');
    expect(changing.length).toBeGreaterThan(50);
    const answers = await Promise.all(
      changing.map(async (call) => {
        const { status, code, headers: sent } = await owner.send(call, INPUT as never, headers);
        return [call.name, status, code, sent['set-cookie']];
      }),
    );
    expect(answers).toEqual(changing.map(({ name }) => [name, 403, 'csrf', undefined]));
  });

  it('is tried with what is another’s where its address names something of a player [SEC-83]', () => {
    const naming = served.filter(({ access, path }) => access === 'player' && path.includes(':'));
    expect(naming.map(({ name }) => name).toSorted()).toEqual(Object.keys(TRIED_IN).toSorted());
    const sources = [...new Set(Object.values(TRIED_IN))].map((file) => [
      file,
      readFileSync(`tests/contract/${file}.test.ts`, 'utf8').includes('SEC-83'),
    ]);
    expect(sources).toEqual([...new Set(Object.values(TRIED_IN))].map((file) => [file, true]));
  });

  it('is refused where it needs a player and nobody is signed in [SEC-83]', async () => {
    const personal = served.filter(({ access }) => access === 'player');
    expect(personal.length).toBeGreaterThan(30);
    const answers = await Promise.all(
      personal.map(async (call) => [call.name, (await fixture.visitor().send(call, INPUT as never)).status]),
    );
    expect(answers).toEqual(personal.map(({ name }) => [name, 401]));
  });
});
