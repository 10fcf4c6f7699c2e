import type { SessionGateway, SignInForm } from '../../../core/session/session-gateway.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok } from '../../../core/shared/result.ts';

export interface FakeSessionGateway extends SessionGateway {
  /** Who is signed in on the server. */
  userId: number | undefined;
  /** What every call fails with until it is cleared. */
  failure: RequestFailure | undefined;
  readonly asked: () => number;
  readonly forms: readonly SignInForm[];
}

/** A server that signs anybody in as player 77. */
export function fakeSessionGateway(userId?: number): FakeSessionGateway {
  let asked = 0;
  const forms: SignInForm[] = [];
  const gateway: FakeSessionGateway = {
    userId,
    failure: undefined,
    forms,
    asked: () => asked,
    session: () => {
      asked += 1;
      return answer(() => ({ userId: gateway.userId }));
    },
    signIn: (form) => {
      forms.push(form);
      return answer(() => {
        gateway.userId = 77;
        return { userId: 77 };
      });
    },
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
