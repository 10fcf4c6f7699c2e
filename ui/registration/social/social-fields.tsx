import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { firstOneClickForm } from '../../../core/registration/one-click-form.ts';
import { checkSocial } from '../../../core/registration/registration-form.ts';
import type { OneClickForm, RegistrationExtras } from '../../../core/registration/registration-gateway.ts';
import type { SocialNetwork } from '../../../core/registration/registration-type.ts';
import type { SocialWalk } from '../../../core/registration/social/social-walk.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import type { SiteConfig } from '../../../core/site/config/site-config.ts';
import { usePage } from '../../page/use-page.ts';
import { useFormWords } from '../../page/use-form-words.ts';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Form } from '../../kit/forms/form.tsx';
import { useForm, type FormState } from '../../kit/forms/use-form.ts';
import { Consents, Extras, Place, SignInInstead } from '../consents.tsx';
import { NETWORK_NAMES } from '../../../core/registration/social/network-names.ts';
import { problemKeys } from '../full-fields.tsx';
import { useDraft } from '../use-one-click.ts';
import { useRegistration } from '../use-registration.ts';

type SocialValues = OneClickForm & RegistrationExtras;
type SocialField = keyof OneClickForm | 'promoCode';

interface SocialFieldsProps {
  readonly site: SiteConfig;
  readonly newPlayer: Extract<SocialWalk, { phase: 'new-player' }>;
}

/** What is still to be said by a new player whom a network has named. */
export const SocialFields = observer(function SocialFields({ site, newPlayer }: SocialFieldsProps): ReactNode {
  const { t } = useTranslation(['social', 'registration'], { nsMode: 'fallback' });
  const form = useSocial(site, newPlayer.network);
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
      <Place form={form} site={site} />
      <Extras form={form} />
      <Consents form={form} />
    </Form>
  );
});

function useSocial(site: SiteConfig, network: SocialNetwork): FormState<SocialValues, SocialField> {
  const { clock } = usePage();
  const { registration, registrationTracking, social } = useRegistration();
  const { t } = useTranslation(['registration', 'notice-catalogue'], { nsMode: 'fallback' });
  const age = site.minAge;
  const form = useForm({
    context: 'registration',
    first: (): SocialValues => ({
      ...(registration.drafts.social ?? {
        ...firstOneClickForm(site),
        promoCode: '',
        bonusChoice: 'decline',
        isRemembered: false,
      }),
      ...registration.shared,
    }),
    labels: {
      countryCode: t('country'),
      currency: t('currency'),
      promoCode: t('promo-code'),
      isAdult: t('adult', { age }),
      isTermsAccepted: t('terms'),
    },
    check: (filled: SocialValues) => {
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
  useDraft({ social: form.values });
  return form;
}
