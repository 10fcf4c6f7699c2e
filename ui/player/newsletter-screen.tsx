import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { useFailureWords } from '../page/use-failure-words.ts';
import { usePage } from '../page/use-page.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { Button } from '../kit/controls/button.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { useLinkToken } from './use-link-token.ts';
import { usePlayer } from './use-player.ts';
import styles from './activation-screen.module.scss';

/** What became of the link that was open then. */
interface StopAnswer {
  readonly token: string | undefined;
  readonly outcome: 'asking' | 'done' | RequestFailure;
}

/** The end of the newsletter: for the player of the letter's link, else for whoever is signed in. */
export const Screen = observer(function NewsletterScreen(): ReactNode {
  const { session } = usePage();
  const { contacts } = usePlayer();
  const { t } = useTranslation('contacts');
  const [answer, setAnswer] = useState<StopAnswer>();
  const failureWords = useFailureWords();
  usePageTitle(t('newsletter.title'));
  useLinkToken();
  // another link of a letter begins anew
  const outcome = answer?.token === contacts.token ? (answer?.outcome ?? 'ready') : 'ready';
  const failed = typeof outcome === 'string' ? undefined : outcome;
  const isUnknown = failed?.kind === 'refused' && failed.status === 403;
  const unknownLink = session.isSignedIn ? 'newsletter.failed-signed-in' : 'newsletter.failed';
  const stop = async (): Promise<void> => {
    const { token } = contacts;
    setAnswer({ token, outcome: 'asking' });
    const reply = await contacts.stopNewsletter();
    if (contacts.token !== token) return;
    if (!reply.ok && reply.error.kind === 'refused' && reply.error.status === 403) contacts.dropToken();
    setAnswer({ token: contacts.token, outcome: reply.ok ? 'done' : reply.error });
  };
  return (
    <section className={classNames('panel', styles.screen)} aria-labelledby="newsletter-title">
      <h1 id="newsletter-title">{t('newsletter.title')}</h1>
      {outcome === 'done' ? (
        <FormNotice tone="success">{t('newsletter.done')}</FormNotice>
      ) : (
        <>
          {failed === undefined ? (
            <p className={styles.text}>{t('newsletter.text')}</p>
          ) : (
            <FormNotice tone="danger">{isUnknown ? t(unknownLink) : failureWords(failed, 'query')?.whole}</FormNotice>
          )}
          <Button look="primary" isDisabled={outcome === 'asking'} onClick={() => void stop()}>
            {t('newsletter.stop')}
          </Button>
        </>
      )}
    </section>
  );
});
