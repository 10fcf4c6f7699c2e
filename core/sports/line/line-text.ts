import { marketKindFacts, outcomeLine, type MarketKind } from '../game/market-kind.ts';

const MINUS = '\u2212';

/** LN-20 The line of a total is a plain number; that of a handicap always has a sign, save zero. */
export function lineText(kind: MarketKind, line: number | undefined, code: string): string {
  const value = outcomeLine(kind, line, code);
  if (value === undefined) return '';
  const isSigned = marketKindFacts(kind).line === 'handicap' && value > 0;
  if (isSigned) return `+${String(value)}`;
  return value < 0 ? `${MINUS}${String(0 - value)}` : String(value);
}
