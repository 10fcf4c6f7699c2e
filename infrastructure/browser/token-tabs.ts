import { readUserToken } from '../../core/session/kept-token.ts';
import type { HeldToken, TokenTabs } from '../http/user-tokens.ts';

/** How long a tab waits for what others have; they answer at once, or have none. */
const ANSWERED_WITHIN = 100;

/** The tabs of this browser: a lock among them, and a channel that keeps nothing. Where the browser has neither, each tab is alone. */
export function tokenTabs(name: string): TokenTabs {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);
  const tell: TokenTabs['tell'] = (userId, { token, age }) => {
    channel?.postMessage({ userId, age, ...token });
  };
  return {
    alone: async (run) => (locks === undefined ? run() : locks.request(name, run)),
    tell,
    ask: async (userId) => {
      if (channel === undefined) return;
      await new Promise<void>((resolve) => {
        const stop = (): void => {
          clearTimeout(timer);
          channel.removeEventListener('message', hear);
          resolve();
        };
        // whoever listens has heard it before
        const hear = ({ data }: MessageEvent<unknown>): void => {
          if (readMessage(data)?.userId === userId) stop();
        };
        const timer = setTimeout(stop, ANSWERED_WITHIN);
        channel.addEventListener('message', hear);
        channel.postMessage({ wanted: userId });
      });
    },
    listen: (heard, held) => {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const told = readMessage(data);
        if (told !== undefined) heard(told.userId, told.held);
        const own = isQuestion(data) ? held() : undefined;
        if (own !== undefined && isQuestion(data) && own.userId === data.wanted) tell(own.userId, own);
      });
    },
  };
}

function isQuestion(data: unknown): data is { readonly wanted: number } {
  return typeof data === 'object' && data !== null && 'wanted' in data && typeof data.wanted === 'number';
}

function readMessage(data: unknown): { readonly userId: number; readonly held: HeldToken } | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { userId, age, value, issuedAt, expiresAt } = data as Readonly<Record<string, unknown>>;
  const token = readUserToken({ value, issuedAt, expiresAt });
  if (!token.ok || typeof userId !== 'number' || typeof age !== 'number' || !(age >= 0)) return undefined;
  return { userId, held: { token: token.value, age } };
}
