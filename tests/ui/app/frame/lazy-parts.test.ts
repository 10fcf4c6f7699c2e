import { expect, it, vi } from 'vitest';
import { fetchLazyParts } from '../../../../ui/app/frame/lazy-parts.ts';
import { lazyStores } from '../../../../ui/page/lazy-stores.ts';

it('the notices of a page come though the player’s bets cannot be fetched, and say so', async () => {
  const kept: object[] = [];
  const reportMissingPart = vi.fn<() => void>();
  const lazy = lazyStores<string>((name) =>
    name === 'myBets' ? Promise.reject(new Error('not found')) : Promise.resolve(),
  );
  const page = { keepNotice: () => undefined, keepLazyParts: (parts: object) => kept.push(parts), reportMissingPart };
  const frame = { load: () => Promise.resolve() };
  await fetchLazyParts({ texts: { ensure: () => Promise.resolve() }, lazy, page, frame } as never);
  expect(kept).toHaveLength(1);
  expect(reportMissingPart).toHaveBeenCalledOnce();
});
