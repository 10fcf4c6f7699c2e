import type { ReactNode, Ref } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import { fieldsOf, type FormState } from './use-form.ts';
import styles from './form.module.scss';

/** What a form says beside its fields. */
export interface FormWords {
  /** Over the list of the fields that are wrong. */
  readonly summary: (count: number) => string;
  /** A field and what is wrong with it, in one line. */
  readonly problem: (label: string, error: string) => string;
  /** What is wrong with the form as a whole. */
  readonly notice: string | undefined;
  /** Where the notice can be mended; it opens beside the form, which keeps what was typed. */
  readonly way?: { readonly text: string; readonly href: string } | undefined;
  /** Why it cannot be sent now. */
  readonly wait: string | undefined;
}

/** From here on the list helps those who see the fields, too. */
const MANY = 3;

interface FormSummaryProps<Values, Field extends string> {
  readonly form: Pick<FormState<Values, Field>, 'labels' | 'names' | 'errors' | 'attempt'>;
  readonly words: Pick<FormWords, 'summary' | 'problem'>;
  /** By its place among the fields that are wrong. */
  readonly onChoose: (index: number) => void;
  /** The list where it is seen. */
  readonly ref: Ref<HTMLDivElement>;
}

/** Every field that is wrong, read out at once; seen where they are many, and by those who come to it with the keyboard. */
export function FormSummary<Values, Field extends string>(props: FormSummaryProps<Values, Field>): ReactNode {
  const { form, words, onChoose, ref } = props;
  const wrong = fieldsOf(form.labels).flatMap((field) => {
    const error = form.errors[field];
    const label = form.names?.[field] ?? form.labels[field];
    return error === undefined
      ? []
      : [{ field, label, text: named(label, error) ? error : words.problem(label, error) }];
  });
  if (wrong.length === 0) return null;
  // a field that is left moves nothing above it
  const isMany = form.attempt > 0 && wrong.length >= MANY;
  return (
    <div
      ref={isMany ? ref : null}
      className={classNames(styles.summary, isMany ? styles.many : styles.unseen)}
      role="alert"
      tabIndex={isMany ? -1 : undefined}
    >
      <p>{words.summary(wrong.length)}</p>
      <ul>
        {wrong.map(({ field, label, text }, index) => (
          <li key={field}>
            <button
              type="button"
              className={styles.wrong}
              onClick={() => {
                onChoose(index);
              }}
            >
              {isMany ? (
                <>
                  <span aria-hidden="true">{label}</span>
                  <span className="vh">{text}</span>
                </>
              ) : (
                text
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether what is wrong says already of which field it is. */
function named(label: string, error: string): boolean {
  return error.toLowerCase().includes(label.toLowerCase());
}
