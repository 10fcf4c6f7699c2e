import { describe, expect, it } from 'vitest';
import { defaultsIn, moneyDefaults } from '../../support/money/money-defaults.ts';
import { MONEY_DEFAULT_REASONS } from '../../support/money/money-default-reasons.ts';

describe('code that handles money', () => {
  it('has no default in place of what it does not know', () => {
    const found = moneyDefaults();
    const allowed = MONEY_DEFAULT_REASONS.flatMap(([, ...places]) => places);
    expect(found.filter((hit) => !allowed.some((place) => hit.startsWith(place)))).toEqual([]);
    expect(allowed.filter((place) => !found.some((hit) => hit.startsWith(place)))).toEqual([]);
  });

  it.each([
    ['a number', 'return money ?? 0;'],
    ['a word', "v.transform((id) => TYPES[id] ?? 'single'),"],
    ['consent', 'isOffered && (terms?.isOffered ?? true)'],
    ['nothing', 'const stake = read.ok ? read.value : NO_MONEY;'],
    ['a number in place of what is missing', 'return amount === undefined ? 0 : amount;'],
    ['a word in place of another', "const kind = isMarketKind(word) ? word : 'result';"],
    ['a list', 'return slip.ok ? slip.value.lines : [];'],
    ['a part of a list', 'const [home = 0, away = 0] = text.split(":");'],
    ['an argument', 'pick(bet: Bet, priceSince: EpochMillis = 0): void {'],
  ])('is caught with %s for the unknown', (_, code) => {
    expect(defaultsIn(code)).toHaveLength(1);
  });

  it('may tell cases apart', () => {
    expect(defaultsIn("const blocks = type === 'singles' ? [] : blocksOf(bets);")).toEqual([]);
  });
});
