import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { recoveryAccount } from '../../core/registration/recovery-contact.ts';
import { writtenContact } from '../page/phone/written-contact.ts';
import { CodeForm } from '../page/sent-code/code-form.tsx';
import { NoAccess } from '../page/sent-code/no-access.tsx';
import { useCodeForm } from '../page/sent-code/use-code-form.ts';
import { usePage } from '../page/use-page.ts';
import { Button } from '../kit/controls/button.tsx';
import { formatTime } from '../kit/formats/format-date.ts';
import type { StepOf } from './contact-step.tsx';
import { useRegistration } from './use-registration.ts';

/** The code out of the letter or the message. */
export const CodeStep = observer(function CodeStep({ state }: { readonly state: StepOf<'code'> }): ReactNode {
  const { settings } = usePage();
  const { recovery } = useRegistration();
  const { t } = useTranslation('recovery');
  const form = useCodeForm({
    context: 'recovery',
    to: recovery.contact,
    hasExpired: () => state.problem === 'time-up' || recovery.isCodeLate(),
    send: async (code) => recovery.giveCode(code),
  });
  const account = recoveryAccount(recovery.contact);
  const contact = writtenContact(recovery.contact, recovery.phones.offer);
  const time = formatTime(state.deadline, settings.settings);
  return (
    <>
      <CodeForm
        form={form}
        text={account === undefined ? t('code.text', { contact, time }) : t('code.text-id', { id: account, time })}
        button={t('code.send')}
        sending={t('sending')}
        sent={state}
        isBusy={recovery.isAsking}
        failure={recovery.failure}
        onAgain={async () => {
          await recovery.askForCode(recovery.contact);
          // the form says why none was sent
          return undefined;
        }}
        ways={
          <Button
            look="text"
            size="sm"
            onClick={() => {
              recovery.beginAnew();
            }}
          >
            {t('code.other')}
          </Button>
        }
      />
      <NoAccess to="contact" />
    </>
  );
});
