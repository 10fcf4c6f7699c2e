import { describe, expect, it } from 'vitest';
import { MONEY_FOLDERS } from '../../support/money/money-defaults.ts';
import { sourceFiles, withoutComments } from '../../support/source-tree.ts';

const ROUGH =
  /[^\n]*(?:\.toFixed\(|\.toPrecision\(|Math\.(?:round|floor|ceil|trunc|fround|pow)\(|\bparseFloat\(|[*/]=?\s*(?:100(?:_?000)*|1_?000|0\.\d+)\b(?!n)|\b100 \*)[^\n]*/g;

/** Arithmetic of floats beside money that decides nothing about an amount, and why. */
const NO_AMOUNTS: readonly (readonly [reason: string, ...places: string[]])[] = [
  [
    'EX-5: rounded to try it: it counts only where it comes back as the same number',
    'core/shared/exact.ts: const nearest',
  ],
  [
    'BB-4: the package shows the multiplier as a number; payouts take it as a ratio',
    'core/coupon/maths/bonus-bet.ts: return ok(multiplierPercent(count) / 100);',
  ],
  [
    'TM-6, TM-7: a count of bets',
    'core/coupon/building/system-options.ts: const legs =',
    'core/coupon/building/system-options.ts: return Math.max(2',
  ],
  [
    'a day of the calendar',
    'core/limits/limit.ts: return Math.round((to - from) / days(1))',
    'core/limits/period-end.ts: ',
    'core/coupon/placed/history-filter.ts: const today =',
    'core/coupon/placed/history-filter.ts: return 10_957',
    'core/coupon/statement/statement-moment.ts: ',
    'infrastructure/coupon/http-history-gateway.ts: return Math.round(timeZone',
  ],
  [
    'PL-19: a time to wait',
    'ui/payments/method-list.tsx: ',
    'core/coupon/placement/placement-look-up.ts: return Math.round(delay',
    'core/coupon/placement/placement.ts: const delay =',
  ],
  ["OD-12: the ladder's own text", "core/shared/fraction-step.ts: '1/1000 1/500"],
  [
    'GN-7: what the search draws by',
    'ui/coupon/generator/bet-generator-store.ts: const seed =',
    'core/coupon/generator/coupon-search.ts: const dearest =',
    'core/coupon/generator/coupon-search.ts: left /=',
  ],
  [
    'GN-58: what need not be tried; the coupon itself is counted exactly',
    'core/coupon/generator/every-coupon.ts: const pays =',
    'core/coupon/generator/every-coupon.ts: const slack =',
    'core/coupon/generator/every-coupon.ts: isBonusBetOffered && bets > 2',
    'core/coupon/generator/every-coupon.ts: for (let bets = 0',
  ],
  ['a time to keep', 'infrastructure/sandbox/coupons/generator/generator-routes.ts: const moment ='],
  [
    'a share of a bar',
    'ui/coupon/placed/statistics/month-chart.tsx: const scaled =',
    'ui/coupon/placed/sums/totals-bar.tsx: const share =',
  ],
  ['a count of pages', 'infrastructure/sandbox/coupons/history/history-routes.ts: return { coupons, page'],
  [
    'a time to wait',
    'core/limits/net-position.ts: ',
    'core/limits/session-limit.ts: const midnight',
    'core/shared/time.ts: return count * 1000',
    'infrastructure/sandbox/players/recovery-caps.ts: return Math.max(1',
    'infrastructure/sandbox/players/sign-in-throttle.ts: return outcome',
  ],
  [
    'the seconds of a cookie or a token',
    'infrastructure/sandbox/players/known-device.ts: maxAge:',
    'infrastructure/sandbox/players/phone-codes.ts: reply.setCookie(COOKIE_NAMES[purpose]',
    'infrastructure/sandbox/players/player-sessions.ts: const maxAge =',
    'infrastructure/sandbox/players/recovery-routes.ts: const COOKIE_LASTS =',
    'infrastructure/sandbox/players/user-token.ts: const claims =',
    'infrastructure/sandbox/players/user-token.ts: return Number(claims.exp)',
  ],
  [
    'seconds that passed or are left',
    'ui/coupon/placement/placement-progress.tsx: const seconds =',
    'ui/coupon/placement/vip-card.tsx: const seconds =',
    'ui/coupon/placement/vip-card.tsx: const time =',
    'ui/coupon/placement/vip-card.tsx: <ProgressBar',
  ],
];

/** The lines of a text that round, or scale by a power of ten, in floats. */
function roughLines(text: string): readonly string[] {
  return [...withoutComments(text).matchAll(ROUGH)].map(([line]) => line.trim());
}

describe('code that handles money', () => {
  it('neither rounds nor scales an amount in floats', () => {
    const files = sourceFiles(undefined, /\.tsx?$/).filter(({ path }) => MONEY_FOLDERS.test(path));
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap(({ path, text }) => roughLines(text).map((line) => `${path}: ${line}`));
    const allowed = NO_AMOUNTS.flatMap(([, ...places]) => places);
    expect(found.filter((line) => !allowed.some((place) => line.startsWith(place)))).toEqual([]);
    expect(allowed.filter((place) => !found.some((line) => line.startsWith(place)))).toEqual([]);
  });

  it.each([
    'const shown = amount.toFixed(2);',
    'const stake = Math.round(amount * rate);',
    'const half = Math.floor(money / 2);',
    'const share = Math.ceil(money / parts);',
    'const whole = minor / 100;',
    'const minor = whole * 100;',
    'const minor = 100 * whole;',
    'const odds = units / 1000;',
    'total *= 100;',
    'const fee = money * 0.05;',
  ])('is caught with %s', (code) => {
    expect(roughLines(code)).toHaveLength(1);
  });

  it('may reckon in whole numbers', () => {
    expect(roughLines('const cut = (money * 5n) / 100n; // money / 100')).toEqual([]);
  });
});
