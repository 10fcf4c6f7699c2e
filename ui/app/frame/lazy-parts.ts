import { compareStructural, reaction, when } from 'mobx';
import { tellSettled } from '#ui/coupon/placed/tell-settled.ts';
import { ToastArea as Toasts } from '#ui/notices/toast-area.tsx';
import { LiveSlot as Slot } from '#ui/mini-apps/live-slot.tsx';
import { loadFrame } from '#ui/site/config/load-frame.ts';
import { MediaDock as Dock } from '#ui/sports/game/media/media-dock.tsx';
import { HeaderSearch as Search } from '#ui/sports/search/header-search.tsx';
import { LazyFoot as Foot } from '../footer/lazy-foot.tsx';
import { NOTICE_QUEUE } from '../../../core/notices/notice-queue.ts';
import { FIRST_EPOCH } from '../../../core/session/session-epoch.ts';
import type { Stores } from '../stores.ts';
import { CouponOffer as Offer } from '../coupon-offer.tsx';
import { fetchNotice } from './fetch-notice.ts';
import { LazyNotices as Notices } from './lazy-notices.tsx';
import { LazyShell as Shell } from './lazy-shell.tsx';
import { PlayerBar, PlayerRow } from './player-bar.tsx';

/** Gives a hydrated page what stands around it; this file comes with all of it, and where it does not the page goes without. */
export async function fetchLazyParts(stores: Stores): Promise<void> {
  stores.notices.begin(NOTICE_QUEUE);
  tellSettled(stores);
  await Promise.all([
    stores.texts.ensure(['site']),
    loadFrame(stores),
    fetchNotice(stores),
    stores.lazy.ensure(['consent', 'upkeep', 'maintenance', 'settingSaver', 'signOutNews', 'fingerprint']),
  ]);
  watchPlayer(stores);
  when(
    () => !stores.session.isSignedIn,
    () => void stores.lazy.ensure(['registrationReminder']).catch(() => undefined),
  );
  // nobody misses it
  void stores.lazy.ensure(['externals']).catch(() => undefined);
  void stores.lazy.ensure(['analytics']).catch(() => undefined);
  when(
    () => stores.coupon.bets.length > 0 || stores.placing.state.phase !== 'idle',
    () => void stores.lazy.ensure(['couponReminder']).catch(() => stores.page.reportMissingPart()),
  );
  void fetchRowMedia(stores).catch(() => undefined);
  void stores.lazy.ensure(['priceHistory']).catch(() => undefined);
  watchMedia(stores);
  reloadConfig(stores);
  hearOfOneClick(stores);
  stores.page.keepLazyParts({ Shell, Dock, Foot, Notices, Offer, PlayerBar, PlayerRow, Search, Slot, Toasts });
}

/** MD-40 What rows offer to watch; without it they go without. */
async function fetchRowMedia({ lazy, line, texts }: Stores): Promise<void> {
  const [{ RowMedia }] = await Promise.all([
    import('#ui/sports/game/media/row-media.tsx'),
    lazy.ensure(['media', 'videos']),
    texts.ensure(['media']),
  ]);
  line.table.keepMedia(RowMedia);
}

/** IDL-4 What a player is watched and known by; what is missing is said, and asked for again with the next player. */
function watchPlayer({ session, lazy, page, settings }: Stores): void {
  // whoever's choice it was has gone meanwhile
  if (!session.isSignedIn && settings.settings.hiddenSports !== '')
    void lazy.ensure(['sportsHiding']).catch(() => undefined);
  reaction(
    () => (session.isSignedIn ? { epoch: session.epoch } : undefined),
    (player) => {
      if (player === undefined) return;
      lazy
        .ensure([
          'playerGone',
          'inactivity',
          'player',
          'messages',
          'balanceHiding',
          'videoToken',
          'conversionNotice',
          'sportsHiding',
          'transferPrompt',
          'limits',
          'exclusion',
          'sessionLimit',
          'realityCheck',
          'playGuard',
        ])
        .catch(() => {
          page.reportMissingPart();
        });
    },
    { fireImmediately: true },
  );
}

/** IDL-5 Whoever watches a game is here, though nothing moves. */
function watchMedia(stores: Stores): void {
  const { lazy } = stores;
  reaction(
    () => ({
      isWatched: lazy.isLoaded('inactivity'),
      isPlaying: lazy.isLoaded('media') && stores.media.isWatching,
    }),
    ({ isWatched, isPlaying }) => {
      if (isWatched) stores.inactivity.watchMedia(isPlaying);
    },
    { fireImmediately: true, equals: compareStructural },
  );
}

/** ONE-10 The operator has switched it off while the page was open. */
function hearOfOneClick({ placing, site }: Stores): void {
  reaction(
    () => placing.state.phase === 'rejected' && placing.state.reason === 'one-click-off',
    (isOff) => {
      if (isOff) void site.reload();
    },
  );
}

/** RET-7 Whoever signs in has the site as it is for them. */
function reloadConfig({ session, site }: Stores): void {
  reaction(
    () => session.epoch,
    () => {
      if (session.isSignedIn) void site.reload();
    },
    // somebody may have signed in before this file came
    { fireImmediately: session.ownEpoch > FIRST_EPOCH.epoch },
  );
}
