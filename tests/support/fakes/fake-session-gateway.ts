import type { SessionGateway } from '../../../core/session/session-gateway.ts';
import type { OfferedSignIn, SignInGateway, SignInReply } from '../../../core/session/gateways/sign-in-gateway.ts';
import type { SmsOrder } from '../../../core/session/sign-in-order.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { NOW } from '../examples/coupon-examples.ts';

export interface FakeSessionGateway extends SessionGateway, SignInGateway {
  /** Who is signed in on the server. */
  userId: number | undefined;
  /** What every call fails with until it is cleared. */
  failure: RequestFailure | undefined;
  readonly asked: () => number;
  /** What each question for the session told of the player. */
  readonly told: readonly boolean[];
  /** What a sign-in is answered with once instead of a player. */
  instead: SignInReply | undefined;
  readonly forms: readonly OfferedSignIn[];
  /** The text messages that were asked for. */
  readonly texts: readonly SmsOrder[];
  /** When the server sends another, where it says. */
  againAt: number | undefined;
  /** Whether links were asked for in this browser. */
  isLinkFromHere: boolean;
  /** The addresses that links were asked for. */
  readonly letters: readonly string[];
}

/** A server that signs anybody in as player 77. */
export function fakeSessionGateway(userId?: number): FakeSessionGateway {
  let asked = 0;
  const told: boolean[] = [];
  const forms: OfferedSignIn[] = [];
  const texts: SmsOrder[] = [];
  const letters: string[] = [];
  const gateway: FakeSessionGateway = {
    userId,
    failure: undefined,
    instead: undefined,
    forms,
    texts,
    againAt: undefined,
    isLinkFromHere: true,
    letters,
    asked: () => asked,
    told,
    session: (isActive = false) => {
      asked += 1;
      told.push(isActive);
      return answer(() => ({ userId: gateway.userId }));
    },
    signIn: (form) => {
      forms.push(form);
      return answer<SignInReply>(() => {
        const { instead } = gateway;
        gateway.instead = undefined;
        if (instead !== undefined) return instead;
        gateway.userId = 77;
        return { userId: 77 };
      });
    },
    sendSms: (order) => {
      texts.push(order);
      return answer(() => ({ expiresAt: NOW + 600_000, againAt: gateway.againAt }));
    },
    sendLink: (email) => {
      letters.push(email);
      return answer(() => undefined);
    },
    isLinkAskedHere: () => answer(() => gateway.isLinkFromHere),
    sendAgain: () => answer(() => (gateway.againAt === undefined ? {} : { againAt: gateway.againAt })),
    signOut: () =>
      answer(() => {
        gateway.userId = undefined;
        return undefined;
      }),
  };
  function answer<Value>(make: () => Value) {
    return Promise.resolve(gateway.failure === undefined ? ok(make()) : fail(gateway.failure));
  }
  return gateway;
}
