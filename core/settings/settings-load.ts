import type { Machine, Step } from '../shared/machine.ts';
import { unforeseen } from '../shared/result.ts';

/** The number of the last question; an answer to an earlier one says nothing. */
export type SettingsLoadState =
  | { readonly phase: 'not-loaded'; readonly question: number }
  | { readonly phase: 'loading'; readonly question: number }
  | { readonly phase: 'loaded'; readonly question: number };

export type SettingsLoadEvent =
  /** Something shows them. */
  | { readonly type: 'needed' }
  | { readonly type: 'came'; readonly question: number }
  | { readonly type: 'failed'; readonly question: number }
  | { readonly type: 'player-changed' };

export type SettingsLoadEffect =
  | { readonly type: 'fetch'; readonly question: number }
  | { readonly type: 'tell-failure' };

/** SLD-1 Settings are loaded once, when something first needs them; SLD-2 a load that failed is repeated when they are needed again; SLD-3 another player's are loaded anew. */
export const SETTINGS_LOAD: Machine<SettingsLoadState, SettingsLoadEvent, SettingsLoadEffect> = {
  initial: { phase: 'not-loaded', question: 0 },
  step: loadStep,
};

function loadStep(state: SettingsLoadState, event: SettingsLoadEvent): Step<SettingsLoadState, SettingsLoadEffect> {
  const { phase, question } = state;
  switch (event.type) {
    case 'needed': {
      if (phase !== 'not-loaded') return [state];
      const next = question + 1;
      return [
        { phase: 'loading', question: next },
        { type: 'fetch', question: next },
      ];
    }
    case 'came':
      return phase === 'loading' && event.question === question ? [{ phase: 'loaded', question }] : [state];
    case 'failed':
      if (phase !== 'loading' || event.question !== question) return [state];
      return [{ phase: 'not-loaded', question }, { type: 'tell-failure' }];
    case 'player-changed':
      return [{ phase: 'not-loaded', question }];
    default:
      return unforeseen(event, [state]);
  }
}
