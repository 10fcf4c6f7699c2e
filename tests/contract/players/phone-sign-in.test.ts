import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION } from '../../../infrastructure/session/session-calls.ts';
import { PHONE_SIGN_IN, TWO_STEP_CODE } from '../../../infrastructure/session/sign-in-calls.ts';
import { BEGIN_TWO_FACTOR, CONFIRM_TWO_FACTOR } from '../../../infrastructure/session/two-factor-calls.ts';
import { authenticatorCode } from '../../support/browser/authenticator-app.ts';
import type { Visitor } from '../../support/browser/visitor.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => {
  await fixture.assertSound();
  await fixture.close();
});

/** A player with this phone, proven or only written down. */
async function playerWith(phone: string, activationType = 2): Promise<TestPlayer> {
  const player = await fixture.player();
  const { database } = fixture.sandbox;
  const row = { phone, activation_type: activationType };
  await database.updateTable('users').set(row).where('id', '=', player.userId).execute();
  return player;
}
const lastCode = async (to: string) => {
  const { messages } = await fixture.outbox();
  return messages.find((message) => message.to === to)?.code ?? '';
};
const byPhone = async (visitor: Visitor, phone: string, password: string, countryCode = 'ru') =>
  visitor.send(PHONE_SIGN_IN, {
    body: { phone_number: phone, country_code: countryCode, uPassword: password, save: false },
  });

describe('a sign-in by phone and password', () => {
  it('signs in on a device that the player knows [WAY-10, WAY-11]', async () => {
    const player = await playerWith('+79991110001');
    expect((await byPhone(player, '+79991110001', player.password)).read()).toEqual({ userId: player.userId });
  });

  it('asks for a code on a new device, as after a login [WAY-11, TWO-12]', async () => {
    const player = await playerWith('+79991110002');
    const stranger = fixture.visitor();
    const asked = (await byPhone(stranger, '+79991110002', player.password)).read();
    expect(asked.secondStep?.method).toBe('sms');
    expect((await stranger.send(SESSION)).read()).toEqual({});
    const code = await lastCode('+79991110002');
    const ended = await stranger.send(TWO_STEP_CODE, { body: { code, save: false } });
    expect(ended.read()).toEqual({ userId: player.userId });
  });

  it('asks for the code of the app where the second step is on [WAY-11, TWO-7]', async () => {
    const player = await playerWith('+79991110003');
    const { secret } = (await player.send(BEGIN_TWO_FACTOR, { body: { password: player.password } })).read();
    const code = authenticatorCode(secret, fixture.sandbox.clock.now());
    await player.send(CONFIRM_TWO_FACTOR, { body: { code } });
    const asked = (await byPhone(player, '+79991110003', player.password)).read();
    expect(asked.secondStep?.method).toBe('app');
  });

  it('answers alike to a wrong password, a number without a player and one that nobody has proven [WAY-11, SEC-61]', async () => {
    await playerWith('+79991110004');
    const unproven = await playerWith('+79991110005', 1);
    const replies = [
      await byPhone(fixture.visitor(), '+79991110004', 'wrong'),
      await byPhone(fixture.visitor(), '+79991110099', 'wrong'),
      await byPhone(fixture.visitor(), '+79991110005', unproven.password),
    ];
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(replies[0]).toMatchObject({ status: 401, code: 'both' });
  });

  it('takes a number only with the country it is of [WAY-10]', async () => {
    const player = await playerWith('+79991110006');
    expect(await byPhone(player, '+79991110006', player.password, 'by')).toMatchObject({ status: 400, code: 'phone' });
    expect((await byPhone(player, '+7999', player.password)).status).toBe(400);
  });

  it('asks for a captcha after too many wrong passwords [WAY-11, CAP-7]', async () => {
    const strict = await openFixture({ rateLimits: {}, captcha: { after: 3, work: 2 } });
    const replies: (string | undefined)[] = [];
    for (let time = 0; time < 4; time += 1) {
      replies.push((await byPhone(strict.visitor(), '+79991110007', 'wrong')).code);
    }
    expect(replies).toEqual(['both', 'both', 'both', '111']);
    await strict.close();
  });
});
