import { expect, it } from 'vitest';
import { httpCouponGateway } from '../../../infrastructure/coupon/http-coupon-gateway.ts';
import type { HttpClient } from '../../../infrastructure/http/http-client.ts';

it('asks for the terms in the language of the page [BD-7]', async () => {
  const sent: unknown[] = [];
  const http = {
    send: async (call: { readonly name: string }, input: { readonly query?: unknown }) => {
      sent.push([call.name, input.query]);
      return { ok: false, error: { kind: 'network' } };
    },
  } as unknown as HttpClient;
  await httpCouponGateway(http, 'kk').terms({ type: 'single', currency: 'RUB', bets: [] });
  expect(sent).toEqual([['couponUpdate', { lng: 'kk' }]]);
});
