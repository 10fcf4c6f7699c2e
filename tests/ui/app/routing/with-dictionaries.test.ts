import { describe, expect, it } from 'vitest';
import { ROUTES, type RouteName } from '../../../../core/navigation/route-table.ts';
import type { Stores } from '../../../../ui/app/stores.ts';
import { pageOfLazyRoute } from '../../../../ui/app/routing/lazy-pages.ts';

const named = (Object.keys(ROUTES) as RouteName[]).filter((name) => ROUTES[name].dictionaries !== undefined);

describe('the pages whose routes name dictionaries', () => {
  it('wait for them, with the words for their failure [DIC-1]', async () => {
    expect(named).toEqual(['account', 'account-edit']);
    for (const name of named) {
      const page = pageOfLazyRoute(name);
      expect(page.stores).toContain('dictionaries');
      const asked: unknown[] = [];
      const ask = (names: unknown) => Promise.resolve(void asked.push(names));
      const dictionaries = { failure: undefined as object | undefined, ensure: ask };
      const stores = { dictionaries, texts: { ensure: ask } } as unknown as Stores;
      await page.before?.(stores);
      expect(asked.splice(0)).toEqual([ROUTES[name].dictionaries]);
      dictionaries.failure = { kind: 'network' };
      await page.before?.(stores);
      expect(asked).toEqual([ROUTES[name].dictionaries, ['notice-catalogue']]);
    }
  });

  it('are the only ones: another page has neither the store nor its words', () => {
    expect(pageOfLazyRoute('security').stores).not.toContain('dictionaries');
  });
});
