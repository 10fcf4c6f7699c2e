import { readUserToken } from '../../core/session/kept-token.ts';
import type { TokenTabs } from '../http/user-tokens.ts';

/** The tabs of this browser: a lock among them, and a channel that keeps nothing. Where the browser has neither, each tab is alone. */
export function tokenTabs(name: string): TokenTabs {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);
  return {
    alone: async (run) => (locks === undefined ? run() : locks.request(name, run)),
    tell: (userId, token) => {
      channel?.postMessage({ userId, ...token });
    },
    listen: (heard) => {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (typeof data !== 'object' || data === null) return;
        const { userId, value, issuedAt, expiresAt } = data as Readonly<Record<string, unknown>>;
        const token = readUserToken({ value, issuedAt, expiresAt });
        if (token.ok && typeof userId === 'number') heard(userId, token.value);
      });
    },
  };
}
