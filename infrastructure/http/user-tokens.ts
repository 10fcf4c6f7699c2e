import { isTokenValid, type KeptToken, type UserToken } from '../../core/session/kept-token.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { EpochMillis, Millis } from '../../core/shared/time.ts';

/** Who is signed in on this page; the epoch grows with every change. */
interface TokenOwner {
  readonly userId: number | undefined;
  readonly epoch: number;
}

/** The same player's token in the other tabs of this browser: in their memory alone. */
export interface TokenTabs {
  /** Runs where no other tab does. */
  readonly alone: <Value>(run: () => Promise<Value>) => Promise<Value>;
  readonly tell: (userId: number, held: HeldToken) => void;
  /** Asks the other tabs for theirs, and waits a moment: until one has told, or none does. */
  readonly ask: (userId: number) => Promise<void>;
  readonly listen: (heard: (userId: number, held: HeldToken) => void, held: () => TokenOfPlayer | undefined) => void;
}

/** A token, and for how long a tab has had it. */
export interface HeldToken {
  readonly token: UserToken;
  readonly age: Millis;
}

interface TokenOfPlayer extends HeldToken {
  readonly userId: number;
}

export interface UserTokenParts {
  readonly fetch: (isForced: boolean) => Promise<Result<UserToken, RequestFailure>>;
  readonly owner: () => TokenOwner;
  readonly now: () => EpochMillis;
  readonly tabs: TokenTabs;
  /** A token that was just made was refused as well: this player is signed in no more. */
  readonly onRefused: () => unknown;
}

/** Nothing where nobody is signed in; the failure of the fetch where a player's cannot be had. */
type FoundToken = Result<string | undefined, RequestFailure>;

export interface UserTokens {
  readonly owner: () => TokenOwner;
  /** A token that is not the refused one. */
  readonly token: (refused?: string) => Promise<FoundToken>;
  /** The newer token was refused as well. */
  readonly refuse: () => void;
}

const NOBODYS = ok(undefined);

/** What is kept in the memory of this tab, and whom it belongs to. */
function tokenMemory({ owner, now, tabs }: UserTokenParts) {
  let kept: (KeptToken & { readonly epoch: number }) | undefined;
  const keep = ({ token, age }: HeldToken, epoch: number): string => {
    kept = { token, epoch, receivedAt: now() - age };
    return token.value;
  };
  tabs.listen(
    (userId, held) => {
      const { userId: own, epoch } = owner();
      // another tab may tell late of one that was replaced here meanwhile
      const isOlder =
        kept?.epoch === epoch && madeAt(held.token, now() - held.age) < madeAt(kept.token, kept.receivedAt);
      if (userId === own && !isOlder) keep(held, epoch);
    },
    () => {
      const { userId, epoch } = owner();
      if (userId === undefined || kept?.epoch !== epoch || !isTokenValid(kept, now())) return undefined;
      return { userId, token: kept.token, age: now() - kept.receivedAt };
    },
  );
  return {
    keep,
    forget: (): void => {
      kept = undefined;
    },
    /** One of this epoch that holds and is not the refused one. */
    known: (refused: string | undefined, epoch: number): string | undefined => {
      if (kept?.epoch !== epoch || kept.token.value === refused) return undefined;
      return isTokenValid(kept, now()) ? kept.token.value : undefined;
    },
  };
}

function madeAt({ issuedAt }: UserToken, receivedAt: EpochMillis): EpochMillis {
  return issuedAt ?? receivedAt;
}

/** Where no other tab renews: by what another tab has meanwhile, else by a new one, of which the others are told. */
async function renewed(
  { fetch, owner, tabs }: UserTokenParts,
  { keep, forget, known }: ReturnType<typeof tokenMemory>,
  { refused, asked: { epoch, userId } }: { readonly refused: string | undefined; readonly asked: TokenOwner },
): Promise<FoundToken> {
  return tabs.alone(async () => {
    if (known(refused, epoch) === undefined && userId !== undefined) await tabs.ask(userId);
    const told = known(refused, epoch);
    if (told !== undefined || owner().epoch !== epoch) return ok(told);
    forget();
    const reply = await fetch(refused !== undefined);
    if (owner().epoch !== epoch || userId === undefined) return NOBODYS;
    if (!reply.ok) return reply;
    const held = { token: reply.value, age: 0 };
    tabs.tell(userId, held);
    return ok(keep(held, epoch));
  });
}

/** TOK-3, TOK-4, TOK-5, TOK-6, TOK-7 The token of the player, in memory alone: one is fetched at a time, for all calls of all tabs. */
export function userTokens(parts: UserTokenParts): UserTokens {
  const { owner, onRefused } = parts;
  const memory = tokenMemory(parts);
  let running: { readonly epoch: number; readonly promise: Promise<FoundToken> } | undefined;
  let refusedIn: number | undefined;
  return {
    owner,
    token: async (refused) => {
      const asked = owner();
      if (asked.userId === undefined) return NOBODYS;
      if (refusedIn === asked.epoch) return fail({ kind: 'refused', status: 401 });
      const ready = memory.known(refused, asked.epoch);
      if (ready !== undefined) return ok(ready);
      if (running?.epoch === asked.epoch) return running.promise;
      const promise = renewed(parts, memory, { refused, asked }).finally(() => {
        if (running?.promise === promise) running = undefined;
      });
      running = { epoch: asked.epoch, promise };
      return promise;
    },
    refuse: () => {
      const { epoch } = owner();
      if (refusedIn === epoch) return;
      refusedIn = epoch;
      memory.forget();
      onRefused();
    },
  };
}
