import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ASKED_FOR_LIMIT } from '../../../core/limits/limit-prompt.ts';
import type { Limit } from '../../../core/limits/limit.ts';
import { days } from '../../../core/shared/time.ts';
import { TopUpButton } from '#ui/accounts/top-up-button.tsx';
import { LimitPromptDialog } from '#ui/limits/overview/limit-prompt-dialog.tsx';
import { NOW } from '../../support/examples/coupon-examples.ts';
import { limitOf } from '../../support/examples/limit-examples.ts';
import { fakeLimitsGateway } from '../../support/fakes/fake-limits-gateway.ts';
import { memoryValues } from '../../support/fakes/memory-values.ts';
import { playerPage, teachDialogs } from '../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const settle = async () =>
  act(async () => {
    for (let turn = 0; turn < 16; turn += 1) await Promise.resolve();
  });

async function open({
  limits = [],
  askedAt,
  isDown = false,
}: { readonly limits?: readonly Limit[]; readonly askedAt?: number; readonly isDown?: boolean } = {}) {
  const { gateway, tokens, state } = fakeLimitsGateway(limits);
  if (isDown) state.failure = { kind: 'network' };
  const values = memoryValues().tab();
  if (askedAt !== undefined) values.write(ASKED_FOR_LIMIT, [{ userId: 77, at: askedAt }]);
  const page = await playerPage({ userId: 77, given: { values, limitsGateway: gateway, freshTokens: tokens } });
  await page.stores.lazy.ensure(['limits', 'limitPrompt']);
  const { dialogs } = page.stores;
  render(
    <>
      <TopUpButton />
      <LimitPromptDialog />
    </>,
    { wrapper: page.Wrapper },
  );
  const before = page.stores.accounts.active?.money;
  const topUp = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Top up play money' }));
    await settle();
  };
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  };
  return { ...page, values, dialogs, topUp, press, hasMore: () => page.stores.accounts.active?.money !== before };
}

describe('the question for a deposit limit', () => {
  it('comes before the first deposit, which waits for it [LQ-1, RG-07]', async () => {
    const { topUp, dialogs, hasMore } = await open();
    await topUp();
    expect([dialogs.open, hasMore()]).toEqual(['limit-prompt', false]);
  });

  it.each([
    ['who has a limit', { limits: [limitOf('weekly-deposit', { value: 100, balance: 100 })] }, undefined],
    ['who was asked less than half a year ago', { askedAt: NOW - days(182) + 1 }, undefined],
    ['who was asked half a year ago', { askedAt: NOW - days(182) }, 'limit-prompt'],
  ] as const)('of one %s [LQ-1]', async (_, given, opened) => {
    const { topUp, dialogs, hasMore } = await open(given);
    await topUp();
    expect([dialogs.open, hasMore()]).toEqual([opened, opened === undefined]);
  });

  it('comes too where the limits cannot be had [LQ-1, RG-07]', async () => {
    const { topUp, dialogs, hasMore } = await open({ isDown: true });
    await topUp();
    expect([dialogs.open, hasMore()]).toEqual(['limit-prompt', false]);
  });

  it('lets no money come where it cannot be loaded, says so, and is asked for again by the next press [LQ-5, RG-07]', async () => {
    const { stores, topUp, dialogs, hasMore, said } = await open();
    const { ensure } = stores.lazy;
    const failing = vi.spyOn(stores.lazy, 'ensure').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await topUp();
    expect([dialogs.open, hasMore(), failing.mock.calls]).toEqual([undefined, false, [[['limitPrompt']]]]);
    expect(said).toEqual(['top-up: network']);
    failing.mockImplementation(ensure);
    await topUp();
    expect([dialogs.open, hasMore()]).toEqual(['limit-prompt', false]);
  });

  it('has two buttons of one weight; to go without is confirmed, kept, and then the money comes [LQ-1, LQ-2]', async () => {
    const { topUp, press, values, hasMore } = await open();
    await topUp();
    const [one, other] = ['Set a limit', 'Not now'].map((name) => screen.getByRole('button', { name }).className);
    expect(one).toBe(other);
    await press('Not now');
    expect([values.read(ASKED_FOR_LIMIT), hasMore()]).toEqual([undefined, false]);
    await press('Yes, without a limit');
    expect([values.read(ASKED_FOR_LIMIT), hasMore()]).toEqual([[{ userId: 77, at: NOW }], true]);
    expect(screen.getByText('Balance topped up')).toBeDefined();
  });

  it('is not offered, nor is the money, to whoever is shut out [LP-12]', async () => {
    const { stores } = await open();
    expect(screen.getByRole('button', { name: 'Top up play money' })).toBeDefined();
    act(() => {
      stores.session.court(false);
    });
    expect(screen.queryByRole('button', { name: 'Top up play money' })).toBeNull();
  });

  it('leads to the limits', async () => {
    const { topUp, press, values, address } = await open();
    await topUp();
    await press('Set a limit');
    expect([address.now, values.read(ASKED_FOR_LIMIT)]).toEqual(['/en/office/responsible', [{ userId: 77, at: NOW }]]);
  });
});
