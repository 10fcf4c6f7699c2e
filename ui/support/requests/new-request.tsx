import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WrittenKind } from '../../../core/support/requests/support-topic.ts';
import { isLengthSaid, LONGEST_TEXT, replyProblem, subjectProblem } from '../../../core/support/requests/topic-text.ts';
import { Button } from '../../kit/controls/button.tsx';
import { TextArea } from '../../kit/forms/text-area.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { AttachmentField } from '../../page/attachments/attachment-field.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { useSupport } from '../use-support.ts';
import styles from './requests.module.scss';
import { SubjectField } from './subject-field.tsx';

interface NewRequestProps {
  readonly kind: WrittenKind;
  /** Whether it begins at its subject. */
  readonly isFocused?: boolean;
  /** It stands over it already. */
  readonly isTitleHidden?: boolean;
  /** Why nothing can be begun now. */
  readonly stop?: string | undefined;
  readonly onBegun: (id: number) => void;
}

/** SUP-2 A subject and a text; what was typed outlives every refusal, and the page. */
export const NewRequest = observer(function NewRequest(props: NewRequestProps): ReactNode {
  const { kind, stop, isFocused = false, isTitleHidden = false } = props;
  const { requests, attachments } = useSupport();
  const { t } = useTranslation('support');
  const { subject, text } = requests.draft(kind);
  const { submit, isBlamed, subjectField, textField } = useBegin(props);
  const refusal = requests.refusalOf(kind);
  const refused = useFailureWords()(refusal, 'query');
  const code = refusal?.kind === 'refused' ? refusal.code : undefined;
  const wordsOf = (problem: string | undefined): string | undefined =>
    isBlamed && problem !== undefined ? t(`problem.${problem}`) : undefined;
  useEffect(() => {
    if (isFocused) subjectField.current?.focus();
  }, [isFocused, subjectField]);
  return (
    <form className={styles.new} noValidate onSubmit={submit}>
      {isTitleHidden ? null : <h2>{t(`new.${kind}`)}</h2>}
      <SubjectField
        kind={kind}
        field={subjectField}
        value={subject}
        error={wordsOf(subjectProblem(subject))}
        onChange={(typed) => {
          requests.type(kind, { subject: typed });
        }}
      />
      <TextArea
        ref={textField}
        label={t(`text.${kind}`)}
        maxLength={LONGEST_TEXT}
        rows={6}
        value={text}
        error={wordsOf(replyProblem(text))}
        hint={isLengthSaid(text) ? t('length', { count: text.length, most: LONGEST_TEXT }) : undefined}
        onChange={(event) => {
          requests.type(kind, { text: event.currentTarget.value });
        }}
      />
      <AttachmentField
        store={attachments}
        draft={kind}
        purpose="support"
        onChange={() => {
          requests.type(kind, {});
        }}
      />
      {refused === undefined ? null : (
        <FormNotice tone="danger">{isKnownStop(code) ? t(`stop.${code}`) : refused.whole}</FormNotice>
      )}
      {stop === undefined ? null : <FormNotice tone="info">{stop}</FormNotice>}
      <SendingFoot kind={kind} stop={stop} />
    </form>
  );
});

/** When an answer is to be expected, and the button; it waits for files that are on their way. */
const SendingFoot = observer(function SendingFoot({ kind, stop }: Pick<NewRequestProps, 'kind' | 'stop'>): ReactNode {
  const { requests, attachments } = useSupport();
  const { t } = useTranslation('support');
  const hold = attachments.holdOf(kind);
  return (
    <div className={styles.foot}>
      <small>{t(`expected.${kind}`)}</small>
      <Button
        type="submit"
        look="primary"
        size="lg"
        isDisabled={requests.isBusy}
        reason={stop ?? (hold && t(`attachments:hold.${hold}`))}
      >
        {t(requests.isBusy ? 'sending' : `submit.${kind}`)}
      </Button>
    </div>
  );
});

function useBegin({ kind, stop, onBegun }: NewRequestProps) {
  const { requests } = useSupport();
  const [isBlamed, setBlamed] = useState(false);
  const subjectField = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);
  return {
    isBlamed,
    subjectField,
    textField,
    submit: (event: { readonly preventDefault: () => void }): void => {
      event.preventDefault();
      if (stop !== undefined || requests.isBusy) return;
      const { subject, text } = requests.draft(kind);
      const wrong =
        subjectProblem(subject) === undefined
          ? replyProblem(text) === undefined
            ? undefined
            : textField
          : subjectField;
      setBlamed(wrong !== undefined);
      wrong?.current?.focus();
      if (wrong !== undefined) return;
      void requests.begin(kind).then((id) => {
        if (id !== undefined) onBegun(id);
      });
    },
  };
}

const KNOWN_STOPS = ['too-many-open', 'appeal-open', 'too-many-appeals', 'not-banned'] as const;

function isKnownStop(code: string | undefined): code is (typeof KNOWN_STOPS)[number] {
  return KNOWN_STOPS.some((stop) => stop === code);
}
