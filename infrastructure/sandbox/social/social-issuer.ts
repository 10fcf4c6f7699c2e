import type { SocialNetwork } from '../../../core/registration/registration-type.ts';

/** Where a network proves who somebody is, and what the site is called there. */
export interface SocialIssuer {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** NET-14 Whether an e-mail address that it calls verified needs no other proof. */
  readonly isEmailTrusted?: boolean | undefined;
  /** TAP-8 Where the network tells browsers how it offers its accounts (FedCM). */
  readonly fedcm?: string | undefined;
}

export type SocialIssuers = Readonly<Partial<Record<SocialNetwork, SocialIssuer>>>;
