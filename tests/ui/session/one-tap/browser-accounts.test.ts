import { afterEach, describe, expect, it } from 'vitest';
import { browserAccounts } from '../../../../infrastructure/session/browser-accounts.ts';

const REQUEST = { configUrl: 'https://id.example/fedcm.json', clientId: 'site', nonce: 'n', isAskedFor: false };

function browserWith(get: (asked: CredentialRequestOptions) => Promise<unknown>): void {
  Object.defineProperty(window, 'IdentityCredential', { configurable: true, value: class {} });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
}

afterEach(() => {
  Reflect.deleteProperty(window, 'IdentityCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

describe('the accounts that the browser offers', () => {
  it('are not there in a browser without them [TAP-8]', () => {
    expect(browserAccounts().isThere()).toBe(false);
  });

  it('are asked for beside the page, by the choice of the visitor each time, with the nonce [TAP-8]', async () => {
    const asked: CredentialRequestOptions[] = [];
    browserWith((options) => {
      asked.push(options);
      return Promise.resolve({ token: 'signed' });
    });
    const { signal } = new AbortController();
    expect(browserAccounts().isThere()).toBe(true);
    expect(await browserAccounts().choose(REQUEST, signal)).toBe('signed');
    await browserAccounts().choose({ ...REQUEST, isAskedFor: true }, signal);
    const providers = [
      { configURL: 'https://id.example/fedcm.json', clientId: 'site', nonce: 'n', params: { nonce: 'n' } },
    ];
    expect(asked).toMatchObject([
      { mediation: 'required', identity: { context: 'signin', mode: 'passive', providers } },
      { mediation: 'required', identity: { mode: 'active', providers } },
    ]);
  });

  it('come to nothing where the visitor closes the offer, or the browser gives no token [TAP-8]', async () => {
    const { signal } = new AbortController();
    browserWith(async () => Promise.reject(new DOMException('closed', 'NetworkError')));
    expect(await browserAccounts().choose(REQUEST, signal)).toBeUndefined();
    for (const credential of [null, {}, { token: '' }, { token: 5 }]) {
      browserWith(() => Promise.resolve(credential));
      expect(await browserAccounts().choose(REQUEST, signal)).toBeUndefined();
    }
  });

  it('are given up with what asked for them [TAP-8]', async () => {
    browserWith(
      (asked) =>
        new Promise((_resolve, reject) => {
          asked.signal?.addEventListener('abort', () => {
            reject(new DOMException('aborted', 'AbortError'));
          });
        }),
    );
    const asking = new AbortController();
    const chosen = browserAccounts().choose(REQUEST, asking.signal);
    asking.abort();
    expect(await chosen).toBeUndefined();
  });
});
