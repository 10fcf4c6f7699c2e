import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Result } from '../../../core/shared/result.ts';
import { useAfterPress } from '../behaviour/use-after-press.ts';

type Problems<Field extends string> = { readonly [Key in Field]?: string | undefined };

const NONE: ReadonlySet<never> = new Set();

/** NO-28 The fields that were typed in and left; one that is typed in again is not blamed meanwhile. */
export function useLeftFields<Field extends string>() {
  const [left, setLeft] = useState<ReadonlySet<Field>>(NONE);
  const typing = useRef<ReadonlySet<Field>>(NONE);
  const type = (fields: readonly Field[]): void => {
    typing.current = new Set([...typing.current, ...fields]);
    setLeft((known) =>
      fields.some((field) => known.has(field)) ? new Set([...known].filter((field) => !fields.includes(field))) : known,
    );
  };
  const leave = (): void => {
    const typed = typing.current;
    typing.current = NONE;
    if (typed.size > 0) setLeft((known) => new Set([...known, ...typed]));
  };
  return { left, leave, type };
}

/** What is wrong with fields that were left; what is empty is asked for when the form is sent, not before. */
export function leftProblems<Values extends object, Field extends string>(
  left: ReadonlySet<Field>,
  values: Values,
  check: (values: Values) => Result<unknown, Problems<Field>>,
): Problems<Field> {
  const checked = left.size === 0 ? undefined : check(values);
  if (checked?.ok !== false) return {};
  const filled = [...left].filter((field) => {
    const value: unknown = Reflect.get(values, field);
    return value !== '' && value !== false;
  });
  return Object.fromEntries(filled.map((field) => [field, checked.error[field]])) as Problems<Field>;
}

/** NO-28 Tells when a field of this form is left, once the press that left it has become its click. */
export function useFieldLeaving(form: RefObject<HTMLFormElement | null>, leave: () => void): void {
  const afterPress = useAfterPress();
  const left = useEffectEvent(({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    // its own button, as that which shows a password
    if (relatedTarget instanceof Node && target.parentElement?.contains(relatedTarget) === true) return;
    afterPress(() => {
      // the window was left, not the field
      if (document.activeElement !== target) leave();
    });
  });
  useEffect(() => {
    const element = form.current;
    const listen = (event: FocusEvent): void => {
      left(event);
    };
    element?.addEventListener('focusout', listen);
    return () => {
      element?.removeEventListener('focusout', listen);
    };
  }, [form]);
}
