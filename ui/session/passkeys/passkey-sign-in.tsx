import { observer } from 'mobx-react-lite';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { useSession } from '../use-session.ts';
import styles from '../session-dialog.module.scss';

const watchNothing = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** The sign-in without a password; while it is shown the browser offers passkeys in the login field too. */
export const PasskeySignIn = observer(function PasskeySignIn(): ReactNode {
  const { passkeys, signIn } = useSession();
  const { t } = useTranslation('passkeys');
  const wordsOf = useFailureWords();
  const hasLoginField = signIn.way === 'login';
  useEffect(() => {
    if (!hasLoginField) return undefined;
    passkeys.offer();
    return () => {
      passkeys.endOffer();
    };
  }, [passkeys, hasLoginField]);
  useEffect(
    () => () => {
      passkeys.forget();
    },
    [passkeys],
  );
  // the server cannot know what the device can do
  const isInBrowser = useSyncExternalStore(watchNothing, inBrowser, onServer);
  if (!isInBrowser) return <Skeleton shape="block" className={styles.button} />;
  if (!passkeys.isSupported) return null;
  const { problem, refusal, isAsking } = passkeys;
  return (
    <>
      {problem === undefined ? null : (
        <FormNotice tone="warning">{t(problem === 'cancelled' ? 'sign-in.cancelled' : 'sign-in.failed')}</FormNotice>
      )}
      {refusal === undefined ? null : <FormNotice tone="danger">{wordsOf(refusal, 'sign-in')?.whole}</FormNotice>}
      <Button look="ghost" isBlock isDisabled={isAsking} onClick={() => void passkeys.signIn()}>
        {t(isAsking ? 'asking' : 'sign-in')}
      </Button>
    </>
  );
});
