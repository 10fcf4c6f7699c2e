import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormWords } from '../page/use-form-words.ts';
import { Form } from '../kit/forms/form.tsx';
import type { FormState } from '../kit/forms/use-form.ts';
import { useRegistration } from './use-registration.ts';

interface RecoveryFormProps<Field extends string> {
  readonly form: FormState<Readonly<Record<Field, string>>, Field>;
  readonly button: string;
  readonly children: ReactNode;
  /** Other ways on, under the button. */
  readonly ways?: ReactNode;
}

/** One step of a recovery: its field, what the server said of the step, and the way on. */
export const RecoveryForm = observer(function RecoveryForm<Field extends string>(
  props: RecoveryFormProps<Field>,
): ReactNode {
  const { form, button, children, ways } = props;
  const { recovery } = useRegistration();
  const { t } = useTranslation('recovery');
  const words = useFormWords(form, recovery.failure);
  return (
    <Form
      form={form}
      words={words}
      button={button}
      sending={t('sending')}
      isBusy={recovery.isAsking}
      isFocused
      ways={ways}
    >
      {children}
    </Form>
  );
});
