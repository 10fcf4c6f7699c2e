import { presentation } from './presentation.ts';

/** The cookie of one visit that keeps how the site is shown; it says nothing of who the visitor is. */
export const PRESENTATION_COOKIE = 'shown-as';

/** How the site is shown: as everywhere, inside Telegram, in the mobile version. */
export interface KeptPresentation {
  readonly isTelegram: boolean;
  readonly isMobile: boolean;
}

/** PSN-5 What an address said of the way the site is shown holds until the browser is closed; inside Telegram the site is shown only where that is switched on. */
export function keptPresentation(
  query: unknown,
  cookie: string | undefined,
  isTelegramEnabled: boolean,
): KeptPresentation {
  const asked = presentation(query, isTelegramEnabled);
  const words = (cookie ?? '').split('.');
  return {
    isTelegram: asked.botId !== undefined || (isTelegramEnabled === true && words.includes('telegram')),
    isMobile: asked.isMobileForced || words.includes('mobile'),
  };
}

/** PSN-5 What is kept of it; nothing where the site is shown as everywhere. */
export function presentationCookie({ isTelegram, isMobile }: KeptPresentation): string | undefined {
  const words = [...(isTelegram ? ['telegram'] : []), ...(isMobile ? ['mobile'] : [])];
  return words.length === 0 ? undefined : words.join('.');
}

/** PSN-6 The way the site is shown stands on its root element before anything is drawn. */
export function presentationAttributes({ isTelegram, isMobile }: KeptPresentation): Readonly<Record<string, string>> {
  return { ...(isTelegram ? { 'data-shell': 'telegram' } : {}), ...(isMobile ? { 'data-platform': 'mobile' } : {}) };
}
