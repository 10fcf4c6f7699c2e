import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyticsTargets, counterQuestion } from '../../../core/analytics/analytics-targets.ts';
import { COUNTED_NAMES, countedEvent } from '../../../core/analytics/counted-event.ts';

const RECORD = { type: 'one_click', countryId: 1, currencyId: 2, refCode: 'abc', firstDepositBonusChoice: 0 };

describe('what is counted', () => {
  it.each([
    ['captcha-passed', 10190],
    ['captcha-failed', 10191],
    ['registration-started', undefined],
    ['registration-done', undefined],
    ['registration-abandoned', undefined],
    ['page-measured', undefined],
    ['bet-named', undefined],
  ] as const)('of %s bears the number %s [AN-7]', (name, code) => {
    expect(countedEvent(name, {})?.code).toBe(code);
  });

  it('names the build and the project [AN-11]', () => {
    expect(countedEvent('captcha-passed', { kind: 'picture' })).toEqual({
      name: 'captcha-passed',
      code: 10190,
      build: '528d66bf',
      project: 'desktop',
      fields: { kind: 'picture' },
    });
  });

  it.each([
    ['registration-started', { type: 'phone', phone: '+79990000000' }, { type: 'phone' }],
    ['registration-done', { ...RECORD, email: 'a@b.cd', name: 'Ann', passport: '1234' }, RECORD],
    [
      'registration-done',
      { ...RECORD, socialData: { currencyId: 643, countryCode: 'ru', email: 'a@b.cd', promoCode: 'a b' } },
      { ...RECORD, socialData: { currencyId: 643, countryCode: 'ru' } },
    ],
    ['registration-done', { ...RECORD, socialData: { name: 'Ann' } }, RECORD],
    ['registration-abandoned', { type: 'full' }, { type: 'full' }],
    [
      'page-measured',
      { route: 'home', name: 'lcp', value: 1.5, url: '/ru' },
      { route: 'home', name: 'lcp', value: 1.5 },
    ],
    [
      'bet-named',
      { source: 'picks', pageType: 'topgame', outcomeId: '7:result:0::home' },
      { source: 'picks', pageType: 'topgame' },
    ],
    ['captcha-failed', { kind: 'puzzle', token: 'x' }, { kind: 'puzzle' }],
  ] as const)('of %s are the listed fields only: of %j %j [AN-8]', (name, details, fields) => {
    expect(countedEvent(name, details)?.fields).toEqual(fields);
  });

  it.each([
    ['x'.repeat(64), true],
    ['x'.repeat(65), false],
    ['', false],
    ['a@b.cd', false],
    ['Ann Lee', false],
    ['a.b_c~d-1', true],
    [0, true],
    [true, true],
    [false, true],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    [null, false],
    [undefined, false],
    [{}, false],
    [['x'], false],
  ])('is plain: %j is counted %s [AN-8]', (kind, isCounted) => {
    expect(countedEvent('captcha-passed', { kind })?.fields).toEqual(isCounted ? { kind } : {});
  });

  it.each([[undefined], [null], ['kind'], [7]])('is nothing further where %j is no table [AN-8]', (details) => {
    expect(countedEvent('captcha-passed', details)?.fields).toEqual({});
  });

  it.each(['else', 'toString', '__proto__', ''])('is nothing of the unknown name %j [AN-8]', (name) => {
    expect(countedEvent(name as never, {})).toBeUndefined();
  });

  it('is never a field that is not listed, nor a text that could say who it is [AN-8, SEC-88]', () => {
    const listed = new Set([...Object.keys(RECORD), 'kind', 'route', 'name', 'value', 'socialData']);
    const details = fc.dictionary(fc.oneof(fc.string(), fc.constantFrom(...listed)), fc.anything());
    fc.assert(
      fc.property(fc.constantFrom(...COUNTED_NAMES), details, (name, given) => {
        const fields = Object.entries(countedEvent(name, given)?.fields ?? {});
        expect(fields.filter(([field]) => !listed.has(field))).toEqual([]);
        const texts = fields.flatMap(([, value]) => (typeof value === 'object' ? Object.values(value) : [value]));
        expect(texts.filter((value) => typeof value === 'string' && /[@\s+]/.test(value))).toEqual([]);
      }),
    );
  });

  it.each([
    [true, true, ['counters', 'collector']],
    [true, false, ['counters']],
    [false, true, ['log', 'collector']],
    [false, false, ['log']],
  ])('in production %s with a collector %s goes to %j [AN-9]', (isProduction, hasCollector, targets) => {
    expect(analyticsTargets({ isProduction, hasCollector })).toEqual(targets);
  });

  it.each([
    [{ domain: 'odds.example', projectId: 3 }, false, true],
    [{ domain: 'odds.example', projectId: 3 }, true, false],
    [{ domain: '', projectId: 3 }, false, false],
    [{ projectId: 3 }, false, false],
    [{ domain: 'odds.example' }, false, false],
    [{ domain: 'odds.example', projectId: 1.5 }, false, false],
  ])('goes to counters that are loaded by %j, there already %s: %s [AN-10]', (question, arePreloaded, isAsked) => {
    expect(counterQuestion(question, arePreloaded)).toEqual(isAsked ? question : undefined);
  });
});
