import { useEffect, useRef, type ReactNode } from 'react';
import { Button, type ButtonLook } from '../controls/button.tsx';
import { FormNotice } from '../feedback/form-notice.tsx';
import { FormSummary, type FormWords } from './form-summary.tsx';
import type { FormState } from './use-form.ts';
import styles from './form.module.scss';

export interface FormProps<Values, Field extends string> {
  readonly form: FormState<Values, Field>;
  readonly words: FormWords;
  readonly button: string;
  /** Quieter where it takes something away. */
  readonly look?: ButtonLook;
  /** What the button says meanwhile. */
  readonly sending: string;
  /** It is on its way already, sent from elsewhere. */
  readonly isBusy?: boolean;
  /** It begins at its first field. */
  readonly isFocused?: boolean;
  readonly children: ReactNode;
  /** Other ways on, under the button. */
  readonly ways?: ReactNode;
}

/** The fields of a form with its one way on. Where fields are wrong the focus goes to the first, and a list for screen readers leads to each. */
export function Form<Values, Field extends string>(props: FormProps<Values, Field>): ReactNode {
  const { form, words, button, look = 'primary', sending, isBusy = false, isFocused = false, children, ways } = props;
  const element = useRef<HTMLFormElement>(null);
  const { attempt } = form;
  const isUnderway = form.isSending || isBusy;
  const focusOnWrong = (index: number): void => {
    element.current?.querySelectorAll<HTMLElement>('[aria-invalid=true]')[index]?.focus();
  };
  useEffect(() => {
    if (isFocused) element.current?.querySelector('input')?.focus();
  }, [isFocused]);
  useEffect(() => {
    if (attempt > 0) focusOnWrong(0);
  }, [attempt]);
  const notice = words.wait ?? words.notice;
  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isUnderway && words.wait === undefined) void form.submit();
      }}
    >
      <FormSummary key={attempt} form={form} words={words} onChoose={focusOnWrong} />
      {children}
      {notice === undefined ? null : (
        <FormNotice tone="danger">
          {notice}
          {words.way === undefined ? null : (
            <>
              {' '}
              <a className={styles.way} href={words.way.href} target="_blank" rel="noopener">
                {words.way.text}
              </a>
            </>
          )}
        </FormNotice>
      )}
      <Button type="submit" look={look} size="lg" isBlock isDisabled={isUnderway} reason={words.wait}>
        {isUnderway ? sending : button}
      </Button>
      {ways}
    </form>
  );
}
