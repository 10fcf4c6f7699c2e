import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { usePage } from '../../page/use-page.ts';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerContact } from '../../../core/site/debugger/debugger-gateway.ts';
import { useSite } from '../use-site.ts';
import { Button } from '../../kit/controls/button.tsx';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Field } from '../../kit/controls/field.tsx';
import { formatClock } from '../../kit/formats/format-date.ts';
import styles from './debugger-screen.module.scss';

/** What the demo would have sent by mail and phone, and where it would have gone. */
export const DebuggerMailbox = observer(function DebuggerMailbox(): ReactNode {
  const { debug } = useSite();
  const { language, settings } = usePage();
  const { t } = useTranslation('debugger');
  const { state } = debug;
  const letters = state?.letters ?? [];
  return (
    <section className={classNames('panel', styles.sheet)} aria-label={t('mailbox')}>
      <h2>{t('mailbox')}</h2>
      <p className={styles.text}>{t('mailbox.text')}</p>
      {state?.contact === undefined ? (
        <p className={styles.text}>{t(state === undefined ? 'loading' : 'mailbox.visitor')}</p>
      ) : (
        <ContactForm key={`${state.contact.email} ${state.contact.phone}`} contact={state.contact} />
      )}
      {letters.length === 0 ? (
        <p className={styles.text}>{t('mailbox.empty')}</p>
      ) : (
        <ul className={styles.letters}>
          {letters.map(({ to, code, sentAt }) => (
            <li key={`${String(sentAt)} ${code}`}>
              {t('mailbox.letter', { time: formatClock(sentAt, settings.settings), to })} <b className="num">{code}</b>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.row}>
        <a href={addressInLanguage(routePath('debugger-outbox', {}), language)}>{t('outbox.all')}</a>
        <a href={addressInLanguage(routePath('debugger-events', {}), language)}>{t('events')}</a>
        <a href={addressInLanguage(routePath('debugger-banners', {}), language)}>{t('banners')}</a>
        <a href={addressInLanguage(routePath('debugger-pages', {}), language)}>{t('pages')}</a>
        <a href={addressInLanguage(routePath('debugger-vip-bets', {}), language)}>{t('vip-bets')}</a>
        <a href={`/debugger/payments?lng=${language}`}>{t('payments')}</a>
        <a href={`/debugger/documents?lng=${language}`}>{t('documents')}</a>
        <a href={`/debugger/support?lng=${language}`}>{t('support')}</a>
        <a href={`/debugger/consultant-desk?lng=${language}`}>{t('consultant')}</a>
        <Button isDisabled={debug.isBusy} onClick={() => void debug.load()}>
          {t('games.reload')}
        </Button>
      </div>
    </section>
  );
});

function ContactForm({ contact }: { readonly contact: PlayerContact }): ReactNode {
  const { debug } = useSite();
  const { t } = useTranslation('debugger');
  const [typed, setTyped] = useState(contact);
  return (
    <form
      className={styles.contact}
      onSubmit={(event) => {
        event.preventDefault();
        void debug.command(async (gateway) => gateway.setContact(typed));
      }}
    >
      <Field
        label={t('mailbox.email')}
        value={typed.email}
        onChange={(event) => {
          setTyped({ ...typed, email: event.currentTarget.value });
        }}
      />
      <Field
        label={t('mailbox.phone')}
        value={typed.phone}
        onChange={(event) => {
          setTyped({ ...typed, phone: event.currentTarget.value });
        }}
      />
      <div className={styles.row}>
        <Button type="submit">{t('mailbox.save')}</Button>
      </div>
    </form>
  );
}
