import { readFileSync } from 'node:fs';
import { parse, safeParse, type GenericSchema } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callUrl } from '../../../infrastructure/http/call-url.ts';
import type { AnyCall, CallInput } from '../../../infrastructure/http/call.ts';
import { readMeta } from '../../../infrastructure/sandbox/database/meta-values.ts';
import { brokenReplies, shortened } from '../../support/fakes/broken-replies.ts';
import { EXTRA_FIELDS, HOSTILE, withText } from '../../support/examples/hostile-inputs.ts';
import { keepReplySamples, replySamples } from '../../support/reply-samples.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';
import { ownRequest, withTypedTwins, type TypedTwins } from '../../support/browser/typed-twins.ts';
import { callEverything } from '../../support/browser/call-everything.ts';

/** Where null is a word of the call: nobody is signed in, nothing changed, protection is not rated. */
const MEANINGFUL_NULLS = [
  'session.user_id',
  'signIn.user_id',
  'socialSignIn.user_id',
  'signOut.user_id',
  'passkeys.passkeys.0.used_at',
  'gameChanges.details',
  'priceHistory.steps',
  'userConfig.result.protection_level',
];
/** The fields that a reply may go without. */
const OPTIONAL_FIELDS = JSON.parse(
  readFileSync(new URL('../../support/vectors/optional-fields.json', import.meta.url), 'utf8'),
) as readonly string[];
/** As long as a secret that a database draws, so that no reply holds it by chance. */
const WORLD_SECRET = '7c1f5e0a9b3d42866e0f1d2c3b4a59687f8e9dacbb0a1c2d3e4f50617283940b';

describe('every call of the API', () => {
  let fixture: SandboxFixture;
  let twins: TypedTwins;
  beforeAll(async () => {
    twins = withTypedTwins(await openFixture({ liveDelay: 3000, seed: WORLD_SECRET, miniApps: { hasOwn: true } }));
    ({ fixture } = twins);
    await callEverything(fixture);
    if (process.env['WRITE_REPLIES'] !== undefined) keepReplySamples(fixture.recorded);
  });
  afterAll(() => fixture.close());

  const samples = () => {
    const byCall = new Map<AnyCall, unknown[]>();
    for (const { call, body } of fixture.recorded) byCall.set(call, [...(byCall.get(call) ?? []), body]);
    return byCall;
  };

  it('gives pages of the server without a wire what it sends over one', () => {
    expect(twins.different).toEqual([]);
    const ofTexts = [
      'placement',
      'expresses',
      'gameChanges',
      'games',
      'generatorCandidates',
      'line',
      'lineChanges',
      'priceHistory',
      'results',
      'search',
      'settledGame',
      'team',
    ];
    expect([...twins.read].toSorted()).toEqual(ofTexts.toSorted());
    const own = [...samples().keys()].filter(({ changes }) => changes === 'none');
    expect([...twins.asked].toSorted()).toEqual(own.map(({ name }) => name).toSorted());
  });

  it('tells nobody without a session more without a wire than over one [SEC-83]', async () => {
    const told: unknown[] = [];
    for (const [call, input] of inputs().filter(([{ name }]) => twins.asked.has(name))) {
      if (call.access !== 'player') continue;
      for (const cookie of ['', '__Host-Http-sid=forged']) {
        const answer = await fixture.sandbox.own.ask(ownRequest(call, input), { headers: { cookie } });
        if (answer?.status !== 401) told.push([call.name, answer]);
      }
    }
    expect(told).toEqual([]);
  });

  const inputs = () => [...new Map(fixture.recorded.map(({ call, input }) => [call, input]))];

  it('was asked', async () => {
    const { paths } = (await fixture.app.inject('/api-docs.json')).json<{
      readonly paths: Record<string, Record<string, { readonly operationId: string }>>;
    }>();
    const served = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
    const asked = [...samples().keys()].map(({ name }) => name);
    expect(asked.toSorted()).toEqual(served.toSorted());
  });

  it('has a sample of its reply, which the test of broken replies breaks [REL-34]', () => {
    const missing = [...samples().keys()].filter(({ name }) => !(name in replySamples())).map(({ name }) => name);
    expect(missing, 'WRITE_REPLIES=1 writes them').toEqual([]);
  });

  it('replies what its own schema reads', () => {
    const broken = fixture.recorded.flatMap(({ call, body }) => {
      const reply = safeParse(call.reply as GenericSchema, body);
      return reply.success ? [] : [`${call.name}: ${JSON.stringify(reply.issues[0].path?.map(({ key }) => key))}`];
    });
    expect(broken).toEqual([]);
    expect(fixture.failures).toEqual([]);
  });

  it('is told no secret of the database', async () => {
    const secrets = [await readMeta(fixture.sandbox.database, 'secret'), WORLD_SECRET];
    expect(await readMeta(fixture.sandbox.database, 'world-secret')).toBe(WORLD_SECRET);
    const replies = fixture.recorded.map(({ body }) => JSON.stringify(body));
    const telling = replies.filter((reply) => secrets.some((secret) => reply.includes(secret!)));
    expect(telling).toEqual([]);
  });

  it('has no reply that passes for another when a field is dropped, null or of another type [REL-34]', () => {
    let count = 0;
    const passing = [...samples()].flatMap(([call, bodies]) =>
      bodies.slice(0, 4).flatMap((body) => {
        const schema = call.reply as GenericSchema;
        const whole = JSON.stringify(read(schema, shortened(body)));
        return brokenReplies(body).flatMap(({ what, kind, body: broken }) => {
          count += 1;
          const reply = safeParse(schema, broken);
          const isUnread = reply.success && JSON.stringify(reply.output) === whole;
          return reply.success && !isUnread ? [{ name: `${call.name}${what}`, kind }] : [];
        });
      }),
    );
    const mistaken = passing.filter(({ name, kind }) => kind !== 'dropped' && !MEANINGFUL_NULLS.includes(name));
    expect(mistaken).toEqual([]);
    const dropped = passing.filter(({ kind }) => kind === 'dropped').map(({ name }) => name.replaceAll(/\.\d+/g, '.*'));
    expect([...new Set(dropped)].filter((name) => !OPTIONAL_FIELDS.includes(name))).toEqual([]);
    expect(count).toBeGreaterThan(3000);
  });

  it('is answered compressed where that is a kilobyte or more, and says that it depends on who asks', async () => {
    const { cookies } = await fixture.player();
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const wrong: unknown[] = [];
    let compressed = 0;
    for (const [{ name, method, path }, { params, query }] of inputs()) {
      if (method !== 'GET') continue;
      const ask = async (encoding: string) =>
        fixture.app.inject({ url: callUrl(path, params, query), headers: { cookie, 'accept-encoding': encoding } });
      const [plain, packed] = [await ask('identity'), await ask('gzip')];
      const isLong = plain.rawPayload.length >= 1024;
      if ((packed.headers['content-encoding'] === 'gzip') !== isLong) wrong.push([name, packed.headers]);
      if (isLong && !String(plain.headers.vary).includes('accept-encoding')) wrong.push([name, plain.headers]);
      if (isLong) compressed += 1;
    }
    expect(wrong).toEqual([]);
    expect(compressed).toBeGreaterThan(20);
  });

  it('reads of its body what it declares, and nothing else that is sent along [SEC-84]', () => {
    const withBody = inputs().filter(([call, { body }]) => call.body !== undefined && body !== undefined);
    expect(withBody.length).toBeGreaterThan(50);
    for (const [call, { body }] of withBody) {
      const schema = call.body as GenericSchema;
      const extra = Object.fromEntries(Object.entries(EXTRA_FIELDS).filter(([name]) => !Object.hasOwn(body, name)));
      expect([call.name, parse(schema, { ...extra, ...body! })]).toEqual([call.name, parse(schema, body)]);
    }
  });

  it('takes what looks like SQL, JSON or a script for a text, wherever it takes texts [SEC-85]', async () => {
    const broken: unknown[] = [];
    let count = 0;
    for (const [call, whole] of inputs()) {
      const player = await fixture.player();
      for (const input of HOSTILE.flatMap((text) => withText(whole, text))) {
        const { status } = await player.send(call, input as CallInput<AnyCall>);
        if (status >= 500) broken.push([call.name, status, input]);
        count += 1;
      }
    }
    expect(broken).toEqual([]);
    expect(fixture.failures).toEqual([]);
    expect(count).toBeGreaterThan(1000);
    await fixture.assertSound();
  });
});

function read(schema: GenericSchema, body: unknown): unknown {
  const reply = safeParse(schema, body);
  return reply.success ? reply.output : undefined;
}
