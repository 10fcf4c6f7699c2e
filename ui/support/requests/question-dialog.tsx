import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import type { MailedQuestion } from '../../../core/support/requests/support-gateway.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import {
  isLengthSaid,
  LONGEST_SUBJECT,
  LONGEST_TEXT,
  replyProblem,
  subjectProblem,
} from '../../../core/support/requests/topic-text.ts';
import { Field } from '../../kit/controls/field.tsx';
import { TextArea } from '../../kit/forms/text-area.tsx';
import { Dialog } from '../../kit/feedback/dialog.tsx';
import { Form } from '../../kit/forms/form.tsx';
import { useForm, type FieldTexts } from '../../kit/forms/use-form.ts';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { EmailField } from '../../page/email-field.tsx';
import { useFormWords } from '../../page/use-form-words.ts';
import { usePage } from '../../page/use-page.ts';
import { useSupport } from '../use-support.ts';
import { NewRequest } from './new-request.tsx';
import { RequestList } from './request-list.tsx';

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

const EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
const NOTHING: MailedQuestion = { email: '', subject: '', text: '' };

/** SUP-6 Nothing of it is kept beyond the dialog. */
const MailedForm = observer(function MailedForm(): ReactNode {
  const { t } = useTranslation('support');
  const { form, sent } = useMailed();
  const words = useFormWords(form);
  const { values, errors, labels, fill } = form;
  if (sent !== undefined)
    return <FormNotice tone="success">{t('mailed', { id: sent, email: values.email })}</FormNotice>;
  return (
    <Form form={form} words={words} button={t('submit.question')} sending={t('sending')} isFocused>
      <EmailField
        label={labels.email}
        hint={t('mailed.expected')}
        error={errors.email}
        value={values.email}
        onType={(email) => {
          fill({ email });
        }}
      />
      <Field
        label={labels.subject}
        maxLength={LONGEST_SUBJECT}
        value={values.subject}
        error={errors.subject}
        onChange={(event) => {
          fill({ subject: event.currentTarget.value });
        }}
      />
      <TextArea
        label={labels.text}
        maxLength={LONGEST_TEXT}
        rows={5}
        value={values.text}
        error={errors.text}
        hint={isLengthSaid(values.text) ? t('length', { count: values.text.length, most: LONGEST_TEXT }) : undefined}
        onChange={(event) => {
          fill({ text: event.currentTarget.value });
        }}
      />
    </Form>
  );
});

function useMailed() {
  const { requests } = useSupport();
  const { t } = useTranslation('support');
  const [sent, setSent] = useState<number | undefined>(undefined);
  const form = useForm({
    context: 'send-message',
    first: NOTHING,
    labels: { email: t('email'), subject: t('subject.question'), text: t('text.question') },
    check: checkedQuestion,
    send: async (question) => {
      const reply = await requests.ask(question);
      if (reply.ok) setSent(reply.value.id);
      return reply;
    },
    say: (problem) => t(`problem.${problem}`),
  });
  return { form, sent };
}

type QuestionProblems = FieldTexts<keyof MailedQuestion>;

function checkedQuestion({ email, subject, text }: MailedQuestion): Result<MailedQuestion, QuestionProblems> {
  const question = { email: email.trim(), subject: subject.trim(), text: text.trim() };
  const problems = {
    email: EMAIL.test(question.email) ? undefined : 'email',
    subject: subjectProblem(subject),
    text: replyProblem(text),
  };
  return Object.values(problems).some((problem) => problem !== undefined) ? fail(problems) : ok(question);
}
