import type { SecondStep } from '../../session/gateways/sign-in-gateway.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { Language } from '../../site/config/language.ts';
import type { NewsWish, OneClickForm, RegistrationExtras } from '../registration-gateway.ts';
import type { SocialNetwork } from '../registration-type.ts';

export interface SocialOffer {
  /** As the site names them. */
  readonly networks: readonly string[];
  /** The network that has led this whole page back to the site. */
  readonly back?: string | undefined;
}

export interface SocialStart {
  readonly network: SocialNetwork;
  /** Whether the network is asked in a window of its own. */
  readonly isWindow: boolean;
  /** Whether the browser keeps the session of a player who is known. */
  readonly isRemembered: boolean;
  readonly language: Language;
}

/** Whom a network has named, and no player is known by. */
export interface NewSocialPlayer {
  readonly network: SocialNetwork;
  readonly name: string;
  /** NET-13 As the network names it. */
  readonly email?: string | undefined;
  /** NET-14 Whether it counts as confirmed while it is kept as it is. */
  readonly isEmailTrusted?: boolean | undefined;
}

/** What the site knows of whom a network confirmed. */
export interface SocialAnswer {
  readonly isWaiting: boolean;
  readonly userId?: number | undefined;
  /** What else the player is asked for. */
  readonly secondStep?: SecondStep | undefined;
  /** Nobody has an account yet. */
  readonly newPlayer?: NewSocialPlayer | undefined;
}

/** NET-13 What is filled in; the address may be left empty. */
export interface SocialFormValues extends OneClickForm, RegistrationExtras, NewsWish {
  readonly email: string;
}

export interface SocialForm extends SocialFormValues {
  /** The number of the country. */
  readonly countryId: number;
}

export interface SocialGateway {
  readonly offer: () => Promise<Result<SocialOffer, RequestFailure>>;
  /** Gives the address of the network. */
  readonly start: (
    asked: SocialStart,
  ) => Promise<Result<{ readonly address: string; readonly deadline: EpochMillis }, RequestFailure>>;
  readonly finish: (network: SocialNetwork) => Promise<Result<SocialAnswer, RequestFailure>>;
  readonly register: (form: SocialForm) => Promise<Result<{ readonly userId: number }, RequestFailure>>;
}
