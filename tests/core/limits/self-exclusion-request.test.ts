import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  SELF_EXCLUSION_REQUEST,
  type SelfExclusionRequestEffect,
  type SelfExclusionRequestEvent,
  type SelfExclusionRequestState,
} from '../../../core/limits/self-exclusion-request.ts';
import { SELF_EXCLUSION_REQUEST_SAMPLES } from '../../support/samples/limits/self-exclusion-request-samples.ts';

const { initial, step } = SELF_EXCLUSION_REQUEST;
const reason = { id: 2, text: 'Too much money' };

function walk(...events: SelfExclusionRequestEvent[]) {
  let state: SelfExclusionRequestState = initial;
  const effects: SelfExclusionRequestEffect[] = [];
  for (const event of events) {
    const [next, ...more] = step(state, event);
    state = next;
    effects.push(...more);
  }
  return { state, effects };
}

const toWarning: SelfExclusionRequestEvent[] = [
  { type: 'opened' },
  { type: 'reason-chosen', reason },
  { type: 'length-chosen', length: 180 },
  { type: 'continued' },
];

describe('the request for a self-exclusion', () => {
  it('goes through a length, a warning and a confirmation [SX-4]', () => {
    expect(walk(...toWarning).state).toEqual({ phase: 'warned', length: 180, reason });
    expect(walk(...toWarning, { type: 'confirmed', key: 'k' })).toEqual({
      state: { phase: 'sending', length: 180, reason, key: 'k' },
      effects: [{ type: 'shut-out', length: 180, reason, key: 'k' }],
    });
  });

  it('does not go on without a length, and takes no length that is none [SX-4]', () => {
    expect(walk({ type: 'opened' }, { type: 'continued' }).state).toEqual({ phase: 'choosing' });
    for (const length of [0, -1, 1.5, Number.NaN, Infinity]) {
      expect(walk({ type: 'opened' }, { type: 'length-chosen', length }).state).toEqual({ phase: 'choosing' });
    }
    expect(walk({ type: 'opened' }, { type: 'confirmed', key: 'k' }).effects).toEqual([]);
    expect(walk({ type: 'length-chosen', length: 5 }, { type: 'reason-chosen', reason }).state).toEqual({
      phase: 'idle',
    });
  });

  it('can be left until it is confirmed, and no further [SX-4, SX-5]', () => {
    expect(walk(...toWarning, { type: 'went-back' }).state).toEqual({ phase: 'choosing', length: 180, reason });
    expect(walk(...toWarning, { type: 'went-back' }, { type: 'went-back' }).state).toEqual({ phase: 'idle' });
    const settled = walk(...toWarning, { type: 'confirmed', key: 'k' }, { type: 'continued' });
    expect(settled.state.phase).toBe('sending');
    const sending = walk(...toWarning, { type: 'confirmed', key: 'k' }).state;
    expect(walk(...toWarning, { type: 'confirmed', key: 'k' }, { type: 'went-back' }).state).toEqual(sending);
    expect(walk(...toWarning, { type: 'reason-chosen' }, { type: 'opened' }).state).toEqual({
      phase: 'warned',
      length: 180,
      reason,
    });
  });

  it('ends the session once it is accepted [SX-5]', () => {
    const accepted = walk(...toWarning, { type: 'confirmed', key: 'k' }, { type: 'accepted', endsAt: 99 });
    expect(accepted.state).toEqual({ phase: 'shut-out', endsAt: 99 });
    expect(accepted.effects.at(-1)).toEqual({ type: 'end-session' });
    expect(walk({ type: 'accepted', endsAt: 99 })).toEqual({ state: initial, effects: [] });
    const unclear = walk(...toWarning, { type: 'confirmed', key: 'k' }, { type: 'accepted', endsAt: Number.NaN });
    expect(unclear.state).toEqual({ phase: 'shut-out', endsAt: undefined });
  });

  it('works from anywhere with one press of the panic button, once [SX-6]', () => {
    for (const before of [[], [{ type: 'opened' }], toWarning] as SelfExclusionRequestEvent[][]) {
      expect(walk(...before, { type: 'panic-pressed', key: 'p' }, { type: 'panic-pressed', key: 'q' })).toEqual({
        state: { phase: 'sending', length: 1, reason: undefined, key: 'p' },
        effects: [{ type: 'shut-out', length: 1, reason: undefined, key: 'p' }],
      });
    }
    const shutOut: SelfExclusionRequestState = { phase: 'shut-out', endsAt: 5 };
    expect(step(shutOut, { type: 'panic-pressed', key: 'p' })).toEqual([shutOut]);
  });

  it('is retried under the same key, and left after a failure [SX-8]', () => {
    const failed = walk(
      ...toWarning,
      { type: 'confirmed', key: 'k' },
      { type: 'refused', failure: { kind: 'network' } },
    );
    expect(failed.state).toEqual({ phase: 'failed', length: 180, reason, key: 'k', failure: { status: 403 } });
    expect(step(failed.state, { type: 'retried' })).toEqual([
      { phase: 'sending', length: 180, reason, key: 'k' },
      { type: 'shut-out', length: 180, reason, key: 'k' },
    ]);
    expect(step(failed.state, { type: 'went-back' })).toEqual([{ phase: 'idle' }]);
    expect(walk({ type: 'retried' }, { type: 'refused', failure: { kind: 'network' } })).toEqual({
      state: initial,
      effects: [],
    });
  });

  it('never shuts out without a confirmation or the panic button, nor twice under two keys [SX-4, SX-6, SX-8, RG-10, RG-12]', () => {
    const events = fc.array(fc.constantFrom(...SELF_EXCLUSION_REQUEST_SAMPLES.events));
    fc.assert(
      fc.property(events, (happenings) => {
        let state = initial;
        let lastKey = '';
        for (const event of happenings) {
          const before = state;
          const [next, ...effects] = step(before, event);
          const sent = effects.find(({ type }) => type === 'shut-out');
          const isSent = sent?.type === 'shut-out';
          expect(isSent && !['confirmed', 'panic-pressed', 'retried'].includes(event.type)).toBe(false);
          expect(isSent && event.type === 'confirmed' && before.phase !== 'warned').toBe(false);
          expect(isSent && event.type === 'retried' && sent.key !== lastKey).toBe(false);
          expect(before.phase === 'shut-out' && next !== before).toBe(false);
          if (isSent) lastKey = sent.key;
          expect(before.phase === 'sending' && sent !== undefined).toBe(false);
          state = next;
        }
      }),
    );
  });
});
