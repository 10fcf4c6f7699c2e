import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GeneratorScope, OfferedCandidate } from '../../../../core/coupon/generator/generator-gateway.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { BetGeneratorStore } from '#ui/coupon/generator/bet-generator-store.ts';
import { GeneratorDialog } from '#ui/coupon/generator/generator-dialog.tsx';
import { sportId } from '../../../../core/sports/tree/sport.ts';
import { idOf } from '../../../support/examples/coupon-examples.ts';
import { milli, money, price } from '../../../support/units.ts';
import { couponTab, drawCoupon, sharedBrowser } from '../../../support/views/coupon-page.tsx';
import { teachDialogs } from '../../../support/views/player-page.tsx';

beforeEach(teachDialogs);
afterEach(cleanup);

function candidate(n: number): OfferedCandidate {
  return { outcomeId: idOf(n), gameId: n, sportId: 1, champId: 10, kind: 'result', odds: milli(1200 + n * 37) };
}

/** The dialog over a line of sixty matches, each with one outcome. */
async function openDialog(given: readonly OfferedCandidate[] = Array.from({ length: 60 }, (_, n) => candidate(n + 1))) {
  const browser = sharedBrowser();
  for (const { outcomeId, gameId, odds } of given) {
    const names = { champName: 'Cup', homeName: `Home ${gameId}`, awayName: `Away ${gameId}` };
    browser.gateway.updates.set(outcomeId, { odds, names });
  }
  const tab = await couponTab(browser);
  const asked: GeneratorScope[] = [];
  const line = { isDown: false };
  let fraction = 0.1;
  const betGenerator = new BetGeneratorStore({
    generatorGateway: {
      candidates: (scope) => {
        asked.push(scope);
        return Promise.resolve(line.isDown ? fail({ kind: 'network' }) : ok(given));
      },
    },
    couponGateway: browser.gateway,
    coupon: tab.coupon,
    timers: tab.timers,
    random: { fraction: () => (fraction = (fraction + 0.37) % 1), uuid: () => '' },
  });
  const football = { id: 1, code: 'football', name: 'Football', liveCount: 0, lineCount: 60 };
  const tennis = { id: 4, code: 'tennis', name: 'Tennis', liveCount: 0, lineCount: 9 };
  const chess = { id: 99, code: 'chess', name: 'Chess', liveCount: 1, lineCount: 0 };
  const own = { betGenerator, tree: { tree: { sports: [football, tennis, chess] } } };
  const stores = Object.assign(Object.create(tab.stores) as typeof tab.stores, own);
  drawCoupon({ ...tab, stores }, <GeneratorDialog />);
  const type = (label: string, text: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await tab.pass(300);
  };
  const look = async (amount: string, win: string) => {
    type('Stake', amount);
    type('Wanted win', win);
    await press('Find a bet slip');
  };
  return { ...tab, browser, betGenerator, asked, line, type, press, look };
}

const found = () => within(screen.getByRole('region', { name: 'Generated bet slip' }));
const foundBets = () =>
  found()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the bet generator', () => {
  it('finds a coupon for what is wanted, and fills the coupon with its bets, its amount and where it came from', async () => {
    const { look, press, betGenerator, coupon, asked } = await openDialog();
    await look('100', '1 000');
    expect(betGenerator.shown?.nearness).toBe('near');
    const { bets } = betGenerator.shown!;
    expect(foundBets()).toHaveLength(bets.length);
    await press('Add to bet slip');
    expect(coupon.bets.map(({ outcomeId }) => outcomeId)).toEqual(bets.map(({ outcomeId }) => outcomeId));
    expect([coupon.type, coupon.state.amounts[coupon.currency]]).toEqual(['express', money(100)]);
    expect(asked).toEqual([{ amount: money(100), win: money(1000), hours: 24, sportIds: [] }]);
  });

  it('says of each bet which sport, competition and team it is of, and that a match is simulated [GN-16]', async () => {
    const { betGenerator, look } = await openDialog(
      Array.from({ length: 60 }, (_, n) => ({
        ...candidate(n + 1),
        sportId: n % 2 === 0 ? 1 : (sportId('cyber-football') ?? 0),
      })),
    );
    await look('100', '1 000');
    const { bets } = betGenerator.shown!;
    foundBets().forEach((text, place) => {
      const { gameId, sportId: sport } = bets[place]!;
      expect(text).toContain(`Home ${gameId} v Away ${gameId}`);
      expect(text).toContain(sport === 1 ? 'Football · Cup' : 'Cup · Virtual match');
      expect(text).toContain(`Match result: Home ${gameId}`);
    });
  });

  it('gives another coupon for the same wish, and the bets that are left once one is taken out [GN-11]', async () => {
    const { look, press, betGenerator } = await openDialog();
    await look('100', '1000');
    const first = foundBets();
    await press('Another one');
    expect(foundBets()).not.toEqual(first);
    const { bets, win } = betGenerator.shown!;
    await press(`Remove Home ${bets[0]!.gameId} v Away ${bets[0]!.gameId}`);
    expect(foundBets()).toHaveLength(bets.length - 1);
    expect(betGenerator.shown!.win).toBeLessThan(win);
  });

  it('shows up to three coupons, the nearest first, of which the player chooses one [GN-17]', async () => {
    const { look, press, betGenerator, coupon } = await openDialog();
    await look('100', '1000');
    const options = within(screen.getByRole('radiogroup', { name: 'Bet slips found' })).getAllByRole('radio');
    expect(options).toHaveLength(3);
    const wins = betGenerator.answers.map(({ win }) => Math.abs(win - money(1000)));
    expect(wins).toEqual(wins.toSorted((one, other) => one - other));
    const first = foundBets();
    fireEvent.click(options[2]!);
    expect(foundBets()).not.toEqual(first);
    await press('Add to bet slip');
    const taken = betGenerator.answers[2]!.bets.map(({ outcomeId }) => outcomeId);
    expect(coupon.bets.map(({ outcomeId }) => outcomeId)).toEqual(taken);
  });

  it('looks among the matches of several sports and of a time, or of all sports [GN-59]', async () => {
    const { look, press, type, asked } = await openDialog();
    const chips = within(screen.getByRole('group', { name: 'Sport' })).getAllByRole('button');
    const pressed = () => chips.filter((chip) => chip.ariaPressed === 'true').map((chip) => chip.textContent);
    expect(chips.map((chip) => chip.textContent)).toEqual(['All sports', 'Football', 'Tennis']);
    expect(pressed()).toEqual(['All sports']);
    await press('Football');
    await press('Tennis');
    expect(pressed()).toEqual(['Football', 'Tennis']);
    type('Matches start', '72');
    await look('100', '1000');
    expect(asked.at(-1)).toMatchObject({ hours: 72, sportIds: [1, 4] });
    await press('Football');
    await press('All sports');
    expect(pressed()).toEqual(['All sports']);
    await look('100', '1000');
    expect(asked.at(-1)).toMatchObject({ sportIds: [] });
  });

  it('says that no coupon of the matches comes nearer where every one was tried [GN-58]', async () => {
    const { look, betGenerator } = await openDialog([1, 2].map((n) => ({ ...candidate(n), odds: milli(2000) })));
    await look('100', '450');
    expect(betGenerator.shown).toMatchObject({ nearness: 'far', isNearest: true, win: money(400) });
    expect(screen.getByText(/no bet slip of these matches comes nearer/)).toBeDefined();
  });

  it('finds coupons of as many selections as are wanted [GN-18]', async () => {
    const { look, type, betGenerator } = await openDialog();
    type('Number of selections', '4');
    await look('100', '2000');
    expect(betGenerator.answers.map(({ bets }) => bets.length)).toEqual([4, 4, 4]);
  });

  it('asks before it replaces what is in the coupon, and brings it back by one press [GN-13]', async () => {
    const { look, press, coupon, add } = await openDialog();
    await add(901, 902);
    act(() => {
      coupon.edit({ type: 'amount-set', currency: coupon.currency, amount: money(7) });
    });
    const before = coupon.bets.map(({ outcomeId }) => outcomeId);
    await look('100', '1000');
    await press('Add to bet slip');
    await press('Keep');
    expect(coupon.bets.map(({ outcomeId }) => outcomeId)).toEqual(before);
    await press('Add to bet slip');
    await press('Replace');
    expect(coupon.bets.map(({ outcomeId }) => outcomeId)).not.toEqual(before);
    await press('Undo');
    expect(coupon.bets.map(({ outcomeId }) => outcomeId)).toEqual(before);
    expect(coupon.state.amounts[coupon.currency]).toBe(money(7));
  });

  it('keeps nothing of what was found for another currency [GN-15]', async () => {
    const { look, betGenerator, stores, coupon } = await openDialog();
    await look('100', '1000');
    expect(betGenerator.shown?.currency).toBe('RUB');
    await act(async () => void (await stores.accounts.setActive(2)));
    expect([coupon.currency, betGenerator.shown]).toEqual(['USD', undefined]);
    expect(screen.queryByRole('region', { name: 'Generated bet slip' })).toBeNull();
    betGenerator.take();
    expect(coupon.bets).toEqual([]);
  });

  it.each([
    ['100', '50', 'The wanted win must be above the stake'],
    ['0.01', '50', /^The minimum stake is/],
  ])('says why %s to win %s is none [GN-1]', async (amount, win, reason) => {
    const { look } = await openDialog();
    await look(amount, win);
    expect(screen.getByText(reason)).toBeDefined();
  });

  it('says how near it came where the wish is out of reach, and offers nothing then [GN-10]', async () => {
    const { look, press, coupon } = await openDialog([candidate(1), candidate(2)]);
    await look('100', '100000');
    expect(screen.getByText(/^The nearest potential returns are/)).toBeDefined();
    await press('Add to bet slip');
    expect(coupon.bets).toEqual([]);
  });

  it('leaves out what cannot be bet on any more, and says that there is nothing else [GN-12]', async () => {
    const { look, browser } = await openDialog([candidate(1), candidate(22)]);
    browser.gateway.updates.set(idOf(22), { trouble: 'suspended' });
    await look('100', '200');
    expect(foundBets().join('')).not.toContain('Home 22');
    browser.gateway.updates.set(idOf(1), { trouble: 'suspended', odds: price(1.5) });
    await look('100', '201');
    expect(screen.getByText(/^No matches suit/)).toBeDefined();
  });

  it('says that the line does not answer, and asks again', async () => {
    const { look, press, line } = await openDialog();
    line.isDown = true;
    await look('100', '1000');
    expect(screen.getByRole('alert')).toBeDefined();
    line.isDown = false;
    await press('Try again');
    expect(foundBets().length).toBeGreaterThan(0);
  });
});
