import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationType } from '../../core/registration/registration-type.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import type { IconName } from '../kit/pictures/icon-name.ts';
import styles from './registration-types.module.scss';

const ICONS: Readonly<Record<RegistrationType, IconName>> = {
  'one-click': 't-bolt',
  phone: 't-phone',
  full: 't-mail',
  social: 't-users',
};

interface RegistrationTypesProps {
  readonly types: readonly RegistrationType[];
  readonly value: RegistrationType;
  readonly onChange: (type: RegistrationType) => void;
}

/** The ways to register, of which one is open. */
export function RegistrationTypes({ types, value, onChange }: RegistrationTypesProps): ReactNode {
  const { t } = useTranslation('registration');
  const name = useId();
  return (
    <div className={styles.types} role="radiogroup" aria-label={t('types')}>
      {types.map((type) => (
        <label key={type} className={styles.type}>
          <input
            className="vh"
            type="radio"
            name={name}
            data-plain=""
            checked={type === value}
            onChange={() => {
              onChange(type);
            }}
          />
          <Icon name={ICONS[type]} />
          {t(`type.${type}`)}
        </label>
      ))}
    </div>
  );
}
