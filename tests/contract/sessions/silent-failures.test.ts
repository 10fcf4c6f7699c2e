import { expect, it } from 'vitest';
import { failureLine } from '../../../composition/failure-line.ts';
import { SEND_CONTACT_CODE } from '../../../infrastructure/player/contact-calls.ts';
import { SAVE_RECOVERED_PASSWORD, SEND_RECOVERY_CODE } from '../../../infrastructure/registration/recovery-calls.ts';
import { REGISTER_IN_FULL } from '../../../infrastructure/registration/registration-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { openFixture } from '../../support/sandbox-fixture.ts';

const PASSWORD = 'zq7 Unlikely-Horse 93';
const EMAIL = 'unlikely-player@example.org';

/** A secret as it could be left somewhere: plain, or in a common encoding. */
function spellings(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const base64 = bytes.toString('base64').replace(/=+$/, '');
  return [secret, base64, bytes.toString('base64url'), bytes.toString('hex'), encodeURIComponent(secret)];
}

it('calls that bring a password and fail inside leave neither it nor the player in the log of the server [SEC-64, SEC-87]', async () => {
  const fixture = await openFixture();
  const { schema } = fixture.sandbox.database;
  const player = await fixture.player();
  const person = { name: 'Ann', surname: 'Lee', date_birthday: '1990-01-31', email: EMAIL, password: PASSWORD };
  const form = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true, ...person } as const;
  const calls = [
    async () => fixture.visitor().send(SIGN_IN, { body: { uLogin: EMAIL, uPassword: PASSWORD, save: false } }),
    async () => fixture.visitor().send(REGISTER_IN_FULL, { body: form }),
    async () => player.send(SEND_CONTACT_CODE, { body: { contact: EMAIL, password: PASSWORD } }),
    async () => fixture.visitor().send(SEND_RECOVERY_CODE, { body: { contact: EMAIL } }),
    async () => fixture.visitor().send(SAVE_RECOVERED_PASSWORD, { body: { password: PASSWORD } }),
  ];
  const tables = ['users', 'sessions', 'activations', 'recoveries'] as const;
  for (const table of tables) {
    await schema.alterTable(table).renameTo(`${table}_hidden`).execute();
    for (const call of calls) await call();
    await schema.alterTable(`${table}_hidden`).renameTo(table).execute();
  }
  expect(fixture.failures.length).toBeGreaterThan(calls.length);
  const log = fixture.failures.map((error) => `${failureLine('id', error)}${JSON.stringify(error)}`).join('\n');
  const left = [PASSWORD, EMAIL].flatMap((secret) => spellings(secret).filter((spelling) => log.includes(spelling)));
  expect(left).toEqual([]);
  await fixture.close();
});
