import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../kit/behaviour/class-names.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import { IconButton } from '../kit/controls/icon-button.tsx';
import type { IconName } from '../kit/pictures/icon-name.ts';
import styles from './page-notice.module.scss';

export interface PageNoticeProps {
  readonly tone: 'info' | 'warning' | 'danger';
  readonly icon?: IconName;
  readonly action?: ReactNode;
  /** Without it the bar stays as long as its reason. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

const ICONS = { info: 'f-info-circle', warning: 'f-alert-triangle', danger: 'f-alert-circle' } as const;

/** A bar over the columns about the site as a whole; it moves them down once and covers nothing. */
export function PageNotice({ tone, icon, action, onClose, children }: PageNoticeProps): ReactNode {
  const { t } = useTranslation('kit');
  return (
    <div
      className={classNames(styles.bar, styles[tone])}
      role={tone === 'danger' ? 'alert' : 'status'}
      data-kept-clear=""
    >
      <Icon name={icon ?? ICONS[tone]} size="sm" className={styles.icon} />
      <span className={styles.text}>{children}</span>
      {action}
      {onClose === undefined ? null : <IconButton icon="t-x" label={t('close')} size="sm" onClick={onClose} />}
    </div>
  );
}
