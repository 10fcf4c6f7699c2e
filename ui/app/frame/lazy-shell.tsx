import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import { snows } from '../../../core/site/config/site-frame.ts';
import {
  WINDOW_WIDTH,
  type WindowWidthEffect,
  type WindowWidthEvent,
} from '../../../core/site/browser/window-width.ts';
import type { WindowWidthState } from '../../../core/site/browser/window-width.ts';
import { MachineStore } from '../../kit/behaviour/machine-store.ts';
import { AgeDialog } from '#ui/limits/age-dialog.tsx';
import { MediaOver } from '#ui/sports/game/media/media-dock.tsx';
import { PriceHistoryOver } from '#ui/sports/prices/price-history-over.tsx';
import { StatisticsOver } from '#ui/sports/statistics/panel/statistics-over.tsx';
import type { ConsentStore } from '#ui/site/consent/consent-store.ts';
import { AskedDialog } from '../asked-dialog.tsx';
import { keepFocus } from '../keep-focus.ts';
import { PageLoadingBar } from './page-loading-bar.tsx';
import { PartBoundary } from '../../page/missing/part-boundary.tsx';
import { useSheets } from '../beside/use-sheets.ts';
import { useStores } from '../stores.ts';
import { useGuardsAnew } from '../routing/use-guards-anew.ts';
import { useHeaderAway } from './use-header-away.ts';
import { useKeptHead } from '../head/use-kept-head.ts';
import { useLeftSection } from './use-left-section.ts';
import { useOuterScroll } from '../routing/use-outer-scroll.ts';
import { useShortcutKeys } from './use-shortcut-keys.ts';
import { usePageScroll } from '../routing/use-page-scroll.ts';

const Snowfall = lazy(async () => ({ default: (await import('#ui/site/config/snowfall.tsx')).Snowfall }));

const CaptchaDialog = lazy(async () => ({ default: (await import('#ui/session/captcha-dialog.tsx')).CaptchaDialog }));

const CouponBesidePage = lazy(async () => ({
  default: (await import('../beside/coupon-beside-page.tsx')).CouponBesidePage,
}));

const OneTapCard = lazy(async () => ({ default: (await import('#ui/session/one-tap/one-tap-card.tsx')).OneTapCard }));

/** What moves by itself around every page, or floats over it. */
export const LazyShell = observer(function LazyShell(): ReactNode {
  const { consent, page } = useStores();
  usePageScroll();
  useHeaderAway();
  useKeptHead();
  useGuardsAnew();
  useOuterScroll();
  useShortcutKeys();
  useLeftSection();
  useSheets();
  useEffect(() => keepFocus(document), []);
  useEffect(() => consent.start(), [consent]);
  useKeptWidth(consent);
  return (
    <>
      <AskedDialog />
      <PageLoadingBar />
      <PartBoundary fallback={null} onMissing={() => page.reportMissingPart()}>
        <Snow />
      </PartBoundary>
      <AgeDialog />
      <PartBoundary fallback={null} onMissing={() => page.reportMissingPart()}>
        <Captcha />
      </PartBoundary>
      <PartBoundary fallback={null} onMissing={() => page.reportMissingPart()}>
        <MediaOver />
        <PriceHistoryOver />
      </PartBoundary>
      <PartBoundary fallback={null} onMissing={() => page.reportMissingPart()}>
        <StatisticsOver />
      </PartBoundary>
      <PartBoundary fallback={null} onMissing={() => page.reportMissingPart()}>
        <BesidePage />
      </PartBoundary>
      <PartBoundary fallback={null} onMissing={() => page.reportMissingPart()}>
        <OneTap />
      </PartBoundary>
    </>
  );
});

/** Stands over every dialog: whoever asked waits under it. */
const Captcha = observer(function Captcha(): ReactNode {
  if (!useStores().lazy.isLoaded('captcha')) return null;
  return (
    <Suspense>
      <CaptchaDialog />
    </Suspense>
  );
});

const BesidePage = observer(function BesidePage(): ReactNode {
  if (!useStores().lazy.isLoaded('couponReminder')) return null;
  return (
    <Suspense>
      <CouponBesidePage />
    </Suspense>
  );
});

const OneTap = observer(function OneTap(): ReactNode {
  if (!useStores().lazy.isLoaded('oneTap')) return null;
  return (
    <Suspense>
      <OneTapCard />
    </Suspense>
  );
});

const Snow = observer(function Snow(): ReactNode {
  const { frame, page, settings } = useStores();
  const { pathname } = useLocation();
  const { isAppLightVersion, visuallyImpairedMode } = settings.settings;
  const isStill = useStillness() || isAppLightVersion || visuallyImpairedMode;
  const isHome = page.match(splitLanguage(pathname).rest)?.name === 'home';
  if (!snows({ isSnowOnHome: frame.frame?.isSnowOnHome === true, isHome, isStill })) return null;
  return (
    <Suspense>
      <Snowfall />
    </Suspense>
  );
});

/** Whether the visitor's device asks for stillness. */
function useStillness(): boolean {
  const [isStill, setStill] = useState(true);
  useEffect(() => {
    const wish = window.matchMedia('(prefers-reduced-motion: reduce)');
    const look = (): void => {
      setStill(wish.matches);
    };
    look();
    wish.addEventListener('change', look);
    return () => {
      wish.removeEventListener('change', look);
    };
  }, []);
  return isStill;
}

/** Keeps the width of the window once it is steady, as far as the visitor agreed. */
function useKeptWidth(consent: ConsentStore): void {
  const { isFunctional } = consent.consent ?? {};
  useEffect(() => {
    const machine = new MachineStore<WindowWidthState, WindowWidthEvent, WindowWidthEffect>(
      WINDOW_WIDTH,
      (effect, send) => {
        if (effect.type === 'take-width') consent.keepWidth(effect.width);
        else if (effect.type === 'wake-in') {
          setTimeout(() => {
            send({ type: 'wait-ended', change: effect.change });
          }, effect.delay);
        }
      },
    );
    const look = (): void => {
      machine.send({ type: 'resized', width: window.innerWidth });
    };
    look();
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('resize', look);
    };
  }, [consent, isFunctional]);
}
