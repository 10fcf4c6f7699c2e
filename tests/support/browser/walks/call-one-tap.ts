import {
  ONE_TAP_CLIENT,
  ONE_TAP_CREDENTIAL,
  ONE_TAP_OFFER,
  ONE_TAP_SIGN_IN,
} from '../../../../infrastructure/session/one-tap-calls.ts';
import type { SandboxFixture } from '../../sandbox-fixture.ts';
import { decide, startSocial } from '../social-walk.ts';

/** A browser that the provider of one-tap knows. */
export async function callOneTap(fixture: SandboxFixture): Promise<void> {
  const visitor = fixture.visitor();
  const person = { name: 'Tap', email: 'tap@example.com' };
  const { cookies } = await decide(fixture, await startSocial(visitor), person);
  for (const { name, value } of cookies) visitor.cookies.set(name, value);
  await visitor.send(ONE_TAP_OFFER);
  const begun = (await visitor.send(ONE_TAP_CLIENT, { query: { language: 'ru' } })).read();
  const credential = (await visitor.send(ONE_TAP_CREDENTIAL, { body: begun })).read();
  await visitor.send(ONE_TAP_SIGN_IN, { body: { credential, language: 'ru', currency: '643', countryId: '1' } });
}
