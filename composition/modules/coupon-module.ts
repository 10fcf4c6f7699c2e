import { ContainerModule } from 'inversify';
import { lateCouponGateway } from '../../infrastructure/coupon/late-coupon-gateway.ts';
import { CouponCodeStore } from '../../ui/coupon/saved/coupon-code-store.ts';
import { CouponNewsStore } from '../../ui/coupon/coupon-news-store.ts';
import { CouponSettingsStore } from '../../ui/coupon/settings/coupon-settings-store.ts';
import { CouponStore } from '../../ui/coupon/coupon-store.ts';
import { CouponTermsStore } from '../../ui/coupon/coupon-terms-store.ts';
import { MyBetsStore } from '../../ui/coupon/history/my-bets-store.ts';
import { PlacementStore } from '../../ui/coupon/placing/placement-store.ts';
import { single } from '../token.ts';
import {
  ACCOUNTS_STORE,
  CONNECTION,
  COUPON_CODE_STORE,
  COUPON_GATEWAY,
  COUPON_NEWS_STORE,
  COUPON_SETTINGS_STORE,
  COUPON_STORE,
  COUPON_TERMS_STORE,
  HTTP,
  LANGUAGE,
  MY_BETS_STORE,
  PAGE_CLOCK,
  PLACEMENT_STORE,
  RANDOM,
  SESSION_STORE,
  SITE_STORE,
  TABS,
  TIMERS,
  TURNS,
  VALUES,
  VIEW_SETTINGS_STORE,
  VISIBILITY,
} from '../tokens.ts';

export const couponModule = new ContainerModule((options) => {
  single(options, COUPON_GATEWAY, lateCouponGateway, [HTTP, LANGUAGE]);
  single(options, COUPON_SETTINGS_STORE, (values, site) => new CouponSettingsStore(values, site), [VALUES, SITE_STORE]);
  single(
    options,
    COUPON_STORE,
    (clock, values, session, accounts, site, view, settings) =>
      new CouponStore({ clock, values, session, accounts, site, view, settings }),
    [PAGE_CLOCK, VALUES, SESSION_STORE, ACCOUNTS_STORE, SITE_STORE, VIEW_SETTINGS_STORE, COUPON_SETTINGS_STORE],
  );
  single(
    options,
    COUPON_TERMS_STORE,
    (gateway, coupon, timers, visibility, accounts) =>
      new CouponTermsStore(gateway, coupon, { timers, visibility, accounts }),
    [COUPON_GATEWAY, COUPON_STORE, TIMERS, VISIBILITY, ACCOUNTS_STORE],
  );
  single(
    options,
    PLACEMENT_STORE,
    (gateway, coupon, clock, timers, random, values, tabs, turns, connection, session, accounts, settings) =>
      new PlacementStore(gateway, coupon, {
        clock,
        timers,
        random,
        values,
        tabs,
        turns,
        connection,
        session,
        accounts,
        settings,
      }),
    [
      COUPON_GATEWAY,
      COUPON_STORE,
      PAGE_CLOCK,
      TIMERS,
      RANDOM,
      VALUES,
      TABS,
      TURNS,
      CONNECTION,
      SESSION_STORE,
      ACCOUNTS_STORE,
      COUPON_SETTINGS_STORE,
    ],
  );
  single(
    options,
    MY_BETS_STORE,
    (gateway, coupon, timers, visibility, tabs, session, accounts, placement) =>
      new MyBetsStore(gateway, coupon, { timers, visibility, tabs, session, accounts, placement }),
    [COUPON_GATEWAY, COUPON_STORE, TIMERS, VISIBILITY, TABS, SESSION_STORE, ACCOUNTS_STORE, PLACEMENT_STORE],
  );
  single(options, COUPON_CODE_STORE, (gateway, coupon) => new CouponCodeStore(gateway, coupon), [
    COUPON_GATEWAY,
    COUPON_STORE,
  ]);
  single(options, COUPON_NEWS_STORE, (coupon, timers) => new CouponNewsStore(coupon, timers), [COUPON_STORE, TIMERS]);
});
