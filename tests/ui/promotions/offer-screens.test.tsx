import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Screen as OfferScreen } from '#ui/promotions/offers/offer-screen.tsx';
import { Screen as OffersScreen } from '#ui/promotions/offers/offers-screen.tsx';
import type {
  OwnPromotion,
  OwnPromotions,
  Promotion,
  PromotionsGateway,
} from '../../../core/promotions/offers/promotion.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { days } from '../../../core/shared/time.ts';
import { NOW } from '../../support/examples/coupon-examples.ts';
import { milli, minor } from '../../support/units.ts';
import { playerPage } from '../../support/views/player-page.tsx';
import { withTexts } from '../../support/views/with-texts.tsx';

afterEach(cleanup);

const Texts = withTexts('promotions', 'kit', 'session');
const shared = { language: 'en', summary: 'Summary.' } as const;
const PROMOTIONS: readonly Promotion[] = [
  {
    ...shared,
    id: 'express-week',
    kind: 'expresses',
    category: 'sport',
    title: 'Accumulator week',
    terms: {
      reward: minor(45_000),
      count: 5,
      leastBets: 3,
      leastOdds: milli(1400),
      leastStake: minor(15_000),
      days: 7,
      wager: 3,
    },
  },
  {
    ...shared,
    id: 'slots-week',
    kind: 'slots',
    category: 'casino',
    title: 'Slots week',
    terms: { reward: minor(30_000), target: minor(1_500_000), days: 7 },
  },
  { ...shared, id: 'friends', kind: 'friends', category: 'all', title: 'Together', terms: {} },
];
const REACHED: OwnPromotion = {
  id: 'slots-week',
  joinedAt: NOW - days(1),
  endsAt: NOW + days(6),
  currency: 'RUB',
  state: 'reached',
  reward: minor(30_000),
  progress: { unit: 'money', done: minor(1_500_000), target: minor(1_500_000) },
};

interface Given {
  readonly own?: OwnPromotions;
  readonly ownFailure?: RequestFailure;
  readonly promotions?: readonly Promotion[];
}

async function opened(Screen: ComponentType, address: string, given: Given = {}) {
  const { own = { mayJoin: true, entries: [] }, ownFailure, promotions = PROMOTIONS } = given;
  const after = Promise.resolve(ok({ mayJoin: true, entries: [{ ...REACHED, state: 'paid' as const }] }));
  const promotionsGateway = {
    list: () => Promise.resolve(ok({ currency: 'RUB', promotions })),
    own: () => Promise.resolve(ownFailure === undefined ? ok(own) : fail(ownFailure)),
    take: vi.fn<PromotionsGateway['take']>(() => after),
    claim: vi.fn<PromotionsGateway['claim']>(() => after),
  };
  const page = await playerPage({ userId: 5, address, given: { promotionsGateway } });
  await page.stores.lazy.ensure(['offers']);
  await act(async () => {
    render(
      <page.Wrapper>
        <Texts>
          <Screen />
        </Texts>
      </page.Wrapper>,
    );
    await Promise.resolve();
  });
  return promotionsGateway;
}

async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
}

describe('the list of promotions', () => {
  it('has what is joined here with its value, and the way to what has rules elsewhere [PRM-10]', async () => {
    await opened(OffersScreen, '/en/promo');
    expect(await screen.findByText('₽300')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Join' })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Go there' }).getAttribute('href')).toBe('/en/office/bringfriend');
  });

  it('says of what one has joined that one is in it, and offers it no more [PRM-11]', async () => {
    const going: OwnPromotion = {
      ...REACHED,
      state: 'going',
      progress: { unit: 'money', done: minor(0), target: minor(9) },
    };
    await opened(OffersScreen, '/en/promo', { own: { mayJoin: true, entries: [going] } });
    const card = (await screen.findByText('You are in')).closest<HTMLElement>('li');
    expect(within(card!).getByRole('heading', { name: 'Slots week' })).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Join' })).toHaveLength(1);
  });

  it('has of the casino’s promotions those of the casino alone [PRM-10]', async () => {
    await opened(OffersScreen, '/en/bonus/casino/promo');
    expect((await screen.findAllByRole('heading', { level: 2 })).map((each) => each.textContent)).toEqual([
      'Slots week',
    ]);
  });

  it('offers nothing to whoever nothing may be offered to [PRM-14, RG-11]', async () => {
    await opened(OffersScreen, '/en/promo', { own: { mayJoin: false, entries: [] } });
    expect(await screen.findByText(/nothing is offered$/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
    expect(screen.queryByText('Slots week')).toBeNull();
  });
});

it('offers a player nothing of whom it is not known whether they may be offered something [PRM-14, RG-11]', async () => {
  await opened(OffersScreen, '/en/promo', { ownFailure: { kind: 'network' } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.queryByText('Slots week')).toBeNull();
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('navigation', { name: 'Sections of promotions' }).textContent).not.toMatch(/\d/);
});

describe('what the list of all promotions begins with', () => {
  const back: Promotion = {
    ...shared,
    id: 'weekly',
    kind: 'cashback',
    category: 'sport',
    title: 'Week back',
    terms: { percent: 2 },
  };
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('is the first promotion with its terms and the cashback, not repeated below [PRM-16]', async () => {
    await opened(OffersScreen, '/en/promo', { promotions: [...PROMOTIONS, back] });
    const lead = await screen.findByRole('article', { name: 'Accumulator week' });
    expect(within(lead).getByText('₽450 · wagering ×3 · 7 days to complete')).toBeDefined();
    expect(within(lead).getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/en/promotions/express-week');
    const beside = screen.getByRole('article', { name: 'Week back' });
    expect(within(beside).getByText('2% of losses')).toBeDefined();
    expect(headings()).toEqual(['Accumulator week', 'Week back', 'Slots week', 'Together']);
  });

  it('is joined there, too, and then stands among what one takes part in [PRM-11, PRM-16]', async () => {
    const going: OwnPromotion = { ...REACHED, id: 'express-week', state: 'going' };
    await opened(OffersScreen, '/en/promo?show=mine', { own: { mayJoin: true, entries: [going] } });
    const lead = await screen.findByRole('article', { name: 'Accumulator week' });
    expect(within(lead).getByText('You are in')).toBeDefined();
    expect(headings()).toEqual(['Accumulator week', 'Accumulator week']);
  });
});

describe('the bar of the promotions', () => {
  const chips = () =>
    within(screen.getByRole('navigation', { name: 'Which promotions to show' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  const titles = () =>
    within(screen.getAllByRole('list').at(-1)!)
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);

  it('narrows to a category, which goes into the address, and counts what is there [PRM-15]', async () => {
    await opened(OffersScreen, '/en/promo');
    await screen.findByText('Slots week');
    expect(chips()).toEqual(['All 3', 'Sports 1', 'Casino 1', 'All sections 1']);
    fireEvent.click(screen.getByRole('link', { name: 'All sections 1' }));
    expect(titles()).toEqual(['Together']);
    fireEvent.click(screen.getByRole('link', { name: 'Sports 1' }));
    expect(titles()).toEqual(['Accumulator week']);
    fireEvent.click(screen.getByRole('link', { name: 'All sections 1' }));
    expect(screen.getByRole('link', { name: 'All sections 1' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'Casino 1' }).getAttribute('href')).toBe('/en/promo?show=casino');
  });

  it('orders by reward or name and keeps what is shown [PRM-15]', async () => {
    const promotions = PROMOTIONS.map((each) => (each.id === 'friends' ? { ...each, title: 'A friend' } : each));
    await opened(OffersScreen, '/en/bonus/casino?order=name', { promotions });
    await screen.findByText('Slots week');
    expect(titles()).toEqual(['A friend', 'Slots week']);
    fireEvent.change(screen.getByRole('combobox', { name: 'Order of promotions' }), { target: { value: 'reward' } });
    expect(screen.getByRole('link', { name: 'All 2' }).getAttribute('href')).toBe('/en/bonus/casino?order=reward');
    expect(titles()).toEqual(['Slots week', 'A friend']);
  });

  it('shows what one takes part in, and says where that is nothing [PRM-15]', async () => {
    await opened(OffersScreen, '/en/promo?show=mine', { own: { mayJoin: true, entries: [REACHED] } });
    await screen.findByText('Taking part', { exact: false });
    expect(titles()).toEqual(['Slots week']);
    cleanup();
    await opened(OffersScreen, '/en/promo?show=mine');
    expect(await screen.findByText('No such promotions now')).toBeDefined();
  });

  it('is not there for whoever nothing may be offered to, nor is what there is counted [PRM-14]', async () => {
    await opened(OffersScreen, '/en/promo', { own: { mayJoin: false, entries: [REACHED] } });
    expect(await screen.findByText('Slots week')).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Which promotions to show' })).toBeNull();
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByRole('link', { name: 'All promotions' })).toBeDefined();
  });
});

describe('the page of a promotion', () => {
  it('says its terms in figures before one joins [PRM-10, PRM-11]', async () => {
    const server = await opened(OfferScreen, '/en/promotions/express-week');
    expect(await screen.findByText('×3: ₽1,350')).toBeDefined();
    expect(screen.getByText('At least 3 selections, each at 1.40 or more, stake from ₽150')).toBeDefined();
    expect(
      screen.getByText('bonus money, bets with a promo code, stakes given back and play without money'),
    ).toBeDefined();
    await press('Join');
    expect(server.take).toHaveBeenCalledWith('express-week', { isIn: true, currency: 'RUB' });
  });

  it('shows how far one has come, and gives what is reached [PRM-12, PRM-13]', async () => {
    const server = await opened(OfferScreen, '/en/bonus/casino/slots-week', {
      own: { mayJoin: true, entries: [REACHED] },
    });
    expect(await screen.findByText('₽15,000 of ₽15,000 done')).toBeDefined();
    await press('Take ₽300');
    expect(server.claim).toHaveBeenCalledWith('slots-week');
    expect(screen.getByText('Received')).toBeDefined();
  });

  it('has its rules and what counts under addresses of their own [PRM-10]', async () => {
    await opened(OfferScreen, '/en/offers/slots-week/games');
    expect(await screen.findByText('All slots of the catalogue')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe('/en/bonuses/slots-week/rules');
  });
});
