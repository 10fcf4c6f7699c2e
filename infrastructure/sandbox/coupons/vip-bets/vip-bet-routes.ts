import { minutes } from '../../../../core/shared/time.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../../core/site/config/language.ts';
import { parseOutcomeId } from '../../../../core/sports/game/outcome-id.ts';
import { ANSWER_VIP_BET } from '../../../coupon/coupon-calls.ts';
import { DECIDE_VIP_BET, VIP_BETS } from '../../../coupon/vip-queue-calls.ts';
import { decimalOdds } from '../../../../core/shared/odds.ts';
import { currencyDecimals, toMinor, type Minor } from '../../../../core/shared/money.ts';
import { majorAmount } from '../../players/player-accounts.ts';
import { mustAgreeToTerms } from '../../players/player-restrictions.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { isRefusal, refuse, TERMS_REFUSAL } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { tryCounter } from '../../server/try-counter.ts';
import { betNames } from '../bet-names.ts';
import { betOffer } from '../bet-offer.ts';
import { readableOrder } from '../pending-order.ts';
import { lookUpKey, type KeyAnswer, type PlacementKey } from '../placement-key.ts';
import { verdictInLanguage } from '../placement-language.ts';
import { offerVipBet, refuseVipBet, takeOrRefuse, takeVipBet, type OpenVipBet } from './decide-vip-bet.ts';

const ANSWERS_LIMIT = { times: 60, within: minutes(1) };
const MOST_SHOWN = 50;

/** What a player answers to the offer of an operator. */
export function serveVipBets(api: ServedApi, parts: SandboxParts): void {
  const answers = tryCounter(api.app, 'vip-answers', ANSWERS_LIMIT);
  serveCall(api, ANSWER_VIP_BET, async ({ params, query, body, session, reply }) => {
    const wait = await answers.attempt(reply.request, String(session.userId));
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const which = { userId: session.userId, key: params.key.toLowerCase() };
    // PR-37 only taking back is open
    if (body.answer !== 'decline' && (await mustAgreeToTerms(parts, parts.database, session.userId)))
      return TERMS_REFUSAL;
    const answered = await (body.answer === 'decline'
      ? refuseVipBet(parts, { which, state: 'any' }, 'vip-declined')
      : acceptOffer(parts, which, { amount: body.amount, sessionHash: session.idHash }));
    const answer = answered ?? (await lookUpKey(parts, which, false));
    return isRefusal(answer) ? answer : verdictInLanguage(parts, answer, query.lng ?? DEFAULT_LANGUAGE);
  });
}

async function acceptOffer(
  parts: SandboxParts,
  which: PlacementKey,
  { amount, sessionHash }: { readonly amount: number | undefined; readonly sessionHash: string },
): Promise<KeyAnswer | undefined> {
  // SN-8 whoever accepts is here, and stakes now
  const bet: OpenVipBet = { which, state: 'offered', sessionHash };
  // VIP-10 the amount that the player saw, and no other
  return takeOrRefuse(parts, bet, async () =>
    takeVipBet(parts, bet, ({ offered, currency }) => offered === readAmount(amount, currency)),
  );
}

/** Demo only: the queue of the operators. */
export function serveVipQueue(api: ServedApi, parts: SandboxParts): void {
  const { now } = parts;
  serveCall(api, VIP_BETS, async () => ({ now: now(), vipBets: await shownVipBets(parts) }));
  serveCall(api, DECIDE_VIP_BET, async ({ params: { id }, body }) => {
    if (body.decision === 'offer') {
      const outcome = await offerVipBet(parts, id, (currency) => readAmount(body.amount, currency));
      if (outcome === 'amount') return refuse(400, 'not-below-the-amount');
      if (outcome === 'not-taken') return refuse(422, 'not-taken-now');
      return outcome === 'closed' ? refuse(409, 'already-answered') : { now: now() };
    }
    const bet: OpenVipBet = { which: { id }, state: 'waiting' };
    const answered =
      body.decision === 'refuse'
        ? await refuseVipBet(parts, bet, 'vip-refused')
        : await takeOrRefuse(parts, bet, async () => takeVipBet(parts, bet));
    return answered === undefined ? refuse(409, 'already-answered') : { now: now() };
  });
}

/** Nothing where it is no amount of the currency: it equals no offer, and nobody can be offered it. */
function readAmount(amount: number | undefined, currency: string): Minor | undefined {
  if (amount === undefined) return undefined;
  const units = toMinor(amount, currencyDecimals(currency));
  return units.ok ? units.value : undefined;
}

async function shownVipBets(parts: SandboxParts) {
  const rows = await parts.database
    .selectFrom('vip_bets')
    .select(['id', 'currency', 'amount', 'offered', 'ends_at', 'order_body'])
    .where('state', '<>', 'closed')
    .orderBy('ends_at')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map((row) => ({
    id: Number(row.id),
    currency: row.currency,
    amount: majorAmount(row.amount, row.currency),
    ...(row.offered === null ? {} : { offered: majorAmount(row.offered, row.currency) }),
    until: row.ends_at,
    bets: shownBets(parts, row.order_body),
  }));
}

/** VIP-15 None of an order that cannot be read: one such hides no other. */
function shownBets(parts: SandboxParts, body: string) {
  const pending = readableOrder(body);
  if (pending === undefined) return [];
  return pending.order.bets.flatMap(({ outcomeId }) => shownBet(parts, outcomeId, pending.language));
}

/** Nothing of a match that is not known any more. */
function shownBet(parts: SandboxParts, outcomeId: string, language: Language) {
  const offer = betOffer(parts, outcomeId);
  const names = betNames(parts, offer, language);
  const address = parseOutcomeId(outcomeId);
  if (names === undefined || address === undefined) return [];
  const { kind, odds, startsAt, isLive, score, trouble } = offer;
  const { period, line, code } = address;
  const sportId = parts.world.card(offer.gameId, language)?.sportId ?? offer.sportId;
  return [
    {
      ...names,
      outcomeId,
      sportId,
      kind,
      period,
      code,
      startsAt,
      odds: decimalOdds(odds),
      ...(line === undefined ? {} : { line }),
      ...(isLive ? { score: { home: score.home, away: score.away } } : {}),
      ...(trouble === undefined ? {} : { trouble }),
    },
  ];
}
