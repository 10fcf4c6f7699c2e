import { when } from 'mobx';
import { useEffect, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FrameRequest } from '../../core/mini-apps/frame-message.ts';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import type { EpochMillis, Millis } from '../../core/shared/time.ts';
import type { SupportDialog } from '../../core/support/support-dialog.ts';
import type { DialogName } from '../page/dialogs-store.ts';
import { usePage } from '../page/use-page.ts';
import { useMiniApps } from './use-mini-apps.ts';
import { isTouched } from './frame-touch.ts';
import type { FrameApp } from './frame-app.ts';

/** FRM-11 Nobody presses more often. */
const ACT_EVERY: Millis = 300;

const DIALOGS: Readonly<Record<Exclude<SupportDialog, 'consultant'>, DialogName>> = {
  login: 'sign-in',
  registration: 'registration',
  question: 'question',
  'question-history': 'question-history',
};

/** What becomes of what a frame asks for. */
export function useFrameRequests(
  app: FrameApp,
  frame: RefObject<HTMLIFrameElement | null>,
): (request: FrameRequest) => void {
  const { clock, language, notices } = usePage();
  const { framedApps } = useMiniApps();
  const navigate = useNavigate();
  const openDialog = useDialogs(frame);
  const actedAt = useRef<EpochMillis>(Number.NEGATIVE_INFINITY);
  const act = (request: FrameRequest): void => {
    if (frame.current === null || !isTouched(frame.current)) return;
    const at = clock.exact();
    if (at >= actedAt.current && at - actedAt.current < ACT_EVERY) return;
    actedAt.current = at;
    if (request.type === 'navigate') void navigate(addressInLanguage(request.path, language));
    else if (request.type === 'open-dialog') void openDialog(request.dialog);
    else if (request.type === 'add-to-coupon') void framedApps.take(request.added);
    else if (request.type === 'notify') {
      notices.raise({ status: 'info', type: 'snackbar', title: 'main_error', serverTitle: request.text });
    }
  };
  return (request) => {
    if (request.type === 'resize') app.resize(request.height);
    else if (request.type === 'ready') app.becomeReady();
    else if (request.type === 'error') app.giveUp();
    else act(request);
  };
}

/** FRM-10 Opens what a frame names, where it may be opened now; the focus goes back into the frame afterwards. */
function useDialogs(frame: RefObject<HTMLIFrameElement | null>): (name: string) => Promise<void> {
  const { dialogs, session, site } = usePage();
  const stores = useMiniApps();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const isConsultantThere = async (name: string): Promise<boolean> => {
    if (name !== 'consultant') return false;
    await stores.lazy.ensure(['consultant']);
    await stores.consultant.load();
    return stores.consultant.isAvailable;
  };
  return async (name) => {
    const isConsultantAvailable = await isConsultantThere(name).catch(() => false);
    const { isSignedIn } = session;
    const isRegistrationAllowed = site.config?.isRegistrationAllowed === true;
    const dialog = stores.framedApps.dialog(name, { isSignedIn, isRegistrationAllowed, isConsultantAvailable });
    if (dialog === 'consultant') void stores.consultant.open();
    else if (dialog !== undefined && dialogs.open === undefined) {
      dialogs.show(DIALOGS[dialog]);
      stop.current?.();
      stop.current = when(
        () => dialogs.open === undefined,
        () => frame.current?.focus(),
      );
    }
  };
}
