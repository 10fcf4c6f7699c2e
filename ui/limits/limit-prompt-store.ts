import type { Limit } from '../../core/limits/limit.ts';
import { ASKED_FOR_LIMIT, needsLimitPrompt, withAskedPlayer } from '../../core/limits/limit-prompt.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { ValueStore } from '../../core/shared/stored-value.ts';
import type { SharedSession } from '../page/shared-stores.ts';

export interface LimitPromptDependencies {
  readonly session: SharedSession;
  readonly limits: { readonly limits: readonly Limit[] | undefined; readonly load: () => Promise<void> };
  /** The server's time. */
  readonly clock: Clock;
  readonly values: ValueStore;
}

/** LQ-1 Knows when a player is to be asked for a deposit limit. */
export class LimitPromptStore {
  readonly #around: LimitPromptDependencies;

  constructor(around: LimitPromptDependencies) {
    this.#around = around;
  }

  /** Whose limits are not known is asked as one without any: a question too many harms less than none. */
  async isDue(): Promise<boolean> {
    const { session, limits, values, clock } = this.#around;
    // a question that another overtook leaves them unknown
    for (let tries = 0; tries < 2 && limits.limits === undefined; tries += 1) await limits.load();
    const { limits: known = [] } = limits;
    const asked = values.read(ASKED_FOR_LIMIT)?.find(({ userId }) => userId === session.userId);
    return needsLimitPrompt(known, asked?.at, clock.now());
  }

  /** LQ-2 The player was asked, whatever they answered. */
  noteAsked(): void {
    const { session, values, clock } = this.#around;
    const { userId } = session;
    if (userId === undefined) return;
    values.write(ASKED_FOR_LIMIT, withAskedPlayer(values.read(ASKED_FOR_LIMIT) ?? [], { userId, at: clock.now() }));
  }
}

declare module './use-limits.ts' {
  interface LimitsStores {
    readonly limitPrompt: LimitPromptStore;
  }
}
