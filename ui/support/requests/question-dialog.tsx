import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import {
  isLengthSaid,
  LONGEST_SUBJECT,
  LONGEST_TEXT,
  replyProblem,
  subjectProblem,
} from '../../../core/support/requests/topic-text.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { TextArea } from '../../kit/controls/text-area.tsx';
import { Dialog } from '../../kit/feedback/dialog.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { EmailField } from '../../page/email-field.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { usePage } from '../../page/use-page.ts';
import { useSupport } from '../use-support.ts';
import { NewRequest } from './new-request.tsx';
import { RequestList } from './request-list.tsx';
import styles from './requests.module.scss';

/** SUP-7 A question from anywhere: of a player from the account, of a visitor with an address. */
export const QuestionDialog = observer(function QuestionDialog(): ReactNode {
  const { dialogs, language, session } = usePage();
  const { t } = useTranslation('support');
  const navigate = useNavigate();
  return (
    <Dialog
      title={t('new.question')}
      isFirm
      onClose={() => {
        dialogs.close();
      }}
    >
      {session.isSignedIn ? (
        <NewRequest
          kind="question"
          isTitleHidden
          onBegun={(id) => {
            dialogs.close();
            const page = addressInLanguage(routePath('office-support', {}), language);
            void navigate(`${page}?request=${String(id)}`);
          }}
        />
      ) : (
        <MailedForm />
      )}
    </Dialog>
  );
});

/** What the player asked, each leading to its answers. */
export const QuestionHistoryDialog = observer(function QuestionHistoryDialog(): ReactNode {
  const { dialogs } = usePage();
  const { requests } = useSupport();
  const { t } = useTranslation('support');
  useEffect(() => requests.watch('question'), [requests]);
  return (
    <Dialog
      title={t('list.question')}
      onClose={() => {
        dialogs.close();
      }}
    >
      <RequestList
        kind="question"
        onChosen={() => {
          dialogs.close();
        }}
      />
    </Dialog>
  );
});

const MailedForm = observer(function MailedForm(): ReactNode {
  const { requests } = useSupport();
  const { t } = useTranslation('support');
  const { values, fill, sent, problems, submit, form } = useMailed();
  const refused = useFailureWords()(requests.refusalOf('mail'), 'query');
  if (sent !== undefined)
    return <FormNotice tone="success">{t('mailed', { id: sent, email: values.email })}</FormNotice>;
  return (
    <form ref={form} className={styles.new} noValidate onSubmit={submit}>
      <EmailField
        label={t('email')}
        error={problems.email}
        value={values.email}
        onType={(email) => {
          fill({ email });
        }}
      />
      <Field
        label={t('subject.question')}
        maxLength={LONGEST_SUBJECT}
        value={values.subject}
        error={problems.subject}
        onChange={(event) => {
          fill({ subject: event.currentTarget.value });
        }}
      />
      <TextArea
        label={t('text.question')}
        maxLength={LONGEST_TEXT}
        rows={5}
        value={values.text}
        error={problems.text}
        hint={isLengthSaid(values.text) ? t('length', { count: values.text.length, most: LONGEST_TEXT }) : undefined}
        onChange={(event) => {
          fill({ text: event.currentTarget.value });
        }}
      />
      {refused === undefined ? null : <FormNotice tone="danger">{refused.whole}</FormNotice>}
      <div className={styles.foot}>
        <small>{t('mailed.expected')}</small>
        <Button type="submit" look="primary" isDisabled={requests.isBusy}>
          {t(requests.isBusy ? 'sending' : 'submit.question')}
        </Button>
      </div>
    </form>
  );
});

const EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
const NOTHING = { email: '', subject: '', text: '' };

/** SUP-6 Nothing of it is kept beyond the dialog. */
function useMailed() {
  const { requests } = useSupport();
  const { t } = useTranslation('support');
  const [values, setValues] = useState(NOTHING);
  const [isBlamed, setBlamed] = useState(false);
  const [sent, setSent] = useState<number | undefined>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const wrong = {
    email: EMAIL.test(values.email.trim()) ? undefined : 'email',
    subject: subjectProblem(values.subject),
    text: replyProblem(values.text),
  };
  const say = (problem: string | undefined): string | undefined =>
    isBlamed && problem !== undefined ? t(`problem.${problem}`) : undefined;
  useEffect(() => {
    if (isBlamed) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [isBlamed]);
  return {
    form,
    values,
    sent,
    problems: { email: say(wrong.email), subject: say(wrong.subject), text: say(wrong.text) },
    fill: (changed: Partial<typeof NOTHING>): void => {
      setValues((known) => ({ ...known, ...changed }));
    },
    submit: (event: { readonly preventDefault: () => void }): void => {
      event.preventDefault();
      const isWrong = Object.values(wrong).some((problem) => problem !== undefined);
      setBlamed(isWrong);
      if (isWrong || requests.isBusy) return;
      const question = { email: values.email.trim(), subject: values.subject.trim(), text: values.text.trim() };
      void requests.ask(question).then((id) => {
        if (id !== undefined) setSent(id);
      });
    },
  };
}
