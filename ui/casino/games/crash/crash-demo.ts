import { makeAutoObservable, observableRef } from 'mobx';
import type { CrashBet, CrashTable } from '../../../../core/casino/games/crash-gateway.ts';
import { crashPays } from '../../../../core/casino/games/crash.ts';
import { gameWin } from '../../../../core/casino/games/house-game.ts';
import { minorUnits, NO_MONEY, type Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';

const FIRST_CREDITS = 10_000;
/** Whole hundreds: every win is whole as well. */
const STAKES = [100, 200, 500, 1000].flatMap((stake) => minorUnits(stake) ?? []);
const MOST_KEPT = 20;

interface DemoOrder {
  readonly key: string;
  readonly stake: Minor;
  readonly target: number;
}

/** GM-40 Play without money, on the rounds that all share: the server knows nothing of these stakes. */
export class CrashDemo {
  credits = FIRST_CREDITS;
  bets: readonly CrashBet[] = [];
  readonly stakes: readonly Minor[] = STAKES;

  constructor() {
    makeAutoObservable(this, { bets: observableRef }, { autoBind: true });
  }

  place(table: CrashTable, { key: id, stake, target }: DemoOrder, at: EpochMillis): 'placed' | 'closed' | 'short' {
    if (at >= table.startsAt || table.ended !== undefined) return 'closed';
    if (this.credits < stake) return 'short';
    this.credits -= stake;
    const bet = { id, round: table.id, state: 'pending', currency: '', stake, win: NO_MONEY, target, at } as const;
    this.bets = [bet, ...this.bets].slice(0, MOST_KEPT);
    return 'placed';
  }

  /** What it pays is settled once the server has said how far the round got. */
  cashOut(id: string, pays: number): void {
    this.bets = this.bets.map((bet) =>
      bet.id === id && bet.state === 'pending' ? { ...bet, target: Math.min(bet.target, pays) } : bet,
    );
  }

  /** Ends what the table decides: cash-outs that the round has reached, and all of a round that is over. */
  settle(table: CrashTable): void {
    this.bets = this.bets.map((bet) => {
      if (bet.state !== 'pending') return bet;
      const isOn = bet.round === table.id && table.ended === undefined;
      const reached = isOn ? crashPays(table.now - table.startsAt) : pointOf(table, bet.round);
      if (isOn && (reached ?? 0) < bet.target) return bet;
      if (reached === undefined) {
        // nobody says any more how it ended
        this.credits += bet.stake;
        return { ...bet, state: 'returned' };
      }
      const win = bet.target <= reached ? (gameWin(bet.stake, bet.target) ?? NO_MONEY) : NO_MONEY;
      this.credits += win;
      return { ...bet, state: 'finished', win };
    });
  }

  refill(): void {
    this.credits = FIRST_CREDITS;
  }
}

function pointOf({ id, ended, last }: CrashTable, round: number): number | undefined {
  return round === id ? ended?.point : last.find((before) => before.id === round)?.point;
}
