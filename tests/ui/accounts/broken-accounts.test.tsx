import { readFileSync } from 'node:fs';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AccountWidget } from '#ui/accounts/account-widget.tsx';
import { httpAccountsGateway } from '../../../infrastructure/accounts/http-accounts-gateway.ts';
import { httpClient } from '../../../infrastructure/http/http-client.ts';
import { brokenReplies, strayBodies } from '../../support/fakes/broken-replies.ts';
import { playerPage, teachDialogs } from '../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const { accounts: WHOLE } = JSON.parse(readFileSync('tests/support/vectors/replies.json', 'utf8')) as {
  readonly accounts: unknown;
};
const BROKEN = [...brokenReplies(WHOLE).map(({ body }) => body), ...strayBodies(WHOLE)];

/** A page whose balance came whole; what comes next is in `body`. */
async function shown() {
  const server = { body: WHOLE };
  const http = httpClient({
    timers: { after: (_, run) => (run(), () => undefined), every: () => () => undefined },
    csrfToken: () => undefined,
    transport: async () => Promise.resolve({ status: 200, body: server.body }),
  });
  const page = await playerPage({ userId: 5, given: { accountsGateway: httpAccountsGateway(http) } });
  page.stores.accounts.hideBalance(false);
  render(<AccountWidget />, { wrapper: page.Wrapper });
  return { ...page, server };
}

describe('accounts that come broken', () => {
  it('leave the balance that is shown as it was, and no word of code on the screen [REL-34]', async () => {
    const { stores, server } = await shown();
    const before = stores.accounts.accounts;
    const [balance = ''] = /₽\d{2},\d{3}\.\d{2}/.exec(document.body.textContent) ?? [];
    expect(balance).not.toBe('');
    expect(before.length).toBeGreaterThan(0);
    expect(BROKEN.length).toBeGreaterThan(20);
    const refusals: { readonly kind: string; readonly accounts: unknown; readonly text: string }[] = [];
    for (const body of BROKEN) {
      server.body = body;
      await act(async () => stores.accounts.refresh());
      const { failure, accounts } = stores.accounts;
      const text = document.body.textContent;
      expect(text).not.toMatch(/NaN|undefined|null|\[object|Infinity/);
      if (failure !== undefined) refusals.push({ kind: failure.kind, accounts, text });
      server.body = WHOLE;
      await act(async () => stores.accounts.refresh());
      expect(stores.accounts.failure).toBeUndefined();
    }
    expect(refusals.length).toBeGreaterThan(15);
    const text = expect.stringContaining(balance) as string;
    expect(refusals).toEqual(refusals.map(() => ({ kind: 'malformed', accounts: before, text })));
    for (const { text: said } of refusals) expect(said).toContain('We couldn’t refresh your accounts');
  });
});
