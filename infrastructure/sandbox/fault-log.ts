import type { Random } from '../../core/shared/random.ts';
import { sqlState } from './database/retried-transaction.ts';
import type { SandboxOptions } from './sandbox-options.ts';

/** What goes wrong without anybody waiting for an answer: reported once, however often it comes again. */
export interface FaultLog {
  readonly report: (subject: string, error: unknown) => void;
  /** The next fault of the subject is reported again. */
  readonly mended: (subject: string) => void;
}

const MOST_SUBJECTS = 10_000;

export function faultLog(random: Random, onFailure: SandboxOptions['onFailure']): FaultLog {
  const reported = new Set<string>();
  return {
    report: (subject, error) => {
      if (reported.has(subject)) return;
      if (reported.size >= MOST_SUBJECTS) reported.clear();
      reported.add(subject);
      onFailure?.({ id: random.uuid(), error });
    },
    mended: (subject) => {
      reported.delete(subject);
    },
  };
}

/** What is reported of a failure never holds what a player typed. */
export function withSafeFailures(options: SandboxOptions): SandboxOptions {
  const { onFailure } = options;
  if (onFailure === undefined) return options;
  return { ...options, onFailure: ({ id, error }) => onFailure({ id, error: loggedFailure(error) }) };
}

/**
 * A failure as it may be logged: of what the database refused its code alone, never the statement, its parameters or the row.
 * @internal
 */
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
