import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deviceScript } from '../../../core/site/config/device-script.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

it.each(['/sys-ui/528d66bf/Desktop/GROUP/client.css', '/genfiles/cms/REF-GROUP/desktop'])(
  'the style sheet %s of the operator is there, for everybody [EXF-1]',
  async (path) => {
    const { ref_id: ref, group_id: group } = (
      await fixture.app.inject({ url: '/bff-api/config/all.json?lang=en' })
    ).json<{ result: { ref_id: number; group_id: number } }>().result;
    const url = path.replace('REF', String(ref)).replace('GROUP', String(group));
    const { statusCode, headers } = await fixture.app.inject({ url });
    expect([statusCode, headers['content-type'], headers['set-cookie']]).toEqual([
      200,
      'text/css; charset=utf-8',
      undefined,
    ]);
    const other = await fixture.app.inject({ url: path.replace('REF', '999').replace('GROUP', '999') });
    expect(other.statusCode).toBe(404);
  },
);

it('the script for devices is what its digest says, and no other file lies beside it [EXF-3]', async () => {
  const group = await fixture.app.inject({ url: '/bff-api/config/group/get?groups=fingerprint&lang=en' });
  const script = deviceScript(group.json<{ result: { fingerprint: unknown } }>().result.fingerprint)!;
  const { body } = await fixture.app.inject({ url: `/hd-api/external/apps/${script.file}` });
  expect(`sha384-${createHash('sha384').update(body).digest('base64')}`).toBe(script.integrity);
  expect((await fixture.app.inject({ url: '/hd-api/external/apps/other.js' })).statusCode).toBe(404);
});
