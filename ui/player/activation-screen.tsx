import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { addressInLanguage, splitLanguage } from '../../core/navigation/language-path.ts';
import { usePage } from '../page/use-page.ts';
import { useFailureWords } from '../page/use-failure-words.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { Button, buttonClass } from '../kit/controls/button.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { useLinkToken } from './use-link-token.ts';
import { usePlayer } from './use-player.ts';
import styles from './activation-screen.module.scss';

type Outcome = 'ready' | 'asking' | 'done' | RequestFailure;

/** The page of a letter's link: a press proves the address, so that no machine which opens links does. */
export const Screen = observer(function ActivationScreen(): ReactNode {
  const { page } = usePage();
  const { pathname } = useLocation();
  const { t } = useTranslation('contacts');
  usePageTitle(t('activation.title'));
  useLinkToken();
  const { token } = usePlayer().contacts;
  const isMissing = token?.length === 0;
  const match = page.match(splitLanguage(pathname).rest);
  const isFast = match !== undefined && 'activation' in match.params && match.params.activation === 'activatefast';
  return (
    <section className={classNames('panel', styles.screen)} aria-labelledby="activation-title" data-steps="">
      <h1 id="activation-title">{t('activation.title')}</h1>
      {isMissing ? <FormNotice tone="warning">{t('activation.missing')}</FormNotice> : null}
      {token === undefined || isMissing ? null : <Activation key={token} token={token} isFast={isFast} />}
    </section>
  );
});

interface ActivationProps {
  readonly token: string;
  /** Of the letter of a registration, which it ends. */
  readonly isFast: boolean;
}

const Activation = observer(function Activation({ token, isFast }: ActivationProps): ReactNode {
  const { language } = usePage();
  const { contacts } = usePlayer();
  const { t } = useTranslation('contacts');
  const [outcome, setOutcome] = useState<Outcome>('ready');
  const failureWords = useFailureWords();
  const failed = typeof outcome === 'string' ? undefined : outcome;
  const isOthers = failed?.kind === 'refused' && failed.code === 'other-player';
  const isUsed = failed?.kind === 'refused' && failed.status === 403 && !isOthers;
  const isSpoilt = failed?.kind === 'refused' && failed.status === 400;
  const confirm = async (): Promise<void> => {
    setOutcome('asking');
    const reply = await contacts.activate(token);
    setOutcome(reply.ok ? 'done' : reply.error);
  };
  if (outcome === 'done' || isUsed || isSpoilt) {
    return (
      <>
        <FormNotice tone={outcome === 'done' ? 'success' : 'danger'}>
          {t(isSpoilt ? 'activation.spoilt' : isUsed ? 'activation.failed' : 'activation.done')}
        </FormNotice>
        <Link className={buttonClass({ look: 'primary' })} to={addressInLanguage('/', language)}>
          {t('home')}
        </Link>
      </>
    );
  }
  return (
    <>
      {isFast ? <p className={styles.text}>{t('activation.fast')}</p> : null}
      <p className={styles.text}>{t('activation.text')}</p>
      {failed === undefined ? null : (
        <FormNotice tone={isOthers ? 'warning' : 'danger'}>
          {isOthers ? t('activation.other-player') : failureWords(failed, 'contact')?.whole}
        </FormNotice>
      )}
      <Button look="primary" isDisabled={outcome === 'asking'} onClick={() => void confirm()}>
        {t('activation.confirm')}
      </Button>
    </>
  );
});
