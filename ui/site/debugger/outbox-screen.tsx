import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import type { SentMessage } from '../../../core/site/debugger/sent-message.ts';
import { AppLink } from '../../page/app-link.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useTextsLanguage } from '../../page/use-texts-language.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { formatClock } from '../../kit/formats/format-date.ts';
import { useSite } from '../use-site.ts';
import styles from './outbox-screen.module.scss';

/** Demo only: the text messages and e-mails with their codes and links. */
export const Screen = observer(function OutboxScreen(): ReactNode {
  const { outbox } = useSite();
  const { t } = useTranslation('debugger');
  const written = useTextsLanguage('debugger');
  const failed = useFailureWords()(outbox.failure, 'query');
  usePageTitle(t('outbox'));
  useEffect(() => {
    void outbox.load();
  }, [outbox]);
  const { messages } = outbox;
  return (
    <div className={styles.screen} {...written}>
      <h1>{t('outbox')}</h1>
      <p className={styles.text}>{t('mailbox.text')}</p>
      {failed === undefined ? null : <FormNotice tone="danger">{failed.whole}</FormNotice>}
      <section className={classNames('panel', styles.sheet)} aria-label={t('outbox')}>
        <div className={styles.row}>
          <Button isDisabled={outbox.isBusy} onClick={() => void outbox.load()}>
            {t('games.reload')}
          </Button>
          <AppLink to="debugger" params={{}}>
            {t('title')}
          </AppLink>
        </div>
        {messages === undefined ? <p>{t('loading')}</p> : null}
        {messages?.length === 0 ? <p>{t('mailbox.empty')}</p> : null}
        <ul className={styles.messages}>
          {messages?.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
      </section>
    </div>
  );
});

const Message = observer(function Message({ message }: { readonly message: SentMessage }): ReactNode {
  const { language, settings } = usePage();
  const { t } = useTranslation('debugger');
  const { kind, to, purpose, code, link, sentAt } = message;
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
    </li>
  );
});
