import { describe, expect, it } from 'vitest';
import { fail, ok } from '../../../core/shared/result.ts';
import type { CouponGateway } from '../../../core/coupon/coupon-gateway.ts';
import { TermsStore } from '#ui/player/terms-store.ts';
import { linePage } from '../../support/views/line-page.tsx';
import { playerPage } from '../../support/views/player-page.tsx';

const CANCELLED = fail({ kind: 'cancelled' } as const);
const cancelled = async () => Promise.resolve(CANCELLED);

describe('a read that its page gave up', () => {
  it('REL-35 REL-36 is no failure of a game, which opens as soon as it is asked for again', async () => {
    const { stores, gateway } = linePage();
    await stores.lazy.ensure(['game']);
    gateway.answers.game = () => CANCELLED;
    await stores.game.open(2);
    expect([stores.game.phase, stores.game.failure]).toEqual(['loading', undefined]);
    gateway.answers.game = () => fail({ kind: 'network' });
    await stores.game.open(2);
    expect(stores.game.phase).toBe('failed');
  });

  it('REL-35 REL-36 is no failure of a line, and does not keep the next from being asked', async () => {
    const { stores, gateway } = linePage();
    gateway.answers.line = () => CANCELLED;
    await stores.line.open(stores.line.view);
    expect([stores.line.phase, stores.line.failure]).toEqual(['loading', undefined]);
    gateway.answers.line = () => fail({ kind: 'network' });
    await stores.line.open(stores.line.view);
    expect(stores.line.phase).toBe('failed');
  });

  it('REL-35 REL-36 leaves the history as it was, and the lines of a coupon to be asked for again', async () => {
    const coupons = { history: cancelled, lines: cancelled } as Partial<CouponGateway>;
    const { stores } = await playerPage({ userId: 7, coupons });
    await stores.history.refresh();
    expect([stores.history.failure, stores.history.isLoading, stores.history.page]).toEqual([
      undefined,
      false,
      undefined,
    ]);
    await stores.history.loadLines({ id: 1, currency: 'RUB' });
    expect(stores.history.lines(1)).toBeUndefined();
  });

  it('REL-35 REL-36 takes no terms for unchanged that were found changed', async () => {
    let reply: ReturnType<typeof ok<{ areChanged: boolean; changedAt: number }>> | typeof CANCELLED = ok({
      areChanged: true,
      changedAt: 5,
    });
    const terms = new TermsStore({ status: async () => Promise.resolve(reply), accept: cancelled });
    await terms.load();
    reply = CANCELLED;
    await terms.load();
    expect(terms.terms).toMatchObject({ areChanged: true, changedAt: 5 });
  });
});
