import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FAILED_SIGN_OUT,
  SESSION_COOKIES,
  SIGN_OUT,
  type SignOutEvent,
  type SignOutState,
} from '../../../core/session/sign-out.ts';
import { SIGN_OUT_SAMPLES } from '../../support/samples/session/sign-out-samples.ts';

const { initial, step } = SIGN_OUT;
const confirming: SignOutState = { phase: 'confirming' };
const disconnecting = (isPlayersPage: boolean): SignOutState => ({ phase: 'disconnecting', isPlayersPage });

describe('signing out', () => {
  it('asks first [OUT-1]', () => {
    expect(step(initial, { type: 'sign-out-asked' })).toEqual([confirming, { type: 'ask' }]);
    expect(step(confirming, { type: 'sign-out-asked' })).toEqual([confirming]);
    expect(step(confirming, { type: 'declined' })).toEqual([initial]);
    expect(step(initial, { type: 'confirmed', isPlayersPage: true })).toEqual([initial]);
    expect(step(initial, { type: 'declined' })).toEqual([initial]);
    expect(step(disconnecting(true), { type: 'declined' })).toEqual([disconnecting(true)]);
  });

  it('asks nobody where the site orders it [OUT-1]', () => {
    const order: SignOutEvent = { type: 'sign-out-ordered', isPlayersPage: true };
    expect(step(initial, order)).toEqual([disconnecting(true), { type: 'disconnect' }]);
    expect(step(confirming, order)).toEqual([disconnecting(true), { type: 'disconnect' }]);
    expect(step(disconnecting(false), order)).toEqual([disconnecting(false)]);
  });

  it('disconnects once [OUT-2]', () => {
    expect(step(confirming, { type: 'confirmed', isPlayersPage: false })).toEqual([
      disconnecting(false),
      { type: 'disconnect' },
    ]);
    expect(step(disconnecting(false), { type: 'confirmed', isPlayersPage: false })).toEqual([disconnecting(false)]);
    expect(step(initial, { type: 'disconnected' })).toEqual([initial]);
    expect(step(confirming, { type: 'disconnected' })).toEqual([confirming]);
  });

  it('removes cookies, what is kept of the player, ban and player [OUT-3, OUT-6]', () => {
    expect(SESSION_COOKIES).toEqual(['ggru', 'grant', '__Host-csrf']);
    expect(step(disconnecting(true), { type: 'disconnected' }).slice(0, 5)).toEqual([
      initial,
      { type: 'remove-cookies', names: ['ggru', 'grant', '__Host-csrf'] },
      { type: 'wipe' },
      { type: 'reset-ban-level' },
      { type: 'clear-player' },
    ]);
  });

  it('leaves a page for players and loads any other again [OUT-4]', () => {
    expect(step(disconnecting(true), { type: 'disconnected' }).slice(5)).toEqual([{ type: 'go-home' }]);
    expect(step(disconnecting(false), { type: 'disconnected' }).slice(5)).toEqual([{ type: 'reload' }]);
  });

  it('that fails is logged and loads the page again [OUT-5]', () => {
    expect(step(disconnecting(true), { type: 'disconnect-failed', isRefused: true, message: 'No' })).toEqual([
      initial,
      { type: 'remove-cookies', names: ['ggru', 'grant'] },
      { type: 'wipe' },
      { type: 'tell-failure', isRefused: true, message: 'No' },
      { type: 'reload' },
    ]);
    expect(step(initial, { type: 'disconnect-failed', isRefused: false })).toEqual([initial]);
    expect(step(confirming, { type: 'disconnect-failed', isRefused: false })).toEqual([confirming]);
  });

  it.each([
    [
      { userId: 5, isRefused: true, message: ' No ' },
      { userId: 5, isRefused: true, message: 'No' },
    ],
    [
      { userId: 5, isRefused: 'yes', message: 7 },
      { userId: 5, isRefused: false },
    ],
    [
      { userId: 5, message: ' ' },
      { userId: 5, isRefused: false },
    ],
    [{ userId: 5.5, isRefused: true }, undefined],
    [5, undefined],
    [null, undefined],
  ])('that failed is read from the device as %j: %j [OUT-5]', (stored, read) => {
    const parsed = FAILED_SIGN_OUT.parse(stored);
    expect(parsed.ok ? parsed.value : undefined).toEqual(read);
  });

  it('never clears a player without a server that disconnected [OUT-2, OUT-3]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...SIGN_OUT_SAMPLES.events)), (events) => {
        let state = initial;
        let [disconnects, answers, clears] = [0, 0, 0];
        for (const event of events) {
          const wasAsked = state.phase === 'disconnecting';
          const [next, ...effects] = step(state, event);
          state = next;
          if (wasAsked && (event.type === 'disconnected' || event.type === 'disconnect-failed')) answers += 1;
          disconnects += effects.filter(({ type }) => type === 'disconnect').length;
          const cleared = effects.filter(({ type }) => type === 'clear-player').length;
          expect(cleared).toBe(wasAsked && event.type === 'disconnected' ? 1 : 0);
          clears += cleared;
          expect(disconnects - answers).toBe(state.phase === 'disconnecting' ? 1 : 0);
        }
        expect(clears).toBeLessThanOrEqual(answers);
      }),
    );
  });
});
