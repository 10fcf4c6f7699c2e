import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { writtenContact } from '../page/phone/written-contact.ts';
import { CodeForm } from '../page/sent-code/code-form.tsx';
import { useCodeForm } from '../page/sent-code/use-code-form.ts';
import { usePage } from '../page/use-page.ts';
import { Button } from '../kit/controls/button.tsx';
import { formatTime } from '../kit/formats/format-date.ts';
import type { AttachStep } from './contacts-store.ts';
import { usePlayer } from './use-player.ts';

type CodeStep = Extract<AttachStep, { at: 'code' }>;

/** The code that was sent to a contact. */
export const ContactCodeForm = observer(function ContactCodeForm({ step }: { readonly step: CodeStep }): ReactNode {
  const { settings } = usePage();
  const { contacts } = usePlayer();
  const { t } = useTranslation('contacts');
  const form = useCodeForm({
    context: 'contact',
    to: step.contact,
    hasExpired: () => contacts.isCodeLate(),
    send: async (code) => contacts.give(code),
  });
  const { contact, deadline } = step;
  return (
    <CodeForm
      form={form}
      text={
        deadline === undefined
          ? undefined
          : t('code.text', {
              contact: writtenContact(contact, contacts.phones.offer),
              time: formatTime(deadline, settings.settings),
            })
      }
      button={t('code.confirm')}
      sending={t('sending')}
      sent={step}
      onAgain={async () => contacts.sendAgain()}
      ways={
        <Button
          look="text"
          size="sm"
          onClick={() => {
            contacts.goTo({ at: 'list' });
          }}
        >
          {t('back')}
        </Button>
      }
    />
  );
});
