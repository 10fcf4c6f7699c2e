import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  VIDEO_TOKEN,
  videoToken,
  type VideoTokenEvent,
  type VideoTokenState,
} from '../../../core/session/video-token.ts';
import { VIDEO_TOKEN_SAMPLES } from '../../support/samples/media/video-token-samples.ts';

const { initial, step } = VIDEO_TOKEN;
const MINUTE = 60_000;
const shown: VideoTokenState = { phase: 'shown', epoch: 3, askedAt: 1000, token: 'old' };
const hidden: VideoTokenState = { ...shown, phase: 'hidden' };

describe('the video token', () => {
  it('is asked for at once and every 10 min [VTK-1]', () => {
    const [asked, ...effects] = step(initial, { type: 'signed-in', epoch: 3, at: 1000 });
    expect(asked).toEqual({ phase: 'shown', epoch: 3, askedAt: 1000 });
    expect(effects).toEqual([
      { type: 'ask', epoch: 3 },
      { type: 'wake-in', delay: 10 * MINUTE },
    ]);
    expect(step(shown, { type: 'wait-ended', at: 601_000 })).toEqual([
      { ...shown, askedAt: 601_000 },
      { type: 'ask', epoch: 3 },
      { type: 'wake-in', delay: 10 * MINUTE },
    ]);
  });

  it('is not asked for while the page is hidden, and once on return after three hours [VTK-1, VTK-2, SEC-58]', () => {
    expect(step(shown, { type: 'became-hidden' })).toEqual([hidden, { type: 'forget-wake' }]);
    expect(step(hidden, { type: 'wait-ended', at: 180 * MINUTE })).toEqual([hidden]);
    expect(step(hidden, { type: 'became-visible', at: 180 * MINUTE })).toEqual([
      { ...shown, askedAt: 180 * MINUTE },
      { type: 'ask', epoch: 3 },
      { type: 'wake-in', delay: 10 * MINUTE },
    ]);
  });

  it('waits out the rest of its 10 min after a short absence [VTK-2]', () => {
    expect(step(hidden, { type: 'became-visible', at: 600_999 })).toEqual([shown, { type: 'wake-in', delay: 1 }]);
    expect(step(hidden, { type: 'became-visible', at: 601_000 })[1]).toEqual({ type: 'ask', epoch: 3 });
    expect(step(shown, { type: 'became-visible', at: 700_000 })).toEqual([shown]);
    expect(step(hidden, { type: 'became-hidden' })).toEqual([hidden]);
  });

  it('belongs to the player who asked [VTK-3]', () => {
    expect(videoToken(shown)).toBe('old');
    expect(videoToken(initial)).toBeUndefined();
    expect(step(shown, { type: 'token-received', epoch: 3, token: 'new' })).toEqual([{ ...shown, token: 'new' }]);
    expect(step(shown, { type: 'token-received', epoch: 2, token: 'new' })).toEqual([shown]);
    expect(step(initial, { type: 'token-received', epoch: 3, token: 'new' })).toEqual([initial]);
    expect(step(shown, { type: 'signed-out' })).toEqual([{ phase: 'signed-out' }, { type: 'forget-wake' }]);
    expect(step(initial, { type: 'signed-out' })).toEqual([initial]);
    const [other] = step(shown, { type: 'signed-in', epoch: 4, at: 2000 });
    expect(videoToken(other)).toBeUndefined();
  });

  it('stays until a newer one comes [VTK-4]', () => {
    const [waiting] = step(shown, { type: 'wait-ended', at: 601_000 });
    expect(videoToken(waiting)).toBe('old');
    expect(videoToken(step(waiting, { type: 'became-hidden' })[0])).toBe('old');
  });

  it('is asked for anew where a stream lacks it, unless one has come [VTK-5]', () => {
    const [asked] = step(initial, { type: 'signed-in', epoch: 3, at: 1000 });
    const lacked = { type: 'token-refused', token: undefined, at: 9000 } as const;
    expect(step(asked, lacked)[1]).toEqual({ type: 'ask', epoch: 3 });
    expect(step(shown, lacked)).toEqual([shown]);
    expect(step(initial, lacked)).toEqual([initial]);
  });

  it('takes no event without a real time [VTK-1]', () => {
    for (const state of VIDEO_TOKEN_SAMPLES.states) {
      for (const type of ['wait-ended', 'became-visible'] as const) {
        expect(step(state, { type, at: Number.NaN })).toEqual([state]);
      }
      expect(step(state, { type: 'signed-in', epoch: 1, at: Number.NaN })).toEqual([state]);
    }
  });

  it('is never asked for twice within 10 min by one player, and never while hidden [VTK-1, VTK-2]', () => {
    const kinds = fc.constantFrom<'became-hidden' | 'became-visible' | 'wait-ended'>(
      'became-hidden',
      'became-visible',
      'wait-ended',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(kinds, fc.nat(15 * MINUTE))), (run) => {
        let [state] = step(initial, { type: 'signed-in', epoch: 1, at: 0 });
        const asks = [0];
        let [now, wakeAt] = [0, 10 * MINUTE];
        for (const [type, later] of run) {
          now = type === 'wait-ended' ? Math.max(now, wakeAt) : now + later;
          const event: VideoTokenEvent = { type, at: now };
          const [next, ...effects] = step(state, event);
          state = next;
          for (const effect of effects) {
            if (effect.type === 'ask') asks.push(now);
            if (effect.type === 'wake-in') wakeAt = now + effect.delay;
          }
          expect(effects.length > 0 && state.phase === 'hidden' && type !== 'became-hidden').toBe(false);
        }
        expect(asks.every((at, place) => place === 0 || at - (asks[place - 1] ?? 0) >= 10 * MINUTE)).toBe(true);
      }),
    );
  });
});
