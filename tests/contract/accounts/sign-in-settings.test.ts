import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OFFICE_SETTINGS, SAVE_OFFICE_SETTING } from '../../../infrastructure/player/office-settings-calls.ts';
import { SIGN_IN, TWO_STEP_CODE } from '../../../infrastructure/session/sign-in-calls.ts';
import { transferWalk } from '../../support/browser/transfer-walk.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

describe('what a player sets for sign-ins', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  const set = async (player: TestPlayer, id: string, value: number) =>
    player.send(SAVE_OFFICE_SETTING, { body: { id, value, lng: 'en' } });
  const signIn = async ({ userId, password }: TestPlayer, browser = fixture.visitor()) => {
    const body = { uLogin: String(userId), uPassword: password, save: true };
    const { second_step: step } = (await browser.send(SIGN_IN, { body })).body;
    if (step !== undefined) {
      const [{ code = '' } = {}] = (await fixture.outbox()).messages.filter(({ purpose }) => purpose === 'new-device');
      expect((await browser.send(TWO_STEP_CODE, { body: { code, save: true } })).status).toBe(200);
    }
    return browser;
  };
  const isSignedIn = async (browser: Awaited<ReturnType<typeof signIn>>) =>
    (await browser.send(OFFICE_SETTINGS, { query: { lng: 'en' } })).status === 200;

  it('is whether one session ends the others [OFS-17]', async () => {
    const player = await fixture.player();
    const second = await signIn(player);
    expect([await isSignedIn(player), await isSignedIn(second)]).toEqual([true, true]);
    await set(player, 'one_session', 1);
    const third = await signIn(player);
    expect([await isSignedIn(player), await isSignedIn(second), await isSignedIn(third)]).toEqual([false, false, true]);
  });

  it('leaves one session of two that begin at once, and those of others [OFS-17]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    await set(player, 'one_session', 1);
    const both = await Promise.all([signIn(player), signIn(player)]);
    expect(await Promise.all(both.map(isSignedIn))).toHaveLength(2);
    expect((await Promise.all(both.map(isSignedIn))).filter(Boolean)).toHaveLength(1);
    expect(await isSignedIn(other)).toBe(true);
  });

  it('fails none of many sign-ins at once, which wait for one another [OFS-17]', async () => {
    const player = await fixture.player();
    await set(player, 'one_session', 1);
    const browsers = await Promise.all(Array.from({ length: 10 }, async () => signIn(player)));
    expect((await Promise.all(browsers.map(isSignedIn))).filter(Boolean)).toHaveLength(1);
    expect(fixture.failures).toEqual([]);
  });

  it('is of which sign-ins letters come, at a proven address alone [OFS-18]', async () => {
    const walk = transferWalk(fixture);
    const lettersOf = async (address: string, value: number, isProven = true) => {
      const player = await fixture.player();
      if (isProven) await walk.attach(player, address);
      await set(player, 'sign_in_letters', value);
      const browser = await signIn(player);
      await signIn(player, browser);
      return (await walk.messagesTo(address)).filter(({ purpose }) => purpose === 'signed-in').length;
    };
    expect(await lettersOf('none@example.org', 0)).toBe(0);
    expect(await lettersOf('new@example.org', 1)).toBe(1);
    expect(await lettersOf('each@example.org', 2)).toBe(2);
    expect(await lettersOf('unproven-each@example.org', 2, false)).toBe(0);
  });
});
