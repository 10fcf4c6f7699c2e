import { afterAll, beforeAll, expect, it } from 'vitest';
import { POLICY_LOGO } from '../../../infrastructure/site/site-frame-calls.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

it('the hidden logo of the policy is a picture, which sets no cookie and may be kept by anybody [POL-1]', async () => {
  const { statusCode, headers, rawPayload } = await fixture.app.inject({ url: POLICY_LOGO });
  expect([statusCode, headers['content-type'], headers['set-cookie']]).toEqual([200, 'image/gif', undefined]);
  expect(headers['cache-control']).toBe('public, max-age=86400');
  expect(rawPayload.subarray(0, 6).toString()).toBe('GIF89a');
});
