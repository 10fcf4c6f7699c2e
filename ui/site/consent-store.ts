import { autorun, makeAutoObservable, observableRef } from 'mobx';
import { ageConfirmation, answeredAge, needsAgeConfirmation } from '../../core/limits/age-confirmation.ts';
import { landingToKeep } from '../../core/promotions/referral-cookie.ts';
import type { ConsentGateway } from '../../core/site/consent-gateway.ts';
import {
  agreementToSend,
  asksForConsent,
  COOKIE_CONSENT,
  mayKeep,
  SENT_AGREEMENT,
  type CookieConsent,
  type KeptWithConsent,
} from '../../core/site/cookie-consent.ts';
import type { AgeQuestion } from '../../core/site/config/site-frame.ts';
import { CONSENT_COOKIE, consentCookie, consentOfCookie } from '../../core/site/consent-cookie.ts';
import type { Cookies } from '../../core/shared/cookies.ts';
import { days } from '../../core/shared/time.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { ValueStore } from '../../core/shared/stored-value.ts';
import type { SessionStore } from '../session/session-store.ts';

const WIDTH_COOKIE = 'window-width';

/** Who else has to do with a consent. */
export interface ConsentDependencies {
  readonly gateway: ConsentGateway;
  readonly session: Pick<SessionStore, 'userId'>;
  /** The query of the address that the page was opened at. */
  readonly landing: string;
}

/** What the visitor agreed to: cookies, and that they are of age. */
export class ConsentStore {
  consent: CookieConsent | undefined;
  /** Answered on this page. */
  private isOfAge = false;
  private readonly clock: Clock;
  private readonly values: ValueStore;
  private readonly cookies: Cookies;
  private readonly around: ConsentDependencies;

  constructor(clock: Clock, values: ValueStore, cookies: Cookies, around: ConsentDependencies) {
    this.clock = clock;
    this.values = values;
    this.cookies = cookies;
    this.around = around;
    // a device without storage still has the cookie
    this.consent = values.read(COOKIE_CONSENT) ?? consentOfCookie(cookies.read(CONSENT_COOKIE));
    makeAutoObservable<this, 'clock' | 'values' | 'cookies' | 'around'>(
      this,
      { clock: false, values: false, cookies: false, around: false, consent: observableRef, asksAge: false },
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
    const consent = { ...choice, agreedAt: this.clock.now() };
    this.values.write(COOKIE_CONSENT, consent);
    this.cookies.write(CONSENT_COOKIE, consentCookie(consent), days(365));
    this.take(consent);
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

  /** Another tab may have decided, and somebody may sign in. */
  start(): () => void {
    const stops = [
      this.values.watch(COOKIE_CONSENT, (consent) => {
        this.take(consent);
      }),
      autorun(() => {
        void this.tellAgreement(this.around.session.userId, this.consent);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  private take(consent: CookieConsent | undefined): void {
    const landing = landingToKeep(this.around.landing, this.consent, consent);
    this.consent = consent;
    // who sent the visitor is worth a try, and no notice
    if (landing !== undefined) void this.around.gateway.keepLanding(landing);
  }

  private async tellAgreement(userId: number | undefined, consent: CookieConsent | undefined): Promise<void> {
    const sent = this.values.read(SENT_AGREEMENT);
    const agreedAt = agreementToSend(
      consent,
      userId !== undefined,
      sent?.userId === userId ? sent?.agreedAt : undefined,
    );
    if (userId === undefined || agreedAt === undefined) return;
    const reply = await this.around.gateway.tellAgreement(agreedAt);
    if (reply.ok) this.values.write(SENT_AGREEMENT, { userId, agreedAt });
  }
}
