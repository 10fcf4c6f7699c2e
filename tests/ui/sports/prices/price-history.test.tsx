import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fail, ok } from '../../../../core/shared/result.ts';
import { minutes } from '../../../../core/shared/time.ts';
import type { PriceHistory, PriceHistoryGateway } from '../../../../core/sports/prices/price-history-gateway.ts';
import { GameLine } from '#ui/sports/line/table/game-line.tsx';
import { PriceHistoryOver } from '#ui/sports/prices/price-history-over.tsx';
import { sampleChanges, sampleGame, sampleMarket } from '../../../support/examples/sample-line.ts';
import { linePage } from '../../../support/views/line-page.tsx';
import { price } from '../../../support/units.ts';

const NOW = 1_000_000;
const STEPS = [
  { at: NOW - minutes(10), odds: price(1.3) },
  { at: NOW - minutes(5), odds: price(1.405) },
  { at: NOW - minutes(1), odds: price(1.28) },
];
const history = () => ok<PriceHistory>({ version: 3, steps: STEPS });

const stops: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
});

/** A row of the line over a history that a test gives. */
async function openRow(
  answer: PriceHistoryGateway['priceHistory'] = async () => history(),
  over: ReactNode = <PriceHistoryOver />,
) {
  const priceHistory = vi.fn<PriceHistoryGateway['priceHistory']>(answer);
  const page = linePage([sampleGame(5)], '/en/live', { priceHistoryGateway: { priceHistory } });
  const { line, lazy, clock } = page.stores;
  await lazy.ensure(['priceHistory']);
  await line.open(line.view);
  stops.push(line.start(), line.watch(), clock.start());
  render(
    <>
      <GameLine row={line.row(5)!} />
      {over}
    </>,
    { wrapper: page.Wrapper },
  );
  const wait = async (time: number) => {
    await act(() => page.pass(time));
    await act(() => vi.dynamicImportSettled());
  };
  return { ...page, wait, priceHistory };
}

const button = () => screen.getByRole('button', { name: /^Arsenal to win/ });
const popover = () => screen.queryByRole('tooltip', { hidden: true });
const hover = (pointerType = 'mouse') => fireEvent.pointerOver(button(), { pointerType });
const shownOdds = () =>
  within(popover()!)
    .getAllByRole('definition', { hidden: true })
    .map(({ textContent }) => textContent.split(' ')[0]);

describe('the history of a price', () => {
  it('comes after a rest of 0.6 s of the pointer, with opening, highest, lowest and present price [PRH-3, PRH-6]', async () => {
    const { wait, priceHistory } = await openRow();
    hover();
    await wait(500);
    expect([priceHistory.mock.calls.length, popover()]).toEqual([0, null]);
    await wait(300);
    expect(priceHistory).toHaveBeenCalledOnce();
    expect(shownOdds()).toEqual(['1.30', '1.405', '1.28', '1.28']);
    expect(within(popover()!).getAllByText(/Today, /)).toHaveLength(4);
    expect(popover()!.querySelector('polyline')?.getAttribute('points')).toMatch(/^0,\d+ /);
    expect(button().getAttribute('aria-describedby')).toBe(popover()!.id);
  });

  it('has its parts as empty bars until the prices come, and in the place of a failure too [PRH-8]', async () => {
    let answer: (reply: Awaited<ReturnType<PriceHistoryGateway['priceHistory']>>) => void = () => undefined;
    const { wait } = await openRow(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    hover();
    await wait(800);
    const parts = () => [...popover()!.querySelectorAll('dt')].map(({ textContent }) => textContent);
    const waiting = parts();
    expect([waiting.length, popover()!.querySelectorAll('dd').length]).toEqual([4, 4]);
    expect(screen.queryAllByRole('definition')).toEqual([]);
    answer(fail({ kind: 'network' }));
    await wait(100);
    expect(parts()).toEqual(waiting);
    expect(within(popover()!).getByText('The history did not load.')).toBeDefined();
  });

  it('is asked for by no touch and by none that passes; a press picks the price and ends the look [PRH-6, PRH-7]', async () => {
    const { wait, priceHistory, bets } = await openRow();
    hover('touch');
    await wait(1000);
    hover();
    await wait(300);
    fireEvent.pointerLeave(button());
    await wait(1000);
    fireEvent.pointerOver(button(), { pointerType: 'mouse' });
    await wait(300);
    fireEvent.click(button());
    await wait(1000);
    expect([priceHistory.mock.calls.length, popover(), bets.length]).toEqual([0, null, 1]);
  });

  it('ends with the pointer, though what shows it is still on its way; a pointer that crosses to it keeps it [PRH-7]', async () => {
    const early = await openRow(undefined, null);
    hover();
    await early.wait(800);
    expect(early.stores.priceHistory.shown).toBeDefined();
    fireEvent.pointerLeave(button());
    expect(early.stores.priceHistory.shown).toBeUndefined();
    cleanup();
    const { wait } = await openRow();
    hover();
    await wait(800);
    vi.useFakeTimers();
    fireEvent.pointerLeave(button());
    fireEvent.pointerEnter(popover()!);
    act(() => void vi.advanceTimersByTime(1000));
    expect(popover()).not.toBeNull();
    fireEvent.pointerLeave(popover()!);
    act(() => void vi.advanceTimersByTime(1000));
    expect(popover()).toBeNull();
    vi.useRealTimers();
  });

  it('comes with the focus, and goes with Escape or the focus [PRH-6, PRH-7]', async () => {
    const { wait } = await openRow();
    act(() => button().focus());
    await wait(800);
    expect(shownOdds()).toHaveLength(4);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect([popover(), document.activeElement, button().hasAttribute('aria-describedby')]).toEqual([
      null,
      button(),
      false,
    ]);
    act(() => button().blur());
    act(() => button().focus());
    await wait(800);
    expect(popover()).not.toBeNull();
    act(() => button().blur());
    expect(popover()).toBeNull();
  });

  it('goes on with a price that changes: asked again by the version at hand, the page has the last word [PRH-3, PRH-6]', async () => {
    const { wait, priceHistory, gateway } = await openRow();
    hover();
    await wait(800);
    priceHistory.mockResolvedValue(ok(undefined));
    const changed = sampleMarket(5, 'result', { home: 1.55, draw: 5.6, away: 11 });
    gateway.answers.changes = () =>
      ok(sampleChanges(2, { games: [sampleGame(5, { version: 2, markets: [changed] })] }));
    await wait(4000);
    expect(priceHistory.mock.calls.map(([{ since }]) => since)).toEqual([-1, 3]);
    expect(shownOdds()).toEqual(['1.30', '1.55', '1.28', '1.55']);
  });

  it('that does not come is said, and no failure of the line', async () => {
    const { wait } = await openRow(async () => fail({ kind: 'network' }));
    hover();
    await wait(800);
    expect(within(popover()!).getByText('The history did not load.')).toBeDefined();
    act(() => {
      window.dispatchEvent(new Event('resize'));
    });
    expect(popover()).toBeNull();
  });
});
