import { isCount, isText } from '../../shared/untrusted.ts';
import { isPrice, toMilliOdds, type MilliOdds } from '../../shared/odds.ts';
import type { PlainNumber } from '../../shared/tagged.ts';
import { isMarketKind } from '../../sports/game/market-kind.ts';
import { parseOutcomeId } from '../../sports/game/outcome-id.ts';
import type { Bet } from './bet.ts';
import { betDetails } from './bet-details.ts';
import { nameLanguages } from './name-languages.ts';

/** SB-4 A bet from outside, its odds decimal, is read only when its outcome, its texts and its price are what a bet has; of what it may have besides a bad part is left out. */
export function readBet(entry: unknown): Bet<PlainNumber> | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const fields = entry as Readonly<Record<string, unknown>>;
  const { outcomeId, kind, code, champName, homeName, awayName, label, line, odds, isLive } = fields;
  const { gameId, sportId, champId, period, version, startsAt } = fields;
  if (!isText(outcomeId) || parseOutcomeId(outcomeId) === undefined) return undefined;
  if (!isText(kind) || !isMarketKind(kind)) return undefined;
  if (!isText(code) || !isText(champName) || !isText(homeName) || typeof isLive !== 'boolean') return undefined;
  if (!isMissingOr(isFilled, awayName) || !isMissingOr(isFilled, label) || !isMissingOr(isNumber, line))
    return undefined;
  if (!isCount(gameId) || !isCount(sportId) || !isCount(champId) || !isCount(period)) return undefined;
  if (!isCount(version) || !isCount(startsAt) || !isPrice(odds)) return undefined;
  return {
    outcomeId,
    kind,
    code,
    champName,
    homeName,
    awayName,
    label,
    line,
    odds,
    isLive,
    gameId,
    sportId,
    champId,
    period,
    version,
    startsAt,
    ...nameLanguages(fields),
    ...betDetails(fields),
  };
}

/** SB-4 The bet as the coupon holds it, its odds in thousandths; nothing where they have more than three decimals. */
export function betInUnits<Kept extends Bet<PlainNumber>>(
  bet: Kept,
): (Omit<Kept, 'odds'> & { readonly odds: MilliOdds }) | undefined {
  const odds = toMilliOdds(bet.odds);
  return odds.ok ? { ...bet, odds: odds.value } : undefined;
}

function isFilled(value: unknown): value is string {
  return isText(value);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isMissingOr<Value>(check: (value: unknown) => value is Value, value: unknown): value is Value | undefined {
  return value === undefined || check(value);
}
