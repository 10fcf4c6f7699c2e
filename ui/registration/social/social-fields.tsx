import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { firstOneClickForm } from '../../../core/registration/one-click-form.ts';
import { checkSocial } from '../../../core/registration/registration-form.ts';
import type { SocialFormValues } from '../../../core/registration/social/social-gateway.ts';
import type { SocialWalk } from '../../../core/registration/social/social-walk.ts';
import { firstAddress, type SocialDraft } from '../../../core/registration/registration-drafts.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import type { SiteConfig } from '../../../core/site/config/site-config.ts';
import { EmailField } from '../../page/email-field.tsx';
import { usePage } from '../../page/use-page.ts';
import { useFormWords } from '../../page/use-form-words.ts';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Form } from '../../kit/forms/form.tsx';
import { useForm, type FormState } from '../../kit/forms/use-form.ts';
import { Consents, Extras, NewsBox, SignInInstead, summaryNames } from '../consents.tsx';
import { NETWORK_NAMES } from '../../../core/registration/social/network-names.ts';
import { problemKeys } from '../full-fields.tsx';
import { useDraft } from '../use-one-click.ts';
import type { RegistrationStore } from '../registration-store.ts';
import { Place } from '../bonus/place.tsx';
import { useRegistration } from '../use-registration.ts';

type SocialField = Exclude<keyof SocialFormValues, 'bonusChoice' | 'isRemembered' | 'isNewsWanted'>;
type SocialState = FormState<SocialFormValues, SocialField>;
type NewPlayer = Extract<SocialWalk, { phase: 'new-player' }>;

interface SocialFieldsProps {
  readonly site: SiteConfig;
  readonly newPlayer: NewPlayer;
}

/** What is still to be said by a new player whom a network has named. */
export const SocialFields = observer(function SocialFields({ site, newPlayer }: SocialFieldsProps): ReactNode {
  const { t } = useTranslation(['social', 'registration'], { nsMode: 'fallback' });
  const form = useSocial(site, newPlayer);
  const network = NETWORK_NAMES[newPlayer.network];
  return (
    <Form
      form={form}
      words={useFormWords(form)}
      button={t('submit')}
      sending={t('submit.sending')}
      isLong
      ways={<SignInInstead />}
    >
      <FormNotice tone="success">
        {newPlayer.name.length === 0
          ? t('confirmed', { network })
          : t('confirmed-name', { network, name: newPlayer.name })}
      </FormNotice>
      {newPlayer.email === undefined ? null : <Address form={form} newPlayer={newPlayer} />}
      <Place form={form} site={site} />
      <Extras form={form} />
      <Consents form={form} news={newPlayer.email === undefined ? null : <NewsBox form={form} />} />
    </Form>
  );
});

interface AddressProps {
  readonly form: SocialState;
  readonly newPlayer: NewPlayer;
}

/** NET-13 The address that the network names; it can be changed or left out. */
function Address({ form: { labels, values, errors, fill }, newPlayer }: AddressProps): ReactNode {
  const { t } = useTranslation('social');
  const isConfirmed = newPlayer.isEmailTrusted === true && values.email === newPlayer.email;
  return (
    <EmailField
      label={labels.email}
      value={values.email}
      hint={isConfirmed ? t('email.confirmed', { network: NETWORK_NAMES[newPlayer.network] }) : t('email.to-confirm')}
      error={errors.email}
      onType={(email) => {
        fill({ email });
      }}
    />
  );
}

function emptyForm(site: SiteConfig): SocialFormValues {
  const extras = { promoCode: '', bonusChoice: 'decline', isRemembered: false, isNewsWanted: false } as const;
  return { ...firstOneClickForm(site), ...extras, email: '' };
}

function useSocial(site: SiteConfig, { network, email }: NewPlayer): SocialState {
  const { clock } = usePage();
  const { registration, registrationTracking, social } = useRegistration();
  const { t } = useTranslation(['registration', 'notice-catalogue'], { nsMode: 'fallback' });
  const age = site.minAge;
  const form = useForm({
    context: 'registration',
    first: () => firstSocial(registration, site, { network, email }),
    labels: socialLabels(t, age),
    names: summaryNames(t),
    check: (filled: SocialFormValues) => {
      const today = new Date(clock.exact()).toISOString().slice(0, 10);
      const checked = checkSocial(filled, registration.offer?.countries ?? [], { site, today });
      return checked.ok ? ok(checked.value) : fail(problemKeys(checked.error));
    },
    send: async (filled) =>
      registration.counted(
        social.register(filled, (userId) => {
          registrationTracking.done(registration.factsOf('social', filled));
          registration.welcomeByNetwork(userId, network);
        }),
      ),
    say: (key) => t(key, { age }),
  });
  useDraft({ social: { ...form.values, named: { network, email } } });
  return form;
}

function firstSocial(
  { drafts, shared }: Pick<RegistrationStore, 'drafts' | 'shared'>,
  site: SiteConfig,
  player: SocialDraft['named'],
): SocialFormValues {
  if (drafts.social === undefined) return { ...emptyForm(site), ...shared, email: firstAddress(undefined, player) };
  const { named: _, ...typed } = drafts.social;
  // where no address is named there is no box that could be unticked
  const isNewsWanted = typed.isNewsWanted && player.email !== undefined;
  return { ...typed, ...shared, isNewsWanted, email: firstAddress(drafts.social, player) };
}

function socialLabels(t: TFunction<string[]>, age: number): Record<SocialField, string> {
  return {
    email: t('email'),
    countryCode: t('country'),
    currency: t('currency'),
    promoCode: t('promo-code'),
    isAdult: t('adult', { age }),
    isTermsAccepted: t('terms'),
  };
}
