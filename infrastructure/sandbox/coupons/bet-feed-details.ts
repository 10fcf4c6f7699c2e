import type { BetDetails } from '../../../core/coupon/bets/bet-details.ts';
import type { Game } from '../../../core/sports/game/game.ts';
import { MARKET_KIND_CODES, isMarketKind } from '../../../core/sports/game/market-kind.ts';
import { marketLayout } from '../../../core/sports/game/market-layout.ts';
import { parseOutcomeId } from '../../../core/sports/game/outcome-id.ts';
import { writeBetDuel } from '../../../core/sports/statistics/duel-address.ts';
import { isPageType } from '../../../core/sports/tree/page-type.ts';
import type { CouponBetRow } from '../database/tables.ts';
import { holdsDuels } from '../statistics/duel-players.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

type FeedDetails = Pick<
  BetDetails,
  | 'typeId'
  | 'additionalType'
  | 'gameNumber'
  | 'statisticId'
  | 'sportNameEnglish'
  | 'champNameEnglish'
  | 'homeNameEnglish'
  | 'awayNameEnglish'
  | 'playersDuel'
>;

const ANSWERS_A_MARKET = 100;
const PRINTED_DIGITS = 100_000;

/** What the feed says of a bet besides its price: its numbers, and names in English; undefined for an unknown game. */
export function betFeedDetails(
  { world }: Pick<SandboxParts, 'world'>,
  outcomeId: string,
  game: Pick<Game, 'hasStatistics'> | undefined,
): FeedDetails | undefined {
  const address = parseOutcomeId(outcomeId);
  const card = address && world.card(address.gameId, 'en');
  if (address === undefined || card === undefined || !isMarketKind(address.kind)) return undefined;
  const { gameId, kind, code, period } = address;
  const { champId, home, away } = card;
  const isDuel = away !== undefined && home.countryCode !== undefined && away.countryCode !== undefined;
  return {
    typeId: MARKET_KIND_CODES.indexOf(kind) * ANSWERS_A_MARKET + marketLayout(kind).outcomes.indexOf(code) + 1,
    additionalType: period,
    gameNumber: gameId % PRINTED_DIGITS,
    ...(game?.hasStatistics === true ? { statisticId: `game-${String(gameId)}` } : {}),
    sportNameEnglish: card.sportName,
    champNameEnglish: card.champName,
    homeNameEnglish: home.name,
    ...(away === undefined ? {} : { awayNameEnglish: away.name }),
    ...(isDuel && holdsDuels(champId) ? { playersDuel: writeBetDuel(champId, home.id, away.id) } : {}),
  };
}

type OriginRow = Pick<CouponBetRow, 'page_type' | 'express_id' | 'source'>;

/** What the page said of a bet when it was placed. */
export function betOrigin({ page_type: pageType, express_id: expressId, source }: OriginRow) {
  return {
    ...(isPageType(pageType) ? { pageType } : {}),
    ...(expressId === null ? {} : { expressId }),
    ...(source === null ? {} : { source }),
  };
}
