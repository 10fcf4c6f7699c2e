import { useState, type ReactNode } from 'react';
import { positiveWhole } from '../../../core/shared/untrusted.ts';
import { Icon } from '../pictures/icon.tsx';
import { Field } from './field.tsx';

interface NumberSearchProps {
  readonly label: string;
  /** Said of what is no number. */
  readonly wrong: string;
  readonly known: number | undefined;
  readonly className: string | undefined;
  readonly onFind: (found: number | undefined) => void;
}

/** Finds one of a list by its number; what is none is kept as it was typed, and said to be none. */
export function NumberSearch({ label, wrong, known: found, className, onFind }: NumberSearchProps): ReactNode {
  const [isWrong, setWrong] = useState(false);
  const known = found?.toString() ?? '';
  const choose = (text: string): void => {
    const digits = text.replaceAll(/[\s\u2116#]/g, '');
    const number = positiveWhole(digits);
    const isNone = digits !== '' && number === undefined;
    setWrong(isNone);
    if (!isNone && digits !== known) onFind(number);
  };
  return (
    <Field
      key={known}
      label={label}
      isLabelHidden
      placeholder={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      size="sm"
      isQuiet
      before={<Icon name="t-search" size="sm" />}
      className={className}
      error={isWrong ? wrong : undefined}
      defaultValue={known}
      onBlur={({ currentTarget }) => {
        choose(currentTarget.value);
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') choose(currentTarget.value);
      }}
    />
  );
}
