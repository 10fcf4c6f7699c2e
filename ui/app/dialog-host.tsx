import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ACCOUNT_ID } from '../accounts/account-widget.tsx';
import type { DialogName } from './dialogs-store.ts';
import type { LateStoreName } from './late-stores.ts';
import { useStores } from './stores.ts';

/** A dialog that is fetched when it is opened, with the texts and stores it needs. */
interface LazyDialog {
  readonly load: () => Promise<ComponentType>;
  readonly namespaces: readonly string[];
  readonly stores?: readonly LateStoreName[];
}

const DIALOGS: Readonly<Record<DialogName, LazyDialog>> = {
  'sign-in': {
    load: async () => (await import('../session/sign-in-dialog.tsx')).SignInDialog,
    namespaces: ['session', 'sign-in'],
  },
  'sign-out': {
    load: async () => (await import('../session/sign-out-dialog.tsx')).SignOutDialog,
    namespaces: ['session', 'sign-in'],
  },
  registration: {
    load: async () => (await import('../registration/registration-dialog.tsx')).RegistrationDialog,
    namespaces: ['registration'],
    stores: ['registration'],
  },
  'add-currency': {
    load: async () => (await import('../accounts/add-currency-dialog.tsx')).AddCurrencyDialog,
    namespaces: ['accounts', 'add-currency'],
  },
  settings: {
    load: async () => (await import('../settings/settings-dialog.tsx')).SettingsDialog,
    namespaces: ['settings', 'shell'],
  },
  recharge: {
    load: async () => (await import('../payments/recharge-dialog.tsx')).RechargeDialog,
    namespaces: ['navigation'],
  },
};

const SIGN_IN_PARAMETER = 'showSignInModal';
/** Where the way led that asked to sign in. */
const RETURN_PARAMETER = 'returnUrl';

/** Shows the dialog that is open; only ever in the browser. */
export const DialogHost = observer(function DialogHost(): ReactNode {
  const stores = useStores();
  const { dialogs, late, page, session, texts } = stores;
  const [loaded, setLoaded] = useState<{ readonly name: DialogName; readonly Dialog: ComponentType } | undefined>();
  const [search, setSearch] = useSearchParams();
  const isSignInAsked = search.get(SIGN_IN_PARAMETER) === '1';
  const { open } = dialogs;
  const wasOpen = useRef(false);
  const returnTo = useRef<string>(undefined);
  const navigate = useNavigate();
  const goOn = useEffectEvent(() => {
    const to = returnTo.current;
    returnTo.current = undefined;
    if (to === undefined || !session.isSignedIn) return;
    void import('./lead-back.ts')
      .then(async ({ leadBack }) => leadBack(stores, to))
      .then(
        async (address) => (address === undefined ? undefined : navigate(address)),
        () => {
          page.missPart();
        },
      );
  });

  useEffect(() => {
    if (!isSignInAsked) return;
    if (!session.isSignedIn) {
      returnTo.current = search.get(RETURN_PARAMETER) ?? undefined;
      dialogs.show('sign-in');
    }
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(SIGN_IN_PARAMETER);
        after.delete(RETURN_PARAMETER);
        return after;
      },
      { replace: true },
    );
  }, [dialogs, session, isSignInAsked, search, setSearch]);

  useEffect(() => {
    if (open === undefined) {
      if (wasOpen.current) {
        focusAccount();
        goOn();
      }
      wasOpen.current = false;
      setLoaded(undefined);
      return undefined;
    }
    wasOpen.current = true;
    let isWanted = true;
    const { load, namespaces, stores = [] } = DIALOGS[open];
    void Promise.all([load(), texts.ensure(namespaces), late.ensure(stores)]).then(
      ([Dialog]) => {
        if (isWanted) setLoaded({ name: open, Dialog });
      },
      () => {
        // a chunk that did not arrive can be asked for again by the same button
        if (isWanted) dialogs.close();
        page.missPart();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [dialogs, late, page, texts, open]);

  return loaded !== undefined && loaded.name === open ? <loaded.Dialog /> : null;
});

/** Signing in or out takes away the button that asked for it; the focus moves to what stands there instead. */
function focusAccount(): void {
  if (document.activeElement !== document.body) return;
  document.getElementById(ACCOUNT_ID)?.querySelector('button')?.focus();
}
