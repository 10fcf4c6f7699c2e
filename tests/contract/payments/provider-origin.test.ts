import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BEGIN_CONSULTANT } from '../../../infrastructure/support/consultant-calls.ts';
import { beginDeposit, decideAt } from '../../support/browser/walks/pay.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

const PROVIDER = 'http://pay.site.test:3000';

describe('the origin that the operator gives to third parties', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    const hostRules = { hosts: ['localhost', 'www.site.test'], isLocalAllowed: true };
    fixture = await openFixture({ providerOrigin: PROVIDER, hostRules });
  });
  afterAll(() => fixture.close());

  const policyOf = async (address: string) => {
    const { pathname, search, host } = new URL(address);
    const { headers } = await fixture.app.inject({ url: pathname + search, headers: { host } });
    return String(headers['content-security-policy']);
  };

  it('has the page of the payment system, whose form goes back to the site [PMT-58]', async () => {
    const player = await fixture.player();
    const { address = '', payment } = (await beginDeposit(player, 500)).read();
    expect(new URL(address).origin).toBe(PROVIDER);
    expect(await policyOf(address)).toContain("form-action 'self' http://localhost:3000;");
    const back = await decideAt(fixture, address, 'pay');
    expect(back.headers['location']).toBe(`http://localhost:3000/en/onpay/success?payment=${String(payment.id)}`);
  });

  it('has the consultant, whom the hosts of the site frame and nobody else [PMT-58, CW-5]', async () => {
    const { address } = (await (await fixture.player()).send(BEGIN_CONSULTANT, { body: {} })).read();
    expect(address).toBe(`${PROVIDER}/debugger/consultant`);
    const policy = await policyOf(address);
    expect(policy).toContain('frame-ancestors http://localhost:3000 http://www.site.test:3000;');
    expect(policy).toContain(`connect-src ${PROVIDER};`);
  });
});
