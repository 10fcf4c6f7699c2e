import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { usePage } from '../use-page.ts';

/** What a page of the office shows whoever signed out on it. */
export const SignedOutPage = observer(function SignedOutPage(): ReactNode {
  const { dialogs } = usePage();
  const { t } = useTranslation('session');
  return (
    <EmptyState
      icon="t-lock"
      title={t('accounts:signed-out')}
      action={
        <Button
          look="primary"
          onClick={() => {
            dialogs.show('sign-in');
          }}
        >
          {t('sign-in')}
        </Button>
      }
    />
  );
});
