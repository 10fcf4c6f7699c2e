import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LimitQuestion } from '../../core/limits/limits-gateway.ts';
import { Button } from '../kit/controls/button.tsx';
import { RadioGroup } from '../kit/controls/radio-group.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { useLimits } from './use-limits.ts';
import styles from './limit-dialogs.module.scss';

/** The id of no answer. */
const UNANSWERED = -1;

/** LS-2 What the server asks before it loosens a limit; LS-5 the answers stay in this form and are sent once. */
export const QuestionsDialog = observer(function QuestionsDialog(): ReactNode {
  const { limits } = useLimits();
  const { t } = useTranslation('limits');
  const saving = limits.saver.state;
  if (saving.phase !== 'questioned' && saving.phase !== 'answering' && saving.phase !== 'not-passed') return null;
  return (
    <Dialog
      isFirm
      isBlocking={saving.phase === 'answering'}
      title={t('questions')}
      onClose={() => {
        limits.saver.dismiss();
      }}
    >
      {saving.phase === 'questioned' ? <Questions key={saving.testId} questions={saving.questions} /> : null}
      {saving.phase === 'answering' ? <output>{t('questions.checking')}</output> : null}
      {saving.phase === 'not-passed' ? <NotPassed /> : null}
    </Dialog>
  );
});

function Questions({ questions }: { readonly questions: readonly LimitQuestion[] }): ReactNode {
  const { limits } = useLimits();
  const { t } = useTranslation('limits');
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const isComplete = questions.every(({ id }) => chosen.has(id));
  return (
    <div className={styles.form}>
      <p>{t('questions.text')}</p>
      {questions.map(({ id, text, answers }) => (
        <RadioGroup
          key={id}
          legend={text}
          value={chosen.get(id) ?? UNANSWERED}
          options={answers.map((answer) => ({ value: answer.id, label: answer.text }))}
          onChange={(answerId) => {
            setChosen(new Map([...chosen, [id, answerId]]));
          }}
        />
      ))}
      <div className={styles.ways}>
        <Button
          onClick={() => {
            limits.saver.dismiss();
          }}
        >
          {t('cancel')}
        </Button>
        <Button
          look="primary"
          reason={isComplete ? undefined : t('questions.missing')}
          onClick={() => {
            limits.saver.answer([...chosen].map(([questionId, answerId]) => ({ questionId, answerId })));
          }}
        >
          {t('questions.send')}
        </Button>
      </div>
    </div>
  );
}

const NotPassed = observer(function NotPassed(): ReactNode {
  const { limits } = useLimits();
  const { t } = useTranslation('limits');
  return (
    <>
      <FormNotice tone="danger">{t('questions.wrong')}</FormNotice>
      <div className={styles.ways}>
        <Button
          onClick={() => {
            limits.saver.dismiss();
          }}
        >
          {t('close')}
        </Button>
      </div>
    </>
  );
});
