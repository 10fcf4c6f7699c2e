import type { Limit } from '../../../core/limits/limit.ts';
import type { LimitDraft } from '../../../core/limits/limit-change.ts';
import { isExclusion, LIMIT_KINDS, limitUnit, type LimitKind } from '../../../core/limits/limit-kind.ts';
import { limitsAfterConfirmation, limitsAfterRejection, limitsAt } from '../../../core/limits/pending-limit.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Language } from '../../../core/site/config/language.ts';
import {
  AVAILABLE_LIMITS,
  BLOCK_USER,
  HELD_EXCLUSION,
  LIMIT_ACTION,
  LIMITS,
  REMOVE_LIMIT,
  SAVE_LIMITS,
  SELF_EXCLUSION_REASONS,
  TEST_ANSWERS,
} from '../../limits/limit-calls.ts';
import { limitOnWire, type AskedLimit, type WireLimit } from '../../limits/limit-wire.ts';
import type { LimitRegime } from '../jurisdiction-profile.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import { playerRegime } from './player-regime.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { isRefusal, refuse, type Refusal } from '../server/refusal.ts';
import { askedLanguage } from '../server/asked-language.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { endPlay, stopCourting } from './end-play.ts';
import { heldExclusion } from './held-exclusion.ts';
import { limitLabel } from './limit-label.ts';
import { onceUnderKey } from './once-under-key.ts';
import { availableValues, knownLimits, limitMeasure, type KnownLimits } from './known-limits.ts';
import {
  isLoosened,
  limitsAfterChanges,
  lockedLimits,
  lockedPlayer,
  refusedChange,
  shutsOut,
  writeLimits,
  type LimitScene,
} from './limit-changes.ts';
import { lockIdentities, spreadExclusion } from './spread-exclusion.ts';
import { answeredQuestions, askQuestions } from './answered-questions.ts';
import { REASON_WORDS } from './limit-words.ts';
import { countedLimits, servePlayTime } from './play-time-routes.ts';

export type LimitParts = Pick<SandboxParts, 'database' | 'jurisdiction' | 'sessions' | 'now' | 'random'>;

/** What players set themselves: everything that changes something takes a token fetched for it. */
export function serveLimits(api: ServedApi, parts: LimitParts): void {
  serveReadings(api, parts);
  serveChanges(api, parts);
  serveDecisions(api, parts);
  serveExclusion(api, parts);
  servePlayTime(api, parts);
}

function serveReadings(api: ServedApi, parts: LimitParts): void {
  const { database } = parts;
  serveCall(api, LIMITS, async ({ session, reply }) => {
    const regime = await playerRegime(parts, database, session.userId);
    const { limits } = await countedLimits(parts, session, regime);
    const known = limitsAt(limits, regime.now, regime.profile);
    return { limits: onWire(known, askedLanguage(reply.request), regime) };
  });
  serveCall(api, AVAILABLE_LIMITS, async ({ session }) => {
    const regime = await playerRegime(parts, database, session.userId);
    const { currency } = await knownLimits(database, session, regime);
    const offered = LIMIT_KINDS.filter((kind) => limitUnit(kind) !== 'switch').map((kind): Limit => ({
      kind,
      state: 'inactive',
      needsApproval: false,
      measure: limitMeasure(kind, currency),
      availableValues: availableValues(kind, regime),
    }));
    return {
      limits: offered.map(limitOnWire),
      jurisdictions: [...regime.jurisdictions],
      timeZone: regime.zone,
      now: regime.now,
    };
  });
  serveCall(api, SELF_EXCLUSION_REASONS, ({ reply }) => ({
    reasons: REASON_WORDS[askedLanguage(reply.request)].map((selfExcludeReason, place) => ({
      id: place + 1,
      selfExcludeReason,
    })),
  }));
}

function serveChanges(api: ServedApi, parts: LimitParts): void {
  serveCall(api, SAVE_LIMITS, async ({ session, body, key, reply }) => {
    const language = askedLanguage(reply.request);
    const drafts = body.limits.map((asked) => draftOf(asked, language));
    if (!drafts.every(isDraft) || drafts.some(({ kind }) => kind === 'self-exclusion')) {
      return refuse(400, 'not-changeable');
    }
    return inScene(parts, session.userId, async (scene) => {
      const known = await lockedLimits(scene);
      return onceUnderKey(scene, { key, wish: body }, async () => {
        const next = limitsAfterChanges(known, drafts, scene.regime);
        if (!next.ok) return refusedChange(next.error);
        if (isLoosened(known, next.value)) {
          const looser = await keptStricter(scene, known, drafts);
          return askQuestions(scene, { drafts: looser, language, random: parts.random });
        }
        return {
          status: 'saved',
          limitsData: onWire(await keptLimits(scene, known, next.value), language, scene.regime),
        } as const;
      });
    });
  });
  serveCall(api, TEST_ANSWERS, async ({ session, body, reply }) =>
    inScene(parts, session.userId, async (scene) => {
      const known = await lockedLimits(scene);
      const given = { token: body.tokenGuid, answers: body.answers };
      return answeredQuestions(scene, given, async (drafts) => {
        const next = limitsAfterChanges(known, drafts, scene.regime);
        if (!next.ok) return refusedChange(next.error);
        return onWire(await keptLimits(scene, known, next.value), askedLanguage(reply.request), scene.regime);
      });
    }),
  );
}

/** LC-2 What is stricter holds at once, whatever is asked about the rest; gives the rest. */
async function keptStricter(
  scene: LimitScene,
  known: KnownLimits,
  drafts: readonly LimitDraft[],
): Promise<readonly LimitDraft[]> {
  const stricterLimits = (some: readonly LimitDraft[]): readonly Limit[] | undefined => {
    const next = limitsAfterChanges(known, some, scene.regime);
    return next.ok && !isLoosened(known, next.value) ? next.value : undefined;
  };
  const strict = drafts.filter((draft) => stricterLimits([draft]) !== undefined);
  const limits = stricterLimits(strict);
  if (strict.length === 0 || limits === undefined) return drafts;
  await keptLimits(scene, known, limits);
  return drafts.filter((draft) => !strict.includes(draft));
}

function serveDecisions(api: ServedApi, parts: LimitParts): void {
  serveCall(api, LIMIT_ACTION, async ({ session, body: { action, limitTypes } }) =>
    inScene(parts, session.userId, async (scene) => {
      const known = await lockedLimits(scene);
      const next =
        action === 'cancel' ? limitsAfterRejection(known.limits, limitTypes) : confirmed(scene, known, limitTypes);
      if (isRefusal(next)) return next;
      await writeLimits(scene, known, next);
      return { success: true } as const;
    }),
  );
  serveCall(api, REMOVE_LIMIT, async ({ session, query: { limitType: kind }, reply }) =>
    inScene(parts, session.userId, async (scene) => {
      const { profile } = scene.regime;
      if (isExclusion(kind) || limitUnit(kind) === 'switch') return refuse(400, 'not-changeable');
      const value = kind === 'reality-check' ? profile.realityCheckEvery : 'unlimited';
      const drafts: readonly LimitDraft[] = [{ kind, value }];
      const known = await lockedLimits(scene);
      const next = limitsAfterChanges(known, drafts, scene.regime);
      if (!next.ok) return refusedChange(next.error);
      const language = askedLanguage(reply.request);
      // LS-6
      if (isLoosened(known, next.value)) return askQuestions(scene, { drafts, language, random: parts.random });
      return {
        status: 'saved',
        limitsData: onWire(await keptLimits(scene, known, next.value), language, scene.regime),
      } as const;
    }),
  );
}

/** PE-2, PE-4 Several are confirmed together or not at all. */
function confirmed(
  { regime }: LimitScene,
  { limits }: KnownLimits,
  kinds: readonly LimitKind[],
): readonly Limit[] | Refusal {
  let next = limits;
  for (const kind of new Set(kinds)) {
    const after = limitsAfterConfirmation(next, kind, regime);
    if (!after.ok) return refuse(409, after.error.code);
    next = after.value;
  }
  return next;
}

function serveExclusion(api: ServedApi, parts: LimitParts): void {
  serveCall(api, BLOCK_USER, async ({ session, body, key, reply }) => {
    const draft = draftOf(body, askedLanguage(reply.request));
    if (!isDraft(draft) || !isExclusion(draft.kind)) return refuse(400, 'not-changeable');
    const isExclusionOfPerson = draft.kind === 'self-exclusion';
    const answer = await inTransaction(parts, async (transaction) => {
      // SX-13, before the player is locked
      if (isExclusionOfPerson) await lockIdentities(transaction);
      const scene = await sceneOf(transaction, parts, session.userId);
      const known = await lockedLimits(scene);
      return onceUnderKey(scene, { key, wish: body }, async () => {
        const next = limitsAfterChanges(known, [draft], scene.regime);
        if (!next.ok) return refusedChange(next.error);
        const kept = await keptLimits(scene, known, next.value);
        if (isExclusionOfPerson) {
          await endPlay(scene);
          await spreadExclusion(scene);
        }
        const endsAt = kept.find(({ kind }) => kind === draft.kind)?.endsAt;
        return { success: true, ...(endsAt === undefined ? {} : { endsAt }) } as const;
      });
    });
    if (!isRefusal(answer) && isExclusionOfPerson) await parts.sessions.end(session, reply);
    return answer;
  });
  serveCall(api, HELD_EXCLUSION, async ({ params, query }) => {
    const endsAt = await heldExclusion(parts.database, query.userId as UserId, params.key);
    return endsAt === undefined ? { isHeld: false } : { isHeld: true, endsAt };
  });
}

/** Keeps the limits as they are from now on, and gives them with what is left of each. */
async function keptLimits(scene: LimitScene, known: KnownLimits, next: readonly Limit[]): Promise<readonly Limit[]> {
  await writeLimits(scene, known, next);
  const isOut = next.some((limit) => !known.rowOf.has(limit) && shutsOut([{ kind: limit.kind, value: 0 }]));
  if (isOut) await stopCourting(scene);
  const { limits } = await knownLimits(scene.transaction, scene, scene.regime);
  return limitsAt(limits, scene.regime.now, scene.regime.profile);
}

async function inScene<Value>(
  parts: LimitParts,
  userId: UserId,
  run: (scene: LimitScene) => Promise<Value>,
): Promise<Value> {
  return inTransaction(parts, async (transaction) => run(await sceneOf(transaction, parts, userId)));
}

async function sceneOf(transaction: LimitScene['transaction'], parts: LimitParts, userId: UserId): Promise<LimitScene> {
  return {
    transaction,
    userId: await lockedPlayer(transaction, userId),
    regime: await playerRegime(parts, transaction, userId),
  };
}

function onWire(limits: readonly Limit[], language: Language, regime: LimitRegime): WireLimit[] {
  const shown = limits.filter(({ state }) => state !== 'inactive');
  return shown.map((limit) => {
    const id = limit.selfExclusionReason?.id;
    const text = id === undefined ? undefined : REASON_WORDS[language][id - 1];
    const reason = id === undefined || text === undefined ? undefined : { id, text };
    return limitOnWire({ ...limit, label: limitLabel(limit, language, regime), selfExclusionReason: reason });
  });
}

/** SX-2 A reason can be left out; one that is not offered makes no draft. */
function draftOf({ kind, value, reasonId }: AskedLimit, language: Language): LimitDraft | undefined {
  if (reasonId === undefined) return { kind, value };
  const text = kind === 'self-exclusion' ? REASON_WORDS[language][reasonId - 1] : undefined;
  return text === undefined ? undefined : { kind, value, selfExclusionReason: { id: reasonId, text } };
}

function isDraft(draft: LimitDraft | undefined): draft is LimitDraft {
  return draft !== undefined;
}
