import { observer } from 'mobx-react-lite';
import { Suspense, lazy, useEffect, type ReactNode } from 'react';
import type { RegistrationOffer } from '../../core/registration/registration-gateway.ts';
import type { SiteConfig } from '../../core/site/config/site-config.ts';
import { FormSkeleton } from '../kit/forms/form-skeleton.tsx';
import { WaitingBlock } from '../kit/feedback/waiting-block.tsx';
import { FailedLoad } from '../page/missing/failed-load.tsx';
import { MissingPart } from '../page/missing/missing-part.tsx';
import { PartBoundary } from '../page/missing/part-boundary.tsx';
import { usePage } from '../page/use-page.ts';
import { SignInInstead } from './consents.tsx';
import { FullFields } from './full-fields.tsx';
import { OneClickFields } from './one-click-fields.tsx';
import { PhoneFields } from './phone-fields.tsx';
import { RegistrationTypes } from './registration-types.tsx';
import { SocialPart } from './social/social-part.tsx';
import { useRegistration } from './use-registration.ts';

const loadCodeForm = async () => ({ default: (await import('./phone-code-form.tsx')).PhoneCodeForm });
const PhoneCodeForm = lazy(loadCodeForm);

interface FormsProps {
  readonly site: SiteConfig;
}

/** Every way to register that is open here: which they are, only the server says. */
export const RegistrationForms = observer(function RegistrationForms({ site }: FormsProps): ReactNode {
  const { registration } = useRegistration();
  useEffect(() => {
    void registration.loadOffer();
  }, [registration]);
  const { offer, offerFailure } = registration;
  if (offer !== undefined) return <OfferedForms site={site} offer={offer} />;
  if (offerFailure === undefined) return <FormSkeleton fields={6} />;
  return (
    <>
      <FailedLoad failure={offerFailure} isDictionary onRetry={() => registration.loadOffer()} />
      <SignInInstead />
    </>
  );
});

/** The ways to register, one at a time. */
const OfferedForms = observer(function OfferedForms({
  site,
  offer,
}: FormsProps & { readonly offer: RegistrationOffer }): ReactNode {
  const { registration } = useRegistration();
  const { page } = usePage();
  const { type, phoneCode } = registration;
  useTracking();
  useEffect(() => {
    // it is there before the code is
    if (type === 'phone') loadCodeForm().catch(() => undefined);
  }, [type]);
  if (type === 'phone' && phoneCode !== undefined) {
    return (
      <PartBoundary fallback={<MissingPart />} onMissing={() => page.reportMissingPart()}>
        <Suspense fallback={<WaitingBlock />}>
          <PhoneCodeForm sent={phoneCode} />
        </Suspense>
      </PartBoundary>
    );
  }
  const { types } = offer;
  return (
    <>
      {types.length < 2 ? null : (
        <RegistrationTypes
          types={types}
          value={type}
          onChange={(chosen) => {
            registration.choose(chosen);
          }}
        />
      )}
      {type === 'full' ? <FullFields site={site} /> : null}
      {type === 'phone' ? <PhoneFields site={site} offer={offer} /> : null}
      {type === 'social' ? <SocialPart site={site} /> : null}
      {type === 'one-click' ? <OneClickFields site={site} /> : null}
    </>
  );
});

/** REG-5 The form opens, and goes. */
function useTracking(): void {
  const { registration, registrationTracking } = useRegistration();
  const { type } = registration;
  useEffect(() => registrationTracking.open(registration.type), [registration, registrationTracking]);
  useEffect(() => {
    registrationTracking.turnTo(type);
  }, [registrationTracking, type]);
}
