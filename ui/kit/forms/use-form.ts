import { useState } from 'react';
import { formFailure, type FormContext } from '../../../core/notices/form-failure.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import type { Result } from '../../../core/shared/result.ts';
import { leftProblems, useLeftFields } from './left-fields.ts';

/** A text for each field that is wrong. */
export type FieldTexts<Field extends string> = { readonly [Key in Field]?: string | undefined };

export interface FormOptions<Values, Field extends string, Sent> {
  readonly context: FormContext;
  readonly first: Values | (() => Values);
  /** The fields that can be wrong, as they are called and in the order that they have on the screen. */
  readonly labels: Readonly<Record<Field, string>>;
  /** What those are called in a list of them whose label is a sentence. */
  readonly names?: FieldTexts<Field> | undefined;
  /** What is sent, or the message keys of what is wrong. */
  readonly check: (values: Values) => Result<Sent, FieldTexts<Field>>;
  readonly send: (sent: Sent) => Promise<Result<unknown, RequestFailure>>;
  /** A message key in words. */
  readonly say: (key: string) => string;
}

export interface FormState<Values, Field extends string> {
  readonly context: FormContext;
  readonly labels: Readonly<Record<Field, string>>;
  readonly names?: FieldTexts<Field> | undefined;
  /** As they were typed; a failure changes nothing of them. */
  readonly values: Values;
  readonly errors: FieldTexts<Field>;
  readonly failure: RequestFailure | undefined;
  readonly isSending: boolean;
  /** Grows each time fields are found wrong. */
  readonly attempt: number;
  /** What was wrong with a field is forgotten when it changes. */
  readonly fill: (changed: Partial<Values>) => void;
  /** A field is left: what was typed since is checked, and blamed while it is wrong. */
  readonly leave: () => void;
  readonly submit: () => Promise<void>;
}

const NOTHING: FieldTexts<never> = {};

/** What every form does: it keeps what is typed, checks it, sends it once, and puts what was wrong beside the fields. */
export function useForm<Values extends object, Field extends string, Sent>(
  options: FormOptions<Values, Field, Sent>,
): FormState<Values, Field> {
  const { context, labels, names, check, send, say } = options;
  const [values, setValues] = useState(options.first);
  const [problems, setProblems] = useState<FieldTexts<Field>>(NOTHING);
  const [failure, setFailure] = useState<RequestFailure>();
  const [isSending, setSending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { left, leave, type } = useLeftFields<Field>();

  const blame = (found: FieldTexts<Field>): void => {
    setProblems(found);
    if (Object.keys(found).length > 0) setAttempt((known) => known + 1);
  };
  const submit = async (): Promise<void> => {
    if (isSending) return;
    const checked = check(values);
    setFailure(undefined);
    blame(checked.ok ? NOTHING : checked.error);
    if (!checked.ok) return;
    setSending(true);
    const reply = await send(checked.value);
    setSending(false);
    if (reply.ok) return;
    setFailure(reply.error);
    const { fields } = formFailure(reply.error, context, fieldsOf(labels));
    blame(textsOf(labels, (field) => fields[field]));
  };
  const fill = (changed: Partial<Values>): void => {
    setValues((known) => ({ ...known, ...changed }));
    type(fieldsOf(labels).filter((field) => field in changed));
    setProblems((known) => textsOf(labels, (field) => (field in changed ? undefined : known[field])));
  };
  const ofLeft = leftProblems(left, values, check);
  const errors = textsOf(labels, (field) => {
    const problem = problems[field] ?? ofLeft[field];
    return problem === undefined ? undefined : say(problem);
  });
  return { context, labels, names, values, errors, failure, isSending, attempt, fill, leave, submit };
}

/** The fields of a form, first to last. */
export function fieldsOf<Field extends string>(labels: Readonly<Record<Field, unknown>>): readonly Field[] {
  return Object.keys(labels) as Field[];
}

function textsOf<Field extends string>(
  labels: Readonly<Record<Field, string>>,
  textOf: (field: Field) => string | undefined,
): FieldTexts<Field> {
  const texts: Partial<Record<Field, string>> = {};
  for (const field of fieldsOf(labels)) {
    const text = textOf(field);
    if (text !== undefined) texts[field] = text;
  }
  return texts;
}
