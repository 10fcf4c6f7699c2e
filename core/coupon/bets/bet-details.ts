import { isPageType, type PageType } from '../../sports/page-type.ts';

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
  /** The two players that a duel within the game is between. */
  readonly playersDuel?: string | undefined;
  /** The page it was picked on. */
  readonly pageType?: PageType | undefined;
}

const NUMBERS = ['typeId', 'offerKind', 'additionalType', 'gameNumber'] as const;
const TEXTS = [
  'expressId',
  'statisticId',
  'sportNameEnglish',
  'champNameEnglish',
  'homeNameEnglish',
  'awayNameEnglish',
  'playersDuel',
] as const;

/** SB-6 Of the details of a bet only whole numbers of at least 0, texts of 1 to 300 characters and known pages are kept. */
export function betDetails(fields: { readonly [Name in keyof BetDetails]?: unknown }): BetDetails {
  const numbers = NUMBERS.filter((name) => Number.isSafeInteger(fields[name]) && Number(fields[name]) >= 0);
  const texts = TEXTS.filter((name) => {
    const value = fields[name];
    return typeof value === 'string' && value.length > 0 && value.length <= 300;
  });
  const pages = isPageType(fields.pageType) ? (['pageType'] as const) : [];
  return Object.fromEntries([...numbers, ...texts, ...pages].map((name) => [name, fields[name]]));
}
