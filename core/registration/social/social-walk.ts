import type { SecondStep } from '../../session/gateways/sign-in-gateway.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import { minutes, type EpochMillis, type Millis } from '../../shared/time.ts';
import type { SocialNetwork } from '../registration-type.ts';
import type { NewSocialPlayer, SocialAnswer } from './social-gateway.ts';

/** NET-12 What ends the form of a new player: the confirmation has run out or is used up, or there is an account by now. */
const FORM_ENDS = ['no-attempt', 'known'] as const;
type FormEnd = (typeof FORM_ENDS)[number];

/** Where somebody is on the way through a social network. */
export type SocialWalk =
  | {
      readonly phase: 'choosing';
      /** What became of the last try. */
      readonly failed?:
        | { readonly network: SocialNetwork; readonly why: 'not-confirmed' | 'unavailable' | FormEnd }
        | undefined;
    }
  | { readonly phase: 'asking'; readonly network: SocialNetwork }
  | { readonly phase: 'waiting'; readonly network: SocialNetwork; readonly deadline: EpochMillis }
  | ({ readonly phase: 'new-player' } & NewSocialPlayer)
  | { readonly phase: 'second-step'; readonly network: SocialNetwork; readonly step: SecondStep }
  | { readonly phase: 'signed-in'; readonly userId: number };

/** NET-6, NET-7 Where an answer leads; one that is still awaited, and every refusal, confirms nobody, and it can be tried again. */
export function afterSocialAnswer(network: SocialNetwork, answer: Result<SocialAnswer, RequestFailure>): SocialWalk {
  if (answer.ok && answer.value.userId !== undefined) return { phase: 'signed-in', userId: answer.value.userId };
  if (answer.ok && answer.value.secondStep !== undefined) {
    return { phase: 'second-step', network, step: answer.value.secondStep };
  }
  if (answer.ok && answer.value.newPlayer !== undefined) return { phase: 'new-player', ...answer.value.newPlayer };
  const isUnknown = !answer.ok && answer.error.kind !== 'refused';
  return { phase: 'choosing', failed: { network, why: isUnknown ? 'unavailable' : 'not-confirmed' } };
}

/** NET-12 Where a refused form leads: undefined where it stays, as it can be mended and sent again. */
export function afterRefusedForm(network: SocialNetwork, failure: RequestFailure): SocialWalk | undefined {
  const why = FORM_ENDS.find((end) => failure.kind === 'refused' && failure.code === end);
  return why === undefined ? undefined : { phase: 'choosing', failed: { network, why } };
}

/** NET-6 How long an answer of a network is waited for. */
export const SOCIAL_WAIT: Millis = minutes(10);

/** NET-6 The whole seconds that are left for the network, in milliseconds; 0 once it is too late, and never more than the wait, however slow the clock of the page. */
export function socialWaitLeft(deadline: EpochMillis, now: EpochMillis): Millis {
  return Math.min(SOCIAL_WAIT, Math.max(0, Math.ceil((deadline - now) / 1000) * 1000));
}
