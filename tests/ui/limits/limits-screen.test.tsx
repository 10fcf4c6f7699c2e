import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { days, hours } from '../../../core/shared/time.ts';
import type { Limit } from '../../../core/limits/limit.ts';
import { Screen } from '#ui/limits/limits-screen.tsx';
import { NOW } from '../../support/examples/coupon-examples.ts';
import { limitOf, pendingOf } from '../../support/examples/limit-examples.ts';
import { fakeLimitsGateway } from '../../support/fakes/fake-limits-gateway.ts';
import { playerPage, teachDialogs } from '../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const DAILY = limitOf('daily-deposit', { value: 200, balance: 80.5, measure: 'EUR', startedAt: NOW - hours(2) });

const settle = async () =>
  act(async () => {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
  });

async function open(
  limits: readonly Limit[],
  change: (fake: ReturnType<typeof fakeLimitsGateway>) => void = () => undefined,
) {
  const fake = fakeLimitsGateway(limits);
  change(fake);
  const page = await playerPage({ userId: 77, given: { limitsGateway: fake.gateway, freshTokens: fake.tokens } });
  await page.stores.lazy.ensure(['limits', 'exclusion']);
  await page.stores.limits.load();
  await act(async () => {
    render(<Screen />, { wrapper: page.Wrapper });
    await Promise.resolve();
  });
  await settle();
  return { ...page, ...fake };
}

const row = (name: string) => screen.getByRole('region', { name });
const press = async (name: string | RegExp, place: HTMLElement = document.body) => {
  fireEvent.click(within(place).getByRole('button', { name }));
  await settle();
};
const type = (place: HTMLElement, text: string) => {
  fireEvent.change(within(place).getByRole('textbox'), { target: { value: text } });
};

describe('the page of limits', () => {
  it('says of each limit what is used up, what is left and when it is whole again [LM-2, LR-1, LR-4, RG-04]', async () => {
    await open([DAILY]);
    const { textContent } = row('Deposits in 24 hours');
    expect(textContent).toContain('€119.50 of €200');
    expect(textContent).toContain('€80.50 left');
    expect(textContent).toMatch(/Resets: T\w+, \d\d:\d\d/);
    expect(row('Deposits in 7 days').textContent).toContain('No limit is set');
  });

  it('has nothing filled in, and saves what is typed with a fresh token [LM-3, LS-1, TY-1, RG-06]', async () => {
    const { state } = await open([]);
    const place = row('Losses in 7 days');
    await press('Set: Losses in 7 days', place);
    expect(within(place).getByRole('textbox')).toHaveProperty('value', '');
    expect(document.activeElement).toBe(within(place).getByRole('textbox'));
    type(place, '1,250.5x');
    await press('Save', place);
    expect(within(place).getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    expect(place.textContent).toContain('This isn’t an amount');
    expect(state.sent).toEqual([]);
    type(place, '1,250.50');
    await press('Save', place);
    expect(state.sent).toEqual([expect.stringMatching(/^save weekly-loss 1250\.5 \S+ fresh-1$/)]);
    expect(place.textContent).toContain('Saved. It holds from now on.');
    expect(within(place).queryByRole('textbox')).toBeNull();
  });

  it('keeps the old value and what was typed when a save fails, and tries again under the same key [LS-3, LS-4, RG-27]', async () => {
    const { state } = await open([DAILY]);
    const place = row('Deposits in 24 hours');
    await press('Change: Deposits in 24 hours', place);
    type(place, '150');
    state.failure = { kind: 'network' };
    await press('Save', place);
    expect(place.textContent).not.toContain('Saved');
    expect(within(place).getByRole('alert').textContent).toMatch(/We couldn’t save your limits/);
    expect(within(place).getByRole('textbox')).toHaveProperty('value', '150');
    expect(place.textContent).toContain('€119.50 of €200');
    state.failure = undefined;
    await press('Try again', place);
    const [first, second] = state.sent.map((each) => each.split(' '));
    expect([first?.[3], first?.[4]]).toEqual([second?.[3], 'fresh-1']);
    expect(second?.[4]).toBe('fresh-2');
    expect(place.textContent).toContain('Saved');
  });

  it('warns before a looser limit that it waits, and says so afterwards [LC-3, RG-02]', async () => {
    const { state } = await open([DAILY]);
    const place = row('Deposits in 24 hours');
    await press('Change: Deposits in 24 hours', place);
    type(place, '150');
    expect(place.textContent).not.toContain('This loosens the limit');
    type(place, '500');
    expect(place.textContent).toContain('This loosens the limit: it can be confirmed in 24 hours');
    state.limits = [DAILY, pendingOf('daily-deposit', { value: 500, measure: 'EUR', startedAt: NOW + days(1) })];
    await press('Save', place);
    expect(place.textContent).toContain('Saved. It waits for the time and your confirmation');
    expect(place.textContent).toContain('€200 → €500');
    expect(within(place).queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  it('asks the questions of the server and sends the answers, which it keeps nowhere [LS-2, LS-5, RG-28]', async () => {
    const { state, stores } = await open([DAILY]);
    const questions = [
      {
        id: 4,
        text: 'Can a limit be raised at once?',
        answers: [
          { id: 1, text: 'Yes' },
          { id: 2, text: 'No' },
        ],
      },
    ];
    state.reply = { kind: 'questions', testId: 'test-1', questions };
    const place = row('Deposits in 24 hours');
    await press('Change: Deposits in 24 hours', place);
    type(place, '500');
    await press('Save', place);
    const dialog = screen.getByRole('dialog');
    await press('Send the answers', dialog);
    expect(state.sent).toHaveLength(1);
    fireEvent.click(within(dialog).getByRole('radio', { name: 'No' }));
    state.answers = { kind: 'not-passed', wrongQuestionIds: [4] };
    await press('Send the answers', dialog);
    expect(state.sent.at(-1)).toBe('answer test-1 4:2 fresh-2');
    expect(screen.getByRole('dialog').textContent).toContain('nothing was changed');
    expect(JSON.stringify(stores.limits.saver.state)).not.toContain('answerId');
    await press('Close', screen.getByRole('dialog').querySelector('[class*=body]') as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(place.textContent).toContain('€119.50 of €200');
  });

  it('asks the questions before it removes a limit [LS-6, LC-3]', async () => {
    const { state } = await open([DAILY]);
    const place = row('Deposits in 24 hours');
    await press('Change: Deposits in 24 hours', place);
    const answers = [
      { id: 1, text: 'Yes' },
      { id: 2, text: 'No' },
    ];
    state.reply = { kind: 'questions', testId: 'test-9', questions: [{ id: 4, text: 'At once?', answers }] };
    await press('Remove the limit', place);
    const dialog = screen.getByRole('dialog');
    fireEvent.click(within(dialog).getByRole('radio', { name: 'No' }));
    await press('Send the answers', dialog);
    expect(state.sent).toEqual(['remove daily-deposit fresh-1', 'answer test-9 4:2 fresh-2']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks to remove a limit, and says why that was refused [LC-3]', async () => {
    const { state } = await open([DAILY]);
    const place = row('Deposits in 24 hours');
    await press('Change: Deposits in 24 hours', place);
    state.failure = { kind: 'refused', status: 403, title: 'Not today' };
    await press('Remove the limit', place);
    expect(within(place).getByRole('alert').textContent).toContain('Not today');
    state.failure = undefined;
    await press('Remove the limit', place);
    expect(state.sent).toEqual(['remove daily-deposit fresh-1', 'remove daily-deposit fresh-2']);
    expect(within(place).queryByRole('alert')).toBeNull();
  });

  it.each([
    ['offline', { kind: 'network' }, /No connection|offline|connection/i],
    ['refused', { kind: 'refused', status: 500 }, /We couldn’t load your limits/],
  ] as const)('says why limits did not come, %s, and asks again', async (_, failure, words) => {
    const { state } = await open([DAILY], (fake) => {
      fake.state.failure = failure;
    });
    expect(screen.getByRole('alert').textContent).toMatch(words);
    state.failure = undefined;
    await press('Try again');
    expect(row('Deposits in 24 hours').textContent).toContain('€80.50 left');
  });

  it('chooses the session and the interval of the reality check from lists, none of them preselected [LM-3, LO-1]', async () => {
    const { state } = await open([]);
    const session = row('Session limit');
    expect(within(session).getByRole('combobox')).toHaveProperty('value', '');
    fireEvent.change(within(session).getByRole('combobox'), { target: { value: '3' } });
    await press('Save', session);
    const check = row('Reality check');
    expect(
      within(check)
        .getAllByRole('radio')
        .filter((each) => (each as HTMLInputElement).checked),
    ).toEqual([]);
    fireEvent.click(within(check).getByRole('radio', { name: '15' }));
    await press('Save', check);
    expect(state.sent.map((each) => each.split(' ').slice(0, 3).join(' '))).toEqual([
      'save session 3',
      'save reality-check 15',
    ]);
  });

  it('begins a break only after saying what it does [SX-7, LP-2, RG-12]', async () => {
    const { state } = await open([]);
    const place = row('Take a break');
    await press('Start the break', place);
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(within(place).getByRole('radio', { name: '7 days' }));
    await press('Start the break', place);
    const dialog = screen.getByRole('dialog', { name: 'A break of 7 days' });
    expect(dialog.textContent).toMatch(/No deposits.*You can withdraw your money.*can’t be cancelled or shortened/);
    await press('Start the break', dialog);
    expect(state.sent[0]).toMatch(/^save deposit-time-out 7 /);
  });

  it('offers no extra limits, which stand together, where the extra limit is active [LM-2, LM-8]', async () => {
    await open([limitOf('extra', {})]);
    const extra = screen.getByRole('region', { name: 'Breaks and playing time' });
    expect(
      within(extra)
        .getAllByRole('region')
        .map((card) => card.getAttribute('aria-labelledby')),
    ).toEqual(['limits-break', 'limits-exclusion', 'limits-session']);
    expect(screen.getAllByText(/The site has switched this off/)).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Start the break' })).toBeNull();
  });

  it('says what the server calls a limit, and why the player left [LM-32, SX-34]', async () => {
    const until = { startedAt: NOW - days(1), endsAt: NOW + days(30) };
    const selfExclusionReason = { id: 3, text: 'I want a break' };
    await open([
      { ...DAILY, label: 'Set with our adviser <b>' },
      limitOf('self-exclusion', { ...until, selfExclusionReason }),
    ]);
    expect(row('Deposits in 24 hours').textContent).toContain('Set with our adviser <b>');
    expect(row('Self-exclusion').textContent).toContain('Your reason: I want a break');
  });
});
