import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { FormSkeleton } from '../../kit/forms/form-skeleton.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useSession } from '../use-session.ts';
import styles from './sign-in-screen.module.scss';
import { SignInSteps, useSignInTitle } from './sign-in-steps.tsx';

/** RET-9 The sign-in as a page; its guard leads on who has signed in. */
export const Screen = observer(function SignInScreen(): ReactNode {
  const { dialogs } = usePage();
  const { session, signIn } = useSession();
  const title = useSignInTitle();
  usePageTitle(title);
  useEffect(
    () => () => {
      if (dialogs.open !== 'sign-in') signIn.forget();
    },
    [dialogs, signIn],
  );
  // both have the same form, which is filled in once; who has signed in waits for the page that is led to
  const isInDialog = dialogs.open === 'sign-in';
  return (
    <section className={classNames('panel', styles.screen)} aria-labelledby="sign-in-title" data-steps="">
      <h1 id="sign-in-title">{title}</h1>
      {isInDialog || session.isSignedIn ? <FormSkeleton fields={5} /> : <SignInSteps />}
    </section>
  );
});
