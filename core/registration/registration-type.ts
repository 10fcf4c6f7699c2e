/** The kinds of registration, as the server and the analytics name them. */
export const REGISTRATION_TYPES = [
  { type: 'one-click', id: 'fast_reg', counted: 'one_click' },
  { type: 'phone', id: 'phone_reg', counted: 'phone' },
  { type: 'full', id: 'full_reg', counted: 'full' },
  { type: 'social', id: 'soc_reg', counted: 'social' },
] as const;
export type RegistrationType = (typeof REGISTRATION_TYPES)[number]['type'];
export type CountedRegistration = (typeof REGISTRATION_TYPES)[number]['counted'];

/** What a new player wants as a first bonus, as the server numbers it. */
export const BONUS_CHOICES = [
  { id: 0, choice: 'decline' },
  { id: 1, choice: 'sport' },
  { id: 2, choice: 'casino' },
] as const;
export type BonusChoice = (typeof BONUS_CHOICES)[number]['choice'];

/** How a new player can keep the credentials, as the server numbers it. */
export const CREDENTIALS_WAYS = [
  { id: 0, way: 'file' },
  { id: 1, way: 'picture' },
  { id: 2, way: 'email' },
] as const;
export type CredentialsWay = (typeof CREDENTIALS_WAYS)[number]['way'];

export const SOCIAL_NETWORKS = [
  'google',
  'vk',
  'ok',
  'fb',
  'mailru',
  'yandex',
  'telegram',
  'kakaotalk',
  'twitter',
  'itsme',
  'twitch',
  'metamask',
  'line',
  'linkedin',
  'apple',
  'discord',
] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** REG-1 The types that a site offers, in their own order; one-click only where the jurisdiction permits it, social only with a network. */
export function offeredTypes(site: {
  readonly types: readonly string[];
  readonly isOneClickPermitted: boolean;
  readonly networks: readonly string[];
}): readonly RegistrationType[] {
  return REGISTRATION_TYPES.map(({ type }) => type).filter((type) => {
    if (!site.types.includes(type)) return false;
    if (type === 'one-click') return site.isOneClickPermitted === true;
    return type !== 'social' || knownNetworks(site.networks).length > 0;
  });
}

/** REG-2 The social networks that a site offers, in its order, each once; what is not known is left out. */
export function knownNetworks(named: readonly string[]): readonly SocialNetwork[] {
  const known = named.flatMap((name) => SOCIAL_NETWORKS.filter((network) => network === name));
  return [...new Set(known)];
}

/** REG-3 The credentials can be kept in a file or a picture, both made on the device; an e-mail, where there is an address, brings a link and never the password. */
export function credentialsWays(hasEmail: boolean): readonly CredentialsWay[] {
  return CREDENTIALS_WAYS.map(({ way }) => way).filter((way) => way !== 'email' || hasEmail === true);
}

/** Whether a name from outside is one of the networks [REG-2]. */
export function isSocialNetwork(name: string): name is SocialNetwork {
  return SOCIAL_NETWORKS.some((network) => network === name);
}
