import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button.tsx';
import { formatTime } from '../../kit/formats/format-date.ts';
import { writtenContact } from '../../page/phone/written-contact.ts';
import { CodeForm } from '../../page/sent-code/code-form.tsx';
import { useCodeForm } from '../../page/sent-code/use-code-form.ts';
import { usePage } from '../../page/use-page.ts';
import { useAccounts } from '../use-accounts.ts';
import { useHasProvenPhone } from './transfer-phone.tsx';

/** The code out of the text message. */
export const TransferCode = observer(function TransferCode(): ReactNode {
  const { settings } = usePage();
  const { userTransfer } = useAccounts();
  const { t } = useTranslation('transfer');
  const { sent } = userTransfer;
  const key = useHasProvenPhone() ? 'code.text.proven' : 'code.text.new';
  const form = useCodeForm({
    context: 'transfer',
    to: sent?.contact.phone ?? '',
    hasExpired: () => userTransfer.isCodeLate(),
    send: async (code) => userTransfer.giveCode(code),
  });
  if (sent === undefined) return null;
  const { contact, deadline } = sent;
  return (
    <CodeForm
      form={form}
      text={
        deadline === undefined
          ? undefined
          : t(key, {
              phone: writtenContact(contact.phone, userTransfer.phones.offer),
              time: formatTime(deadline, settings.settings),
            })
      }
      button={t('code.confirm')}
      sending={t('sending')}
      sent={sent}
      onAgain={async () => userTransfer.sendAgain()}
      ways={
        <>
          <Button
            look="text"
            size="sm"
            isDisabled={form.isSending}
            onClick={() => {
              userTransfer.goBack();
            }}
          >
            {t('code.other')}
          </Button>
          <Button
            look="text"
            size="sm"
            isDisabled={form.isSending}
            onClick={() => {
              userTransfer.putOff();
            }}
          >
            {t('later')}
          </Button>
        </>
      }
    />
  );
});
