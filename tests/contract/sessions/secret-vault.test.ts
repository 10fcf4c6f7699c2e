import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SandboxProblem } from '../../../infrastructure/sandbox/sandbox.ts';
import { TOP_UP } from '../../../infrastructure/accounts/account-change-calls.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { USER_TOKEN } from '../../../infrastructure/session/token-calls.ts';
import { SIGN_IN, TWO_STEP_CODE } from '../../../infrastructure/session/sign-in-calls.ts';
import { BEGIN_TWO_FACTOR, CONFIRM_TWO_FACTOR } from '../../../infrastructure/session/two-factor-calls.ts';
import { nodeRandom } from '../../../infrastructure/sandbox/server/node-random.ts';
import { isRefusal } from '../../../infrastructure/sandbox/server/refusal.ts';
import { openVault, type SecretVault } from '../../../infrastructure/sandbox/sign-in/secret-vault.ts';
import { keepUpload, readUpload } from '../../../infrastructure/sandbox/uploads/kept-uploads.ts';
import { pngOf } from '../../support/examples/picture-files.ts';
import { authenticatorCode } from '../../support/browser/authenticator-app.ts';
import { openFixture, START, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import { testDatabase, type TestDatabase } from '../../support/test-database.ts';
import { handClock } from '../../support/fakes/hand-clock.ts';

const SITE_SECRET = 'a secret that the operator keeps elsewhere';
const NEXT_SECRET = 'the secret that follows it, as long as it';
const THIRD_SECRET = 'and the one after that, no shorter either';
const clock = handClock(START);

describe('the key of an authenticator app', () => {
  let database: TestDatabase;
  let fixture: SandboxFixture;
  let player: TestPlayer;
  let appKey = '';
  let recoveryCodes: readonly string[] = [];
  beforeAll(async () => {
    database = await testDatabase();
    await open(undefined);
    player = await fixture.player();
    appKey = (await player.send(BEGIN_TWO_FACTOR, { body: { password: player.password } })).read().secret;
    const turned = await player.send(CONFIRM_TWO_FACTOR, { body: { code: codeNow() } });
    recoveryCodes = turned.read();
  });
  afterAll(async () => {
    await fixture.close();
    await database.drop();
  });

  const open = async (secret: string | undefined, previousSecrets: readonly string[] = []) => {
    fixture = await openFixture({ secret, previousSecrets }, { ...database, drop: () => Promise.resolve() }, clock);
  };
  const codeNow = () => authenticatorCode(appKey, clock.now());
  const kept = async () =>
    (await fixture.sandbox.database.selectFrom('authenticators').select('secret').executeTakeFirstOrThrow()).secret;
  const keep = async (secret: string) =>
    fixture.sandbox.database.updateTable('authenticators').set({ secret }).execute();
  const signInWith = async (code: string) => {
    const visitor = fixture.visitor();
    clock.move(60_000);
    await visitor.send(SIGN_IN, { body: { uLogin: String(player.userId), uPassword: player.password, save: false } });
    const given = code === '' ? codeNow() : code;
    return (await visitor.send(TWO_STEP_CODE, { body: { code: given, save: false } })).read();
  };
  const signedIn = () => ({ userId: player.userId });

  it('is encrypted, also where an older site has left it open [TWO-23]', async () => {
    expect(await kept()).toMatch(/^k0\.[\w-]{80,}$/);
    await keep(appKey);
    await fixture.sandbox.database.deleteFrom('meta').where('name', '=', 'sealed-under').execute();
    await fixture.close();
    await open(undefined);
    expect(await kept()).toMatch(/^k0\./);
    expect(await kept()).not.toContain(appKey);
    expect(await signInWith('')).toEqual(signedIn());
  });

  it("is encrypted anew under the operator's secret, as are the keys of files, and the recovery codes go on [TWO-23] [UPL-8]", async () => {
    const before = await kept();
    const sent = { userId: player.userId, purpose: 'document', name: 'a.png', bytes: Buffer.from(pngOf()) } as const;
    const parts = (vault: SecretVault) => ({ ...fixture.sandbox, vault, random: nodeRandom, now: clock.now });
    const own = await openVault(fixture.sandbox.database, { given: undefined });
    if (typeof own === 'string') throw new Error(own);
    const file = await keepUpload(parts(own.vault), sent);
    if (isRefusal(file)) throw new Error(file.code);
    await fixture.close();
    await open(SITE_SECRET);
    const { sealed_key: key } = await fixture.sandbox.database
      .selectFrom('uploads')
      .select('sealed_key')
      .executeTakeFirstOrThrow();
    expect(key).toMatch(/^k1\./);
    const operators = await openVault(fixture.sandbox.database, { given: SITE_SECRET });
    if (typeof operators === 'string') throw new Error(operators);
    expect((await readUpload(parts(operators.vault), file.id))?.bytes).toEqual(sent.bytes);
    expect(await kept()).toMatch(/^k1\./);
    expect(await kept()).not.toBe(before);
    expect(await signInWith('')).toEqual(signedIn());
    expect(await signInWith(recoveryCodes[0] ?? '')).toEqual(signedIn());
    await fixture.close();
    await open(SITE_SECRET);
    expect(await signInWith('')).toEqual(signedIn());
  });

  it('opens for its own player alone [TWO-23]', async () => {
    const other = await fixture.player();
    const { secret } = (await other.send(BEGIN_TWO_FACTOR, { body: { password: other.password } })).read();
    const own = await kept();
    const { secret: foreign } = await fixture.sandbox.database
      .selectFrom('authenticators')
      .select('secret')
      .where('user_id', '=', other.userId)
      .executeTakeFirstOrThrow();
    expect(secret).not.toBe(appKey);
    await fixture.sandbox.database
      .updateTable('authenticators')
      .set({ secret: foreign })
      .where('user_id', '=', player.userId)
      .execute();
    await expect(signInWith(authenticatorCode(secret, clock.now()))).rejects.toThrow('"code":"failure"');
    await fixture.sandbox.database
      .updateTable('authenticators')
      .set({ secret: own })
      .where('user_id', '=', player.userId)
      .execute();
    expect(fixture.failures).toHaveLength(1);
  });

  it.each([
    ['no secret', undefined, /^SITE_SECRET is missing/],
    ['another secret', 'another secret of the operator, long enough', /^SITE_SECRET is not the one/],
  ])('keeps a site from starting with %s [TWO-23]', async (_name, secret, message) => {
    await fixture.close();
    const starting = openFixture({ secret }, { ...database, drop: () => Promise.resolve() }, clock);
    const failed: unknown = await starting.catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(SandboxProblem);
    expect(failed).toHaveProperty('message', expect.stringMatching(message));
    await open(SITE_SECRET);
    expect(await signInWith('')).toEqual(signedIn());
  });

  it('is sealed anew under a secret that follows, and what was signed and hashed before still counts [TWO-23, TWO-25]', async () => {
    const before = await kept();
    const waiting = fixture.visitor();
    clock.move(60_000);
    const body = { uLogin: String(player.userId), uPassword: player.password, save: false };
    await waiting.send(SIGN_IN, { body });
    const signedInBefore = fixture.visitor();
    await signedInBefore.send(SIGN_IN, { body });
    await signedInBefore.send(TWO_STEP_CODE, { body: { code: codeNow(), save: false } });
    const { value: token } = (await signedInBefore.send(USER_TOKEN, { query: {} })).read();
    const cookies = new Map(signedInBefore.cookies);
    await fixture.close();
    await open(NEXT_SECRET, [SITE_SECRET]);
    expect(await kept()).toMatch(/^k1\./);
    expect(await kept()).not.toBe(before);
    const account = (await fixture.visitor(cookies).send(ACCOUNT_LIST)).read().accounts[0]!;
    const input = { body: { id: account.id, amount: 100 } };
    const headers = { authorization: `Bearer ${token}` };
    expect((await fixture.visitor(cookies).send(TOP_UP, input, headers)).status).toBe(200);
    expect((await fixture.visitor(cookies).send(TOP_UP, input, { authorization: 'Bearer x.y' })).status).toBe(401);
    expect(await signInWith('')).toEqual(signedIn());
    expect(await signInWith(recoveryCodes[1] ?? '')).toEqual(signedIn());
  });

  it('goes on under that secret alone, with the recovery codes of before; what was signed with the former counts no longer [TWO-25]', async () => {
    const player2 = await fixture.player();
    const { value: former } = (await player2.send(USER_TOKEN, { query: {} })).read();
    const cookies = new Map(player2.cookies);
    await fixture.close();
    await open(NEXT_SECRET);
    expect(await signInWith('')).toEqual(signedIn());
    expect(await signInWith(recoveryCodes[2] ?? '')).toEqual(signedIn());
    const input = { body: { id: player2.accountId, amount: 100 } };
    const again = fixture.visitor(cookies);
    expect((await again.send(TOP_UP, input, { authorization: `Bearer ${former}` })).status).toBe(200);
    await fixture.close();
    await open(THIRD_SECRET, [NEXT_SECRET, SITE_SECRET]);
    expect(await signInWith(recoveryCodes[3] ?? '')).toEqual(signedIn());
    await fixture.close();
    await open(THIRD_SECRET);
    const late = await fixture.visitor(cookies).send(TOP_UP, input, { authorization: `Bearer ${former}` });
    expect([late.status, late.code]).toEqual([403, 'csrf']);
    expect(await signInWith('')).toEqual(signedIn());
    expect(await signInWith(recoveryCodes[4] ?? '')).toEqual(signedIn());
  });

  it('is sealed anew after a start that was cut off in the middle [TWO-25]', async () => {
    const second = await fixture.player();
    await second.send(BEGIN_TWO_FACTOR, { body: { password: second.password } });
    const { secret: own } = await fixture.sandbox.database
      .selectFrom('authenticators')
      .select('secret')
      .where('user_id', '=', player.userId)
      .executeTakeFirstOrThrow();
    await fixture.close();
    await open(SITE_SECRET, [THIRD_SECRET]);
    // one row was left behind, and the secret was not followed yet
    await fixture.sandbox.database
      .updateTable('authenticators')
      .set({ secret: own })
      .where('user_id', '=', player.userId)
      .execute();
    const check = createHmac('sha256', THIRD_SECRET).update('check').digest('base64url');
    await fixture.sandbox.database
      .updateTable('meta')
      .set({ value: check })
      .where('name', '=', 'secret-check')
      .execute();
    await fixture.close();
    await open(SITE_SECRET, [THIRD_SECRET]);
    expect(await signInWith('')).toEqual(signedIn());
    await fixture.close();
    await open(SITE_SECRET);
    expect(await signInWith('')).toEqual(signedIn());
  });

  it.each([
    ['a secret that follows none', NEXT_SECRET, [THIRD_SECRET], /^SITE_SECRET is not the one/],
    ['a former secret alone', undefined, [SITE_SECRET], /^SITE_SECRET is missing/],
  ])('keeps a site from starting with %s [TWO-25]', async (_name, secret, previousSecrets, message) => {
    await fixture.close();
    const starting = openFixture({ secret, previousSecrets }, { ...database, drop: () => Promise.resolve() }, clock);
    const failed: unknown = await starting.catch((error: unknown) => error);
    expect(failed).toHaveProperty('message', expect.stringMatching(message));
    await open(SITE_SECRET);
    expect(await signInWith('')).toEqual(signedIn());
  });
});
