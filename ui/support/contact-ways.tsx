import type { KeyboardEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contactAddress, type SupportContact, type SupportContactKind } from '../../core/support/support-contact.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import type { IconName } from '../kit/pictures/icon-name.ts';
import styles from './contact-ways.module.scss';

const ICONS: Readonly<Record<SupportContactKind, IconName>> = {
  phone: 't-phone',
  'e-mail': 't-mail',
  messenger: 't-message',
};

export interface ContactWaysProps {
  readonly contacts: readonly SupportContact[];
  readonly id?: string;
  readonly className?: string | undefined;
  readonly onKeyDown?: KeyboardEventHandler;
  readonly onChosen?: () => void;
  /** Stands over them. */
  readonly before?: ReactNode;
}

/** The ways to reach the operator, each a link. */
export function ContactWays({ contacts, id, className, onKeyDown, onChosen, before }: ContactWaysProps): ReactNode {
  const { t } = useTranslation('site');
  return (
    <ul id={id} className={className} aria-label={t('support.ways')}>
      {before}
      {contacts.map((contact) => (
        <li key={contact.value}>
          <a
            className={styles.way}
            href={contactAddress(contact)}
            onKeyDown={onKeyDown}
            onClick={onChosen}
            {...(contact.kind === 'messenger' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
          >
            <Icon name={ICONS[contact.kind]} size="sm" />
            <span className={contact.name === '' ? 'ltr' : undefined}>
              {contact.name === '' ? contact.value : contact.name}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
