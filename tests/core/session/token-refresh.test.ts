import { describe, expect, it } from 'vitest';
import {
  TOKEN_REFRESH,
  type TokenRefreshEffect,
  type TokenRefreshEvent,
  type TokenRefreshState,
} from '../../../core/session/token-refresh.ts';
import { TOKEN_REFRESH_SAMPLES } from '../../support/samples/session/token-refresh-samples.ts';

const { initial, step } = TOKEN_REFRESH;
const tokenOf = (value: string) => ({ value, issuedAt: 0, expiresAt: 600_000 });
const kept = (value: string) => ({ token: tokenOf(value), receivedAt: 0 });
const ready: TokenRefreshState = { phase: 'ready', epoch: 1 };
const holding: TokenRefreshState = { phase: 'ready', epoch: 1, kept: kept('n') };

function walk(start: TokenRefreshState, ...events: TokenRefreshEvent[]) {
  let state = start;
  const effects: TokenRefreshEffect[] = [];
  for (const event of events) {
    const [next, ...asked] = step(state, event);
    state = next;
    effects.push(...asked);
  }
  return { state, effects };
}

const needed = (call: number): TokenRefreshEvent => ({ type: 'token-needed', call, at: 1000 });
const refused = (call: number, sentWith = 'n', isRetry = false): TokenRefreshEvent => ({
  type: 'call-refused',
  call: { call, isRetry },
  sentWith,
  epoch: 1,
});
const received = (value: string, epoch = 1): TokenRefreshEvent => ({
  type: 'token-received',
  epoch,
  token: tokenOf(value),
  at: 0,
});

describe('a token', () => {
  it('is fetched once for all that wait [TOK-3]', () => {
    const { state, effects } = walk(ready, needed(1), needed(2), received('n'), needed(3));
    expect(state).toEqual(holding);
    expect(effects).toEqual([
      { type: 'fetch', epoch: 1, isForced: false },
      { type: 'send', call: { call: 1, isRetry: false }, token: 'n', epoch: 1 },
      { type: 'send', call: { call: 2, isRetry: false }, token: 'n', epoch: 1 },
      { type: 'send', call: { call: 3, isRetry: false }, token: 'n', epoch: 1 },
    ]);
  });

  it('is fetched anew once the kept one is old [TOK-3]', () => {
    expect(step(holding, { type: 'token-needed', call: 4, at: 60_000 })).toEqual([
      { phase: 'fetching', epoch: 1, waiting: [{ call: 4, isRetry: false }] },
      { type: 'fetch', epoch: 1, isForced: false },
    ]);
  });

  it('is fetched once for twenty refused calls, which are all sent again [TOK-3, TOK-4, SEC-50]', () => {
    const calls = Array.from({ length: 20 }, (_, call) => call);
    const { effects } = walk(holding, ...calls.map((call) => refused(call)), received('m'));
    expect(effects).toEqual([
      { type: 'fetch', epoch: 1, isForced: true },
      ...calls.map((call) => ({ type: 'send', call: { call, isRetry: true }, token: 'm', epoch: 1 })),
    ]);
  });

  it('that is newer than the refused one is sent at once [TOK-4, SEC-54]', () => {
    expect(step(holding, refused(1, 'older'))).toEqual([
      holding,
      { type: 'send', call: { call: 1, isRetry: true }, token: 'n', epoch: 1 },
    ]);
    expect(step(ready, refused(1))).toEqual([
      { phase: 'fetching', epoch: 1, waiting: [{ call: 1, isRetry: true }] },
      { type: 'fetch', epoch: 1, isForced: true },
    ]);
  });

  it('from another tab serves this one too [TOK-3, SEC-55]', () => {
    expect(walk(ready, received('n'), needed(1)).effects).toEqual([
      { type: 'send', call: { call: 1, isRetry: false }, token: 'n', epoch: 1 },
    ]);
  });
});

describe('a second refusal', () => {
  it('signs out once and gives everything up [TOK-5, SEC-51]', () => {
    const { state, effects } = walk(holding, refused(1), refused(2, 'n', true), refused(3, 'n', true), received('m'));
    expect(state).toEqual({ phase: 'signed-out', epoch: 1 });
    expect(effects).toEqual([
      { type: 'fetch', epoch: 1, isForced: true },
      { type: 'give-up', call: 2, because: 'signed-out' },
      { type: 'give-up', call: 1, because: 'signed-out' },
      { type: 'sign-out' },
      { type: 'give-up', call: 3, because: 'signed-out' },
    ]);
  });

  it('is what a fetch says that finds the session over [TOK-5, TOK-7]', () => {
    expect(walk(ready, needed(1), { type: 'fetch-failed', epoch: 1, isSessionOver: true })).toEqual({
      state: { phase: 'signed-out', epoch: 1 },
      effects: [
        { type: 'fetch', epoch: 1, isForced: false },
        { type: 'give-up', call: 1, because: 'signed-out' },
        { type: 'sign-out' },
      ],
    });
  });
});

describe('a change of player', () => {
  it('gives up what waits, and a token that comes late is nobody’s [TOK-6, SEC-52]', () => {
    const out: TokenRefreshEvent = { type: 'player-changed', epoch: 2, isSignedIn: false };
    expect(walk(ready, needed(1), out, received('n'), needed(2), refused(3))).toEqual({
      state: { phase: 'signed-out', epoch: 2 },
      effects: [
        { type: 'fetch', epoch: 1, isForced: false },
        { type: 'give-up', call: 1, because: 'signed-out' },
        { type: 'give-up', call: 2, because: 'signed-out' },
        { type: 'give-up', call: 3, because: 'signed-out' },
      ],
    });
  });

  it('to another player takes nothing along [TOK-6, SEC-53]', () => {
    const other: TokenRefreshEvent = { type: 'player-changed', epoch: 2, isSignedIn: true };
    const { state, effects } = walk(holding, other, received('n'), refused(1, 'n'), {
      type: 'fetch-failed',
      epoch: 1,
      isSessionOver: true,
    });
    expect(state).toEqual({ phase: 'ready', epoch: 2 });
    expect(effects).toEqual([{ type: 'give-up', call: 1, because: 'signed-out' }]);
  });

  it('that is older than what is known changes nothing [TOK-6]', () => {
    for (const state of TOKEN_REFRESH_SAMPLES.states) {
      for (const epoch of [1, 0, Number.NaN]) {
        expect(step(state, { type: 'player-changed', epoch, isSignedIn: false })).toEqual([state]);
      }
    }
  });

  it('lets nothing be sent before it [TOK-6]', () => {
    expect(step(initial, needed(1))).toEqual([initial, { type: 'give-up', call: 1, because: 'signed-out' }]);
    expect(step(initial, { ...received('n'), epoch: 0 } as TokenRefreshEvent)).toEqual([initial]);
  });
});

describe('a failed fetch', () => {
  it('gives up the calls that wait, and the next call fetches again [TOK-7]', () => {
    const failed: TokenRefreshEvent = { type: 'fetch-failed', epoch: 1, isSessionOver: false };
    expect(walk(ready, needed(1), needed(2), failed, needed(3)).effects).toEqual([
      { type: 'fetch', epoch: 1, isForced: false },
      { type: 'give-up', call: 1, because: 'no-token' },
      { type: 'give-up', call: 2, because: 'no-token' },
      { type: 'fetch', epoch: 1, isForced: false },
    ]);
    expect(step(holding, failed)).toEqual([holding]);
    expect(walk(ready, needed(1), failed).state).toEqual(ready);
  });
});
