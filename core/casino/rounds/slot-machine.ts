import { ratio, roundedUnits } from '../../shared/exact.ts';
import { minorUnits, type Minor } from '../../shared/money.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { isCount } from '../../shared/untrusted.ts';

/** RND-1 Every reel has so many places: what is drawn for one is five bits of a byte, so that no place comes more often than another. */
export const REEL_LENGTH = 32;
/** How many places of a reel are seen. */
export const SEEN_ROWS = 3;

/** A slot as data: its reels, its lines and what each line pays. */
export interface SlotMachine {
  readonly id: SlotMachineId;
  /** From 1, calm, to 5. */
  readonly volatility: number;
  /** The places of each reel from top to bottom, a letter a symbol. */
  readonly reels: readonly string[];
  /** The row of each reel that a line passes, from 0. */
  readonly lines: readonly (readonly number[])[];
  /** What so many of a symbol from the left pay, counted from one, in stakes of a line. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
  /** RND-3 What its lines return, in hundredths of a percent. */
  readonly rtp: number;
  /** JKP-1 Whether its rounds feed jackpots and may win them. */
  readonly hasJackpots?: true;
}

export const SLOT_MACHINE_IDS = ['calm', 'steady', 'bold', 'royal'] as const;
export type SlotMachineId = (typeof SLOT_MACHINE_IDS)[number];
/** JKP-1 Those with jackpots. */
export const JACKPOT_MACHINE_IDS = ['royal'] as const;

/** The symbol that stands for any other. */
export const WILD = 'W';

/** What a line paid. */
export interface LineWin {
  /** Of the machine's lines, from 0. */
  readonly line: number;
  readonly symbol: string;
  readonly count: number;
  /** In stakes of a line. */
  readonly pays: number;
}

/** What is seen once the reels stand, and what it pays. */
export interface SlotOutcome {
  /** By reel, from top to bottom. */
  readonly seen: readonly string[];
  readonly wins: readonly LineWin[];
  /** All of it, in stakes of a line. */
  readonly pays: number;
}

/** RND-2 What symbols pay on a line: as many as are the same from the left, a wild one being any. */
export function linePay({ pays }: Pick<SlotMachine, 'pays'>, symbols: readonly string[]): Omit<LineWin, 'line'> {
  const symbol = symbols.find((each) => each !== WILD) ?? WILD;
  const other = symbols.findIndex((each) => each !== symbol && each !== WILD);
  const count = other === -1 ? symbols.length : other;
  return { symbol, count, pays: pays[symbol]?.[count - 1] ?? 0 };
}

/** RND-1 Where the reels stop by the first bytes of a draw. */
export function reelStops({ reels }: Pick<SlotMachine, 'reels'>, bytes: readonly number[]): readonly number[] {
  return reels.map((_, reel) => {
    const byte = bytes[reel];
    return isCount(byte) ? byte % REEL_LENGTH : 0;
  });
}

/** RND-2 What reels that stopped there show and pay; a stop is the place of the upper row. */
export function slotOutcome(machine: SlotMachine, stops: readonly number[]): SlotOutcome {
  const seen = machine.reels.map((reel, index) => {
    const stop = (stops[index] ?? 0) % REEL_LENGTH;
    return (reel + reel).slice(stop, stop + SEEN_ROWS);
  });
  const wins = machine.lines.flatMap((rows, line) => {
    const symbols = rows.map((row, reel) => seen[reel]?.[row] ?? '');
    const win = linePay(machine, symbols);
    return win.pays > 0 ? [{ line, ...win }] : [];
  });
  return { seen, wins, pays: wins.reduce((sum, win) => sum + win.pays, 0) };
}

/** RND-4 What a round won by its stake: the stake is shared by the lines, whole units each. */
export function slotWin(
  { lines }: Pick<SlotMachine, 'lines'>,
  stake: Minor,
  pays: number,
): Result<Minor, { readonly code: 'uneven-stake' | 'out-of-range' }> {
  if (!Number.isSafeInteger(stake) || stake <= 0 || stake % lines.length !== 0) return fail({ code: 'uneven-stake' });
  if (!isCount(pays)) return fail({ code: 'out-of-range' });
  const win = minorUnits((BigInt(stake) / BigInt(lines.length)) * BigInt(pays));
  return win === undefined ? fail({ code: 'out-of-range' }) : ok(win);
}

/** RND-3 The return of a machine by counting every combination of a line, in hundredths of a percent. */
export function exactRtp(machine: SlotMachine): number {
  const counts = machine.reels.map(countsOf);
  let paid = 0n;
  const walk = (symbols: readonly string[], ways: bigint): void => {
    const reel = counts[symbols.length];
    if (reel === undefined) paid += ways * BigInt(linePay(machine, symbols).pays);
    else for (const [symbol, count] of reel) walk([...symbols, symbol], ways * BigInt(count));
  };
  walk([], 1n);
  return Number(roundedUnits(ratio(paid, BigInt(REEL_LENGTH) ** BigInt(machine.reels.length)), 4));
}

/** RND-5 The largest win of one line, in stakes of a round; a whole number, never more than is paid. */
export function topWin({ pays, lines }: Pick<SlotMachine, 'pays' | 'lines'>): number {
  return Math.floor(Math.max(...Object.values(pays).flat()) / lines.length);
}

function countsOf(reel: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const symbol of reel) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return counts;
}
