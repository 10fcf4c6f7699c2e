import type { MachineSamples } from '../../machine-samples.ts';
import type { PlacementAttempt } from '../../../../core/coupon/placement/placement-journal.ts';
import type { PlacementEvent, PlacementState } from '../../../../core/coupon/placement/placement-state.ts';

const KEY = '00000000-0000-4000-8000-000000000001';

const ATTEMPT: PlacementAttempt = {
  key: KEY,
  userId: 5,
  hash: 'sample',
  at: 10_000,
  order: {
    type: 'single',
    accountId: 7,
    currency: 'RUB',
    amount: 100,
    isDropOnScoreChange: false,
    bonusBet: false,
    changeMode: 'accept-increase',
    oddsFormatId: 0,
    isOneClick: false,
    bets: [{ outcomeId: '1', odds: 1.5, version: 1, block: 0 }],
  },
};

const AT = 12_000;

export const PLACEMENT_SAMPLES: MachineSamples<PlacementState, PlacementEvent> = {
  states: [
    { phase: 'idle' },
    { phase: 'queued', attempt: ATTEMPT, isAgainConfirmed: false },
    { phase: 'asking-again', attempt: ATTEMPT, placedAt: 9000 },
    {
      phase: 'submitting',
      attempt: ATTEMPT,
      hasResent: false,
      wait: 1,
      startedAt: 10_000,
      sends: 1,
      isHeldBack: false,
    },
    { phase: 'pending', attempt: ATTEMPT, hasResent: false, wait: 1, since: 11_000, decidesIn: 5000, repeats: 0 },
    {
      phase: 'unknown',
      attempt: ATTEMPT,
      hasResent: false,
      wait: 1,
      since: 11_000,
      lookUps: 0,
      firstWait: 1,
      misread: 2,
    },
    { phase: 'unreadable', attempt: ATTEMPT },
    { phase: 'not-received', attempt: ATTEMPT },
    { phase: 'needs-confirm', attempt: ATTEMPT, changes: [{ index: 0, outcomeId: '1', odds: 1.4 }], at: 11_000 },
    { phase: 'accepted', attempt: ATTEMPT, coupons: [], refused: [], balance: 900, at: 11_000 },
    { phase: 'rejected', attempt: ATTEMPT, reason: 'suspended', bets: [] },
  ],
  events: [
    { type: 'place-pressed', attempt: ATTEMPT, isOnline: true, steadySince: 9000 },
    { type: 'turn-came', at: AT, jitter: 0 },
    { type: 'turn-came', placedAt: 9000, at: AT, jitter: 0 },
    { type: 'again-confirmed', isOnline: true },
    { type: 'again-declined' },
    { type: 'dismissed' },
    {
      type: 'verdict-arrived',
      key: KEY,
      verdict: { status: 'accepted', coupons: [], balance: 900, refused: [] },
      at: AT,
      jitter: 0,
    },
    {
      type: 'verdict-arrived',
      key: KEY,
      verdict: { status: 'pending', acceptAt: 17_000, serverTime: 12_000 },
      at: AT,
      jitter: 0,
    },
    {
      type: 'verdict-arrived',
      key: KEY,
      verdict: { status: 'rejected', reason: 'suspended', bets: [] },
      at: AT,
      jitter: 0,
    },
    { type: 'verdict-arrived', key: KEY, verdict: { status: 'price-changed', bets: [] }, at: AT, jitter: 0 },
    { type: 'request-failed', key: KEY, failure: { kind: 'network' }, at: AT, jitter: 0 },
    { type: 'request-failed', key: KEY, failure: { kind: 'refused', status: 422 }, at: AT, jitter: 0 },
    { type: 'look-up-found-nothing', key: KEY, asked: 1, at: AT, jitter: 0 },
    { type: 'look-up-failed', key: KEY, asked: 1, at: AT, jitter: 0 },
    { type: 'look-up-failed', key: KEY, asked: 1, failure: { kind: 'malformed', path: 'status' }, at: AT, jitter: 0 },
    { type: 'key-voided', key: KEY },
    { type: 'player-changed', userId: 6 },
    { type: 'wait-ended', wait: 1, at: AT, jitter: 0 },
    { type: 'went-online', at: AT, jitter: 0 },
    { type: 'attempt-found', attempt: ATTEMPT, at: AT, jitter: 0 },
  ],
};
