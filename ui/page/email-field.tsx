import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { suggestedAddress } from '../../core/registration/suggested-address.ts';
import { useAfterPress } from '../kit/behaviour/use-after-press.ts';
import { Button } from '../kit/controls/button.tsx';
import { Field, type FieldProps } from '../kit/controls/field.tsx';
import { useTexts } from './use-texts.ts';

interface EmailFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'required'> {
  readonly value: string;
  readonly onType: (address: string) => void;
}

/** RGF-24 An e-mail address; once it is left, a slip in a common domain is offered to be mended. */
export function EmailField({ value, hint, onType, ...field }: EmailFieldProps): ReactNode {
  useTexts('notice-catalogue');
  const { t } = useTranslation('notice-catalogue');
  const [isLeft, setLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const afterPress = useAfterPress();
  const meant = isLeft ? suggestedAddress(value) : undefined;
  const offer =
    meant === undefined ? undefined : (
      <Button
        look="text"
        size="sm"
        onClick={() => {
          // the button goes
          input.current?.focus();
          onType(meant);
        }}
      >
        {t('form.meant', { address: meant })}
      </Button>
    );
  return (
    <Field
      {...field}
      ref={input}
      size="lg"
      type="email"
      name="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      hint={offer ?? hint}
      onChange={(event) => {
        setLeft(false);
        onType(event.currentTarget.value);
      }}
      onBlur={() => {
        afterPress(() => {
          setLeft(true);
        });
      }}
    />
  );
}
