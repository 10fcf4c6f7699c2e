import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteConfig } from '../../core/site/config/site-config.ts';
import { useFormWords } from '../page/use-form-words.ts';
import { Form } from '../kit/forms/form.tsx';
import { Consents, Extras, SignInInstead } from './consents.tsx';
import { Place } from './bonus/place.tsx';
import { useOneClick } from './use-one-click.ts';

/** The form of a registration in one click. */
export const OneClickFields = observer(function OneClickFields({ site }: { readonly site: SiteConfig }): ReactNode {
  const { t } = useTranslation('registration');
  const form = useOneClick(site);
  return (
    <Form
      form={form}
      words={useFormWords(form)}
      button={t('submit')}
      sending={t('submit.sending')}
      isLong
      ways={<SignInInstead />}
    >
      <Place form={form} site={site} />
      <Extras form={form} />
      <Consents form={form} remembering={t('remember.why')} />
    </Form>
  );
});
