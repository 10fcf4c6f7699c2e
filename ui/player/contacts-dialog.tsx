import { observer } from 'mobx-react-lite';
import { useEffect, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isContactWanted, isReachedByNews, type KnownContacts } from '../../core/player/attached-contact.ts';
import { CONTACTS, contactsToActivate, type Contact } from '../../core/player/contact-activation.ts';
import { usePage } from '../page/use-page.ts';
import { useFailureWords } from '../page/use-failure-words.ts';
import { FailedLoad } from '../page/missing/failed-load.tsx';
import { Switch } from '../kit/controls/switch.tsx';
import { Button } from '../kit/controls/button.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { ContactCodeForm } from './contact-code-form.tsx';
import { ContactForm } from './contact-form.tsx';
import { usePlayer } from './use-player.ts';
import styles from './contacts-dialog.module.scss';

/** The player's e-mail address and phone: what is known, and each way to attach or prove one. */
export function ContactsDialog(): ReactNode {
  return <OpenContacts />;
}

/** PR-25 The same at the code of the contact that waits for one. */
export function ContactCodeDialog(): ReactNode {
  return <OpenContacts isAtCode />;
}

interface ContactStepsProps {
  readonly isAtCode?: boolean;
}

const OpenContacts = observer(function OpenContacts({ isAtCode = false }: ContactStepsProps): ReactNode {
  const { dialogs } = usePage();
  const { t } = useTranslation('contacts');
  return (
    <Dialog
      title={t('title')}
      size="sm"
      onClose={() => {
        dialogs.close();
      }}
    >
      <ContactSteps isAtCode={isAtCode} />
    </Dialog>
  );
});

/** What is known of the contacts, or the step of the one that is being attached. */
export const ContactSteps = observer(function ContactSteps({ isAtCode = false }: ContactStepsProps): ReactNode {
  const { contacts } = usePlayer();
  useEffect(() => {
    void contacts.open(isAtCode);
  }, [contacts, isAtCode]);
  const { step } = contacts;
  return (
    <div className={styles.steps}>
      {step.at === 'list' ? <ContactList /> : null}
      {step.at === 'contact' ? <ContactForm key={step.kind} step={step} /> : null}
      {step.at === 'code' ? <ContactCodeForm step={step} /> : null}
    </div>
  );
});

const ContactList = observer(function ContactList(): ReactNode {
  const { dialogs } = usePage();
  const { contacts } = usePlayer();
  const { t } = useTranslation('contacts');
  const known = contacts.contacts;
  if (contacts.failure !== undefined) return <FailedLoad failure={contacts.failure} onRetry={() => contacts.open()} />;
  if (known === undefined) return <p className={styles.text}>{t('loading')}</p>;
  const isWanted = isContactWanted(known);
  const { proven } = contacts;
  return (
    <>
      {proven === undefined ? null : (
        <FormNotice tone="success">
          {t(proven.isElsewhere ? 'done.already' : 'done', { contact: proven.contact })}
        </FormNotice>
      )}
      {isWanted ? <p className={styles.text}>{t('wanted')}</p> : null}
      <ul className={styles.contacts}>
        {CONTACTS.toReversed().map((kind) => (
          <ContactLine key={kind} kind={kind} known={known} />
        ))}
      </ul>
      <NewsSwitch known={known} />
      {dialogs.open === undefined ? null : (
        <Button
          look={isWanted ? 'text' : 'primary'}
          isBlock
          onClick={() => {
            dialogs.close();
          }}
        >
          {t(isWanted ? 'later' : 'leave')}
        </Button>
      )}
    </>
  );
});

/** PR-43 Whether news are wanted, and what they still need. */
const NewsSwitch = observer(function NewsSwitch({ known }: { readonly known: KnownContacts }): ReactNode {
  const { news } = usePlayer().contacts;
  const { t } = useTranslation('contacts');
  const hintId = useId();
  const failed = useFailureWords()(news.failure, 'save-setting');
  const isWaiting = news.isWanted && !isReachedByNews(known);
  return (
    <div className={styles.news}>
      <Switch
        isOn={news.isWanted}
        describedBy={isWaiting ? hintId : undefined}
        onChange={(isWanted) => {
          news.change(isWanted);
        }}
      >
        {t('news')}
      </Switch>
      {isWaiting ? (
        <p id={hintId} className={styles.text}>
          {t('news.unproven')}
        </p>
      ) : null}
      {failed === undefined ? null : <FormNotice tone="danger">{failed.whole}</FormNotice>}
    </div>
  );
});

/** What each command says of each contact, as a whole. */
const COMMANDS = {
  add: { email: 'add.email', phone: 'add.phone' },
  change: { email: 'change.email', phone: 'change.phone' },
  'enter-code': { email: 'enter-code.email', phone: 'enter-code.phone' },
} as const;

const ContactLine = observer(function ContactLine({
  kind,
  known,
}: {
  readonly kind: Contact;
  readonly known: KnownContacts;
}): ReactNode {
  const { contacts } = usePlayer();
  const { t } = useTranslation('contacts');
  const own = kind === 'email' ? known.email : known.phoneNumber;
  const waiting = known.pending.find((each) => each.kind === kind);
  const pending = waiting?.contact;
  const status = statusOf(kind, { own, pending, known });
  const command = (key: 'add' | 'change' | 'enter-code', run: () => void): ReactNode => (
    <Button size="sm" onClick={run}>
      <span aria-hidden="true">{t(key)}</span>
      <span className="vh">{t(COMMANDS[key][kind])}</span>
    </Button>
  );
  return (
    <li className={styles.contact}>
      <span className={styles.kind}>{t(kind)}</span>
      <span className={styles.value} translate="no">
        {own ?? pending}
      </span>
      <small>{t(`status.${status}`)}</small>
      <span className={styles.commands}>
        {waiting === undefined
          ? null
          : command('enter-code', () => {
              contacts.enterCode(waiting);
            })}
        {command(own === undefined ? 'add' : 'change', () => {
          contacts.goTo({ at: 'contact', kind, first: isUnproven(kind, known) ? (own ?? '') : '' });
        })}
      </span>
    </li>
  );
});

function statusOf(
  kind: Contact,
  {
    own,
    pending,
    known,
  }: { readonly own?: string | undefined; readonly pending?: string | undefined; readonly known: KnownContacts },
): 'none' | 'pending' | 'proven' | 'unproven' {
  if (own === undefined) return pending === undefined ? 'none' : 'pending';
  return isUnproven(kind, known) ? 'unproven' : 'proven';
}

function isUnproven(kind: Contact, known: KnownContacts): boolean {
  return contactsToActivate(known).includes(kind);
}
