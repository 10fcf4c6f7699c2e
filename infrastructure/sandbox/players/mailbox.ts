import type { Letter } from '../../../core/site/debugger/debugger-gateway.ts';

/** What the demonstration would have sent, for the debugger to show. */
export interface Mailbox {
  readonly put: (letter: Letter) => void;
  /** The latest first. */
  readonly letters: () => readonly Letter[];
}

const MOST_LETTERS = 10;

export function openMailbox(): Mailbox {
  let kept: readonly Letter[] = [];
  return {
    put: (letter) => {
      kept = [letter, ...kept].slice(0, MOST_LETTERS);
    },
    letters: () => kept,
  };
}
