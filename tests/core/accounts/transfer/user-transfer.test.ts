import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isTransferAccepted,
  USER_TRANSFER,
  type UserTransferEffect,
  type UserTransferEvent,
  type UserTransferState,
} from '../../../../core/accounts/transfer/user-transfer.ts';
import { USER_TRANSFER_SAMPLES } from '../../../support/samples/session/user-transfer-samples.ts';

const { initial, step } = USER_TRANSFER;
const contact = { phone: '+35799123456', countryCode: 'cy', captcha: 'c' };
const required: UserTransferEvent = { type: 'player-read', isTransferRequired: true };
const sent: UserTransferEvent = { type: 'contact-given', contact };
const code: UserTransferEvent = { type: 'code-given', code: ' 1234 ' };
const yes: UserTransferEvent = { type: 'answered', reply: { status: true } };
const token: UserTransferEvent = { type: 'answered', reply: { status: true }, redirectToken: 'tok' };
const no: UserTransferEvent = { type: 'answered', reply: { status: false, message: 'No' } };
const player = { userId: 7, password: 'secret-of-the-player' };
const signedIn: UserTransferEvent = { type: 'signed-in' };
const unanswered: UserTransferEvent = { type: 'unanswered' };
const again: UserTransferEvent = { type: 'asked-again' };
const another: UserTransferEvent = { type: 'code-asked-again', contact };
const returned: UserTransferEvent = { type: 'returned' };
const got: UserTransferEvent = { type: 'player-received', reply: { status: true }, player };

function walk(...events: UserTransferEvent[]) {
  let state: UserTransferState = initial;
  const effects: UserTransferEffect[] = [];
  for (const event of events) {
    const [next, ...asked] = step(state, event);
    state = next;
    effects.push(...asked);
  }
  return { state, effects };
}

describe('the transfer of a player', () => {
  it.each([
    [true, true],
    [false, false],
    [1, false],
    ['true', false],
    [undefined, false],
  ])('with status %s is accepted: %s [TRF-1]', (status, isAccepted) => {
    expect(isTransferAccepted({ status })).toBe(isAccepted);
  });

  it('opens when it is required and closes when it is not [TRF-2]', () => {
    expect(walk(required)).toEqual({ state: { phase: 'contact', isAsking: false }, effects: [{ type: 'open' }] });
    expect(walk(required, required).effects).toHaveLength(1);
    const free: UserTransferEvent = { type: 'player-read', isTransferRequired: false };
    expect(walk(free)).toEqual({ state: initial, effects: [] });
    expect(walk(required, free)).toEqual({ state: initial, effects: [{ type: 'open' }, { type: 'close' }] });
    expect(walk(required, { type: 'closed' })).toEqual({
      state: initial,
      effects: [{ type: 'open' }, { type: 'close' }],
    });
  });

  it('sends a code, checks it and asks for the account [TRF-3, TRF-5]', () => {
    expect(walk(required, sent, yes, code, token, got, signedIn)).toEqual({
      state: { phase: 'done' },
      effects: [
        { type: 'open' },
        { type: 'send-code', contact },
        { type: 'check-code', code: '1234' },
        { type: 'ask-user', redirectToken: 'tok' },
        { type: 'sign-in-once', player },
        { type: 'close' },
      ],
    });
  });

  it('asks each step once until it is answered [TRF-3]', () => {
    expect(walk(required, sent, sent).effects).toHaveLength(2);
    expect(walk(required, sent, yes, code, code).effects).toHaveLength(3);
    expect(walk(required, code).effects).toHaveLength(1);
    expect(walk(required, sent, yes, sent).effects).toHaveLength(2);
    expect(walk(required, yes).state).toEqual({ phase: 'contact', isAsking: false });
    expect(walk(required, got).effects).toHaveLength(1);
    expect(walk(required, sent, yes, code, token, yes).state).toEqual({
      phase: 'user',
      isAsking: true,
      redirectToken: 'tok',
    });
    expect(walk(required, sent, yes, code, token, got, got).effects).toHaveLength(5);
    expect(walk(required, sent, yes, code, token, again).effects).toHaveLength(4);
    expect(walk(required, sent, yes, code, token, signedIn).state.phase).toBe('user');
  });

  it('takes a refused step again [TRF-1, TRF-4]', () => {
    const refused = { isAsking: false, problem: 'refused', message: 'No' };
    expect(walk(required, sent, no).state).toEqual({ phase: 'contact', ...refused });
    expect(walk(required, sent, yes, code, no).state).toEqual({ phase: 'code', ...refused });
    expect(walk(required, sent, yes, code, yes).state).toEqual({ phase: 'code', isAsking: false, problem: 'refused' });
    const lost: UserTransferEvent = { type: 'player-received', reply: { status: false, message: 'No' }, player };
    expect(walk(required, sent, yes, code, token, lost).state).toEqual({ phase: 'contact', ...refused });
    const empty: UserTransferEvent = { type: 'player-received', reply: { status: true } };
    expect(walk(required, sent, yes, code, token, empty).state).toMatchObject({ phase: 'contact', problem: 'refused' });
    expect(walk(required, sent, no, sent).state).toEqual({ phase: 'contact', isAsking: true });
  });

  it('sends another code for the same phone, and goes back to the phone [TRF-3, TRF-4]', () => {
    const asked = walk(required, sent, yes, another);
    expect(asked.state).toEqual({ phase: 'code', isAsking: true, isAgain: true });
    expect(asked.effects.map(({ type }) => type)).toEqual(['open', 'send-code', 'send-code']);
    expect(walk(required, sent, yes, another, yes).state).toEqual({ phase: 'code', isAsking: false });
    const refused = { phase: 'code', isAsking: false, problem: 'refused', message: 'No' };
    expect(walk(required, sent, yes, another, no).state).toEqual(refused);
    expect(walk(required, sent, yes, another, code, another).effects).toHaveLength(3);
    expect(walk(required, sent, yes, returned).state).toEqual({ phase: 'contact', isAsking: false });
    expect(walk(required, sent, yes, code, returned).state).toEqual({ phase: 'code', isAsking: true });
    expect(walk(required, another, returned).state).toEqual({ phase: 'contact', isAsking: false });
  });

  it('asks again with the same token for what was not answered, the account or the sign-in [TRF-6]', () => {
    const lost = { phase: 'user', isAsking: false, redirectToken: 'tok', problem: 'unanswered' };
    const ask = { type: 'ask-user', redirectToken: 'tok' };
    for (const before of [[unanswered], [got, unanswered]]) {
      expect(walk(required, sent, yes, code, token, ...before).state).toEqual(lost);
      const { state, effects } = walk(required, sent, yes, code, token, ...before, unanswered, again, again);
      expect(state).toEqual({ phase: 'user', isAsking: true, redirectToken: 'tok' });
      expect(effects.at(-1)).toEqual(ask);
      expect(effects.filter(({ type }) => type === 'ask-user')).toHaveLength(2);
    }
    expect(walk(required, sent, yes, code, token, unanswered, again, got, signedIn).state).toEqual({ phase: 'done' });
    expect(walk(required, sent, yes, code, token, unanswered, got).effects).toHaveLength(4);
    const putOff = [required, sent, yes, code, token, unanswered, { type: 'closed' }] as const;
    expect(walk(...putOff).state).toEqual({ phase: 'off', redirectToken: 'tok' });
    expect(walk(...putOff, required).state).toEqual(lost);
    const free: UserTransferEvent = { type: 'player-read', isTransferRequired: false };
    expect(walk(...putOff, free, required).state).toEqual({ phase: 'contact', isAsking: false });
    expect(walk(required, sent, yes, code, token, { type: 'closed' }).state).toEqual(initial);
  });

  it('does nothing before it opens and after it is done [TRF-3]', () => {
    for (const state of [initial, { phase: 'done' }] satisfies UserTransferState[]) {
      for (const event of [sent, code, yes, got, signedIn, again, unanswered, { type: 'closed' } as const]) {
        expect(step(state, event)).toEqual([state]);
      }
    }
    expect(step({ phase: 'done' }, required)).toEqual([{ phase: 'done' }]);
  });

  it('never keeps the password, and never signs in without three accepted steps [TRF-1, TRF-5, SEC-57]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...USER_TRANSFER_SAMPLES.events, got), { maxLength: 60 }), (events) => {
        let state: UserTransferState = initial;
        const asked = new Set<string>();
        for (const event of events) {
          const [next, ...effects] = step(state, event);
          state = next;
          for (const { type } of effects) asked.add(type);
          expect(JSON.stringify(state)).not.toMatch(/secret-of-the-player|password/);
          const isSignIn = effects.some(({ type }) => type === 'sign-in-once');
          const isWhole = ['send-code', 'check-code', 'ask-user'].every((call) => asked.has(call));
          expect(isSignIn && !isWhole).toBe(false);
        }
      }),
    );
  });
});
