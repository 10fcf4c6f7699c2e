import type { Random } from '../../core/shared/random.ts';
import { sqlState } from './database/retried-transaction.ts';
import type { SandboxOptions } from './sandbox-options.ts';

/** What goes wrong without anybody waiting for an answer: told once, however often it comes again. */
export interface FaultLog {
  readonly report: (subject: string, error: unknown) => void;
  /** The next fault of the subject is told again. */
  readonly mended: (subject: string) => void;
}

const MOST_SUBJECTS = 10_000;

export function faultLog(random: Random, onFailure: SandboxOptions['onFailure']): FaultLog {
  const told = new Set<string>();
  return {
    report: (subject, error) => {
      if (told.has(subject)) return;
      if (told.size >= MOST_SUBJECTS) told.clear();
      told.add(subject);
      onFailure?.({ id: random.uuid(), error });
    },
    mended: (subject) => {
      told.delete(subject);
    },
  };
}

/** A failure as it may be logged: of what the database refused its code alone, never the statement, its parameters or the row. */
export function loggedFailure(error: unknown): unknown {
  const state = sqlState(error);
  if (!(error instanceof Error) || state === undefined) return error;
  const logged = new Error(`the database refused with ${state}${constraintOf(error)}`);
  logged.stack = [logged.message, ...(error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [])].join(
    '\n',
  );
  return Object.assign(logged, { code: state });
}

function constraintOf(error: Error): string {
  return 'constraint' in error && typeof error.constraint === 'string' ? ` (${error.constraint})` : '';
}
