import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { inLanguage } from '../../core/navigation/language-path.ts';
import { focusAccount } from '#ui/accounts/focus-account.ts';
import type { DialogName } from '../page/dialogs-store.ts';
import { takeLinkFragment } from '../kit/behaviour/link-fragment.ts';
import { useStores } from './stores.ts';

/** The dialogs that an address can ask for, all of them for visitors. */
const ASKED_BY: readonly (readonly [parameter: string, name: DialogName])[] = [
  ['showSignInModal', 'sign-in'],
  ['showForgotPasswordModal', 'recover-password'],
  ['showSocialModal', 'social'],
];
/** Where the way led that asked to sign in. */
const RETURN_PARAMETER = 'returnUrl';

/** Where an address asks for a dialog, opens it; leads on once a dialog is over. */
export const AskedDialog = observer(function AskedDialog(): null {
  const { open } = useStores().dialogs;
  const goOn = useAskedDialog();
  const wasOpen = useRef(false);
  const closed = useEffectEvent(() => {
    focusAccount();
    goOn();
  });
  useEffect(() => {
    if (open === undefined && wasOpen.current) closed();
    wasOpen.current = open !== undefined;
  }, [open]);
  return null;
});

/** Opens the dialog that the address asks for; the returned function leads on where the way led, once that is over. */
function useAskedDialog(): () => void {
  const stores = useStores();
  const { dialogs, language, page, session } = stores;
  const [search] = useSearchParams();
  const asked = ASKED_BY.find(([parameter]) => search.get(parameter) === '1');
  const returnTo = useRef<string>(undefined);
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (asked === undefined) return;
    const fragment = takeLinkFragment(hash);
    if (!session.isSignedIn) {
      returnTo.current = search.get(RETURN_PARAMETER) ?? undefined;
      dialogs.carry(fragment);
      dialogs.show(asked[1]);
    }
    const after = new URLSearchParams(search);
    for (const [parameter] of ASKED_BY) after.delete(parameter);
    after.delete(RETURN_PARAMETER);
    // a link that was put together by hand may end in a slash, which the address of home does not
    const to = { pathname: inLanguage(pathname, language), search: String(after) };
    void navigate(to, { replace: true });
  }, [dialogs, session, asked, search, hash, pathname, language, navigate]);
  return () => {
    const to = returnTo.current;
    returnTo.current = undefined;
    if ((to ?? session.endedFor) === undefined || !session.isSignedIn) return;
    void import('./routing/lead-back.ts')
      .then(async ({ leadBack }) => leadBack(stores, to, pathname))
      .then(
        async (address) => (address === undefined ? undefined : navigate(address)),
        () => {
          page.reportMissingPart();
        },
      );
  };
}
