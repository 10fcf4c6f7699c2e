import { observer } from 'mobx-react-lite';
import { Suspense, lazy, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mayRegister } from '../../../core/registration/may-register.ts';
import { isRecoveryAdvised } from '../../../core/session/auth-form.ts';
import { firstCountry } from '../../../core/registration/first-country.ts';
import { isByRecovery } from '../../../core/session/two-step.ts';
import type { SecondStep } from '../../../core/session/gateways/sign-in-gateway.ts';
import { PhoneSignInFields } from '../phone-sign-in-fields.tsx';
import { offeredSteps, type FirstStepForm } from '../typed-order.ts';
import { Segment } from '../../kit/controls/segment.tsx';
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx';
import { LoginFields } from '../links/login-fields.tsx';
import { SmsSignInFields } from '../sms-sign-in-fields.tsx';
import { TwoStepForm } from '../two-step-form.tsx';
import { MissingPart } from '../../page/missing/missing-part.tsx';
import { PartBoundary } from '../../page/missing/part-boundary.tsx';
import { usePage } from '../../page/use-page.ts';
import { useSession } from '../use-session.ts';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import styles from '../session-dialog.module.scss';

const LinkSignIn = lazy(async () => ({ default: (await import('../links/link-sign-in.tsx')).LinkSignIn }));

const SocialRow = lazy(async () => ({
  default: (await import('#ui/registration/social/social-row.tsx')).SocialRow,
}));

/** Every way to sign in, then its second step: in the dialog and on the page. */
export const SignInSteps = observer(function SignInSteps(): ReactNode {
  const { session, signIn } = useSession();
  const { t } = useTranslation(['sign-in', 'session'], { nsMode: 'fallback' });
  const step = useSecondStep();
  // each step begins with an empty code
  const key = signIn.smsOrder === undefined ? step?.method : 'sms-sign-in';
  return (
    <>
      {session.hasEnded ? <FormNotice tone="info">{t('notice.ended')}</FormNotice> : null}
      {step === undefined ? <FirstStep /> : <TwoStepForm key={key} method={step.method} />}
    </>
  );
});

/** What the step is called that stands. */
export function useSignInTitle(): string {
  const { t } = useTranslation(['sign-in', 'session'], { nsMode: 'fallback' });
  const { signIn } = useSession();
  const step = useSecondStep();
  return t(
    step === undefined ? 'sign-in.title' : `two-step.title.${isByRecovery(signIn.twoStep) ? 'recovery' : step.method}`,
  );
}

function useSecondStep(): SecondStep | undefined {
  const { signIn } = useSession();
  return signIn.form.form === 'two-step' ? signIn.secondStep : undefined;
}

function WayFields({ way }: { readonly way: FirstStepForm }): ReactNode {
  switch (way) {
    case 'login':
      return <LoginFields />;
    case 'phone':
      return <PhoneSignInFields />;
    case 'phone-by-sms':
      return <SmsSignInFields />;
  }
}

/** WAY-2 The ways that the site offers; where it is one, there is nothing to choose. */
const OfferedWays = observer(function OfferedWays(): ReactNode {
  const { config } = usePage().site;
  const { signIn } = useSession();
  const { t } = useTranslation('sign-in');
  const steps = offeredSteps(config?.signInWays);
  const way = steps.includes(signIn.way) ? signIn.way : steps[0];
  const countryCode = firstCountry(config);
  useEffect(() => {
    if (way !== signIn.way) signIn.choose(way, countryCode);
  }, [signIn, way, countryCode]);
  return (
    <>
      {steps.length === 1 ? null : (
        <Segment
          label={t('way')}
          isBlock
          options={steps.map((value) => ({ value, label: t(`way.${value}`) }))}
          value={way}
          onChange={(chosen) => {
            signIn.choose(chosen, countryCode);
          }}
        />
      )}
      <Tries />
      <WayFields way={way} />
    </>
  );
});

/** WAY-12 WAY-13 What is left after refusals, and what else can be done. */
const Tries = observer(function Tries(): ReactNode {
  const { form } = useSession().signIn;
  const { t } = useTranslation('sign-in');
  const { triesLeft } = form;
  return (
    <>
      {triesLeft === undefined ? null : <FormNotice tone="warning">{t('tries', { count: triesLeft })}</FormNotice>}
      {isRecoveryAdvised(form) ? <FormNotice tone="info">{t('attempts')}</FormNotice> : null}
    </>
  );
});

/** Through a network: a row of them, or the way to them where the row did not come. */
const SocialWays = observer(function SocialWays(): ReactNode {
  const { dialogs, page } = usePage();
  const { drafts } = useSession().signIn;
  const { t } = useTranslation('sign-in');
  // what is fetched on its own is not there on the server
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const waiting = <div className={styles.social} aria-busy="true" />;
  const toAll = (
    <Button
      look="ghost"
      isBlock
      onClick={() => {
        dialogs.show('social');
      }}
    >
      {t('social')}
    </Button>
  );
  if (!isHydrated) return waiting;
  return (
    <PartBoundary fallback={toAll} onMissing={() => page.reportMissingPart()}>
      <Suspense fallback={waiting}>
        <SocialRow isRemembered={() => drafts.draft.isRemembered} fallback={toAll} />
      </Suspense>
    </PartBoundary>
  );
});

/** What a link of a letter asks for; few come by one. */
const BroughtLink = observer(function BroughtLink(): ReactNode {
  const { dialogs, page } = usePage();
  const { links } = useSession().signIn;
  if (dialogs.fragment === '' && links.link === undefined) return null;
  return (
    <PartBoundary fallback={<MissingPart />} onMissing={() => page.reportMissingPart()}>
      <Suspense fallback={<div className={styles.social} aria-busy="true" />}>
        <LinkSignIn />
      </Suspense>
    </PartBoundary>
  );
});

const FirstStep = observer(function FirstStep(): ReactNode {
  const { dialogs, site } = usePage();
  const { session, signIn } = useSession();
  const { t } = useTranslation(['sign-in', 'session'], { nsMode: 'fallback' });
  return (
    <>
      {signIn.startOver === undefined ? null : (
        <FormNotice tone="warning">{t(`two-step.${signIn.startOver}`)}</FormNotice>
      )}
      <BroughtLink />
      <OfferedWays />
      <PasskeySignIn />
      {site.config?.hasSocialNetworks === true ? <SocialWays /> : null}
      {mayRegister(site.config, session.userId) ? (
        <p className={styles.other}>
          {t('no-account')}
          <Button
            look="text"
            size="sm"
            reason={site.config?.isRegistrationButtonDisabled === true ? t('register.disabled') : undefined}
            onClick={() => {
              dialogs.show('registration');
            }}
          >
            {t('register')}
          </Button>
        </p>
      ) : null}
    </>
  );
});
