import { describe, expect, it } from 'vitest';
import { REMOTE_PAGE, remotePageSlot } from '../../../ui/app/routing/remote-pages.ts';
import { pageOfLazyRoute } from '../../../ui/app/routing/lazy-pages.ts';
import { slotsOfPage } from '../../../core/mini-apps/mini-app-section.ts';

type Prepare = NonNullable<typeof REMOTE_PAGE.prepare>;

async function opened(remoteSlots: readonly string[]): Promise<readonly number[]> {
  const answered: number[] = [];
  const page = { answer: (status: number) => answered.push(status) };
  const stores = { page, site: { config: { remoteSlots } } } as unknown as Parameters<Prepare>[0];
  await REMOTE_PAGE.prepare?.(stores, { name: 'slot-game' } as Parameters<Prepare>[1], new URLSearchParams());
  return answered;
}

describe('a page without a screen of ours', () => {
  it('is that of its application where the operator has one, and in preparation where not [MAT-20]', async () => {
    expect(pageOfLazyRoute('toto')).not.toBe(REMOTE_PAGE);
    expect(await opened(['third-party-game'])).toEqual([]);
    expect(await opened(['promotion-terms'])).toEqual([503]);
  });

  it('is wholly a slot that the table gives it [MAT-20]', () => {
    for (const name of ['casino-game', 'slot-game'] as const) expect(slotsOfPage(name)).toEqual([remotePageSlot(name)]);
    expect(remotePageSlot('home')).toBeUndefined();
  });
});
