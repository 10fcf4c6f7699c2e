import { betStatement, type StatementRow } from '../../../../core/coupon/statement/bet-statement.ts';
import { statementDay } from '../../../../core/coupon/statement/statement-moment.ts';
import { activationTypeById, hasActiveEmail } from '../../../../core/player/activation-type.ts';
import { couponTypeId } from '../../../../core/coupon/maths/coupon-type.ts';
import type { CouponId, UserId } from '../../../../core/shared/ids.ts';
import { decimalOdds } from '../../../../core/shared/odds.ts';
import { days } from '../../../../core/shared/time.ts';
import { SEND_STATEMENT, STATEMENT_ROWS } from '../../../coupon/history-calls.ts';
import { majorAmount } from '../../players/player-accounts.ts';
import type { RateLimit } from '../../sandbox-options.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { refuse } from '../../server/refusal.ts';
import { serveCall, type Ask, type ServedApi } from '../../server/serve-call.ts';
import { tryCounter } from '../../server/try-counter.ts';
import { statementRows } from './statement-rows.ts';

/** HX-6 A letter is not as large as a file. */
const MOST_IN_LETTER = 1000;
/** HX-7 */
const LETTERS: RateLimit = { times: 3, within: days(1) };

/** The coupons of a player as a file, which the page makes of rows, or which is sent by e-mail. */
export function serveStatements(api: ServedApi, parts: SandboxParts): void {
  const letters = tryCounter(api.app, 'statement', LETTERS);
  serveCall(api, STATEMENT_ROWS, async ({ query: { lng: language, before: since, ...filter }, session }) => {
    const { rows, before } = await statementRows(parts, session.userId, { filter, language, before: since });
    return { rows: rows.map(writeRow), ...(before === undefined ? {} : { before }) };
  });
  serveCall(api, SEND_STATEMENT, async ({ body, session: { userId }, reply: { request } }) => {
    const { mailbox, options, now } = parts;
    const words = options.statementWords?.(body.lng);
    if (mailbox === undefined || words === undefined) return refuse(503, 'no-sender');
    const to = await provenEmail(parts, userId);
    if (to === undefined) return refuse(409, 'unproven');
    const pause = await letters.attempt(request, String(userId));
    if (pause !== undefined) return refuse(429, 'too-often', pause);
    const { rows, isWhole } = await letterRows(parts, userId, body);
    const timeZone = body.zoneMinutes / 60;
    const attachment = {
      name: `bets-${statementDay(now(), timeZone)}.csv`,
      text: betStatement(rows, words, timeZone),
    };
    await mailbox.put({ to, owner: userId, purpose: 'statement', attachment, sentAt: now() });
    return { to, count: rows.length, isWhole };
  });
}

async function provenEmail({ database }: SandboxParts, userId: UserId): Promise<string | undefined> {
  const user = await database
    .selectFrom('users')
    .select(['email', 'activation_type'])
    .where('id', '=', userId)
    .executeTakeFirst();
  const email = user?.email ?? undefined;
  return user !== undefined && hasActiveEmail(activationTypeById(user.activation_type)) ? email : undefined;
}

async function letterRows(
  parts: SandboxParts,
  userId: UserId,
  body: Ask<typeof SEND_STATEMENT>['body'],
): Promise<{ readonly rows: readonly StatementRow[]; readonly isWhole: boolean }> {
  const { lng: language, zoneMinutes: _, ...filter } = body;
  const rows: StatementRow[] = [];
  let before: CouponId | undefined;
  do {
    const found = await statementRows(parts, userId, { filter, language, before });
    rows.push(...found.rows);
    ({ before } = found);
  } while (before !== undefined && rows.length < MOST_IN_LETTER);
  return { rows: rows.slice(0, MOST_IN_LETTER), isWhole: before === undefined && rows.length <= MOST_IN_LETTER };
}

function writeRow({ type, games, staked, possibleWin, paid, odds, settledAt, ...row }: StatementRow) {
  const { currency } = row;
  return {
    ...row,
    typeId: couponTypeId(type),
    odds: decimalOdds(odds),
    staked: majorAmount(staked, currency),
    possibleWin: majorAmount(possibleWin, currency),
    ...(paid === undefined ? {} : { paid: majorAmount(paid, currency) }),
    ...(settledAt === undefined ? {} : { settledAt }),
    games: [...games],
  };
}
