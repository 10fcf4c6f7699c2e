import { makeAutoObservable, observableRef } from 'mobx';
import { ageConfirmation, answeredAge, needsAgeConfirmation } from '../../core/limits/age-confirmation.ts';
import { asksForConsent, COOKIE_CONSENT, mayKeep, type CookieConsent } from '../../core/site/cookie-consent.ts';
import type { KeptWithConsent } from '../../core/site/cookie-consent.ts';
import type { AgeQuestion } from '../../core/site/site-frame.ts';
import { CONSENT_COOKIE, consentCookie, consentOfCookie } from '../../core/site/consent-cookie.ts';
import type { Cookies } from '../../core/shared/cookies.ts';
import { days } from '../../core/shared/time.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { ValueStore } from '../../core/shared/stored-value.ts';

const WIDTH_COOKIE = 'window-width';

/** What the visitor agreed to: cookies, and that they are of age. */
export class ConsentStore {
  consent: CookieConsent | undefined;
  /** Answered on this page. */
  private isOfAge = false;
  private readonly clock: Clock;
  private readonly values: ValueStore;
  private readonly cookies: Cookies;

  constructor(clock: Clock, values: ValueStore, cookies: Cookies) {
    this.clock = clock;
    this.values = values;
    this.cookies = cookies;
    // a device without storage still has the cookie
    this.consent = values.read(COOKIE_CONSENT) ?? consentOfCookie(cookies.read(CONSENT_COOKIE));
    makeAutoObservable<this, 'clock' | 'values' | 'cookies'>(
      this,
      { clock: false, values: false, cookies: false, consent: observableRef, asksAge: false },
      { autoBind: true },
    );
  }

  get asksForCookies(): boolean {
    return asksForConsent(this.consent);
  }

  mayKeep(what: KeptWithConsent): boolean {
    return mayKeep(what, this.consent);
  }

  agree(choice: Pick<CookieConsent, 'isFunctional' | 'isMarketing'>): void {
    this.consent = { ...choice, agreedAt: this.clock.now() };
    this.values.write(COOKIE_CONSENT, this.consent);
    this.cookies.write(CONSENT_COOKIE, consentCookie(this.consent), days(365));
  }

  /** The window is so wide now. */
  keepWidth(width: number): void {
    if (this.mayKeep('window-width')) this.cookies.write(WIDTH_COOKIE, String(Math.round(width)), days(365));
  }

  asksAge(question: AgeQuestion): boolean {
    if (question === 'off' || this.isOfAge) return false;
    return needsAgeConfirmation(this.values.read(ageConfirmation(question)), this.clock.now());
  }

  /** What the visitor says of their age; tells whether they are to leave. */
  answerAge(isOfAge: boolean, question: Exclude<AgeQuestion, 'off'>): 'stay' | 'leave' {
    const answer = answeredAge(isOfAge, this.clock.now());
    if (answer.kind === 'leave-site') return 'leave';
    this.values.write(ageConfirmation(question), answer.confirmedAt);
    this.isOfAge = true;
    return 'stay';
  }

  /** Another tab may have decided. */
  start(): () => void {
    return this.values.watch(COOKIE_CONSENT, (consent) => {
      this.take(consent);
    });
  }

  private take(consent: CookieConsent | undefined): void {
    this.consent = consent;
  }
}
