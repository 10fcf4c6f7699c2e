import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import type { IconName } from '../pictures/icon-name.ts';
import styles from './icon-button.module.scss';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'disabled' | 'aria-label' | 'children'
> {
  readonly icon: IconName;
  /** What the button does, in words. */
  readonly label: string;
  readonly size?: 'sm' | 'md';
  readonly isChrome?: boolean;
  readonly isActive?: boolean;
  readonly reason?: string | undefined;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of one glyph; its label is its name and its tooltip. */
export function IconButton({
  icon,
  label,
  size = 'md',
  isChrome = false,
  isActive = false,
  reason,
  className,
  onClick,
  children,
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      title={reason ?? label}
      {...rest}
      className={classNames(
        styles.iconButton,
        size === 'sm' && styles.sm,
        isChrome && styles.chrome,
        isActive && styles.active,
        className,
      )}
      aria-label={label}
      aria-disabled={reason !== undefined || undefined}
      onClick={(event) => {
        if (reason === undefined) onClick?.(event);
      }}
    >
      <Icon name={icon} size={size === 'sm' ? 'sm' : 'md'} />
      {children}
    </button>
  );
}
