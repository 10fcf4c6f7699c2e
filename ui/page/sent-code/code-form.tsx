import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentCode } from '../../../core/registration/sent-code.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { CODE_LENGTH, CodeField } from '../../kit/controls/code-field.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Form } from '../../kit/forms/form.tsx';
import { useFormWords } from '../use-form-words.ts';
import { usePage } from '../use-page.ts';
import { DemoOutbox } from './demo-outbox.tsx';
import { NextCode, type AskAgain } from './next-code.tsx';
import type { CodeFormState } from './use-code-form.ts';
import { useSentWhenWhole } from './use-sent-when-whole.ts';
import styles from './code-form.module.scss';

export interface CodeFormProps {
  readonly form: CodeFormState;
  /** Where the code went and until when it holds. */
  readonly text: ReactNode;
  readonly button: string;
  readonly sending: string;
  readonly sent: Partial<SentCode>;
  readonly onAgain: AskAgain;
  readonly isBusy?: boolean;
  /** What the step was refused with, where it is kept elsewhere. */
  readonly failure?: RequestFailure | undefined;
  /** What else is asked for, above the code. */
  readonly lead?: ReactNode;
  /** Whether a whole code waits for something else before it is sent, which leads on to the code. */
  readonly isHeld?: boolean;
  /** Another way on, beside the next code. */
  readonly ways?: ReactNode;
}

/** The code that was sent to a contact; a whole one is sent without a press. */
export const CodeForm = observer(function CodeForm(props: CodeFormProps): ReactNode {
  const { form, text, button, sending, sent, onAgain, isBusy = false, failure, lead, isHeld = false, ways } = props;
  useSentWhenWhole(form.values.code, isHeld || isBusy || form.isSending, () => void form.submit());
  const field = useReached(isHeld, form.values.code);
  return (
    <Form
      form={form}
      words={useFormWords(form, failure ?? form.failure)}
      button={button}
      sending={sending}
      isBusy={isBusy}
      isFocused
      ways={
        <div className={styles.ways}>
          <NextCode
            againAt={sent.againAt}
            onAgain={async () => {
              form.fill({ code: '' });
              return onAgain();
            }}
          />
          {ways}
        </div>
      }
    >
      {text === undefined ? null : <FormNotice tone="info">{text}</FormNotice>}
      <DemoOutbox hasTwo={lead !== undefined} />
      {lead}
      <CodeField
        ref={field}
        label={form.labels.code}
        value={form.values.code}
        error={useOwnError(form, sent)}
        onType={(code) => {
          form.fill({ code });
        }}
      />
    </Form>
  );
});

/** Once what is asked for above the code is whole the focus goes on to a code that is not. */
function useReached(isHeld: boolean, code: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const wasHeld = useRef(isHeld);
  const isWhole = code.length === CODE_LENGTH;
  useEffect(() => {
    if (wasHeld.current && !isHeld && !isWhole) field.current?.focus();
    wasHeld.current = isHeld;
  }, [isHeld, isWhole]);
  return field;
}

/** A code that runs out while it is looked at says so by itself. */
function useOwnError(form: CodeFormState, { deadline }: Partial<SentCode>): string | undefined {
  const { clock } = usePage();
  const { t } = useTranslation('sent-code');
  return deadline !== undefined && clock.now >= deadline ? t('time-up') : form.errors.code;
}
