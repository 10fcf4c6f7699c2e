import { observer } from 'mobx-react-lite';
import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { handedAttributes } from '../../core/mini-apps/handed-look.ts';
import { slotPath, type SlotName } from '../../core/mini-apps/mini-app-section.ts';
import { readHiddenSports } from '../../core/player/disallowed-sports.ts';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { usePage } from '../page/use-page.ts';
import { handLook, hideSports, isDrawnInto, ledElsewhere, showContent } from './draw-content.ts';
import { FailedSlot } from './failed-slot.tsx';
import type { MiniApp } from './mini-app.ts';
import styles from './slot-view.module.scss';
import { useMiniApps } from './use-mini-apps.ts';

export interface SlotViewProps {
  readonly slot: SlotName;
  /** Whose shadow root the application stands in. */
  readonly content: RefObject<HTMLDivElement | null>;
  /** MAT-32 A screen of ours takes its place when it fails. */
  readonly onFail?: (() => void) | undefined;
}

/** Keeps what an application shows: loads it, hands it how the page looks, and says where it failed. */
export const SlotView = observer(function SlotView({ slot, content, onFail }: SlotViewProps): ReactNode {
  const { miniApps } = useMiniApps();
  const { pathname } = useLocation();
  const { language } = usePage();
  const view = useId();
  const app = miniApps.app(slot, slotPath(slot, pathname, language));
  useEffect(() => {
    const isDrawn = isDrawnInto(content.current) && !miniApps.hasDrawn(slot);
    return miniApps.open(app, view, isDrawn);
  }, [app, content, miniApps, slot, view]);
  useContent(app, content);
  useLinks(content);
  const { isFailed } = app;
  useEffect(() => {
    if (isFailed) onFail?.();
  }, [isFailed, onFail]);
  if (isFailed) return <FailedSlot app={app} />;
  return app.state.phase === 'loading' ? <Skeleton shape="block" className={styles.skeleton} /> : null;
});

/** Draws what has come, and hands on how the page looks. */
function useContent(app: MiniApp, place: RefObject<HTMLDivElement | null>): void {
  const { language, settings } = usePage();
  const { accounts } = useMiniApps();
  const { content } = app;
  const { phase } = app.state;
  const { hiddenSports } = settings.settings;
  const look = JSON.stringify(handedAttributes({ language, settings: settings.settings, currency: accounts.currency }));
  useEffect(() => {
    showContent(place.current, phase === 'loading' || phase === 'error' ? 'nothing' : content);
    hideSports(place.current, readHiddenSports(hiddenSports));
  }, [content, hiddenSports, phase, place]);
  useEffect(() => {
    if (place.current !== null) handLook(place.current, JSON.parse(look) as Readonly<Record<string, string>>);
  }, [content, hiddenSports, look, phase, place]);
}

/** A link to a page of the site opens it without loading the site anew. */
function useLinks(place: RefObject<HTMLDivElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const host = place.current;
    const follow = (event: MouseEvent): void => {
      const path = ledElsewhere(event);
      if (path === undefined) return;
      event.preventDefault();
      void navigate(path);
    };
    host?.addEventListener('click', follow);
    return () => {
      host?.removeEventListener('click', follow);
    };
  }, [navigate, place]);
}
