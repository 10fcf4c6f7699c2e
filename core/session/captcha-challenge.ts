import type { Machine, Step } from '../shared/machine.ts';
import { unforeseen } from '../shared/result.ts';
import { CAPTCHA_EVENTS, type CaptchaEventCode, type CaptchaKind, type CaptchaRefusal } from './captcha.ts';

/** A challenge belongs to calls of one name, and is of the kind that they asked for. */
interface Demanded {
  readonly kind: CaptchaKind;
  readonly action: string;
}

/** The calls that wait for one challenge. */
interface Line extends Demanded {
  readonly calls: readonly number[];
}

export type CaptchaChallengeState =
  | { readonly phase: 'none' }
  | {
      readonly phase: 'shown';
      readonly challenge: Line;
      /** Other kinds, asked for meanwhile; never the one that is shown. */
      readonly next: readonly Line[];
      /** Why the last answer was not taken. */
      readonly refusal?: CaptchaRefusal | undefined;
    };

export type CaptchaChallengeEvent =
  | ({ readonly type: 'challenge-demanded'; readonly call: number } & Demanded)
  | { readonly type: 'answer-passed'; readonly token: string }
  | { readonly type: 'answer-refused'; readonly refusal: CaptchaRefusal }
  | { readonly type: 'dismissed' }
  | { readonly type: 'signed-out' };

export type CaptchaChallengeEffect =
  | ({ readonly type: 'show' } & Demanded)
  | { readonly type: 'hide' }
  /** The same call under the same key, with the token in its header. */
  | { readonly type: 'repeat'; readonly call: number; readonly token: string }
  | { readonly type: 'give-up'; readonly call: number }
  | { readonly type: 'count'; readonly event: CaptchaEventCode; readonly kind: CaptchaKind }
  | { readonly type: 'sign-out' };

type Stepped = Step<CaptchaChallengeState, CaptchaChallengeEffect>;
type Shown = Extract<CaptchaChallengeState, { phase: 'shown' }>;

/**
 * CAP-3 One challenge of a kind is shown for all calls of one name that ask for it, one at a time; CAP-4 a passed one is counted as 10190 and every call is
 * repeated with its token; CAP-5 a refused answer is counted as 10191 and the challenge stays, unless the player was signed out with it;
 * CAP-6 a dismissed challenge gives its calls up.
 */
export const CAPTCHA_CHALLENGE: Machine<CaptchaChallengeState, CaptchaChallengeEvent, CaptchaChallengeEffect> = {
  initial: { phase: 'none' },
  step: challengeStep,
};

function challengeStep(state: CaptchaChallengeState, event: CaptchaChallengeEvent): Stepped {
  if (event.type === 'challenge-demanded') return afterDemand(state, event);
  if (state.phase === 'none') return [state];
  switch (event.type) {
    case 'answer-passed': {
      const repeats = state.challenge.calls.map((call) => ({ type: 'repeat', call, token: event.token }) as const);
      const { kind } = state.challenge;
      return movedOn(state, [{ type: 'count', event: CAPTCHA_EVENTS.passed, kind }, ...repeats]);
    }
    case 'answer-refused':
      return afterRefusal(state, event.refusal);
    case 'dismissed':
      return movedOn(state, givenUp([state.challenge]));
    case 'signed-out':
      return [{ phase: 'none' }, { type: 'hide' }, ...givenUp([state.challenge, ...state.next])];
    default:
      return unforeseen(event, [state]);
  }
}

function afterDemand(
  state: CaptchaChallengeState,
  { kind, action, call }: Demanded & { readonly call: number },
): Stepped {
  if (state.phase === 'none')
    return [
      { phase: 'shown', challenge: { kind, action, calls: [call] }, next: [] },
      { type: 'show', kind, action },
    ];
  const isSame = (line: Line): boolean => line.kind === kind && line.action === action;
  if (isSame(state.challenge)) return [{ ...state, challenge: joined(state.challenge, call) }];
  const next = state.next.some(isSame)
    ? state.next.map((line) => (isSame(line) ? joined(line, call) : line))
    : [...state.next, { kind, action, calls: [call] }];
  return [{ ...state, next }];
}

function joined(line: Line, call: number): Line {
  return { ...line, calls: [...line.calls, call] };
}

function afterRefusal(state: Shown, refusal: CaptchaRefusal): Stepped {
  const counted = { type: 'count', event: CAPTCHA_EVENTS.failed, kind: state.challenge.kind } as const;
  if (!refusal.isSignedOut) return [{ ...state, refusal }, counted];
  const given = givenUp([state.challenge, ...state.next]);
  return [{ phase: 'none' }, counted, { type: 'hide' }, ...given, { type: 'sign-out' }];
}

function movedOn({ next }: Shown, effects: readonly CaptchaChallengeEffect[]): Stepped {
  const [challenge, ...others] = next;
  if (challenge === undefined) return [{ phase: 'none' }, { type: 'hide' }, ...effects];
  return [
    { phase: 'shown', challenge, next: others },
    ...effects,
    { type: 'show', kind: challenge.kind, action: challenge.action },
  ];
}

function givenUp(lines: readonly Line[]): readonly CaptchaChallengeEffect[] {
  return lines.flatMap(({ calls }) => calls.map((call) => ({ type: 'give-up', call }) as const));
}
