import { observer } from 'mobx-react-lite';
import { Suspense, lazy, useEffect, type ReactNode } from 'react';
import type { SiteConfig } from '../../core/site/config/site-config.ts';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { FullFields } from './full-fields.tsx';
import { OneClickFields } from './one-click-fields.tsx';
import { PhoneFields } from './phone-fields.tsx';
import { RegistrationTypes } from './registration-types.tsx';
import { SocialPart } from './social/social-part.tsx';
import { useRegistration } from './use-registration.ts';

const loadCodeForm = async () => ({ default: (await import('./phone-code-form.tsx')).PhoneCodeForm });
const PhoneCodeForm = lazy(loadCodeForm);

/** Every way to register that is open here, one at a time. */
export const RegistrationForms = observer(function RegistrationForms({
  site,
}: {
  readonly site: SiteConfig;
}): ReactNode {
  const { registration } = useRegistration();
  useEffect(() => {
    void registration.loadOffer();
  }, [registration]);
  const { offer, type, phoneCode } = registration;
  useTracking();
  useEffect(() => {
    // it is there before the code is
    if (type === 'phone') loadCodeForm().catch(() => undefined);
  }, [type]);
  if (phoneCode !== undefined) {
    return (
      <Suspense fallback={<Skeleton shape="block" />}>
        <PhoneCodeForm sent={phoneCode} />
      </Suspense>
    );
  }
  const types = offer?.types ?? [];
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
      {type === 'phone' && offer !== undefined ? <PhoneFields site={site} offer={offer} /> : null}
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
