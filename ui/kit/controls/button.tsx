import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import styles from './button.module.scss';

const BUTTON_LOOKS = ['primary', 'ghost', 'line', 'warning', 'danger', 'text', 'chrome', 'chrome-accent'] as const;
export type ButtonLook = (typeof BUTTON_LOOKS)[number];

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly look?: ButtonLook;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly isBlock?: boolean;
  readonly isDisabled?: boolean;
  /** Why the button cannot be pressed; such a button keeps its focus so that the reason can be read. */
  readonly reason?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  look = 'ghost',
  size = 'md',
  isBlock = false,
  isDisabled = false,
  reason,
  className,
  onClick,
  title,
  ...rest
}: ButtonProps): ReactNode {
  const isOff = isDisabled || reason !== undefined;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, size, isBlock, className })}
      aria-disabled={isOff || undefined}
      title={reason ?? title}
      onClick={(event) => {
        if (isOff) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

/** The look of a button for a link that acts as one. */
export function buttonClass({
  look = 'ghost',
  size = 'md',
  isBlock = false,
  className,
}: {
  readonly look?: ButtonLook;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly isBlock?: boolean;
  readonly className?: string | undefined;
}): string {
  return classNames(styles.button, styles[LOOK_CLASS[look]], styles[size], isBlock && styles.block, className);
}

const LOOK_CLASS: Readonly<Record<ButtonLook, string>> = {
  primary: 'primary',
  ghost: 'ghost',
  line: 'line',
  warning: 'warning',
  danger: 'danger',
  text: 'text',
  chrome: 'chrome',
  'chrome-accent': 'chromeAccent',
};
