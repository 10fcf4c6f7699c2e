import type { LightMyRequestResponse } from 'fastify';
import type { SocialNetwork } from '../../../core/registration/registration-type.ts';
import { START_SOCIAL, SOCIAL_SIGN_IN } from '../../../infrastructure/session/social-calls.ts';
import { REGISTER_SOCIAL } from '../../../infrastructure/registration/social-registration-calls.ts';
import { SOCIAL_TWO_STEP_CODE } from '../../../infrastructure/session/sign-in-calls.ts';
import type { SandboxFixture } from '../sandbox-fixture.ts';
import type { Visitor } from './visitor.ts';

/** Somebody made up, as the login page of the demonstration's provider is told. */
export interface MadeUp {
  readonly name: string;
  readonly email: string;
}

const HOST = 'localhost:3000';
const FORM = 'application/x-www-form-urlencoded';

/** Begins at the site; gives the address of the network. */
export async function startSocial(
  visitor: Visitor,
  network: SocialNetwork = 'google',
  { isWindow = true, isRemembered = false } = {},
): Promise<URL> {
  const body = { network, is_window: isWindow, save: isRemembered, language: 'ru' } as const;
  return new URL((await visitor.send(START_SOCIAL, { body })).read().address);
}

/** Follows an address of the site by a link: a browser sends the cookies that are not strict. */
export async function follow(
  { app }: SandboxFixture,
  visitor: Visitor | undefined,
  address: URL,
): Promise<LightMyRequestResponse> {
  const strict = ['__Host-csrf', '__Host-device'];
  const jar = [...(visitor?.cookies ?? [])].filter(([name]) => !strict.includes(name));
  const cookie = jar.map(([name, value]) => `${name}=${value}`).join('; ');
  return app.inject({
    method: 'GET',
    url: address.pathname + address.search,
    headers: { host: HOST, 'sec-fetch-site': 'cross-site', ...(cookie === '' ? {} : { cookie }) },
  });
}

/** What the login page sends, where the network was asked so; gives where it leads back to. */
export async function decide(
  { app }: SandboxFixture,
  asked: URL,
  person: MadeUp | undefined,
  site = 'same-origin',
): Promise<LightMyRequestResponse> {
  const fields = new URLSearchParams(asked.searchParams);
  fields.set('decision', person === undefined ? 'refuse' : 'allow');
  for (const [name, value] of Object.entries(person ?? {})) fields.set(name, value);
  return app.inject({
    method: 'POST',
    url: asked.pathname,
    headers: { host: HOST, 'content-type': FORM, 'sec-fetch-site': site },
    payload: fields.toString(),
  });
}

/** Where the network leads back to with its answer. */
export async function answerOf(fixture: SandboxFixture, asked: URL, person?: MadeUp): Promise<URL> {
  return new URL(String((await decide(fixture, asked, person)).headers.location));
}

/** The whole way through the network; what follows is the site's. */
export async function comeBack(
  fixture: SandboxFixture,
  visitor: Visitor,
  { person, network = 'google', isRemembered = false }: WholeWay,
): Promise<LightMyRequestResponse> {
  const asked = await startSocial(visitor, network, { isRemembered });
  return follow(fixture, visitor, await answerOf(fixture, asked, person));
}

interface WholeWay {
  readonly person: MadeUp | undefined;
  readonly network?: SocialNetwork;
  readonly isRemembered?: boolean;
}

export const finishSocial = (visitor: Visitor, network: SocialNetwork = 'google') =>
  visitor.send(SOCIAL_SIGN_IN, { body: { network } });

export const giveSocialCode = (visitor: Visitor, code: string) =>
  visitor.send(SOCIAL_TWO_STEP_CODE, { body: { code } });

export const registerSocial = (
  visitor: Visitor,
  {
    countryId = 1,
    email,
    news,
  }: { readonly countryId?: number; readonly email?: string; readonly news?: boolean } = {},
) =>
  visitor.send(REGISTER_SOCIAL, {
    body: {
      socialData: { currencyId: 643, countryId, regType: 'soc_reg', promocode: 'START', countryCode: 'ru' },
      first_deposit_bonus_choice: 1,
      isAdult: true,
      isTermsAccepted: true,
      ...(email === undefined ? {} : { email }),
      ...(news === undefined ? {} : { news }),
      save: true,
    },
  });
