import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { seconds } from '../../core/shared/time.ts';
import { Button } from '../kit/controls/button.tsx';
import { Checkbox } from '../kit/controls/checkbox.tsx';
import { Field } from '../kit/controls/field.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { ProgressBar } from '../kit/feedback/progress-bar.tsx';
import { formatDuration } from '../kit/formats/format-duration.ts';
import type { CaptchaPhase } from './captcha-store.ts';
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
      {captcha.refusal === undefined ? null : (
        <FormNotice tone="danger">{captcha.refusal.message ?? t('refused')}</FormNotice>
      )}
      {stepOf(captcha.phase)}
    </Dialog>
  );
});

function stepOf(phase: CaptchaPhase): ReactNode {
  if (phase === 'failed') return <FailedStep />;
  return phase === 'words' ? <WordsStep /> : <WorkStep />;
}

/** CAP-10 The work, and before it the box that begins it; the box stays, and the focus with it. */
const WorkStep = observer(function WorkStep(): ReactNode {
  const { captcha } = useSession();
  const { t } = useTranslation('captcha');
  const isWorking = captcha.phase === 'working';
  const isTicked = captcha.kind === 'checkbox';
  return (
    <div className={styles.step}>
      <p>{t(isTicked ? 'tick-text' : 'text')}</p>
      {isTicked ? (
        <Checkbox
          isOn={isWorking}
          onChange={(isOn) => {
            captcha.tick(isOn);
          }}
        >
          {t('tick')}
        </Checkbox>
      ) : null}
      {isWorking ? <Work /> : null}
    </div>
  );
});

const Work = observer(function Work(): ReactNode {
  const { captcha } = useSession();
  const { t } = useTranslation('captcha');
  const percent = Math.round(captcha.progress * 100);
  // the middle and the end are said, not every step
  const said = percent >= 100 ? 100 : percent >= 50 ? 50 : 0;
  return (
    <>
      <ProgressBar label={t('progress')} share={captcha.progress} valueText={t('percent', { percent })} />
      <p aria-hidden="true">{t('progress-said', { percent })}</p>
      <output className="vh">{t('progress-said', { percent: said })}</output>
      {captcha.hasAnotherWay ? (
        <Button look="text" onClick={() => void captcha.chooseWords()}>
          {t('another-way')}
        </Button>
      ) : null}
    </>
  );
});

const WordsStep = observer(function WordsStep(): ReactNode {
  const { captcha } = useSession();
  const { t } = useTranslation('captcha');
  const [typed, setTyped] = useState('');
  const question = captcha.task?.question;
  const left = Math.ceil(captcha.wordsIn / seconds(1));
  const isReady = left === 0 && !captcha.isChecking;
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
        hint={left === 0 ? undefined : t('wait', { time: formatDuration(left) })}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
      />
      <output className="vh">{left === 0 ? t('open') : ''}</output>
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
