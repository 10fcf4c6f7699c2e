import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { Button, buttonClass } from '../kit/controls/button.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { useFailureWords } from '../page/use-failure-words.ts';
import { usePage } from '../page/use-page.ts';
import styles from './activation-screen.module.scss';
import { usePlayer } from './use-player.ts';

/** PR-36 Takes a change of contacts back, with a press, so that no machine which opens links does. */
export function DeniedChange({ token }: { readonly token: string }): ReactNode {
  const { contacts } = usePlayer();
  const { language } = usePage();
  const { t } = useTranslation('contacts');
  const [outcome, setOutcome] = useState<'ready' | 'asking' | 'done' | RequestFailure>('ready');
  const failureWords = useFailureWords();
  const failed = typeof outcome === 'string' ? undefined : outcome;
  const isUnknown = failed?.kind === 'refused' && failed.status === 403;
  const deny = async (): Promise<void> => {
    setOutcome('asking');
    const reply = await contacts.deny(token);
    setOutcome(reply.ok ? 'done' : reply.error);
  };
  if (outcome === 'done') {
    return (
      <>
        <FormNotice tone="success">{t('denial.done')}</FormNotice>
        {/* loaded anew: the session of this page may have ended, too */}
        <a className={buttonClass({ look: 'primary' })} href={addressInLanguage('/user/passwordreset', language)}>
          {t('denial.recover')}
        </a>
      </>
    );
  }
  return (
    <>
      <p className={styles.text}>{t('denial.text')}</p>
      {failed === undefined ? null : (
        <FormNotice tone="danger">{isUnknown ? t('denial.failed') : failureWords(failed, 'query')?.whole}</FormNotice>
      )}
      <Button look="primary" isDisabled={outcome === 'asking'} onClick={() => void deny()}>
        {t('denial.press')}
      </Button>
    </>
  );
}
