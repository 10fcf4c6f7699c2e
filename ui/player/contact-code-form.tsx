import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { contactKind } from '../../core/player/attached-contact.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { useFormWords } from '../page/use-form-words.ts';
import { usePage } from '../page/use-page.ts';
import { Button } from '../kit/controls/button.tsx';
import { Field } from '../kit/controls/field.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { formatTime } from '../kit/formats/format-date.ts';
import { Form } from '../kit/forms/form.tsx';
import { useForm, type FormState } from '../kit/forms/use-form.ts';
import type { AttachStep } from './contacts-store.ts';
import { usePlayer } from './use-player.ts';
import styles from './contacts-dialog.module.scss';

type CodeStep = Extract<AttachStep, { at: 'code' }>;

/** The code that was sent to a contact. */
export const ContactCodeForm = observer(function ContactCodeForm({ step }: { readonly step: CodeStep }): ReactNode {
  const { settings, site } = usePage();
  const { contacts } = usePlayer();
  const { t } = useTranslation('contacts');
  const form = useCode();
  const { contact, deadline } = step;
  return (
    <Form
      form={form}
      words={useFormWords(form)}
      button={t('code.confirm')}
      sending={t('sending')}
      isFocused
      ways={
        <div className={styles.ways}>
          <Button
            look="text"
            size="sm"
            onClick={() => {
              contacts.goTo({ at: 'contact', kind: contactKind(contact), first: contact });
            }}
          >
            {t('code.again')}
          </Button>
          <Button
            look="text"
            size="sm"
            onClick={() => {
              contacts.goTo({ at: 'list' });
            }}
          >
            {t('back')}
          </Button>
        </div>
      }
    >
      {deadline === undefined ? null : (
        <FormNotice tone="info">
          {t('code.text', { contact, time: formatTime(deadline, settings.settings) })}
        </FormNotice>
      )}
      {site.config?.isDemo === true ? <DemoOutbox /> : null}
      <Field
        label={form.labels.code}
        size="lg"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={form.values.code}
        error={form.errors.code}
        onChange={(event) => {
          form.fill({ code: event.currentTarget.value });
        }}
      />
    </Form>
  );
});

function useCode(): FormState<{ readonly code: string }, 'code'> {
  const { contacts } = usePlayer();
  const { t } = useTranslation(['contacts', 'notice-catalogue'], { nsMode: 'fallback' });
  return useForm({
    context: 'contact',
    first: { code: '' },
    labels: { code: t('code') },
    check: ({ code }: { readonly code: string }) => {
      if (code.trim() === '') return fail({ code: 'code.missing' });
      return contacts.isCodeLate() ? fail({ code: 'code.time-up' }) : ok(code.trim());
    },
    send: async (code: string) => contacts.give(code),
    // one that ran out on its way was refused for that
    say: (key) => t(key === 'error.field.code' && contacts.isCodeLate() ? 'code.time-up' : key),
  });
}

/** On a site with play money nothing is sent: where the code can be read. */
const DemoOutbox = observer(function DemoOutbox(): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('contacts');
  return (
    <a
      className={styles.link}
      href={addressInLanguage(routePath('debugger-outbox', {}), language)}
      target="_blank"
      rel="noopener"
    >
      {t('code.demo')}
    </a>
  );
});
