import type { RouteName } from '../navigation/route-table.ts';
import type { DisallowedSports } from '../player/disallowed-sports.ts';
import { writeFrameText } from './frame-envelope.ts';
import { handedAttributes, type HandedLook } from './handed-look.ts';
import type { CouponUpdate } from './page-bus.ts';

/** All that the page tells an application in a frame. */
export type FrameNews =
  /** FRM-9 The first word, an answer to that of the application. */
  | { readonly type: 'hello' | 'look'; readonly look: HandedLook }
  | { readonly type: 'signed'; readonly isSignedIn: boolean }
  | { readonly type: 'couponUpdate'; readonly update: CouponUpdate }
  /** FRM-33 */
  | { readonly type: 'sports'; readonly hidden: DisallowedSports }
  | { readonly type: 'route'; readonly route: RouteName | undefined };

/** FRM-9 What is told to a frame, as it goes over the port: how the page looks, whether somebody is signed in, what the coupon holds, FRM-33 the sports that are not to be shown, and the page by its name. */
export function writeFrameNews(app: string, news: FrameNews): string {
  const { type } = news;
  return writeFrameText(app, { id: type, type, payload: payloadOf(news) });
}

function payloadOf(news: FrameNews): Readonly<Record<string, unknown>> {
  switch (news.type) {
    case 'hello':
    case 'look':
      return handedAttributes(news.look);
    case 'signed':
      return { isSignedIn: news.isSignedIn };
    case 'couponUpdate':
      return { ...news.update };
    case 'sports':
      return { ...news.hidden };
    case 'route':
      return { route: news.route ?? '' };
  }
}
