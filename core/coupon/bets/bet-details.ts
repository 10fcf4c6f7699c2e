import { GAME_STATUSES, type GameStatus, type SidePair } from '../../sports/game/game.ts';
import { isPageType, type PageType } from '../../sports/tree/page-type.ts';

/** What a bet may carry besides what makes it a bet. */
export interface BetDetails {
  /** The feed's number for what is bet on within the market. */
  readonly typeId?: number | undefined;
  /** The feed's number for the sort of offer; one of 7 takes no part in the bonus bet. */
  readonly offerKind?: number | undefined;
  readonly additionalType?: number | undefined;
  /** The number of the game in the printed line. */
  readonly gameNumber?: number | undefined;
  /** The express it came with. */
  readonly expressId?: string | undefined;
  readonly statisticId?: string | undefined;
  /** Names in English, for texts that leave the site. */
  readonly sportNameEnglish?: string | undefined;
  readonly champNameEnglish?: string | undefined;
  readonly homeNameEnglish?: string | undefined;
  readonly awayNameEnglish?: string | undefined;
  /** The two players that its match is between, as the feed names them: their competition and their numbers [SP-66]. */
  readonly playersDuel?: string | undefined;
  /** The address of the page that its price was pressed on, or what put it into the coupon: a code, a placed coupon, an express, the generator. */
  readonly source?: string | undefined;
  /** The page it was picked on. */
  readonly pageType?: PageType | undefined;
  /** Where its game stood when it was picked. */
  readonly gameStatus?: GameStatus | undefined;
  /** Played seconds of its game when it was picked. */
  readonly gameTime?: number | undefined;
  /** The score beside the price when it was picked. */
  readonly scoreSeen?: SidePair | undefined;
}

const NUMBERS = ['typeId', 'offerKind', 'additionalType', 'gameNumber', 'gameTime'] as const;
const TEXTS = [
  'expressId',
  'statisticId',
  'sportNameEnglish',
  'champNameEnglish',
  'homeNameEnglish',
  'awayNameEnglish',
  'playersDuel',
  'source',
] as const;

/** SB-6 Of the details of a bet only whole numbers of at least 0, texts of 1 to 300 characters, known pages and states of play, and scores are kept. */
export function betDetails(fields: { readonly [Name in keyof BetDetails]?: unknown }): BetDetails {
  const numbers = NUMBERS.filter((name) => Number.isSafeInteger(fields[name]) && Number(fields[name]) >= 0);
  const texts = TEXTS.filter((name) => {
    const value = fields[name];
    return typeof value === 'string' && value.length > 0 && value.length <= 300;
  });
  const others = [
    isPageType(fields.pageType) && ('pageType' as const),
    GAME_STATUSES.some((status) => status === fields.gameStatus) && ('gameStatus' as const),
    isScore(fields.scoreSeen) && ('scoreSeen' as const),
  ].filter((name) => name !== false);
  return Object.fromEntries([...numbers, ...texts, ...others].map((name) => [name, fields[name]]));
}

/** Whether a value is a score: two whole numbers of at least 0. */
export function isScore(value: unknown): value is SidePair {
  if (typeof value !== 'object' || value === null || !('home' in value) || !('away' in value)) return false;
  return [value.home, value.away].every((points) => Number.isSafeInteger(points) && Number(points) >= 0);
}
