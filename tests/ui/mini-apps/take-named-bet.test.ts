import { describe, expect, it } from 'vitest';
import type { CouponEvent } from '../../../core/coupon/building/coupon-event.ts';
import { EMPTY_COUPON, couponAfter } from '../../../core/coupon/building/coupon-state.ts';
import { orderedSource } from '../../../core/coupon/bets/pick-source.ts';
import type { CouponAddBet } from '../../../core/mini-apps/page-bus.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import type { GameDetails } from '../../../core/sports/game/game.ts';
import { takeNamedBet } from '#ui/mini-apps/take-named-bet.ts';

const OUTCOME = { id: '7.result.0.home', code: 'home', odds: 1850, isLocked: false };
const MARKET = { id: '7.result.0', kind: 'result', period: 0, isMain: true, outcomes: [OUTCOME] };
const GAME = {
  id: 7,
  sportId: 1,
  champId: 3,
  section: 'line',
  status: 'scheduled',
  startsAt: 9000,
  home: { id: 1, name: 'A' },
  away: { id: 2, name: 'B' },
  clock: { period: 0, seconds: 0, at: 0, isRunning: false, isShown: true },
  score: { home: 0, away: 0, periods: [], redCards: { home: 0, away: 0 } },
  version: 5,
  markets: [],
};
const NAMED: CouponAddBet = {
  gameId: 7,
  outcomeId: OUTCOME.id,
  skipsOneClick: false,
  source: 'picks',
  pageType: 'topgame',
};

function site(change: { readonly game?: object; readonly outcome?: object } = {}) {
  const markets = [{ ...MARKET, outcomes: [{ ...OUTCOME, ...change.outcome }] }];
  const details = { game: { ...GAME, ...change.game }, champName: 'Cup', markets } as unknown as GameDetails;
  const events: CouponEvent[] = [];
  const counted: unknown[] = [];
  const session = { isReturning: false, epoch: 1, isCurrent: (epoch: number) => epoch === session.epoch };
  let answer: Result<GameDetails, RequestFailure> = ok(details);
  let before = (): void => undefined;
  const needs = {
    gameGateway: {
      game: () => {
        before();
        return Promise.resolve(answer);
      },
    },
    coupon: { edit: (event: CouponEvent) => events.push(event) },
    session,
    clock: { exact: () => 4000 },
    counter: { count: (...event: readonly unknown[]) => counted.push(event) },
  } as unknown as Parameters<typeof takeNamedBet>[1];
  return {
    needs,
    events,
    counted,
    session,
    answers: (next: typeof answer) => (answer = next),
    meanwhile: (run: () => void) => (before = run),
  };
}

const coupon = (events: readonly CouponEvent[]) => events.reduce(couponAfter, EMPTY_COUPON);

describe('a bet that a frame names', () => {
  it('goes into the coupon at the price of the site, with its place and its page [BUS-7, BUS-9]', async () => {
    const { needs, events } = site();
    await takeNamedBet({ ...NAMED, odds: 1_000_000 } as CouponAddBet, needs);
    const [bet] = coupon(events).bets;
    expect(bet).toMatchObject({ outcomeId: OUTCOME.id, odds: 1850, version: 5, champName: 'Cup', homeName: 'A' });
    expect(orderedSource(bet!)).toEqual({ source: 'picks', pageType: 'topgame' });
  });

  it('is counted with its place and its page, and only once it is in the coupon [AN-18, BUS-9]', async () => {
    const { needs, counted, answers } = site();
    await takeNamedBet(NAMED, needs);
    expect(counted).toEqual([['bet-named', { source: 'picks', pageType: 'topgame' }]]);
    answers(fail({ kind: 'network' }));
    await takeNamedBet(NAMED, needs);
    expect(counted).toHaveLength(1);
  });

  it.each([true, false])('only ever edits the coupon, one-click betting skipped %s [BUS-8]', async (skipsOneClick) => {
    const { needs, events } = site();
    await takeNamedBet({ ...NAMED, skipsOneClick }, needs);
    expect(events.map(({ type }) => type)).toEqual(['bet-added']);
  });

  it('stays once however often it is named, and stands in the block that it names [BUS-9]', async () => {
    const { needs, events } = site();
    await takeNamedBet(NAMED, needs);
    await takeNamedBet({ ...NAMED, block: 0 }, needs);
    expect(coupon(events).bets.map(({ block }) => block)).toEqual([0]);
  });

  it.each([
    ['locked', { outcome: { isLocked: true } }],
    ['not offered', { outcome: { id: '7.result.0.away' } }],
    ['of a game that is over', { game: { status: 'finished' } }],
    ['of a game that was abandoned', { game: { status: 'abandoned' } }],
  ])('that is %s goes nowhere [BUS-7]', async (_, change) => {
    const { needs, events } = site(change);
    await takeNamedBet(NAMED, needs);
    expect(events).toEqual([]);
  });

  it('goes nowhere where the server does not answer, or the player changed meanwhile [BUS-7]', async () => {
    const lost = site();
    lost.answers(fail({ kind: 'network' }));
    await takeNamedBet(NAMED, lost.needs);
    const changed = site();
    changed.meanwhile(() => (changed.session.epoch = 2));
    await takeNamedBet(NAMED, changed.needs);
    const returning = site();
    returning.session.isReturning = true;
    await takeNamedBet(NAMED, returning.needs);
    expect([lost.events, changed.events, returning.events]).toEqual([[], [], []]);
  });
});
