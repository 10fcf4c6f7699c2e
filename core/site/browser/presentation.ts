import { screenClass } from './screen-class.ts';

/** What an address says of the way the site is shown; it never says who the visitor is. */
export interface Presentation {
  /** The site is shown inside Telegram, opened by this bot. */
  readonly botId?: string | undefined;
  /** The mobile version is wanted, whatever the device. */
  readonly isMobileForced: boolean;
}

const BOT_ID = /^\d{1,20}$/;

/**
 * PSN-1 A `botId` of digits shows the site as in Telegram where that is switched on; PSN-2 `platform_type=mobile` and no other value forces the mobile version;
 * PSN-3 of a parameter that comes more than once the first counts. A query that is no table says nothing.
 */
export function presentation(query: unknown, isTelegramEnabled: boolean): Presentation {
  const botId = isTelegramEnabled === true ? firstText(query, 'botId') : undefined;
  return {
    botId: botId !== undefined && BOT_ID.test(botId) ? botId : undefined,
    isMobileForced: firstText(query, 'platform_type') === 'mobile',
  };
}

/** PSN-4 The site counts as mobile where that is forced, and on the screen of a tablet. */
export function isShownAsMobile(query: unknown, width: number): boolean {
  return presentation(query, false).isMobileForced || screenClass(width) === 'tablet';
}

/** Windows under this many pixels, at letters of the usual size, have the narrow layout. */
const NARROW_BELOW = 700;

/** PSN-7 The narrow layout is that of the mobile version, of Telegram, and of windows under 700 pixels. */
export function hasNarrowLayout(
  { isMobile, isTelegram }: { readonly isMobile: boolean; readonly isTelegram: boolean },
  width: number,
): boolean {
  return isMobile || isTelegram || width < NARROW_BELOW;
}

function firstText(query: unknown, name: string): string | undefined {
  if (typeof query !== 'object' || query === null || !Object.hasOwn(query, name)) return undefined;
  const given = (query as Readonly<Record<string, unknown>>)[name];
  const first: unknown = Array.isArray(given) ? given[0] : given;
  return typeof first === 'string' ? first : undefined;
}
