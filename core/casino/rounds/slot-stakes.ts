import { minorUnits, type Minor } from '../../shared/money.ts';
import { topWin, type SlotMachine } from './slot-machine.ts';

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** RND-10 The stakes of a machine: multiples of the least stake of the currency, each shared by its lines in whole units, none whose largest line wins more than may be paid. */
export function slotStakes(
  machine: Pick<SlotMachine, 'lines' | 'pays'>,
  { least, mostPaid }: { readonly least: Minor; readonly mostPaid: Minor },
): readonly Minor[] {
  const top = topWin(machine);
  if (machine.lines.length === 0 || ![least, mostPaid, top].every(Number.isSafeInteger)) return [];
  const lines = BigInt(machine.lines.length);
  return STEPS.flatMap((step) => {
    const units = BigInt(least) * BigInt(step);
    const even = ((units + lines - 1n) / lines) * lines;
    const stake = minorUnits(even);
    return stake === undefined || even * BigInt(top) > BigInt(mostPaid) ? [] : [stake];
  });
}
