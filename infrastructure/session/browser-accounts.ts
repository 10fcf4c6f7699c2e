import type { Cancellation } from '../../core/shared/cancellation.ts';

/** What is asked of the browser: the accounts of one network, for one sign-in. */
interface AccountsRequest {
  readonly configUrl: string;
  readonly clientId: string;
  readonly nonce: string;
  readonly isAskedFor: boolean;
}

/** The accounts of networks that a browser offers by itself (Federated Credential Management). */
export interface BrowserAccounts {
  readonly isThere: () => boolean;
  /** The token of the account that was chosen; nothing where none was. */
  readonly choose: (request: AccountsRequest, signal: Cancellation) => Promise<string | undefined>;
}

/** TAP-8 The browser shows the accounts, and asks the visitor each time. */
export function browserAccounts(): BrowserAccounts {
  return {
    isThere: () => 'IdentityCredential' in window,
    choose: async ({ configUrl, clientId, nonce, isAskedFor }, signal) => {
      // browsers before 2026 read the nonce beside the parameters, later ones among them
      const provider = { configURL: configUrl, clientId, nonce, params: { nonce } };
      const identity = { context: 'signin', mode: isAskedFor ? 'active' : 'passive', providers: [provider] };
      const ended = new AbortController();
      signal.addEventListener('abort', () => {
        ended.abort();
      });
      const asked: CredentialRequestOptions & { readonly identity: typeof identity } = {
        identity,
        mediation: 'required',
        signal: ended.signal,
      };
      try {
        return tokenOf(await navigator.credentials.get(asked));
      } catch {
        // closed, not signed in at the network, switched off: browsers do not say which
        return undefined;
      }
    },
  };
}

function tokenOf(credential: Credential | null): string | undefined {
  const token: unknown = credential !== null && 'token' in credential ? credential.token : undefined;
  return typeof token === 'string' && token !== '' ? token : undefined;
}
