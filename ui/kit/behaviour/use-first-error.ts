import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the first invalid field of a form each time the form is found wanting anew. */
export function useFirstError(problems: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problems === undefined) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);
  return form;
}
