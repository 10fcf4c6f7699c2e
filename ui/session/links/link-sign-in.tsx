import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { usePage } from '../../page/use-page.ts';
import { useSession } from '../use-session.ts';

/** Whoever came by a link signs in with a press, so that no machine which opens links does. */
export const LinkSignIn = observer(function LinkSignIn(): ReactNode {
  const { dialogs, language } = usePage();
  const { links } = useSession().signIn;
  const { t } = useTranslation('sign-in');
  const wordsOf = useFailureWords();
  useEffect(() => {
    links.take(dialogs.takeFragment());
  }, [dialogs, links]);
  const { link, failure, isAsking } = links;
  if (link === undefined) return null;
  const isUsed = failure?.kind === 'refused' && failure.status === 403;
  if (isUsed) return <FormNotice tone="warning">{t('link.used')}</FormNotice>;
  return (
    <>
      <FormNotice tone={failure === undefined ? 'info' : 'danger'}>
        {failure === undefined ? t('link.text') : wordsOf(failure, 'sign-in')?.whole}
      </FormNotice>
      <Button look="primary" size="lg" isBlock isDisabled={isAsking} onClick={() => void links.signIn(language)}>
        {t(isAsking ? 'sign-in.sending' : 'link.sign-in')}
      </Button>
    </>
  );
});
