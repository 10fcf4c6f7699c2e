import type { BetNames } from '../../../core/coupon/bets/bet.ts';
import { nameLanguages } from '../../../core/coupon/bets/name-languages.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { isMarketKind } from '../../../core/sports/game/market-kind.ts';
import { parseOutcomeId } from '../../../core/sports/game/outcome-id.ts';
import type { CouponBetRow } from '../database/tables.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { BetOffer } from './bet-offer.ts';
import { CouponProblem } from './coupon-problem.ts';

/** What a bet of the coupon is called in a language; undefined for an unknown game. */
export function betNames(
  parts: SandboxParts,
  { outcomeId, gameId, hasLabel }: Pick<BetOffer, 'outcomeId' | 'gameId' | 'hasLabel'>,
  language: Language,
): BetNames | undefined {
  const names = gameNames(parts, gameId, language);
  if (names === undefined) return undefined;
  const label = hasLabel ? outcomeLabel(parts, outcomeId, language) : undefined;
  return { ...names, ...(label === undefined ? {} : { label }) };
}

/** What every bet on the wire says of its game and market, beside price and version. */
export function namedBet(parts: SandboxParts, outcomeId: string, language: Language) {
  const { gameId, ...pick } = outcomePick(outcomeId);
  const names = gameNames(parts, gameId, language);
  if (names === undefined) throw new CouponProblem(`unknown-game ${outcomeId}`);
  return { outcomeId, gameId, ...pick, ...names };
}

/** What the id of an outcome says: of which game, market and answer it is. */
export function outcomePick(outcomeId: string) {
  const address = parseOutcomeId(outcomeId);
  if (address === undefined) throw new CouponProblem(`unknown-outcome ${outcomeId}`);
  const { gameId, kind, period, line, code } = address;
  if (!isMarketKind(kind)) throw new CouponProblem(`unknown-market ${outcomeId}`);
  return { gameId, kind, period, ...(line === undefined ? {} : { line }), code };
}

/** NAM-9 Russian and English labels stand as they were written; in any other language the answer is named anew by its id, and in English where that names nothing. */
export function betLabel(
  { world }: Pick<SandboxParts, 'world'>,
  bet: Pick<CouponBetRow, 'outcome_id' | 'label_ru' | 'label_en'>,
  language: Language,
): string | null {
  if (language === 'ru') return bet.label_ru;
  if (language === 'en' || bet.label_en === null) return bet.label_en;
  return world.label(bet.outcome_id, language) ?? bet.label_en;
}

/** What an answer without a translated code is called: a candidate, a player. */
export function outcomeLabel(parts: SandboxParts, outcomeId: string, language: Language): string | undefined {
  const address = parseOutcomeId(outcomeId);
  if (address === undefined) return undefined;
  return parts.world.outcome(outcomeId, { now: parts.now(), override: parts.overrides.of(address.gameId), language })
    ?.outcome.label;
}

/** What a game and its sides are called; undefined for an unknown game. */
export function gameNames(
  { world }: Pick<SandboxParts, 'world'>,
  gameId: number,
  language: Language,
): Omit<BetNames, 'label'> | undefined {
  const card = world.card(gameId, language);
  if (card === undefined) return undefined;
  const { champName, champLanguage, home, away } = card;
  return {
    champName,
    homeName: home.name,
    ...(away === undefined ? {} : { awayName: away.name }),
    ...nameLanguages({ champLanguage, homeLanguage: home.language, awayLanguage: away?.language }),
  };
}
