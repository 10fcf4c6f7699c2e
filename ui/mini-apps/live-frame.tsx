import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useId, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { readFrameMessage, type FrameRequest } from '../../core/mini-apps/frame-message.ts';
import { writeFrameNews, type FrameNews } from '../../core/mini-apps/frame-news.ts';
import type { FramedApplication } from '../../core/mini-apps/frames-gateway.ts';
import type { HandedLook } from '../../core/mini-apps/handed-look.ts';
import type { MiniAppSection } from '../../core/mini-apps/mini-app-section.ts';
import { couponUpdateOf, type CouponUpdate } from '../../core/mini-apps/page-bus.ts';
import { splitLanguage } from '../../core/navigation/language-path.ts';
import { readHiddenSports } from '../../core/player/disallowed-sports.ts';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { openFramePort, type FramePort } from '../kit/frames/frame-port.ts';
import { OpaqueFrame } from '../kit/frames/opaque-frame.tsx';
import { usePage } from '../page/use-page.ts';
import { useTexts } from '../page/use-texts.ts';
import { FailedSlot } from './failed-slot.tsx';
import { useMiniApps } from './use-mini-apps.ts';
import type { FrameApp } from './frame-app.ts';
import { guardOtherFrames } from './frame-theft.ts';
import { guardFocus } from './frame-touch.ts';
import styles from './live-frame.module.scss';
import { useFrameRequests } from './use-frame-requests.ts';

/** The slots whose application stands in a frame, each with a name that the host gives it. @internal */
export type FrameSlotName = 'betting-picks' | 'payment-steps' | 'third-party-game';

export interface LiveFrameProps {
  readonly slot: FrameSlotName;
}

/** Fetches what an application in a frame needs. */
export const LiveFrame = observer(function LiveFrame(props: LiveFrameProps): ReactNode {
  const { page } = usePage();
  const { lazy } = useMiniApps();
  const hasTexts = useTexts('mini-apps');
  useEffect(() => {
    lazy.ensure(['framedApps']).catch(() => {
      page.reportMissingPart();
    });
  }, [lazy, page]);
  return lazy.isLoaded('framedApps') && hasTexts ? <FrameView {...props} /> : null;
});

/** An application in a frame, where it failed, or that it is on its way. */
const FrameView = observer(function FrameView({ slot }: LiveFrameProps): ReactNode {
  const { framedApps } = useMiniApps();
  const { pathname } = useLocation();
  const { t } = useTranslation('mini-apps');
  const view = useId();
  const app = useMemo(() => framedApps.app(slot, pathname), [framedApps, pathname, slot]);
  useEffect(() => app.open(view), [app, view]);
  const { framed, attempt, isFailed, isReady } = app;
  return (
    <section className={styles.slot} aria-label={t(`title.${slot}`)} data-slot={slot}>
      {isFailed ? <FailedSlot app={app} /> : null}
      {isFailed || framed === undefined ? null : <Framed key={attempt} app={app} framed={framed} slot={slot} />}
      {isFailed || isReady ? null : <Skeleton shape="block" className={styles.skeleton} />}
    </section>
  );
});

interface FramedProps extends LiveFrameProps {
  readonly app: FrameApp;
  readonly framed: FramedApplication;
}

/** FRM-6 One frame and its port, from its first page to its last. */
const Framed = observer(function Framed({ app, framed: { section, address }, slot }: FramedProps): ReactNode {
  const { t } = useTranslation('mini-apps');
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const { height } = app;
  const connect = useFramePort(app, section, frame);
  const { key } = useLocation();
  useEffect(() => app.watchHistory(window.history), [app, key]);
  useEffect(() => (frame.current === null ? undefined : guardFocus(frame.current)), []);
  useEffect(() => {
    if (frame.current === null) return undefined;
    return guardOtherFrames(frame.current, () => {
      app.giveUp();
    });
  }, [app]);
  useEffect(() => {
    if (height > 0) place.current?.style.setProperty('block-size', `${String(height)}px`);
  }, [height]);
  return (
    <div ref={place} className={styles.place}>
      <OpaqueFrame ref={frame} address={address} title={t(`title.${slot}`)} className={styles.frame} onLoad={connect} />
    </div>
  );
});

/** Opens the port of a frame when its page has come; a frame that goes on to another page has given up. */
function useFramePort(app: FrameApp, section: MiniAppSection, frame: RefObject<HTMLIFrameElement | null>): () => void {
  const { clock } = usePage();
  const port = useRef<FramePort>(undefined);
  const answer = useFrameRequests(app, frame);
  const hear = useRef(answer);
  useEffect(() => {
    hear.current = answer;
  });
  useNews(app, section, port);
  useEffect(() => () => port.current?.close(), []);
  return () => {
    const page = frame.current?.contentWindow;
    if (page === undefined || page === null) return;
    if (port.current !== undefined) {
      port.current.close();
      app.giveUp();
      return;
    }
    port.current = openFramePort<FrameRequest>({
      now: () => clock.exact(),
      read: (message) => {
        const read = readFrameMessage(message, section);
        return read.ok ? read.value : undefined;
      },
      hear: (request) => {
        hear.current(request);
      },
    });
    port.current.connect(page);
  };
}

/** FRM-9 What a frame is told, each as soon as it changes; the first time with its greeting. */
function useNews(app: FrameApp, section: MiniAppSection, port: RefObject<FramePort | undefined>): void {
  const { language, page, session, settings } = usePage();
  const { accounts, coupon } = useMiniApps();
  const { pathname } = useLocation();
  const { isReady } = app;
  const greeted = useRef(false);
  const look = JSON.stringify({ language, settings: settings.settings, currency: accounts.currency });
  const tell = useCallback(
    (news: FrameNews): void => {
      if (isReady) port.current?.tell(writeFrameNews(section, news));
    },
    [isReady, port, section],
  );
  const update = JSON.stringify(couponUpdateOf(coupon.state));
  const { isSignedIn } = session;
  const { hiddenSports } = settings.settings;
  const route = page.match(splitLanguage(pathname).rest)?.name;
  useEffect(() => {
    tell({ type: greeted.current ? 'look' : 'hello', look: JSON.parse(look) as HandedLook });
    greeted.current ||= isReady;
  }, [isReady, look, tell]);
  useEffect(() => {
    tell({ type: 'signed', isSignedIn });
  }, [isSignedIn, tell]);
  useEffect(() => {
    tell({ type: 'couponUpdate', update: JSON.parse(update) as CouponUpdate });
  }, [tell, update]);
  useEffect(() => {
    tell({ type: 'sports', hidden: readHiddenSports(hiddenSports) });
  }, [hiddenSports, tell]);
  useEffect(() => {
    tell({ type: 'route', route });
  }, [route, tell]);
}
