import * as v from 'valibot';
import { SOCIAL_NETWORKS, type SocialNetwork } from '../../core/registration/registration-type.ts';
import type { NewSocialPlayer } from '../../core/registration/social/social-gateway.ts';
import { LANGUAGES } from '../../core/site/config/language.ts';
import { defineCall } from '../http/call.ts';
import { wireId, wireMillis, wireText } from '../http/wire.ts';
import { wireSecondStep } from './sign-in-calls.ts';

const network = v.picklist(SOCIAL_NETWORKS);
const shared = { method: 'POST', access: 'public', changes: 'state' } as const;

export const SOCIAL_OFFER = defineCall({
  name: 'socialOffer',
  summary: 'The social networks that players may come from, and the one that has led this browser back to the site',
  method: 'GET',
  path: '/web-api/session/social',
  reply: v.pipe(
    v.object({ networks: v.array(wireText), back: v.optional(wireText) }),
    v.transform(({ networks, back }) => ({ networks, ...(back === undefined ? {} : { back }) })),
  ),
  access: 'public',
  changes: 'none',
});

export const START_SOCIAL = defineCall({
  ...shared,
  name: 'startSocial',
  summary:
    'Begins a sign-in through a social network for this browser and says where to go; 404 for a network that is not offered, 429 when tried too often, 503 where the network does not answer',
  path: '/web-api/session/social/start',
  body: v.object({ network, is_window: v.boolean(), save: v.boolean(), language: v.picklist(LANGUAGES) }),
  reply: v.pipe(
    v.object({ address: v.pipe(v.string(), v.regex(/^https?:\/\//), v.maxLength(4000)), expires_at: wireMillis }),
    v.transform(({ address, expires_at: deadline }) => ({ address, deadline })),
  ),
});

export const SOCIAL_SIGN_IN = defineCall({
  ...shared,
  name: 'socialSignIn',
  summary:
    'Signs in whom the network knows as a player, or says which second step is needed, or names the new player who has yet to register; 403 where the network did not confirm it, 404 where this browser asked nobody',
  path: '/web-api/session/social',
  body: v.object({ network }),
  reply: v.pipe(
    v.object({
      user_id: v.nullable(wireId),
      is_waiting: v.optional(v.boolean()),
      second_step: v.optional(wireSecondStep),
      new_player: v.optional(
        v.object({ network, name: wireText, email: v.optional(wireText), is_email_trusted: v.optional(v.boolean()) }),
      ),
    }),
    v.transform(
      ({ user_id: userId, is_waiting: isWaiting = false, second_step: secondStep, new_player: newPlayer }) => ({
        isWaiting,
        ...(userId === null ? {} : { userId }),
        ...(secondStep === undefined ? {} : { secondStep }),
        ...(newPlayer === undefined ? {} : { newPlayer: personOf(newPlayer) }),
      }),
    ),
  ),
});

interface WirePerson {
  readonly network: SocialNetwork;
  readonly name: string;
  readonly email?: string | undefined;
  readonly is_email_trusted?: boolean | undefined;
}

function personOf({ network: of, name, email, is_email_trusted: isEmailTrusted = false }: WirePerson): NewSocialPlayer {
  return { network: of, name, ...(email === undefined ? {} : { email, isEmailTrusted }) };
}
