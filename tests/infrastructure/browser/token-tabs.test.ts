import { describe, expect, it, vi } from 'vitest';
import { tokenTabs } from '../../../infrastructure/browser/token-tabs.ts';
import type { HeldToken } from '../../../infrastructure/http/user-tokens.ts';

const HELD: HeldToken = { token: { value: 'opaque' }, age: 40 };

function tab(name: string, userId?: number) {
  const tabs = tokenTabs(name);
  const heard: (readonly [number, HeldToken])[] = [];
  tabs.listen(
    (of, held) => heard.push([of, held]),
    () => (userId === undefined ? undefined : { userId, ...HELD }),
  );
  return { tabs, heard };
}

describe('the tabs of a browser', () => {
  it('ask each other for the token of a player, and are told at once who has it for how long [TOK-3, SEC-55]', async () => {
    const [asking] = [tab('asked'), tab('asked', 5), tab('asked', 6)];
    // no time passes: it ends by the answer alone
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await asking.tabs.ask(5).finally(() => vi.useRealTimers());
    expect(asking.heard).toEqual([[5, HELD]]);
  });

  it('fetch one after the other: who waits finds what the first has brought [TOK-3, SEC-55]', async () => {
    const [one, other] = [tab('alone'), tab('alone')];
    const [done, stranger]: [string[], string[]] = [[], []];
    let letGo = (): void => undefined;
    const first = one.tabs.alone(async () => {
      done.push('first begins');
      await new Promise<void>((resolve) => (letGo = resolve));
      done.push('first ends');
      return 1;
    });
    const second = other.tabs.alone(async () => Promise.resolve(done.push('second')));
    // of another site nobody waits
    await tab('another site').tabs.alone(async () => Promise.resolve(stranger.push('at once')));
    await vi.waitFor(() => {
      expect(done).toEqual(['first begins']);
    });
    letGo();
    await Promise.all([first, second]);
    expect([done, stranger]).toEqual([['first begins', 'first ends', 'second'], ['at once']]);
  });

  it('wait only a moment where none has any [TOK-3]', async () => {
    const [asking] = [tab('without'), tab('without'), tab('without', 6)];
    const before = performance.now();
    await asking.tabs.ask(5);
    expect(performance.now() - before).toBeLessThan(2000);
    expect(asking.heard).toEqual([]);
  });

  it('tell of a token that was fetched, and take no other message for one [TOK-2]', async () => {
    const [one, other] = [tab('told'), tab('told')];
    const channel = new BroadcastChannel('told');
    for (const message of [null, 7, { userId: 5, value: 'a b', age: 0 }, { userId: 5, value: 'a', age: -1 }]) {
      channel.postMessage(message);
    }
    one.tabs.tell(5, HELD);
    await vi.waitFor(() => {
      expect(other.heard).toEqual([[5, HELD]]);
    });
    channel.close();
  });
});
