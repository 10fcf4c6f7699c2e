import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { days, hours, seconds } from '../../../core/shared/time.ts';
import { Screen } from '#ui/limits/limits-screen.tsx';
import { NOW } from '../../support/examples/coupon-examples.ts';
import { limitOf, pendingOf } from '../../support/examples/limit-examples.ts';
import { fakeLimitsGateway } from '../../support/fakes/fake-limits-gateway.ts';
import { playerPage, teachDialogs } from '../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const CURRENT = limitOf('weekly-deposit', { value: 500, balance: 70, measure: 'EUR' });

const settle = async () =>
  act(async () => {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
  });

/** A change that can be confirmed from this moment on. */
async function open(startedAt: number) {
  const fake = fakeLimitsGateway([CURRENT, pendingOf('weekly-deposit', { value: 800, measure: 'EUR', startedAt })]);
  const page = await playerPage({ userId: 77, given: { limitsGateway: fake.gateway, freshTokens: fake.tokens } });
  await page.stores.lazy.ensure(['limits', 'exclusion']);
  await page.stores.limits.load();
  render(<Screen />, { wrapper: page.Wrapper });
  await settle();
  return { ...page, ...fake };
}

const change = () => screen.queryByRole('region', { name: 'A change that waits: Deposits in 7 days' });
const press = async (name: string) => {
  fireEvent.click(within(change() as HTMLElement).getByRole('button', { name }));
  await settle();
};

describe('a change that waits', () => {
  it.each([
    ['a second before its time', NOW + seconds(1), false],
    ['at its time', NOW, true],
    ['in its last second', NOW - days(1) + seconds(1), true],
  ])('can be confirmed %s: %s [PE-1, PE-2, RG-02]', async (_, startedAt, isReady) => {
    await open(startedAt);
    expect(change()?.textContent).toContain('€500 → €800');
    const button = within(change() as HTMLElement).queryByRole('button', { name: 'Confirm' });
    expect(button !== null).toBe(isReady);
    expect(within(change() as HTMLElement).getByRole('button', { name: 'Reject' })).toBeTruthy();
  });

  it('is gone once its window is over, and the old limit stays [PE-2, PE-6]', async () => {
    await open(NOW - days(1));
    expect(change()).toBeNull();
    expect(screen.getByRole('region', { name: 'Deposits in 7 days' }).textContent).toContain('€430 of €500');
  });

  it('says how long there is to confirm', async () => {
    await open(NOW - days(1) + hours(2));
    expect(within(change() as HTMLElement).getByRole('timer').textContent).toBe('2:00:00');
  });

  it('is confirmed, and the limits are asked for anew [PE-4, LI-1]', async () => {
    const { state, said } = await open(NOW - hours(1));
    state.limits = [limitOf('weekly-deposit', { value: 800, balance: 370, measure: 'EUR' })];
    await press('Confirm');
    expect(state.sent).toEqual(['confirm weekly-deposit fresh-1']);
    expect(said).toContain('responsible_gaming_confirm_limit_success');
    expect(screen.getByRole('region', { name: 'Deposits in 7 days' }).textContent).toContain('€430 of €800');
    expect(change()).toBeNull();
  });

  it('leaves the view when it is rejected, and nothing else does [PE-3, PE-5, RG-05]', async () => {
    const { state, said } = await open(NOW + hours(3));
    state.limits = [CURRENT];
    await press('Reject');
    expect(state.sent).toEqual(['reject weekly-deposit fresh-1']);
    expect(said).toContain('responsible_gaming_cancel_limit_success');
    expect(change()).toBeNull();
    expect(screen.getByRole('region', { name: 'Deposits in 7 days' }).textContent).toContain('€430 of €500');
  });

  it('stays where the server refuses the decision [LI-1]', async () => {
    const { state, said } = await open(NOW - hours(1));
    state.failure = { kind: 'refused', status: 409 };
    await press('Confirm');
    expect(said).toContain('confirm-limit: refused');
    expect(change()).not.toBeNull();
  });
});
