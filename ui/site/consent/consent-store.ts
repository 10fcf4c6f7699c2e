import type { SharedSession } from '../../page/shared-stores.ts';
import { action, autorun, makeAutoObservable, observable, observableRef } from 'mobx';
import { ageConfirmation, answeredAge, needsAgeConfirmation } from '../../../core/limits/age-confirmation.ts';
import { landingToKeep } from '../../../core/promotions/referral-cookie.ts';
import type { ConsentGateway } from '../../../core/site/consent/consent-gateway.ts';
import {
  agreementToSend,
  asksForConsent,
  COOKIE_CONSENT,
  mayKeep,
  SENT_AGREEMENT,
  type CookieConsent,
  type KeptWithConsent,
} from '../../../core/site/consent/cookie-consent.ts';
import type { AgeQuestion } from '../../../core/site/config/site-frame.ts';
import { CONSENT_COOKIE, consentCookie, consentOfCookie } from '../../../core/site/consent/consent-cookie.ts';
import type { Cookies } from '../../../core/shared/cookies.ts';
import { days } from '../../../core/shared/time.ts';
import type { Clock } from '../../../core/shared/clock.ts';
import type { ValueStore } from '../../../core/shared/stored-value.ts';

export const WIDTH_COOKIE = 'window-width';

export interface ConsentDependencies {
  readonly clock: Clock;
  readonly values: ValueStore;
  readonly cookies: Cookies;
  readonly gateway: ConsentGateway;
  readonly session: Pick<SharedSession, 'userId'> & { readonly confirm: () => Promise<void> };
  /** The query of the address that the page was opened at. */
  readonly landing: () => string;
}

/** What the visitor agreed to: cookies, and that they are of age. */
export class ConsentStore {
  consent: CookieConsent | undefined;
  /** Answered on this page. */
  readonly #isOfAge = observable.box(false);
  readonly #dependencies: ConsentDependencies;

  constructor(dependencies: ConsentDependencies) {
    this.#dependencies = dependencies;
    // what the server knows, too: its first picture asks, or does not
    this.consent = consentOfCookie(dependencies.cookies.read(CONSENT_COOKIE));
    makeAutoObservable(this, { consent: observableRef, asksAge: false }, { autoBind: true });
  }

  get asksForCookies(): boolean {
    return asksForConsent(this.consent);
  }

  mayKeep(what: KeptWithConsent): boolean {
    return mayKeep(what, this.consent);
  }

  agree(choice: Pick<CookieConsent, 'isFunctional' | 'isMarketing'>): void {
    const consent = { ...choice, agreedAt: this.#dependencies.clock.now() };
    this.#dependencies.values.write(COOKIE_CONSENT, consent);
    this.#dependencies.cookies.write(CONSENT_COOKIE, consentCookie(consent), days(365));
    this.#take(consent);
  }

  /** CKC-8 Nothing counts as agreed to until the visitor has decided again. */
  askAgain(): void {
    this.consent = undefined;
  }

  /** The window is so wide now. */
  keepWidth(width: number): void {
    if (this.mayKeep('window-width'))
      this.#dependencies.cookies.write(WIDTH_COOKIE, String(Math.round(width)), days(365));
  }

  asksAge(question: AgeQuestion): boolean {
    if (question === 'off' || this.#isOfAge.get()) return false;
    return needsAgeConfirmation(
      this.#dependencies.values.read(ageConfirmation(question)),
      this.#dependencies.clock.now(),
    );
  }

  /** What the visitor says of their age; tells whether they are to leave. */
  answerAge(isOfAge: boolean, question: Exclude<AgeQuestion, 'off'>): 'stay' | 'leave' {
    const answer = answeredAge(isOfAge, this.#dependencies.clock.now());
    if (answer.kind === 'leave-site') return 'leave';
    this.#dependencies.values.write(ageConfirmation(question), answer.confirmedAt);
    this.#isOfAge.set(true);
    return 'stay';
  }

  /** Another tab may have decided, and somebody may sign in. */
  start(): () => void {
    // a device without storage still has the cookie
    this.consent = this.#dependencies.values.read(COOKIE_CONSENT) ?? this.consent;
    const stops = [
      this.#dependencies.values.watch(COOKIE_CONSENT, this.#take),
      autorun(() => {
        void this.#tellAgreement(this.#dependencies.session.userId, this.consent);
      }),
      autorun(() => {
        if (!this.mayKeep('window-width')) this.#forgetWidth();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  readonly #take = action((consent: CookieConsent | undefined): void => {
    const landing = landingToKeep(this.#dependencies.landing(), this.consent, consent);
    this.consent = consent;
    // who sent the visitor is worth a try, and no notice
    if (landing !== undefined) void this.#dependencies.gateway.keepLanding(landing);
  });

  /** CKC-9 A cookie that has no time left is gone. */
  #forgetWidth(): void {
    const { cookies } = this.#dependencies;
    if (cookies.read(WIDTH_COOKIE) !== undefined) cookies.write(WIDTH_COOKIE, '', 0);
  }

  async #tellAgreement(userId: number | undefined, consent: CookieConsent | undefined): Promise<void> {
    const { session, values } = this.#dependencies;
    // a session may also have run out, which signs nobody out
    if (userId === undefined) values.remove(SENT_AGREEMENT);
    const sent = values.read(SENT_AGREEMENT);
    const agreedAt = agreementToSend(
      consent,
      userId !== undefined,
      sent?.userId === userId ? sent?.agreedAt : undefined,
    );
    if (userId === undefined || agreedAt === undefined) return;
    // a session may have ended unseen, and would be refused
    await session.confirm();
    if (session.userId !== userId) return;
    const reply = await this.#dependencies.gateway.tellAgreement(agreedAt);
    if (reply.ok) values.write(SENT_AGREEMENT, { userId, agreedAt });
  }
}

declare module '../use-site.ts' {
  interface SiteStores {
    readonly consent: ConsentStore;
  }
}
