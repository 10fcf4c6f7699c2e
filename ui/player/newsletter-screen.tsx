import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
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

/** What the link that was open then has come to. */
interface NewsState {
  readonly token: string | undefined;
  /** Undefined before anything was done. */
  readonly isStopped?: boolean | undefined;
  readonly isAsking?: boolean;
  readonly failure?: RequestFailure | undefined;
}

/** PR-30 PR-43 The end of the newsletter, and its return: for the player of the letter's link, else for whoever is signed in. */
export const Screen = observer(function NewsletterScreen(): ReactNode {
  const { dialogs, session } = usePage();
  const { t } = useTranslation('contacts');
  usePageTitle(t('newsletter.title'));
  useLinkToken();
  const { state, press } = useNewsletter();
  const { isStopped, isAsking = false, failure } = state;
  const wayOn = wayOnFrom(state, session.isSignedIn);
  return (
    <section className={classNames('panel', styles.screen)} aria-labelledby="newsletter-title" data-steps="">
      <h1 id="newsletter-title">{t('newsletter.title')}</h1>
      {failure === undefined ? <NewsletterState isStopped={isStopped} /> : <NewsletterFailure {...state} />}
      <Button
        look={isStopped === undefined ? 'primary' : 'ghost'}
        isDisabled={isAsking}
        onClick={() => {
          if (wayOn === 'verify.sign-in') dialogs.show('sign-in');
          else void press();
        }}
      >
        {t(wayOn)}
      </Button>
    </section>
  );
});

/** What the button does next: a link that names nobody leads to who is signed in. */
function wayOnFrom({ isStopped, failure }: NewsState, isSignedIn: boolean): string {
  if (isStopped === true) return 'newsletter.again';
  if (isStopped === false || !isUnknownLink(failure)) return 'newsletter.stop';
  return isSignedIn ? 'newsletter.stop-own' : 'verify.sign-in';
}

function isUnknownLink(failure: RequestFailure | undefined): boolean {
  return failure?.kind === 'refused' && failure.status === 403;
}

function NewsletterState({ isStopped }: Pick<NewsState, 'isStopped'>): ReactNode {
  const { t } = useTranslation('contacts');
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the button undoes it now: a second press of a key must not
    if (isStopped !== undefined) result.current?.focus();
  }, [isStopped]);
  if (isStopped === undefined) return <p className={styles.text}>{t('newsletter.text')}</p>;
  return (
    <div ref={result} tabIndex={-1}>
      <FormNotice tone="success">{t(isStopped ? 'newsletter.done' : 'newsletter.resumed')}</FormNotice>
    </div>
  );
}

const NewsletterFailure = observer(function NewsletterFailure({ failure, isStopped }: NewsState): ReactNode {
  const { session } = usePage();
  const { t } = useTranslation('contacts');
  const failureWords = useFailureWords();
  const isUnknown = isUnknownLink(failure);
  const isSecondPress = session.isSignedIn && isStopped === undefined;
  const unknownLink = isSecondPress ? 'newsletter.failed-signed-in' : 'newsletter.failed';
  return <FormNotice tone="danger">{isUnknown ? t(unknownLink) : failureWords(failure, 'query')?.whole}</FormNotice>;
});

function useNewsletter() {
  const { contacts } = usePlayer();
  const [known, setKnown] = useState<NewsState>();
  // another link of a letter begins anew
  const state: NewsState = known?.token === contacts.token && known !== undefined ? known : { token: contacts.token };
  const press = async (): Promise<void> => {
    const { token } = contacts;
    const isStopping = state.isStopped !== true;
    setKnown({ ...state, failure: undefined, isAsking: true });
    const reply = await (isStopping ? contacts.stopNewsletter() : contacts.startNewsletter());
    if (contacts.token !== token) return;
    if (!reply.ok && isUnknownLink(reply.error)) contacts.dropToken();
    const isStopped = reply.ok ? isStopping : state.isStopped;
    setKnown({ token: contacts.token, isStopped, failure: reply.ok ? undefined : reply.error });
  };
  return { state, press };
}
