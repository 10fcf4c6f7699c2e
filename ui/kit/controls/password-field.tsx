import { useState, type ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';

export interface PasswordFieldProps extends Pick<FieldProps, 'label' | 'name' | 'hint' | 'error' | 'ref'> {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  /** What the eye does, in words. */
  readonly show: string;
  readonly hide: string;
  readonly onType: (password: string) => void;
}

/** A password, hidden until the eye is pressed. */
export function PasswordField({ show, hide, onType, ...field }: PasswordFieldProps): ReactNode {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...field}
      size="lg"
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      after={
        <IconButton
          icon={isShown ? 't-eye-off' : 't-eye'}
          label={isShown ? hide : show}
          size="sm"
          onClick={() => {
            setShown(!isShown);
          }}
        />
      }
      onChange={(event) => {
        onType(event.currentTarget.value);
      }}
    />
  );
}
