import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { recoveryContact } from '../../core/registration/recovery-contact.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { usePage } from '../page/use-page.ts';
import { useRegistration } from './use-registration.ts';
import { Button } from '../kit/controls/button.tsx';
import { Field } from '../kit/controls/field.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { formatTime } from '../kit/formats/format-date.ts';
import { useForm, type FormState } from '../kit/forms/use-form.ts';
import { RecoveryForm } from './recovery-form.tsx';
import type { StepOf } from './contact-step.tsx';
import styles from './recovery-dialog.module.scss';

interface Code {
  readonly code: string;
}

/** The code out of the letter or the message. */
export const CodeStep = observer(function CodeStep({ state }: { readonly state: StepOf<'code'> }): ReactNode {
  const { recovery } = useRegistration();
  const { settings } = usePage();
  const { t } = useTranslation('recovery');
  const form = useCode(state);
  return (
    <RecoveryForm
      form={form}
      button="code.send"
      ways={<OtherWays isDisabled={state.isAsking} onAgain={() => form.fill({ code: '' })} />}
    >
      <FormNotice tone="info">
        {t('code.text', {
          contact: recovery.contact.trim(),
          time: formatTime(state.deadline, settings.settings),
        })}
      </FormNotice>
      <DemoMailbox />
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
    </RecoveryForm>
  );
});

function useCode(state: StepOf<'code'>): FormState<Code, 'code'> {
  const { recovery } = useRegistration();
  const { t } = useTranslation(['recovery', 'notice-catalogue'], { nsMode: 'fallback' });
  return useForm({
    context: 'recovery',
    first: { code: '' },
    labels: { code: t('code') },
    check: ({ code }: Code) => {
      if (code.trim() === '') return fail({ code: 'code.missing' });
      return recovery.isCodeLate() ? fail({ code: 'code.time-up' }) : ok(code);
    },
    send: async (code: string) => recovery.giveCode(code),
    // one that ran out on its way was refused for that
    say: (key) => t(key === 'error.field.code' && state.problem === 'time-up' ? 'code.time-up' : key),
  });
}

interface OtherWaysProps {
  readonly isDisabled: boolean;
  readonly onAgain: () => void;
}

const OtherWays = observer(function OtherWays({ isDisabled, onAgain }: OtherWaysProps): ReactNode {
  const { recovery } = useRegistration();
  const { t } = useTranslation('recovery');
  return (
    <div className={styles.ways}>
      <Button
        look="text"
        size="sm"
        isDisabled={isDisabled}
        onClick={() => {
          const to = recoveryContact(recovery.contact);
          onAgain();
          if (to.ok) void recovery.askForCode(to.value);
        }}
      >
        {t('code.again')}
      </Button>
      <Button
        look="text"
        size="sm"
        onClick={() => {
          recovery.beginAnew();
        }}
      >
        {t('code.other')}
      </Button>
    </div>
  );
});

/** On a site with play money nothing is sent: where the code can be read. */
const DemoMailbox = observer(function DemoMailbox(): ReactNode {
  const { language, site } = usePage();
  const { t } = useTranslation('recovery');
  if (site.config?.isDemo !== true) return null;
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
