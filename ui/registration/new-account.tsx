import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { credentialsFile } from '../../core/registration/credentials-file.ts';
import type { NewCredentials } from '../../core/registration/registration-gateway.ts';
import { usePlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import { usePage } from '../page/use-page.ts';
import { Button } from '../kit/controls/button.tsx';
import { CopyButton } from '../kit/controls/copy-button.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { formatMoney } from '../kit/formats/format-money.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import { saveFile } from '../kit/behaviour/save-file.ts';
import styles from './new-account.module.scss';

export interface NewAccountProps {
  readonly credentials: NewCredentials;
  readonly companyName: string;
  readonly isDemo: boolean;
  /** The player was told that the password is not saved yet. */
  readonly isWarned: boolean;
  readonly onLeave: (isKept: boolean) => void;
}

/** The id and password of a new player, shown this once. */
export const NewAccount = observer(function NewAccount(props: NewAccountProps): ReactNode {
  const { credentials, companyName, isDemo, isWarned, onLeave } = props;
  const { accounts } = usePlayerAccounts();
  const { language } = usePage();
  const { t } = useTranslation('registration');
  const [isKept, setKept] = useState(false);
  const keep = (): void => {
    setKept(true);
  };
  const file = useCredentialsFile(credentials, companyName);
  const { active } = accounts;
  return (
    <div className={styles.account}>
      <p className={styles.once}>{t('created.once')}</p>
      <CredentialLines credentials={credentials} onKept={keep} />
      <div className={styles.ways}>
        <Button
          look="primary"
          onClick={() => {
            saveFile(file.name, file.text);
            keep();
          }}
        >
          <Icon name="t-download" size="sm" />
          {t('created.save')}
        </Button>
        <CopyButton size="md" text={file.text} label={t('created.copy')} onCopied={keep} />
      </div>
      {isDemo && active !== undefined ? (
        <FormNotice tone="info">
          {t('created.balance', { money: formatMoney(active.money, active.currency, { language }) })}
        </FormNotice>
      ) : null}
      <FormNotice tone="info">{t('created.contact')}</FormNotice>
      {isKept ? <FormNotice tone="success">{t('created.kept')}</FormNotice> : null}
      {isWarned && !isKept ? <FormNotice tone="warning">{t('created.not-kept')}</FormNotice> : null}
      <Button
        look={isKept ? 'primary' : 'ghost'}
        isBlock
        size="lg"
        onClick={() => {
          onLeave(isKept);
        }}
      >
        {t('created.continue')}
      </Button>
    </div>
  );
});

interface CredentialLinesProps {
  readonly credentials: NewCredentials;
  /** The password was copied. */
  readonly onKept: () => void;
}

function CredentialLines({ credentials, onKept }: CredentialLinesProps): ReactNode {
  const { t } = useTranslation('registration');
  return (
    <dl className={styles.credentials}>
      <div className={styles.line}>
        <dt>{t('created.id')}</dt>
        <dd>
          <b className="num">{credentials.userId}</b>
          <CopyButton isBare text={`${credentials.userId}`} label={t('created.copy-id')} />
        </dd>
      </div>
      <div className={styles.line}>
        <dt>{t('created.password')}</dt>
        <dd>
          <b translate="no">{credentials.password}</b>
          <CopyButton isBare text={credentials.password} label={t('created.copy-password')} onCopied={onKept} />
        </dd>
      </div>
    </dl>
  );
}

/** What is saved or copied as a whole. */
function useCredentialsFile(credentials: NewCredentials, companyName: string) {
  const { t } = useTranslation('registration');
  return credentialsFile(
    credentials,
    { companyName, address: window.location.origin },
    {
      title: t('created.file-title', { company: companyName }),
      userId: t('created.id'),
      password: t('created.password'),
      address: t('created.address'),
      advice: t('created.advice'),
    },
  );
}
