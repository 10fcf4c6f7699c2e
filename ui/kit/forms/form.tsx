import { useEffect, useRef, type ReactNode } from 'react';
import { Button, type ButtonLook } from '../controls/button.tsx';
import { FormNotice } from '../feedback/form-notice.tsx';
import { FormSummary, type FormWords } from './form-summary.tsx';
import { useFieldLeaving } from './left-fields.ts';
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
  /** It is longer than most windows: where fields are wrong it is shown from its beginning. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
  /** Other ways on, under the button. */
  readonly ways?: ReactNode;
}

/** The fields of a form with its one way on. A field that was typed in is checked once it is left. Where fields are wrong when it is sent, a list leads to each: the focus goes to the list where it is seen, else to the first of the fields. */
export function Form<Values, Field extends string>(props: FormProps<Values, Field>): ReactNode {
  const { form, words, button, look = 'primary', sending, isBusy = false, isFocused = false, isLong = false } = props;
  const { children, ways } = props;
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { attempt } = form;
  const isUnderway = form.isSending || isBusy;
  useFieldLeaving(element, form.leave);
  const focusOnWrong = (index: number): void => {
    element.current?.querySelectorAll<HTMLElement>('[aria-invalid=true]')[index]?.focus();
  };
  useEffect(() => {
    // the country before a number is chosen already
    if (isFocused) element.current?.querySelector<HTMLElement>('input:not([role="combobox"])')?.focus();
  }, [isFocused]);
  useEffect(() => {
    if (attempt === 0) return;
    if (summary.current === null) focusOnWrong(0);
    else summary.current.focus();
    // the list over the fields first
    if (isLong) element.current?.scrollIntoView?.({ block: 'start' });
  }, [attempt, isLong]);
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
      <FormSummary key={attempt} ref={summary} form={form} words={words} onChoose={focusOnWrong} />
      {children}
      <div className={styles.foot}>
        {notice === undefined ? null : <FootNotice notice={notice} way={words.way} />}
        <Button type="submit" look={look} size="lg" isBlock isDisabled={isUnderway} reason={words.wait}>
          {isUnderway ? sending : button}
        </Button>
      </div>
      {ways}
    </form>
  );
}

/** What is wrong with the form as a whole, beside its way on. */
function FootNotice({ notice, way }: { readonly notice: string } & Pick<FormWords, 'way'>): ReactNode {
  return (
    <FormNotice tone="danger">
      {notice}
      {way === undefined ? null : (
        <>
          {' '}
          <a className={styles.way} href={way.href} target="_blank" rel="noopener">
            {way.text}
          </a>
        </>
      )}
    </FormNotice>
  );
}
