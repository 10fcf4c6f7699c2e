import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import type { SentMessage } from '../../../core/site/debugger/sent-message.ts';
import { usePage } from '../../page/use-page.ts';
import { saveFile } from '../../kit/behaviour/save-file.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { formatClock } from '../../kit/formats/format-date.ts';
import { useSite } from '../use-site.ts';
import { DebuggerList } from './debugger-list.tsx';
import styles from './debugger-list.module.scss';

/** Demo only: the text messages and e-mails with their codes and links. */
export const Screen = observer(function OutboxScreen(): ReactNode {
  const { outbox } = useSite();
  const { t } = useTranslation('debugger');
  useEffect(() => {
    void outbox.load();
  }, [outbox]);
  const { shown, failure, isBusy } = outbox;
  return (
    <DebuggerList
      title={t('outbox')}
      text={t(shown?.isShared === true ? 'outbox.shared' : 'outbox.text')}
      failure={failure}
      isBusy={isBusy}
      onReload={() => void outbox.load()}
    >
      {shown === undefined ? <p>{t('loading')}</p> : null}
      {shown?.messages.length === 0 ? <p>{t('mailbox.empty')}</p> : null}
      <ul className={styles.messages}>
        {shown?.messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ul>
    </DebuggerList>
  );
});

const Message = observer(function Message({ message }: { readonly message: SentMessage }): ReactNode {
  const { language, settings } = usePage();
  const { t } = useTranslation('debugger');
  const { outbox } = useSite();
  const { id, kind, to, purpose, code, link, attachmentName, sentAt } = message;
  return (
    <li className={styles.message}>
      <span className="num">{formatClock(sentAt, settings.settings)}</span>
      <span>{t(`outbox.kind.${kind}`)}</span>
      <span className={styles.to} translate="no">
        {to}
      </span>
      <span>{t(`outbox.purpose.${purpose}`)}</span>
      {code === undefined ? null : (
        <b className="num" translate="no">
          {code}
        </b>
      )}
      {link === undefined ? null : <a href={addressInLanguage(link, language)}>{t('outbox.link')}</a>}
      {attachmentName === undefined ? null : (
        <Button
          size="sm"
          onClick={() => {
            void outbox.attachment(id).then((file) => {
              if (file !== undefined) saveFile(file.name, file.text, 'text/csv');
            });
          }}
        >
          <Icon name="t-download" size="sm" />
          {attachmentName}
        </Button>
      )}
    </li>
  );
});
