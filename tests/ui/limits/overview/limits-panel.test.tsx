import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LimitsPanel } from '#ui/limits/overview/limits-panel.tsx';
import type { Limit } from '../../../../core/limits/limit.ts';
import { days, hours } from '../../../../core/shared/time.ts';
import { NOW } from '../../../support/examples/coupon-examples.ts';
import { limitOf, pendingOf } from '../../../support/examples/limit-examples.ts';
import { fakeLimitsGateway } from '../../../support/fakes/fake-limits-gateway.ts';
import { playerPage } from '../../../support/views/player-page.tsx';

afterEach(cleanup);

async function opened(limits: readonly Limit[], isOffline = false) {
  const fake = fakeLimitsGateway(limits);
  if (isOffline) fake.state.failure = { kind: 'network' };
  const page = await playerPage({ userId: 77, given: { limitsGateway: fake.gateway, freshTokens: fake.tokens } });
  await page.stores.lazy.ensure(['limits']);
  render(<LimitsPanel />, { wrapper: page.Wrapper });
  const load = async () => act(async () => page.stores.limits.load());
  return { ...fake, load, panel: screen.getByRole('region', { name: 'Your limits in short' }) };
}

const lines = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling!.textContent]);

it('says of each limit what is left of how much, until when or how often [LR-7]', async () => {
  const { load, panel } = await opened([
    limitOf('daily-deposit', { value: 200, balance: 80.5, measure: 'EUR', startedAt: NOW - hours(2) }),
    limitOf('weekly-loss', { value: 90, balance: 0, measure: 'EUR' }),
    limitOf('monthly-wagering', { value: 'unlimited', measure: 'EUR' }),
    limitOf('session', { value: 2, balance: 1.5 }),
    limitOf('reality-check', { value: 30 }),
    limitOf('deposit-time-out', { value: 7, startedAt: NOW, endsAt: NOW + days(7) }),
  ]);
  expect(panel.getAttribute('aria-busy')).toBe('true');
  await load();
  expect(panel.getAttribute('aria-busy')).toBe('false');
  expect(lines()).toEqual([
    ['Deposits in 24 hours', '€80.50 leftof €200'],
    ['Break', expect.stringMatching(/^until .*\d\d:\d\d$/)],
    ['Session limit', expect.stringMatching(/^1 h.* leftof 2 h/)],
    ['Reality check', expect.stringMatching(/^30 min/)],
    ['Losses in 7 days', 'Reachedof €90'],
  ]);
});

it('says that none is set, that a change waits, and leads to the limits [LR-7] [RG-08]', async () => {
  const { load, panel } = await opened([
    pendingOf('daily-deposit', { value: 400, startedAt: NOW - hours(1), endsAt: NOW + hours(1) }),
  ]);
  await load();
  expect(panel.textContent).toContain('No limit is set');
  expect(panel.textContent).toContain('Waiting for you1');
  expect(screen.getByRole('link', { name: 'Set or change limits' }).getAttribute('href')).toBe(
    '/en/office/responsible',
  );
});

it('says that they did not come, and asks again', async () => {
  const { load, panel, state } = await opened([limitOf('reality-check', { value: 30 })], true);
  await load();
  expect(screen.getByRole('alert').textContent).toMatch(/Check your internet connection/);
  expect(panel.textContent).not.toContain('No limit is set');
  state.failure = undefined;
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
  expect(lines()).toHaveLength(1);
});
