import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fail, ok } from '../../core/shared/result.ts';
import { writtenContact } from '../page/phone/written-contact.ts';
import { CodeForm, type CodeFormProps } from '../page/sent-code/code-form.tsx';
import { useCodeError } from '../page/sent-code/use-code-error.ts';
import { useCodeForm } from '../page/sent-code/use-code-form.ts';
import { usePage } from '../page/use-page.ts';
import { Button } from '../kit/controls/button.tsx';
import { CODE_LENGTH, CodeField } from '../kit/controls/code-field.tsx';
import { formatTime } from '../kit/formats/format-date.ts';
import { useForm } from '../kit/forms/use-form.ts';
import type { AttachStep } from './contacts-store.ts';
import { usePlayer } from './use-player.ts';

type CodeStep = Extract<AttachStep, { at: 'code' }>;

/** The code that was sent to a contact, and to the one that must agree. */
export function ContactCodeForm({ step }: { readonly step: CodeStep }): ReactNode {
  const { agreeing } = step;
  return agreeing === undefined ? <OneCode step={step} /> : <TwoCodes step={step} agreeing={agreeing} />;
}

const OneCode = observer(function OneCode({ step }: { readonly step: CodeStep }): ReactNode {
  const { contacts } = usePlayer();
  const form = useCodeForm({
    context: 'contact',
    to: step.contact,
    hasExpired: () => contacts.isCodeLate(),
    send: async (code) => contacts.give({ code }),
  });
  return <CodeForm form={form} {...useShared(step)} onAgain={async () => contacts.sendAgain()} />;
});

interface TwoCodesProps {
  readonly step: CodeStep;
  readonly agreeing: string;
}

/** PR-44 */
const TwoCodes = observer(function TwoCodes({ step, agreeing }: TwoCodesProps): ReactNode {
  const { contacts } = usePlayer();
  const form = useTwoCodes({ step, agreeing });
  const { presentCode } = form.values;
  return (
    <CodeForm
      form={form}
      {...useShared(step)}
      isHeld={presentCode.length < CODE_LENGTH}
      onAgain={async () => {
        form.fill({ presentCode: '' });
        return contacts.sendAgain();
      }}
      lead={
        <CodeField
          label={form.labels.presentCode}
          value={presentCode}
          error={form.errors.presentCode}
          onType={(typed) => {
            form.fill({ presentCode: typed });
          }}
        />
      }
    />
  );
});

function useTwoCodes({ step, agreeing }: TwoCodesProps) {
  const { contacts } = usePlayer();
  const { t } = useTranslation(['contacts', 'sent-code', 'notice-catalogue'], { nsMode: 'fallback' });
  const written = (contact: string) => writtenContact(contact, contacts.phones.offer);
  const hasExpired = () => contacts.isCodeLate();
  const form = useForm({
    context: 'contact',
    first: { presentCode: '', code: '' },
    labels: {
      presentCode: t('agreement.code', { contact: written(agreeing) }),
      code: t('agreement.code', { contact: written(step.contact) }),
    },
    check: ({ presentCode, code }: { readonly presentCode: string; readonly code: string }) => {
      const isMissing = { presentCode: presentCode === '', code: code === '' };
      if (isMissing.presentCode || isMissing.code) {
        return fail({
          ...(isMissing.presentCode ? { presentCode: 'missing' } : {}),
          ...(isMissing.code ? { code: 'missing' } : {}),
        });
      }
      return hasExpired() ? fail({ code: 'time-up' }) : ok({ presentCode, code });
    },
    send: async (codes) => contacts.give(codes),
    say: (key) => t(key === 'error.field.code' && hasExpired() ? 'time-up' : key),
  });
  const { failure } = form;
  const code = useCodeError({ errors: { code: form.errors.code }, failure });
  const presentCode = useCodeError({ errors: { code: form.errors.presentCode }, failure });
  return { ...form, errors: { presentCode, code } };
}

/** What is said above the codes, and what their buttons say. */
function useShared(step: CodeStep): Pick<CodeFormProps, 'text' | 'button' | 'sending' | 'sent' | 'ways'> {
  const { contact, deadline, agreeing } = step;
  const { settings } = usePage();
  const { contacts } = usePlayer();
  const { t } = useTranslation('contacts');
  const written = (known: string) => writtenContact(known, contacts.phones.offer);
  const sentTo = { contact: written(contact), time: formatTime(deadline, settings.settings) };
  return {
    text:
      agreeing === undefined ? t('code.text', sentTo) : t('agreement.sent', { ...sentTo, present: written(agreeing) }),
    button: t('code.confirm'),
    sending: t('sending'),
    sent: step,
    ways: (
      <Button
        look="text"
        size="sm"
        onClick={() => {
          contacts.goTo({ at: 'list' });
        }}
      >
        {t('back')}
      </Button>
    ),
  };
}
