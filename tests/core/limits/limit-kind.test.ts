import { describe, expect, it } from 'vitest';
import {
  isExclusion,
  LIMIT_KINDS,
  LIMIT_SECTIONS,
  limitKindById,
  limitKindId,
  limitPeriod,
  limitSection,
  limitUnit,
  sectionKinds,
  type LimitKind,
  type LimitSection,
} from '../../../core/limits/limit-kind.ts';
import { limitInput } from '../../../core/limits/limit.ts';

const DAY = 86_400_000;
const NO_KIND = 'lottery' as LimitKind;

describe('kinds of limits', () => {
  it.each([
    [1, 'daily-wagering', 'money', 1],
    [2, 'weekly-wagering', 'money', 7],
    [3, 'monthly-wagering', 'money', 30],
    [10, 'daily-loss', 'money', 1],
    [11, 'weekly-loss', 'money', 7],
    [12, 'monthly-loss', 'money', 30],
    [20, 'daily-deposit', 'money', 1],
    [21, 'weekly-deposit', 'money', 7],
    [22, 'monthly-deposit', 'money', 30],
    [30, 'self-exclusion', 'days', undefined],
    [31, 'session', 'hours', 1],
    [32, 'reality-check', 'minutes', undefined],
    [33, 'deposit-time-out', 'days', undefined],
    [37, 'extra', 'switch', undefined],
  ] as const)('%i is %s in %s over %s days [LM-1]', (id, kind, unit, period) => {
    expect(limitKindById(id)).toBe(kind);
    expect(limitKindId(kind)).toBe(id);
    expect(limitUnit(kind)).toBe(unit);
    expect(limitPeriod(kind)).toBe(period === undefined ? undefined : period * DAY);
  });

  it.each([0, 4, 23, 34, -1, 1.5, Number.NaN, Infinity, '1', null, undefined, {}])('%s is none [LM-1]', (id) => {
    expect(limitKindById(id)).toBeUndefined();
  });

  it('knows nothing of what is no kind [LM-1]', () => {
    expect([limitKindId(NO_KIND), limitUnit(NO_KIND), limitPeriod(NO_KIND)]).toEqual([undefined, undefined, undefined]);
    expect(limitUnit('toString' as LimitKind)).toBeUndefined();
    expect(isExclusion(NO_KIND)).toBe(false);
  });

  it('are fourteen, of which two shut the player out [LM-1]', () => {
    expect(LIMIT_KINDS).toHaveLength(14);
    expect(LIMIT_KINDS.filter(isExclusion)).toEqual(['self-exclusion', 'deposit-time-out']);
  });

  it.each([
    ['deposit', [20, 21, 22]],
    ['extra', [33, 30, 31]],
    ['reality', [32]],
    ['wagering', [1, 2, 3]],
    ['loss', [10, 11, 12]],
  ] as const)('stand in the section %s as %j [LM-2]', (section, ids) => {
    expect(sectionKinds(section).map(limitKindId)).toEqual(ids);
    expect(sectionKinds(section).map(limitSection)).toEqual(ids.map(() => section));
  });

  it('stand in one section each, the extra limit in none [LM-2]', () => {
    expect(LIMIT_SECTIONS.flatMap(sectionKinds).toSorted()).toEqual(
      LIMIT_KINDS.filter((kind) => kind !== 'extra').toSorted(),
    );
    expect([limitSection('extra'), limitSection(NO_KIND)]).toEqual([undefined, undefined]);
    expect(sectionKinds('toString' as LimitSection)).toEqual([]);
  });

  it('are typed freely where they are sums and chosen otherwise [LM-3]', () => {
    const typed = LIMIT_KINDS.filter((kind) => limitInput(kind) === 'free-amount');
    expect(typed.map(limitKindId)).toEqual([1, 2, 3, 10, 11, 12, 20, 21, 22]);
    expect(limitInput('session')).toBe('choice');
  });
});
