import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/controls/button.tsx';
import { Field } from '../kit/controls/field.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { ProgressBar } from '../kit/feedback/progress-bar.tsx';
import { useSession } from './use-session.ts';
import styles from './captcha-dialog.module.scss';

/** The challenge that refused calls wait for, over whatever asked; leaving it leads back there. */
export const CaptchaDialog = observer(function CaptchaDialog(): ReactNode {
  const { captcha } = useSession();
  const { t } = useTranslation('captcha');
  if (!captcha.isShown) return null;
  return (
    <Dialog
      title={t('title')}
      size="sm"
      onClose={() => {
        captcha.dismiss();
      }}
      actions={
        <Button
          onClick={() => {
            captcha.dismiss();
          }}
        >
          {t('cancel')}
        </Button>
      }
    >
      {captcha.isRefused ? <FormNotice tone="danger">{t('refused')}</FormNotice> : null}
      {stepOf(captcha.phase)}
    </Dialog>
  );
});

function stepOf(phase: 'working' | 'words' | 'failed'): ReactNode {
  if (phase === 'working') return <WorkStep />;
  return phase === 'words' ? <WordsStep /> : <FailedStep />;
}

const WorkStep = observer(function WorkStep(): ReactNode {
  const { captcha } = useSession();
  const { t } = useTranslation('captcha');
  const percent = Math.round(captcha.progress * 100);
  // the middle and the end are said, not every step
  const said = percent >= 100 ? 100 : percent >= 50 ? 50 : 0;
  return (
    <div className={styles.step}>
      <p>{t('text')}</p>
      <ProgressBar label={t('progress')} share={captcha.progress} valueText={t('percent', { percent })} />
      <output className="vh">{t('progress-said', { percent: said })}</output>
      {captcha.isOpenToWords ? (
        <Button
          look="text"
          onClick={() => {
            captcha.chooseWords();
          }}
        >
          {t('another-way')}
        </Button>
      ) : null}
    </div>
  );
});

const WordsStep = observer(function WordsStep(): ReactNode {
  const { captcha } = useSession();
  const { t } = useTranslation('captcha');
  const [typed, setTyped] = useState('');
  const question = captcha.task?.question;
  const isReady = captcha.isOpenToWords && !captcha.isChecking;
  if (question === undefined) return <WorkStep />;
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && typed.trim() !== '') void captcha.answer(typed);
      }}
    >
      <Field
        label={t('question', { first: question.first, second: question.second })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={typed}
        hint={captcha.isOpenToWords ? undefined : t('wait')}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
      />
      <Button type="submit" look="primary" isBlock isDisabled={!isReady}>
        {t('answer')}
      </Button>
    </form>
  );
});

const FailedStep = observer(function FailedStep(): ReactNode {
  const { captcha } = useSession();
  const { t } = useTranslation('captcha');
  return (
    <div className={styles.step}>
      <FormNotice tone="danger">{t('failed')}</FormNotice>
      <Button look="primary" isBlock onClick={() => void captcha.begin()}>
        {t('again')}
      </Button>
    </div>
  );
});
