import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall } from '../../../infrastructure/http/call.ts';
import { definedCalls } from '../../support/browser/defined-calls.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

/** Whatever stands in an address; nothing is read of it before it is known who asks. */
const INPUT = { params: new Proxy({}, { get: () => '1' }), query: {}, body: {} } as const;

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

  it('is refused where it needs a player and nobody is signed in [SEC-83]', async () => {
    const personal = served.filter(({ access }) => access === 'player');
    expect(personal.length).toBeGreaterThan(30);
    const answers = await Promise.all(
      personal.map(async (call) => [call.name, (await fixture.visitor().send(call, INPUT as never)).status]),
    );
    expect(answers).toEqual(personal.map(({ name }) => [name, 401]));
  });
});
