import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fail, ok } from '../../../core/shared/result.ts';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Form } from '../../kit/forms/form.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { useFormWords } from '../../page/use-form-words.ts';
import { CurrentPasswordField } from '../passkeys/current-password.tsx';
import { useSession } from '../use-session.ts';
import type { DeviceChange } from './devices-store.ts';

const WORDS = ['devices', 'security', 'sign-in', 'notice-catalogue'] as const;

interface ChangeProps {
  readonly change: DeviceChange;
  readonly onEnd: () => void;
}

/** DEV-5 Says what a change does, and asks for the password where that is needed. */
export const ChangeDevice = observer(function ChangeDevice({ change, onEnd }: ChangeProps): ReactNode {
  const { devices } = useSession();
  const { t } = useTranslation(WORDS, { nsMode: 'fallback' });
  const needsPassword = devices.list?.needsPassword === true;
  const form = useForm({
    context: 'security',
    first: { password: '' },
    labels: { password: t('password') },
    check: ({ password }: { readonly password: string }) =>
      needsPassword && password === '' ? fail({ password: 'error.password.missing' }) : ok(password),
    send: async (password: string) => {
      const changed = await devices.change(change, password);
      if (changed.ok && devices.done === change) onEnd();
      return changed;
    },
    say: (key) => t(key),
  });
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('input, button[type=submit]')?.focus();
  }, [needsPassword]);
  return (
    <div ref={element}>
      <Form form={form} words={useFormWords(form)} button={t(buttonOf(change))} sending={t('sending')}>
        <FormNotice tone="info">{t(textOf(change))}</FormNotice>
        {needsPassword ? <CurrentPasswordField form={form} /> : null}
      </Form>
    </div>
  );
});

function buttonOf(change: DeviceChange): string {
  return change.kind === 'forget' ? 'forget.button' : change.kind;
}

function textOf(change: DeviceChange): string {
  return change.kind === 'forget' && change.device.isThis ? 'forget.text.this' : `${change.kind}.text`;
}
