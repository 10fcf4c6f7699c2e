import { oddsFormat, parseOdds, toMilliOdds, type MilliOdds, type OddsError } from '../../shared/odds.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

/** Why what was typed are no odds; where thousandths do not tell them exactly, the nearest that do. */
export interface TypedOddsProblem {
  readonly code: OddsError['code'] | 'not-exact';
  readonly nearest?: MilliOdds;
}

/**
 * CLC-11 Odds are typed in a format, with a point or a comma; undefined where nothing was typed. What cannot be told exactly in
 * thousandths is refused, with the nearest odds that can.
 */
export function typedOdds(typed: string, coefViewId: number): Result<MilliOdds | undefined, TypedOddsProblem> {
  const text = typed.replace(/\s/g, '').replace(',', '.').replace('\u2212', '-');
  if (text === '') return ok(undefined);
  const odds = parseOdds(text, coefViewId);
  if (!odds.ok) return odds;
  const milli = toMilliOdds(odds.value);
  if (!milli.ok) return milli;
  return isExact(text, coefViewId) ? milli : fail({ code: 'not-exact', nearest: milli.value });
}

/** Whether the price that a known text tells is a whole number of thousandths. */
function isExact(text: string, coefViewId: number): boolean {
  if (oddsFormat(coefViewId) === 'fractional') {
    const [gain = '', stake = ''] = text.split('/');
    return (BigInt(gain) * 1000n) % BigInt(stake) === 0n;
  }
  const [whole = '', fraction = ''] = text.replace(/^[+-]/, '').split('.');
  const digits = BigInt(whole + fraction);
  const scale = 10n ** BigInt(fraction.length);
  if (!text.startsWith('-')) return (digits * 1000n) % scale === 0n;
  // a negative price says what has to be staked to gain one, in American ones to gain a hundred
  const gained = oddsFormat(coefViewId) === 'american' ? 100n : 1n;
  return (1000n * gained * scale) % digits === 0n;
}
