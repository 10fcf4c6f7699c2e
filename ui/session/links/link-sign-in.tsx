import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button.tsx';
import { Checkbox } from '../../kit/controls/checkbox.tsx';
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
    void links.take(dialogs.takeFragment());
  }, [dialogs, links]);
  const { link, failure, isAsking, isAskedHere, isConfirmed, isReady } = links;
  if (link === undefined) return null;
  if (links.isUsed) return <FormNotice tone="warning">{t('link.used')}</FormNotice>;
  return (
    <>
      {failure === undefined ? (
        <FormNotice tone={isAskedHere === false ? 'warning' : 'info'}>
          {t(isAskedHere === false ? 'link.elsewhere' : 'link.text')}
        </FormNotice>
      ) : (
        <FormNotice tone="danger">{wordsOf(failure, 'sign-in')?.whole}</FormNotice>
      )}
      {isAskedHere === false ? (
        <Checkbox isOn={isConfirmed} onChange={(isOn) => links.confirm(isOn)}>
          {t('link.confirm')}
        </Checkbox>
      ) : null}
      <Button
        look="primary"
        size="lg"
        isBlock
        isDisabled={isAsking || !isReady}
        onClick={() => void links.signIn(language)}
      >
        {t(isAsking ? 'sign-in.sending' : 'link.sign-in')}
      </Button>
    </>
  );
});
