import type { CouponId } from '../core/shared/ids.ts';
import { fileURLToPath } from 'node:url';
import { systemClock } from '../infrastructure/browser/system-clock.ts';
import {
  couponReviews,
  reopenCoupon,
  reviewCount,
  voidCoupon,
} from '../infrastructure/sandbox/coupons/coupon-reviews.ts';
import { openFoundDatabase, type Database } from '../infrastructure/sandbox/database/open-database.ts';
import { nodeRandom } from '../infrastructure/sandbox/server/node-random.ts';
import type { EpochMillis } from '../core/shared/time.ts';
import { databaseChoice } from './database-choice.ts';
import { readStartSettings, StartProblem } from './start-settings.ts';

const USAGE = 'npm run reviews [-- reopen ID | -- void ID]';
const COMMANDS = { reopen: reopenCoupon, void: voidCoupon };
const DONE = {
  reopen: 'is open: the site settles it again with its next tick.',
  void: 'is returned: its stake is back on the account.',
};

/** What the command says, and whether it did what was asked. */
export interface ReviewAnswer {
  readonly isDone: boolean;
  readonly text: string;
}

/** For the operator: the coupons that could not be settled, and what becomes of one of them. */
export async function reviewCoupons(
  [name, id = '', ...rest]: readonly string[],
  { database, now }: { readonly database: Database; readonly now: () => EpochMillis },
): Promise<ReviewAnswer> {
  if (name === undefined) return { isDone: true, text: await listed(database) };
  if ((name !== 'reopen' && name !== 'void') || !/^\d{1,15}$/.test(id) || rest.length > 0) {
    return { isDone: false, text: `Usage: ${USAGE}` };
  }
  // another process reports what it sets aside again
  const faults = { report: () => undefined, mended: () => undefined };
  const isDone = await COMMANDS[name]({ database, random: nodeRandom, faults, now }, Number(id) as CouponId);
  return { isDone, text: `Coupon ${id} ${isDone ? DONE[name] : 'is not under review.'}` };
}

async function listed(database: Database): Promise<string> {
  const reviews = await couponReviews(database);
  if (reviews.length === 0) return 'No coupon is under review.';
  const more = (await reviewCount(database)) - reviews.length;
  const rest = more > 0 ? [`... and ${String(more)} older: these come once the newer are settled or returned.`] : [];
  return [...reviews.map(({ couponId, reason }) => `${String(couponId)}  ${reason}`), ...rest, `\n${USAGE}`].join('\n');
}

async function main(): Promise<number> {
  try {
    const opened = await openFoundDatabase(databaseChoice(readStartSettings({ SITE_MODE: 'demo', ...process.env })));
    if (!opened.ok) throw new StartProblem(opened.error.message);
    const { database, close } = opened.value;
    try {
      const { isDone, text } = await reviewCoupons(process.argv.slice(2), { database, now: systemClock().now });
      console.log(text);
      return isDone ? 0 : 1;
    } finally {
      await close();
    }
  } catch (error) {
    console.error(error instanceof StartProblem ? error.message : error);
    return 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main();
