import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { recoveryContact } from '../../core/registration/recovery-contact.ts';
import { usePage } from '../page/use-page.ts';
import { useRegistration } from './use-registration.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useSite } from '../site/use-site.ts';
import { Button } from '../kit/controls/button.tsx';
import { Field } from '../kit/controls/field.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { formatTime } from '../kit/formats/format-date.ts';
import { RecoveryForm } from './recovery-form.tsx';
import type { StepOf } from './contact-step.tsx';
import styles from './recovery-dialog.module.scss';

/** The code out of the letter or the message. */
export const CodeStep = observer(function CodeStep({ state }: { readonly state: StepOf<'code'> }): ReactNode {
  const { language } = usePage();
  const { recovery } = useRegistration();
  const { settings } = useSettings();
  const { site } = useSite();
  const { t } = useTranslation('recovery');
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const problem = isMissing ? 'missing' : state.problem;
  const { contact } = recovery;
  return (
    <RecoveryForm
      error={problem}
      button="code.send"
      onSend={() => {
        setMissing(code.trim() === '');
        if (code.trim() !== '') recovery.giveCode(code);
      }}
      ways={
        <>
          <Button
            look="text"
            size="sm"
            isDisabled={state.isAsking}
            onClick={() => {
              const to = recoveryContact(contact);
              setCode('');
              if (to.ok) recovery.askForCode(to.value);
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
        </>
      }
    >
      <FormNotice tone="info">
        {t('code.text', { contact: contact.trim(), time: formatTime(state.deadline, settings.settings) })}
      </FormNotice>
      {site.config?.isDemo === true ? (
        <a
          className={styles.link}
          href={addressInLanguage(routePath('debugger', {}), language)}
          target="_blank"
          rel="noopener"
        >
          {t('code.demo')}
        </a>
      ) : null}
      <Field
        label={t('code')}
        size="lg"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        error={problem === undefined ? undefined : t(`code.${problem}`)}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setMissing(false);
        }}
      />
    </RecoveryForm>
  );
});
