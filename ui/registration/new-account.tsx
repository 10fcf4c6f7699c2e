import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { credentialsFile, type CredentialsFile } from '../../core/registration/credentials-file.ts';
import { credentialsWays } from '../../core/registration/registration-type.ts';
import { usePlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import type { Result } from '../../core/shared/result.ts';
import { useFailureWords } from '../page/use-failure-words.ts';
import { DemoOutbox } from '../page/sent-code/demo-outbox.tsx';
import { usePage } from '../page/use-page.ts';
import { Button } from '../kit/controls/button.tsx';
import { CopyButton } from '../kit/controls/copy-button.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { formatMoney } from '../kit/formats/format-money.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import { saveFile } from '../kit/behaviour/save-file.ts';
import { savePicture } from '../kit/behaviour/save-picture.ts';
import { NETWORK_NAMES } from '../../core/registration/social/network-names.ts';
import type { NewPlayerShown } from './registration-store.ts';
import { useRegistration } from './use-registration.ts';
import styles from './new-account.module.scss';

export interface NewAccountProps {
  readonly credentials: NewPlayerShown;
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
  const networkName = credentials.network === undefined ? '' : NETWORK_NAMES[credentials.network];
  const { active } = accounts;
  return (
    <div className={styles.account}>
      <p className={styles.once}>{t(onceKey(credentials), { network: networkName })}</p>
      <CredentialLines credentials={credentials} onKept={keep} />
      {credentials.network === undefined ? (
        <div className={styles.ways}>
          <SaveWays credentials={credentials} file={file} onKept={keep} />
          {credentials.isOwnPassword ? null : (
            <CopyButton size="md" text={file.text} label={t('created.copy')} onCopied={keep} />
          )}
        </div>
      ) : null}
      {isDemo && active !== undefined ? (
        <FormNotice tone="info">
          {t('created.balance', { money: formatMoney(active.money, active.currency, { language }) })}
        </FormNotice>
      ) : null}
      {credentials.isOwnPassword ? null : <FormNotice tone="info">{t('created.contact')}</FormNotice>}
      {credentials.email === undefined ? null : <EmailWay email={credentials.email} />}
      {isKept ? <FormNotice tone="success">{t('created.kept')}</FormNotice> : null}
      {isWarned && !isKept ? <FormNotice tone="warning">{t('created.not-kept')}</FormNotice> : null}
      <Button
        look={isKept || credentials.network !== undefined ? 'primary' : 'ghost'}
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

/** TRF-16 The id of the account that a player was moved to, to be copied or saved as that of a new player; it stays until the player goes on. */
export const TransferredDialog = observer(function TransferredDialog(): ReactNode {
  const { dialogs, session, site } = usePage();
  const { t } = useTranslation('notice-catalogue');
  const { userId } = session;
  if (userId === undefined) return null;
  const leave = (): void => {
    dialogs.close();
  };
  return (
    <Dialog title={t('transferred.title')} size="sm" isBlocking onClose={leave}>
      <p className={styles.once}>{t('transferred.text', { id: userId })}</p>
      <NewAccount
        credentials={{ userId, password: '', isOwnPassword: true }}
        companyName={site.config?.companyName ?? ''}
        isDemo={false}
        isWarned={false}
        onLeave={leave}
      />
    </Dialog>
  );
});

/** What is to be kept: the id and the password, or the id alone. */
function onceKey({ network, isOwnPassword }: NewPlayerShown): string {
  if (network !== undefined) return 'created.once-network';
  return isOwnPassword ? 'created.once-own' : 'created.once';
}

interface SaveWaysProps {
  readonly credentials: NewPlayerShown;
  readonly file: CredentialsFile;
  readonly onKept: () => void;
}

/** A file or a picture, both made on the device. */
function SaveWays({ credentials, file, onKept }: SaveWaysProps): ReactNode {
  const { t } = useTranslation('registration');
  const ways = credentialsWays(credentials.email !== undefined);
  return (
    <>
      {ways.includes('file') ? (
        <Button
          look="primary"
          onClick={() => {
            saveFile(file.name, file.text);
            onKept();
          }}
        >
          <Icon name="t-download" size="sm" />
          {t('created.save')}
        </Button>
      ) : null}
      {ways.includes('picture') ? (
        <Button
          onClick={() => {
            if (savePicture(file.name.replace(/\.txt$/, '.png'), file.text)) onKept();
          }}
        >
          {t('created.picture')}
        </Button>
      ) : null}
    </>
  );
}

/** REG-3 A letter that proves the address is on its way: where it went, and where its code is given. */
const EmailWay = observer(function EmailWay({ email }: { readonly email: string }): ReactNode {
  const { dialogs } = usePage();
  const { registration } = useRegistration();
  const { t } = useTranslation('registration');
  const [reply, setReply] = useState<Result<undefined, RequestFailure>>();
  const [isAsking, setAsking] = useState(false);
  const ask = async (): Promise<void> => {
    setAsking(true);
    setReply(await registration.sendCredentialsLink());
    setAsking(false);
  };
  const isSent = reply?.ok === true;
  const failed = useFailureWords()(reply?.ok === false ? reply.error : undefined, 'send-message');
  return (
    <>
      <FormNotice tone="info">{isSent ? t('created.email-sent') : t('created.prove', { email })}</FormNotice>
      <DemoOutbox />
      {failed === undefined ? null : <FormNotice tone="danger">{failed.whole}</FormNotice>}
      <div className={styles.ways}>
        <Button
          onClick={() => {
            dialogs.show('contact-code');
          }}
        >
          {t('created.enter-code')}
        </Button>
        {isSent ? null : (
          <Button look="text" size="sm" isDisabled={isAsking} onClick={() => void ask()}>
            {t('created.email')}
          </Button>
        )}
      </div>
    </>
  );
});

interface CredentialLinesProps {
  readonly credentials: NewPlayerShown;
  /** What nobody else knows was copied. */
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
          <CopyButton
            isBare
            text={`${credentials.userId}`}
            label={t('created.copy-id')}
            onCopied={credentials.isOwnPassword ? onKept : undefined}
          />
        </dd>
      </div>
      {credentials.isOwnPassword ? null : (
        <div className={styles.line}>
          <dt>{t('created.password')}</dt>
          <dd>
            <b translate="no">{credentials.password}</b>
            <CopyButton isBare text={credentials.password} label={t('created.copy-password')} onCopied={onKept} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** What is saved or copied as a whole. */
function useCredentialsFile(credentials: NewPlayerShown, companyName: string) {
  const { t } = useTranslation('registration');
  const { userId, password, isOwnPassword } = credentials;
  return credentialsFile(
    isOwnPassword ? { userId } : { userId, password },
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
