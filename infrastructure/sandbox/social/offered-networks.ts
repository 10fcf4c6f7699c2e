import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { SOCIAL_NETWORKS, type SocialNetwork } from '../../../core/registration/registration-type.ts';
import type { SocialIssuer } from './social-issuer.ts';
import type { Database } from '../database/open-database.ts';
import type { SandboxOptions } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { ownOrigin, type OriginRules } from '../server/request-origin.ts';

export const OPENID_PATH = '/debugger/openid';
const DEMO_CLIENT = 'oddsmith';
const DEMO_ISSUER = 'demonstration';
/** The network as which the demonstration's provider offers one-tap. */
export const DEMO_ONE_TAP = 'google';

interface Offering {
  readonly options: Pick<SandboxOptions, 'isDemo' | 'social'>;
}
type IssuerParts = Offering & Pick<SandboxParts, 'secret'>;

/** NET-5 A network is offered where the operator set it up; in a demonstration every network is. */
export function offeredNetworks({ options }: Offering): readonly SocialNetwork[] {
  return SOCIAL_NETWORKS.filter((network) => options.isDemo || options.social?.[network] !== undefined);
}

/** WAY-8 TAP-8 The network of one-tap sign-in: the one whose accounts the browser offers, or the demonstration's provider. No script of a network is ever loaded. */
export function oneTapNetwork({ options }: Offering): SocialNetwork | undefined {
  const configured = SOCIAL_NETWORKS.find((network) => options.social?.[network]?.fedcm !== undefined);
  return configured ?? (options.isDemo && options.social?.[DEMO_ONE_TAP] === undefined ? DEMO_ONE_TAP : undefined);
}

/** The issuer of a network; the demonstration's own provider lies on the site itself. */
export function issuerOf(parts: IssuerParts, network: SocialNetwork, siteOrigin: string): SocialIssuer | undefined {
  const configured = parts.options.social?.[network];
  if (configured !== undefined || !parts.options.isDemo) return configured;
  return { issuer: demoIssuer(siteOrigin, network), ...demoClient(parts.secret) };
}

/** NET-1 Under whose word a player is known: the configured issuer, or the demonstration's provider, wherever the site lies. */
export function identityIssuer({ options }: Offering, network: SocialNetwork): string {
  return options.social?.[network]?.issuer ?? DEMO_ISSUER;
}

/** NET-14 Whether the network's word for an e-mail address is enough. Of the demonstration's provider it never is: anybody types any address there. */
export function isEmailTrusted({ options }: Offering, network: SocialNetwork): boolean {
  return options.social?.[network]?.isEmailTrusted === true;
}

/** Whom a network knew before its issuer was kept belongs to the one that is configured now; where none is, to nobody until one is. */
export async function nameIssuers(database: Database, options: Offering['options']): Promise<void> {
  for (const network of offeredNetworks({ options })) {
    await database
      .updateTable('social_identities')
      .set({ issuer: identityIssuer({ options }, network) })
      .where('network', '=', network)
      .where('issuer', '=', '')
      .execute();
  }
}

/** The demonstration's provider as one network. */
export function demoIssuer(siteOrigin: string, network: SocialNetwork): string {
  return `${siteOrigin}${OPENID_PATH}/${network}`;
}

/** Where browsers are told how the demonstration's provider offers its accounts. */
export function demoFedcm(siteOrigin: string): string {
  return `${demoIssuer(siteOrigin, DEMO_ONE_TAP)}/fedcm/config.json`;
}

/** The site as a client of the demonstration's provider. */
export function demoClient(secret: string): Pick<SocialIssuer, 'clientId' | 'clientSecret'> {
  return {
    clientId: DEMO_CLIENT,
    clientSecret: createHmac('sha256', secret).update('openid client').digest('base64url'),
  };
}

/** The site as the browser has it: behind a proxy that speaks https, the demonstration itself does not. */
export function seenOrigin(request: FastifyRequest, rules: OriginRules): string {
  const { origin, host } = request.headers;
  const isHere = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
  return rules.origin ?? (isHere ? origin : ownOrigin(request, rules));
}
