import { describe, expect, it } from 'vitest';
import { changesToAccept } from '../../../../core/coupon/bets/changed-odds.ts';
import { currentOdds, currentStart, currentVersion, isLiveBet } from '../../../../core/coupon/bets/coupon-bet.ts';
import type { CouponEvent } from '../../../../core/coupon/building/coupon-event.ts';
import { pickSourceAt } from '../../../../core/coupon/bets/pick-source.ts';
import { checkCoupon } from '../../../../core/coupon/building/checked-coupon.ts';
import { NOW, after, couponWith, idOf, terms, updateOf } from '../../../support/examples/coupon-examples.ts';
import { price } from '../../../support/units.ts';

const FACTS = { currency: 'RUB', isBonusBetOffered: false };

function arrived(at: number, ...bets: Parameters<typeof terms>[0] & {}): CouponEvent {
  return { type: 'terms-arrived', terms: terms(bets), at };
}

describe('what the feed says of a bet', () => {
  it('comes with the terms and stays with the bet [BD-2]', () => {
    const details = { typeId: 7, gameNumber: 123, homeNameEnglish: 'Roma' };
    const coupon = after(couponWith(1), arrived(NOW, updateOf(1, { version: 5, details })), arrived(NOW, updateOf(1)));
    expect(coupon.bets[0]).toMatchObject(details);
  });
});

describe('the names of a bet', () => {
  const inRussian = { champName: 'Серия А', homeName: 'Рома', awayName: 'Лацио' };

  it('are those of the page after the terms, whatever language it was picked in [BD-7]', () => {
    const [bet] = after(couponWith(1), arrived(NOW, updateOf(1, { names: inRussian }))).bets;
    expect(bet).toMatchObject(inRussian);
  });

  it('stay as they are where the terms name none, and a label that is not named stays [BD-7]', () => {
    const labelled = arrived(NOW, updateOf(1, { names: { ...inRussian, label: 'Дибала' } }));
    const later = arrived(NOW + 50, updateOf(1, { names: inRussian, trouble: 'finished' }));
    const [bet] = after(couponWith(1), labelled, later, arrived(NOW + 90, updateOf(1))).bets;
    expect(bet).toMatchObject({ ...inRussian, label: 'Дибала' });
  });

  it('say their languages anew where they come in another [NAM-7]', () => {
    const german = { champName: 'The International', homeName: 'Team Liquid', homeLanguage: 'en' } as const;
    const inGerman = after(couponWith(1), arrived(NOW, updateOf(1, { names: german })));
    expect(inGerman.bets[0]).toMatchObject({ homeLanguage: 'en' });
    const [bet] = after(inGerman, arrived(NOW + 50, updateOf(1, { names: inRussian }))).bets;
    expect(bet?.homeLanguage).toBeUndefined();
  });
});

describe('the page a bet was picked on', () => {
  it.each([
    ['/en', 'home'],
    ['/en/', 'home'],
    ['/en/topgame/line', 'topgame'],
    ['/ru/cyber/line/1/2', 'cyber'],
    ['/en/history', 'home'],
    ['/en/multi', 'home'],
    ['/en/line', 'home'],
    ['/en/live/football', 'home'],
    ['/en/line/football/10', 'champ'],
    ['/en/live/football/10/12', 'champ'],
    ['/en/champs/10/final', 'champ'],
    ['/en/line/77', 'team'],
    ['/en/team/live/77', 'team'],
  ])('at %s is %s [BD-3]', (path, page) => {
    expect(pickSourceAt(path).pageType).toBe(page);
  });

  it.each([
    ['/en', 'home'],
    ['/en/', 'home'],
    ['/en/line', 'line'],
    ['/en/live/football/10', 'live'],
    ['/en/live/football/10/12', 'game'],
    ['/en/topgame/line', 'topgame'],
    ['/en/line/77', 'team'],
    ['/en/team/line/77', 'team'],
    ['/en/multi', 'multi'],
    ['/en/cyber/real/dota-2', 'cyber'],
    ['/en/cyber/real/dota-2/10/live/12', 'game'],
  ])('at %s has the source %s [BD-8]', (path, source) => {
    expect(pickSourceAt(path).source).toBe(source);
  });
});

describe('a price that moves', () => {
  it('stands beside the one the player saw until it is accepted [CS-19, CS-22]', () => {
    const moved = after(couponWith(1), arrived(NOW, updateOf(1, { odds: price(1.7), version: 2 })));
    const [bet] = moved.bets;
    expect(bet?.odds).toBe(price(1.5));
    expect(bet && currentOdds(bet)).toBe(price(1.7));
    const [accepted] = after(moved, { type: 'changes-accepted' }).bets;
    expect(accepted).toMatchObject({ odds: price(1.7), version: 2 });
  });

  it('is ignored when it is older than the one already known [CS-21]', () => {
    const fresh = after(couponWith(1), arrived(NOW, updateOf(1, { odds: price(1.7), version: 5 })));
    const late = after(fresh, arrived(NOW + 50, updateOf(1, { odds: price(1.4), version: 4, trouble: 'suspended' })));
    expect(late.bets).toEqual(fresh.bets);
  });

  it('stays the one the player saw where the bet is over or no longer offered [CS-58]', () => {
    for (const trouble of ['finished', 'removed'] as const) {
      const gone = after(couponWith(1), arrived(NOW, updateOf(1, { odds: price(1), version: 2, trouble })));
      expect(gone.bets.map(currentOdds)).toEqual([price(1.5)]);
      expect(changesToAccept(checkCoupon(gone, FACTS), { mode: 'confirm' })).toBe(0);
      const back = after(gone, arrived(NOW + 50, updateOf(1, { odds: price(1.4), version: 3 })));
      expect(back.bets.map(currentOdds)).toEqual([price(1.4)]);
    }
  });

  it('is gone where the server knows nothing of the bet any more, though that has no version [CS-21]', () => {
    const fresh = after(couponWith(1), arrived(NOW, updateOf(1, { version: 5 })));
    const gone = after(fresh, arrived(NOW + 50, updateOf(1, { odds: price(1), version: 0, trouble: 'removed' })));
    expect(gone.bets[0]?.trouble).toBe('removed');
  });

  it('is not live any more once the game is over [CS-59]', () => {
    const live = after(couponWith(1), arrived(NOW, updateOf(1, { isLive: true, version: 2 })));
    const over = after(live, arrived(NOW + 50, updateOf(1, { isLive: true, version: 3, trouble: 'finished' })));
    expect([live, over].map(({ bets }) => bets.map(isLiveBet))).toEqual([[true], [false]]);
  });

  it('comes at once with a verdict, together with its trouble [CS-23]', () => {
    const verdict = { index: 0, outcomeId: idOf(1), odds: price(1.25), version: 9, trouble: 'suspended' } as const;
    const [bet] = after(couponWith(1), { type: 'prices-refused', bets: [verdict], at: NOW }).bets;
    expect(bet && [currentOdds(bet), currentVersion(bet), bet.trouble]).toEqual([price(1.25), 9, 'suspended']);
  });
});

describe('a bet whose game the server does not know any more', () => {
  const unknown = { startsAt: 0, version: 0, odds: price(1), isLive: true, trouble: 'removed' } as const;

  it('keeps what was known of the game, and that of nothing newer [BD-2]', () => {
    const known = updateOf(1, { startsAt: NOW + 7_200_000, isLive: false, version: 2 });
    const later = after(couponWith(1), arrived(NOW, known));
    const gone = after(later, arrived(NOW + 50, updateOf(1, unknown)));
    expect(gone.bets[0]).toMatchObject({ trouble: 'removed', update: known });
    expect(gone.bets.map(currentStart)).toEqual([NOW + 7_200_000]);
    const old = after(gone, arrived(NOW + 100, updateOf(1, { ...unknown, trouble: 'suspended' })));
    expect(old.bets).toEqual(gone.bets);
  });

  it('starts when the player saw it start where nothing else was ever known [BD-2]', () => {
    const [picked] = couponWith(1).bets;
    const [gone] = after(couponWith(1), arrived(NOW, updateOf(1, unknown))).bets;
    expect(gone && [gone.trouble, currentStart(gone), isLiveBet(gone)]).toEqual([
      'removed',
      picked?.startsAt,
      picked?.isLive,
    ]);
  });
});

describe('a suspension', () => {
  const suspended = after(couponWith(1), arrived(NOW, updateOf(1, { trouble: 'suspended' })));

  it('shows at once [CS-20]', () => {
    expect(suspended.bets[0]?.trouble).toBe('suspended');
  });

  it('ends one second after the server lifts it [CS-20]', () => {
    const lifted = after(suspended, arrived(NOW + 3000, updateOf(1)));
    expect(lifted.bets[0]?.trouble).toBe('suspended');
    expect(after(lifted, { type: 'time-passed', now: NOW + 3999 }).bets[0]?.trouble).toBe('suspended');
    expect(after(lifted, { type: 'time-passed', now: NOW + 4000 }).bets[0]?.trouble).toBeUndefined();
  });

  it('never flickers while the market flaps every 300 ms [CS-20]', () => {
    let coupon = suspended;
    for (let turn = 1; turn <= 40; turn += 1) {
      const isOpen = turn % 2 === 1;
      coupon = after(coupon, arrived(NOW + turn * 300, updateOf(1, isOpen ? {} : { trouble: 'suspended' })));
      coupon = after(coupon, { type: 'time-passed', now: NOW + turn * 300 + 299 });
      expect(coupon.bets[0]?.trouble).toBe('suspended');
    }
  });

  it('ends at once where the bet only depended on another [CS-20]', () => {
    const dependent = after(couponWith(1, 2), arrived(NOW, updateOf(1, { trouble: 'dependent' }), updateOf(2)));
    expect(after(dependent, arrived(NOW + 10, updateOf(1))).bets[0]?.trouble).toBeUndefined();
  });
});

describe('changes to accept', () => {
  const up = after(couponWith(1, 2), arrived(NOW, updateOf(1, { odds: price(1.6), version: 2 }), updateOf(2)));
  const down = after(couponWith(1, 2), arrived(NOW, updateOf(1, { odds: price(1.4), version: 2 }), updateOf(2)));
  const both = after(
    couponWith(1, 2),
    arrived(NOW, updateOf(1, { odds: price(1.4), version: 2 }), updateOf(2, { odds: price(1.9), version: 2 })),
  );

  it.each([
    ['confirm', up, 1],
    ['confirm', down, 1],
    ['accept-any', up, 0],
    ['accept-any', down, 0],
    ['accept-increase', up, 0],
    ['accept-increase', down, 1],
    ['accept-increase', both, 2],
  ] as const)('in mode %s are counted [CS-25]', (mode, coupon, count) => {
    expect(changesToAccept(checkCoupon(coupon, FACTS), { mode })).toBe(count);
  });

  it('are none once accepted, and none of a left-out bet [CS-25]', () => {
    expect(changesToAccept(checkCoupon(after(down, { type: 'changes-accepted' }), FACTS), { mode: 'confirm' })).toBe(0);
    const left = after(down, { type: 'bet-left-out', outcomeId: idOf(1) });
    expect(changesToAccept(checkCoupon(left, FACTS), { mode: 'confirm' })).toBe(0);
  });

  it('count moved anti-express odds, not the first ones that come [CS-25]', () => {
    const anti = after(
      couponWith(1, 2),
      { type: 'type-chosen', couponType: 'anti-express' },
      { type: 'terms-arrived', terms: terms([updateOf(1), updateOf(2)], { antiExpressOdds: price(1.3) }), at: NOW },
    );
    expect(changesToAccept(checkCoupon(anti, FACTS), { mode: 'confirm' })).toBe(0);
    const moved = after(anti, {
      type: 'terms-arrived',
      terms: terms([updateOf(1), updateOf(2)], { antiExpressOdds: price(1.2) }),
      at: NOW + 10,
    });
    expect(changesToAccept(checkCoupon(moved, FACTS), { mode: 'accept-increase' })).toBe(1);
    expect(changesToAccept(checkCoupon(moved, FACTS), { mode: 'accept-any' })).toBe(0);
  });
});
