import { jackpotReturn } from '../jackpots/jackpot-terms.ts';
import type { SlotMachine, SlotMachineId } from './slot-machine.ts';

const FIVE_LINES = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const;

const TEN_LINES = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
] as const;

/** RND-3 The machines that play, with what the lines of each return. */
export const SLOT_MACHINES: Readonly<Record<SlotMachineId, SlotMachine>> = {
  calm: {
    id: 'calm',
    volatility: 1,
    reels: ['CLCRBCBRLBCLBRSLCBSCLCLSCLCRCLBL', 'LCSLCLCBLCSLCLRBSCCBLCRLRBCLBCBR', 'CBLCSLRCBLCLSCRLBCLCBRLCBSLCBCRL'],
    lines: FIVE_LINES,
    pays: { C: [0, 3, 6], L: [0, 1, 8], B: [0, 1, 20], R: [0, 0, 40], S: [0, 2, 100] },
    rtp: 9562,
  },
  steady: {
    id: 'steady',
    volatility: 3,
    reels: [
      'JHKQJHTGATQJGHTAJGKTQKJHQTHJHQGT',
      'QTAQJTGJKQHTQHWKHGTKJGTAJHTQWJHG',
      'JHKQHGJHTQHJQTGATQWTJQKATHKGJTWG',
      'JAGQTGHTJGAHQWTHKTJWQHJGKQTJKTQH',
      'QTAQJTGJKQHTQHWKHGTKJGTAJHTQWJHG',
    ],
    lines: TEN_LINES,
    pays: {
      T: [0, 0, 6, 20, 80],
      J: [0, 0, 6, 25, 100],
      Q: [0, 0, 10, 30, 120],
      H: [0, 0, 8, 25, 100],
      G: [0, 0, 15, 60, 300],
      K: [0, 2, 25, 125, 600],
      A: [0, 5, 40, 250, 2000],
    },
    rtp: 9655,
  },
  bold: {
    id: 'bold',
    volatility: 5,
    reels: [
      'HTJKHJTQJJGQTGTHJTGJTHJTQATGHQJK',
      'JHTJWGJTKQJHGJKTHTGJAQHTGHQJTQHT',
      'TGHJTQAJHGTJKTHQJTGHWTJQHTJGKQHJ',
      'JHTJWGJTKQJHGJKTHTGJAQHTGHQJTQHT',
      'TGHJTQAJHGTJKTHQJTGHWTJQHTJGKQHJ',
    ],
    lines: TEN_LINES,
    pays: {
      T: [0, 0, 6, 20, 80],
      J: [0, 0, 7, 25, 100],
      Q: [0, 0, 10, 60, 400],
      H: [0, 0, 7, 40, 200],
      G: [0, 0, 12, 80, 500],
      K: [0, 0, 40, 600, 5000],
      A: [0, 0, 150, 4000, 50_000],
    },
    rtp: 9452,
  },
  royal: {
    id: 'royal',
    volatility: 5,
    reels: [
      'CLBCRLCSLBCLRCBLCKLCRBLCLSCBLRCL',
      'LCBLCWRLCBSLCRBLCLKBCLRCBLCSLCRB',
      'CBLRCLSBCLRBCLWCLBRCLKBCLRCSLBCL',
      'BLCRLCBLSCRLCBWLCRBLCKLCBRLCSLCB',
      'LCBRLCSBLCRLCBLKCRLCBWLCRBLCSLBC',
    ],
    lines: TEN_LINES,
    pays: {
      C: [0, 0, 3, 8, 40],
      L: [0, 0, 3, 12, 50],
      B: [0, 0, 9, 40, 200],
      R: [0, 0, 25, 100, 600],
      S: [0, 0, 60, 400, 3000],
      K: [0, 0, 100, 1500, 20_000],
    },
    rtp: 9445,
    hasJackpots: true,
  },
};

/** RND-3, JKP-5 The published return of a machine, in hundredths of a percent: that of its lines and of its jackpots. */
export function machineRtp({ rtp, hasJackpots }: Pick<SlotMachine, 'rtp' | 'hasJackpots'>): number {
  return hasJackpots === true ? rtp + jackpotReturn() : rtp;
}

/** RND-6 The machine of an id; undefined for what is none. */
export function slotMachineById(id: string): SlotMachine | undefined {
  return Object.values(SLOT_MACHINES).find((machine) => machine.id === id);
}
