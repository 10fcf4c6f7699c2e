import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewsWish } from '../../core/registration/registration-gateway.ts';
import { REMEMBERED_DAYS } from '../../core/session/entrance/remembered-days.ts';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { usePage } from '../page/use-page.ts';
import { Button } from '../kit/controls/button.tsx';
import { Checkbox } from '../kit/controls/checkbox.tsx';
import { FieldNotes } from '../kit/controls/field.tsx';
import { BonusWish } from './bonus/bonus-wish.tsx';
import { PromoCodeField } from './bonus/promo-code-field.tsx';
import type { SharedForm } from './bonus/shared-form.ts';
import { useRegistration } from './use-registration.ts';
import styles from './one-click-fields.module.scss';

interface PartProps {
  readonly form: SharedForm;
}

/** RGF-1 What the fields are called in the list of those that are wrong, whose labels are sentences. */
export function summaryNames(t: (key: string) => string) {
  return { promoCode: t('promo-code.short'), isAdult: t('adult.short'), isTermsAccepted: t('terms.short') };
}

/** Promo code and the wish for a first bonus. */
export function Extras({ form }: PartProps): ReactNode {
  return (
    <>
      <PromoCodeField form={form} />
      <BonusWish form={form} />
    </>
  );
}

/** What is agreed to, never ticked for the player, and whether the session is kept. */
export function Consents({
  form: { labels, values, errors, fill },
  remembering,
  news,
}: PartProps & {
  /** RG1-9 Why the session is kept, where that is ticked for the player. */
  readonly remembering?: string;
  /** RGF-22 The box for news, where the form has a contact that they can come to. */
  readonly news?: ReactNode;
}): ReactNode {
  const { t } = useTranslation('registration');
  const whyId = useId();
  return (
    <>
      <Consent
        id="registration-age"
        isOn={values.isAdult}
        error={errors.isAdult}
        onChange={(isAdult) => {
          fill({ isAdult });
        }}
      >
        {labels.isAdult}
      </Consent>
      <Consent
        id="registration-terms"
        isOn={values.isTermsAccepted}
        error={errors.isTermsAccepted}
        onChange={(isTermsAccepted) => {
          fill({ isTermsAccepted });
        }}
      >
        {labels.isTermsAccepted}
      </Consent>
      <RuleLinks />
      {news}
      <div className={styles.consent}>
        <Checkbox
          isOn={values.isRemembered}
          describedBy={remembering === undefined ? undefined : whyId}
          onChange={(isRemembered) => {
            fill({ isRemembered });
          }}
        >
          {t('remember', { count: REMEMBERED_DAYS })}
        </Checkbox>
        {remembering === undefined ? null : (
          <p id={whyId} className={styles.why}>
            {remembering}
          </p>
        )}
      </div>
    </>
  );
}

interface NewsBoxProps {
  readonly form: { readonly values: NewsWish; readonly fill: (changed: Partial<NewsWish>) => void };
}

/** RGF-22 Whether news are wanted. */
export function NewsBox({ form: { values, fill } }: NewsBoxProps): ReactNode {
  const { t } = useTranslation('registration');
  return (
    <Checkbox
      isOn={values.isNewsWanted}
      onChange={(isNewsWanted) => {
        fill({ isNewsWanted });
      }}
    >
      {t('news')}
    </Checkbox>
  );
}

/** The way to those who have an account. */
export const SignInInstead = observer(function SignInInstead(): ReactNode {
  const { dialogs } = usePage();
  const { registration } = useRegistration();
  const { t } = useTranslation('registration');
  return (
    <p className={styles.other}>
      {t('has-account')}
      <Button
        look="text"
        size="sm"
        isDisabled={registration.isRegistering}
        onClick={() => {
          dialogs.show('sign-in');
        }}
      >
        {t('sign-in')}
      </Button>
    </p>
  );
});

interface ConsentProps {
  readonly id: string;
  readonly isOn: boolean;
  readonly error: string | undefined;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

function Consent({ id, isOn, error, onChange, children }: ConsentProps): ReactNode {
  return (
    <div className={styles.consent}>
      <Checkbox
        isOn={isOn}
        isInvalid={error !== undefined}
        describedBy={error === undefined ? undefined : `${id}-error`}
        onChange={onChange}
      >
        {children}
      </Checkbox>
      <FieldNotes id={id} error={error} />
    </div>
  );
}

/** What a new player accepts, to be read in another tab so that the form is kept. */
const RuleLinks = observer(function RuleLinks(): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('registration');
  const links = [
    ['terms.rules', routePath('rules', { ruleGroup: '1' })],
    ['terms.privacy', routePath('privacy-policy', {})],
  ] as const;
  return (
    <p className={styles.rules}>
      {links.map(([key, path]) => (
        <a key={key} href={addressInLanguage(path, language)} target="_blank" rel="noopener">
          {t(key)}
        </a>
      ))}
    </p>
  );
});
