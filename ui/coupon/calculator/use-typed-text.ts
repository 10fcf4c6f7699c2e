import { useState } from 'react';
import type { Result } from '../../../core/shared/result.ts';

interface TypedValue<Value, Problem> {
  readonly value: Value | undefined;
  readonly write: (value: Value | undefined) => string;
  readonly read: (typed: string) => Result<Value | undefined, Problem>;
  /** Undefined where nothing was typed, or something that is refused. */
  readonly onValue: (value: Value | undefined) => void;
}

interface TypedText<Problem> {
  readonly text: string;
  readonly problem: Problem | undefined;
  readonly onText: (typed: string) => void;
}

/** CLC-11 A value between what is typed and what is held: what is refused stays as it was typed. */
export function useTypedText<Value, Problem>({
  value,
  write,
  read,
  onValue,
}: TypedValue<Value, Problem>): TypedText<Problem> {
  const [shown, setShown] = useState({ text: write(value), value });
  const reading = read(shown.text);
  if (shown.value !== value) {
    const isTyped = (reading.ok ? reading.value : undefined) === value;
    setShown({ text: isTyped ? shown.text : write(value), value });
  }
  return {
    text: shown.text,
    problem: reading.ok ? undefined : reading.error,
    onText: (text) => {
      setShown((before) => ({ ...before, text }));
      const next = read(text);
      onValue(next.ok ? next.value : undefined);
    },
  };
}
