import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RechargeDialog } from '#ui/payments/recharge-dialog.tsx';
import { LimitPromptDialog } from '#ui/limits/overview/limit-prompt-dialog.tsx';
import { Screen } from '#ui/limits/limits-screen.tsx';
import type { PaymentsGateway } from '../../../core/payments/payments-gateway.ts';
import { ok } from '../../../core/shared/result.ts';
import { days } from '../../../core/shared/time.ts';
import { NOW } from '../../support/examples/coupon-examples.ts';
import { limitOf, pendingOf } from '../../support/examples/limit-examples.ts';
import { OFFER } from '../../support/examples/payment-examples.ts';
import { fakeLimitsGateway } from '../../support/fakes/fake-limits-gateway.ts';
import { accessibilityTree } from '../../support/views/accessibility-tree.ts';
import { playerPage, teachDialogs } from '../../support/views/player-page.tsx';
import { withTexts } from '../../support/views/with-texts.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const Texts = withTexts('cashier', 'limits', 'self-exclusion', 'limit-prompt', 'kit');
const settle = async () =>
  act(async () => {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
  });

async function opened(part: 'limits' | 'recharge' | 'limit-prompt') {
  const { gateway, tokens, state } = fakeLimitsGateway([]);
  const paymentsGateway = { offer: () => Promise.resolve(ok(OFFER)) } as unknown as PaymentsGateway;
  const page = await playerPage({
    userId: 77,
    given: { limitsGateway: gateway, freshTokens: tokens, paymentsGateway },
  });
  await page.stores.lazy.ensure([
    'limits',
    'exclusion',
    'paying',
    'returnedPayment',
    'limitPrompt',
    'officeMenu',
    'player',
  ]);
  await page.stores.limits.load();
  const parts = { limits: <Screen />, recharge: <RechargeDialog />, 'limit-prompt': <LimitPromptDialog /> };
  const opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();
  if (part !== 'limits') page.stores.dialogs.show(part);
  const view = render(<Texts>{parts[part]}</Texts>, { wrapper: page.Wrapper });
  await settle();
  return { ...page, state, opener, view };
}

const press = async (name: string | RegExp) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  await settle();
};
const focused = () => document.activeElement;
const escape = async () => {
  fireEvent.keyDown(focused() ?? document.body, { key: 'Escape' });
  await settle();
};

describe('a dialog of the limits, by the keyboard alone', () => {
  it('of a self-exclusion begins in itself, stays at Escape, is left at each step by its button with nothing sent, and gives the focus back [A11Y-03]', async () => {
    const { state } = await opened('limits');
    await press('Exclude myself…');
    const dialog = screen.getByRole('dialog');
    expect(dialog.contains(focused())).toBe(true);
    await escape();
    expect(screen.getByRole('dialog')).toBe(dialog);
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(focused()).toBe(screen.getByRole('button', { name: 'Exclude myself…' }));
    await press('Exclude myself…');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('radio', { name: /^7 days/ }));
    await press('Next');
    await press('Next');
    expect(screen.getByRole('dialog').contains(focused())).toBe(true);
    await press('Close');
    expect([screen.queryByRole('dialog'), state.sent]).toEqual([null, []]);
  });

  it('of a break gives the focus back to what opened it [A11Y-03]', async () => {
    const { state } = await opened('limits');
    fireEvent.click(screen.getByRole('radio', { name: '7 days' }));
    await press('Start the break');
    expect(screen.getByRole('dialog').contains(focused())).toBe(true);
    await escape();
    expect([screen.queryByRole('dialog'), state.sent]).toEqual([null, []]);
    expect(focused()?.textContent).toBe('Start the break');
  });

  it.each([['recharge'], ['limit-prompt']] as const)(
    'of the name %s begins in itself and is closed by Escape alone, the focus where it was [A11Y-03, RG-07]',
    async (name) => {
      const { stores, opener, view } = await opened(name);
      expect(screen.getByRole('dialog').contains(focused())).toBe(true);
      await escape();
      expect(stores.dialogs.open).toBeUndefined();
      view.unmount();
      expect(focused()).toBe(opener);
      opener.remove();
    },
  );
});

describe('the page of limits, by the keyboard alone', () => {
  it('sets, lowers, raises and confirms, and the focus is never lost [A11Y-03, RG-01, RG-02]', async () => {
    const { state } = await opened('limits');
    const place = () => screen.getByRole('region', { name: 'Deposits in 24 hours' });
    const enter = async (opener: string, text: string, saved: typeof state.limits) => {
      await press(opener);
      const field = within(place()).getByRole('textbox');
      expect(focused()).toBe(field);
      fireEvent.change(field, { target: { value: text } });
      state.limits = saved;
      fireEvent.submit(field.closest('form')!);
      await settle();
      expect(focused()).toBe(within(place()).getByRole('button', { name: 'Change: Deposits in 24 hours' }));
    };
    const set = limitOf('daily-deposit', { value: 500, balance: 500 });
    const lowered = limitOf('daily-deposit', { value: 300, balance: 300 });
    const raised = pendingOf('daily-deposit', { value: 900, startedAt: NOW - 1000, endsAt: NOW + days(1) });
    await enter('Set: Deposits in 24 hours', '500', [set]);
    await enter('Change: Deposits in 24 hours', '300', [lowered]);
    await enter('Change: Deposits in 24 hours', '900', [lowered, raised]);
    state.limits = [{ ...raised, state: 'active' }];
    await press('Confirm');
    expect(state.sent.at(-1)).toMatch(/^confirm daily-deposit /);
    expect(place().contains(focused())).toBe(true);
  });

  it('A11Y-09 tells a screen reader what was read and kept', async () => {
    const { view } = await opened('limits');
    await expect(`${accessibilityTree(view.container).join('\n')}\n`).toMatchFileSnapshot('limits-tree.txt');
  });
});
