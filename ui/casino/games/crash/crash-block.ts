import { makeAutoObservable, observableRef } from 'mobx';
import { isCashOut, MOST_CASH_OUT, type CrashOrder } from '../../../../core/casino/games/crash.ts';

export type AskedBet = CrashOrder & { readonly key: string };

/** Where one stake on the next round is chosen. */
export class CrashBlock {
  stakeIndex = 0;
  /** GM-34 As it was typed; empty for none but the greatest. */
  targetText = '2';
  isAsking = false;
  /** RND-13 A stake whose answer did not come: asked again it is the same one. */
  unanswered: AskedBet | undefined = undefined;
  /** Why the last thing was not done. */
  denial: 'closed' | 'too-many' | 'too-late' | undefined = undefined;
  /** Of the stake that was placed here last. */
  placed: string | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { unanswered: observableRef }, { autoBind: true });
  }

  /** GM-34 In hundredths; undefined for what is no cash-out. */
  get target(): number | undefined {
    const text = this.targetText.trim().replace(',', '.');
    if (text === '') return MOST_CASH_OUT;
    const [, whole = '', fraction = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
    const target = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
    return isCashOut(target) ? target : undefined;
  }

  chooseStake(index: number, count: number): void {
    if (this.unanswered === undefined) this.stakeIndex = Math.min(Math.max(0, index), Math.max(0, count - 1));
  }

  typeTarget(text: string): void {
    if (this.unanswered === undefined) this.targetText = text;
  }

  beginAsking(): void {
    this.isAsking = true;
    this.denial = undefined;
  }

  endAsking(): void {
    this.isAsking = false;
  }

  /** The server has said no, because of the round or of the stakes on it; undefined where it has not. */
  deny(denial: CrashBlock['denial']): void {
    this.denial = denial;
  }

  keepUnanswered(asked: AskedBet | undefined): void {
    this.unanswered = asked;
  }

  keepPlaced(id: string): void {
    this.placed = id;
  }

  forget(): void {
    this.unanswered = undefined;
    this.denial = undefined;
    this.placed = undefined;
  }
}
