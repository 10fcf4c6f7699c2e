import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_STRENGTHS, passwordLook } from '../../core/registration/password-strength.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import styles from './password-hint.module.scss';

export interface PasswordHintProps {
  readonly password: string;
  /** The e-mail address or phone that it may not be made of, where it is known. */
  readonly contact?: string | undefined;
  /** Whether the field says that it will not do. */
  readonly isRefused: boolean;
}

/** RGF-14 How strong a new password is, and the rules of the server with those it keeps ticked off. */
export function PasswordHint({ password, contact, isRefused }: PasswordHintProps): ReactNode {
  const { t } = useTranslation('new-password');
  const { strength, hasLength, isUnlikeContact } = passwordLook(password, contact ?? '');
  const level = strength === undefined ? 0 : PASSWORD_STRENGTHS.indexOf(strength) + 1;
  // it keeps every rule, and yet is weak
  const isRepeating = strength === 'weak' && hasLength && isUnlikeContact;
  return (
    <span className={styles.hint}>
      <span className={styles.bar} aria-hidden="true">
        {PASSWORD_STRENGTHS.map((each, index) => (
          <span key={each} className={classNames(index < level && (strength === 'weak' ? styles.weak : styles.on))} />
        ))}
      </span>
      <output className={strength === 'weak' ? styles.danger : undefined}>
        {t(`strength.${isRepeating ? 'few' : (strength ?? 'none')}`)}
      </output>
      <span className={styles.rules}>
        <Rule isMet={hasLength} isRefused={isRefused} text={t('rule.length')} />
        {contact === undefined ? null : <Rule isMet={isUnlikeContact} isRefused={isRefused} text={t('rule.contact')} />}
      </span>
    </span>
  );
}

interface RuleProps {
  readonly isMet: boolean;
  readonly isRefused: boolean;
  readonly text: string;
}

function Rule({ isMet, isRefused, text }: RuleProps): ReactNode {
  const { t } = useTranslation('new-password');
  const unmet = isRefused ? 'f-alert-circle' : 'f-info-circle';
  return (
    <span className={classNames(styles.rule, isMet && styles.met, !isMet && isRefused && styles.danger)}>
      <Icon name={isMet ? 'f-circle-check' : unmet} size="xs" />
      <span>
        {text}
        {isMet ? <span className="vh">{`, ${t('rule.met')}`}</span> : null}
      </span>
    </span>
  );
}
