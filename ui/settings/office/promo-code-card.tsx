import { observer } from 'mobx-react-lite';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { useSettings } from '../use-settings.ts';
import { SettingsCard } from './settings-card.tsx';

type Checked = { readonly code: string; readonly isValid: boolean } | 'missing' | RequestFailure;

/** Whether a promo code holds for this player now; the code stays as it was typed. */
export const PromoCodeCard = observer(function PromoCodeCard(): ReactNode {
  const { t } = useTranslation('office-settings');
  const [typed, setTyped] = useState('');
  const { checked, isAsking, check, forget } = usePromoCheck();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void check(typed);
  };
  return (
    <SettingsCard section="promo-code-check">
      <form noValidate onSubmit={send}>
        <Field
          label={t('promo.code')}
          value={typed}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={checked === 'missing' ? t('promo.missing') : undefined}
          after={
            <Button type="submit" size="sm" isDisabled={isAsking}>
              {t('promo.check')}
            </Button>
          }
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            forget();
          }}
        />
      </form>
      <PromoAnswer checked={checked} />
    </SettingsCard>
  );
});

const PromoAnswer = observer(function PromoAnswer({ checked }: { readonly checked: Checked | undefined }): ReactNode {
  const { t } = useTranslation('office-settings');
  const failureWords = useFailureWords();
  if (checked === undefined || checked === 'missing') return null;
  if ('kind' in checked) return <FormNotice tone="danger">{failureWords(checked, 'query')?.whole}</FormNotice>;
  return checked.isValid ? (
    <FormNotice tone="success">{t('promo.valid', { code: checked.code })}</FormNotice>
  ) : (
    <FormNotice tone="warning">{t('promo.invalid')}</FormNotice>
  );
});

function usePromoCheck() {
  const { promoCheck } = useSettings();
  const [checked, setChecked] = useState<Checked>();
  const [isAsking, setAsking] = useState(false);
  const check = async (typed: string): Promise<void> => {
    const code = promoCheck.read(typed);
    if (code === undefined) {
      setChecked('missing');
      return;
    }
    setAsking(true);
    const reply = await promoCheck.check(code);
    setAsking(false);
    setChecked(reply.ok ? { code, isValid: reply.value } : reply.error);
  };
  return {
    checked,
    isAsking,
    check,
    forget: () => {
      setChecked(undefined);
    },
  };
}
