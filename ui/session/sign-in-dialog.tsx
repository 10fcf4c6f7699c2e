import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { usePage } from '../page/use-page.ts';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { SignInSteps, useSignInTitle } from './entrance/sign-in-steps.tsx';
import { useSession } from './use-session.ts';

export const SignInDialog = observer(function SignInDialog(): ReactNode {
  const { dialogs } = usePage();
  const { signIn } = useSession();
  const title = useSignInTitle();
  // a press beside it would throw away what waits for its code, which is not sent without end
  const isSecondStep = signIn.form.form === 'two-step' && signIn.secondStep !== undefined;
  useEffect(
    () => () => {
      // it may be drawn twice while it is open
      if (dialogs.open !== 'sign-in') signIn.forget();
    },
    [dialogs, signIn],
  );
  return (
    <Dialog
      title={title}
      size="sm"
      isFirm={isSecondStep}
      firstField="username"
      onClose={() => {
        dialogs.close();
      }}
    >
      <SignInSteps />
    </Dialog>
  );
});
