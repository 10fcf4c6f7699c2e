import type { ReactNode } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import styles from './form-notice.module.scss';

export interface FormNoticeProps {
  readonly tone: keyof typeof ICONS;
  readonly children: ReactNode;
}

const ICONS = {
  info: 'f-info-circle',
  warning: 'f-alert-triangle',
  danger: 'f-alert-circle',
  // what is about to be done can't be undone: it looks like a danger, and has not happened
  final: 'f-alert-triangle',
  success: 'f-circle-check',
} as const;

/** A word about a form as a whole; a danger is read out at once. */
export function FormNotice({ tone, children }: FormNoticeProps): ReactNode {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} size="sm" className={styles.icon} />
      <span className={styles.text}>{children}</span>
    </div>
  );
}
