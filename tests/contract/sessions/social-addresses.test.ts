import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECK_CONTACT_CODE, PLAYER_CONTACTS } from '../../../infrastructure/player/contact-calls.ts';
import { SESSION } from '../../../infrastructure/session/session-calls.ts';
import type { SocialNetwork } from '../../../core/registration/registration-type.ts';
import { demoClient } from '../../../infrastructure/sandbox/social/offered-networks.ts';
import type { SocialIssuer } from '../../../infrastructure/sandbox/social/social-issuer.ts';
import { lockIdentities } from '../../../infrastructure/sandbox/limits/spread-exclusion.ts';
import { days } from '../../../core/shared/time.ts';
import { comeBack, finishSocial, registerSocial } from '../../support/browser/social-walk.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  const social: Partial<Record<SocialNetwork, SocialIssuer>> = {};
  fixture = await openFixture({ social });
  const { value } = await fixture.sandbox.database
    .selectFrom('meta')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow();
  // two networks of the demonstration's provider, as an operator would set them up: one is trusted
  const issuer = 'http://localhost:3000/debugger/openid';
  social.google = { issuer: `${issuer}/google`, ...demoClient(value), isEmailTrusted: true };
  social.vk = { issuer: `${issuer}/vk`, ...demoClient(value) };
});
afterAll(async () => {
  await fixture.assertSound();
  await fixture.close();
});

const personOf = (email: string) => ({ name: 'Ann', email });
async function named(email: string, network: 'google' | 'vk' = 'google') {
  const visitor = fixture.visitor();
  await comeBack(fixture, visitor, { person: personOf(email), network });
  return visitor;
}
const contactsOf = async (visitor: ReturnType<SandboxFixture['visitor']>) => (await visitor.send(PLAYER_CONTACTS)).body;
const purposesTo = async (email: string) =>
  (await fixture.outbox()).messages.filter(({ to }) => to === email).map(({ purpose }) => purpose);

describe('the e-mail address that a network names', () => {
  it('counts as confirmed where a trusted network calls it verified and it is kept [NET-13, NET-14]', async () => {
    const visitor = await named('Kept@Example.org');
    expect((await finishSocial(visitor)).read().newPlayer).toEqual({
      network: 'google',
      name: 'Ann',
      email: 'kept@example.org',
      isEmailTrusted: true,
    });
    expect((await registerSocial(visitor, { email: 'kept@example.org', news: true })).status).toBe(200);
    expect(await contactsOf(visitor)).toMatchObject({
      user_email: 'kept@example.org',
      activation_type: 1,
      pending: [],
    });
    expect(await purposesTo('kept@example.org')).toEqual(['newsletter']);
  });

  it('gets no news where the new player did not ask for them [RGF-22, PR-43]', async () => {
    const visitor = await named('unasked@example.org');
    await registerSocial(visitor, { email: 'unasked@example.org' });
    expect(await contactsOf(visitor)).toMatchObject({ user_email: 'unasked@example.org', news: false });
    expect(await purposesTo('unasked@example.org')).toEqual([]);
  });

  it('must be confirmed where it was changed, and is left out where the player leaves it out [NET-13, NET-14]', async () => {
    const visitor = await named('first@example.org');
    await registerSocial(visitor, { email: 'second@example.org' });
    expect(await contactsOf(visitor)).toMatchObject({
      activation_type: 0,
      pending: [{ kind: 'email', contact: 'second@example.org' }],
    });
    expect((await contactsOf(visitor)).user_email).toBeUndefined();
    const code = (await fixture.codes()).find(({ to }) => to === 'second@example.org')?.code ?? '';
    expect((await visitor.send(CHECK_CONTACT_CODE, { body: { kind: 'email', code } })).status).toBe(200);
    expect(await contactsOf(visitor)).toMatchObject({ user_email: 'second@example.org', activation_type: 1 });
    const other = await named('left-out@example.org');
    await registerSocial(other);
    expect(await contactsOf(other)).toMatchObject({ activation_type: 0, pending: [] });
    expect(await purposesTo('left-out@example.org')).toEqual([]);
  });

  it('must be confirmed where the network is not trusted for it, or does not call it verified [NET-14]', async () => {
    const visitor = await named('untrusted@example.org', 'vk');
    expect((await finishSocial(visitor, 'vk')).read().newPlayer?.isEmailTrusted).toBe(false);
    await registerSocial(visitor, { email: 'untrusted@example.org' });
    expect(await contactsOf(visitor)).toMatchObject({ activation_type: 0, pending: [{ kind: 'email' }] });
    const unverified = await named('unverified@example.org');
    await fixture.sandbox.database
      .updateTable('social_attempts')
      .set({ is_email_verified: false })
      .where('email', '=', 'unverified@example.org')
      .execute();
    await registerSocial(unverified, { email: 'unverified@example.org' });
    expect(await contactsOf(unverified)).toMatchObject({ activation_type: 0, pending: [{ kind: 'email' }] });
  });

  it('never leads to the account that has it: the owner is told by letter, and nothing is taken [NET-1, NET-13]', async () => {
    const owner = await fixture.player();
    const proven = { email: 'owned@example.org', activation_type: 1 };
    await fixture.sandbox.database.updateTable('users').set(proven).where('id', '=', owner.userId).execute();
    for (const network of ['google', 'vk'] as const) {
      const visitor = await named('owned@example.org', network);
      expect((await finishSocial(visitor, network)).read().userId).toBeUndefined();
      const made = (await registerSocial(visitor, { email: 'owned@example.org' })).read();
      expect(made.userId).not.toBe(owner.userId);
      expect((await visitor.send(SESSION)).body.user_id).toBe(made.userId);
      expect(await contactsOf(visitor)).toMatchObject({ activation_type: 0, pending: [{ kind: 'email' }] });
    }
    expect(await purposesTo('owned@example.org')).toEqual(['contact-taken']);
    expect(await contactsOf(owner)).toMatchObject({ user_email: 'owned@example.org', activation_type: 1 });
  });

  it('gives no account to who has an unproven address on it before its owner comes [NET-13]', async () => {
    const attacker = await named('attacker@example.org', 'vk');
    await registerSocial(attacker, { email: 'victim@example.org' });
    const victim = await named('victim@example.org');
    const { userId } = (await registerSocial(victim, { email: 'victim@example.org' })).read();
    expect(await contactsOf(victim)).toMatchObject({ user_email: 'victim@example.org', activation_type: 1 });
    const again = await named('victim@example.org');
    const known = (await finishSocial(again)).read();
    expect(known.newPlayer).toBeUndefined();
    expect((await attacker.send(SESSION)).body.user_id).not.toBe(userId);
    // the code that the attacker once asked for proves nothing any more
    const code = (await fixture.codes()).find(({ to }) => to === 'victim@example.org')?.code ?? '';
    expect((await attacker.send(CHECK_CONTACT_CODE, { body: { kind: 'email', code } })).status).not.toBe(200);
    expect((await contactsOf(attacker)).user_email).toBeUndefined();
  });

  it('makes no account beside an exclusion that is just being made [NET-40, RG-11]', async () => {
    const owner = await fixture.player();
    const { database, clock } = fixture.sandbox;
    const proven = { email: 'excluded@example.org', activation_type: 1 };
    await database.updateTable('users').set(proven).where('id', '=', owner.userId).execute();
    const visitor = await named('excluded@example.org');
    const moments = { started_at: clock.now(), ends_at: clock.now() + days(30), closed_at: null };
    const days30 = { kind: 30, value: 30, currency: null, reason_id: null, needs_approval: false };
    const exclusion = { user_id: owner.userId, state: 'active', ...days30, ...moments } as const;
    let answer: ReturnType<typeof registerSocial> | undefined;
    let isAnswered = false;
    const identities = async () => (await database.selectFrom('social_identities').select('user_id').execute()).length;
    const before = await identities();
    await database.transaction().execute(async (transaction) => {
      await lockIdentities(transaction);
      await transaction.insertInto('limits').values(exclusion).execute();
      answer = registerSocial(visitor, { email: 'second@example.org' }).finally(() => (isAnswered = true));
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(isAnswered).toBe(false);
    });
    expect(await answer).toMatchObject({ status: 403, code: 'identity-refused' });
    expect(await identities()).toBe(before);
  });
});
