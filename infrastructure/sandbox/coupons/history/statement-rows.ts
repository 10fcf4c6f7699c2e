import { couponTypeById } from '../../../../core/coupon/maths/coupon-type.ts';
import type { StatementRow } from '../../../../core/coupon/statement/bet-statement.ts';
import type { CouponId, UserId } from '../../../../core/shared/ids.ts';
import type { Language } from '../../../../core/site/config/language.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { betOrigin } from '../bet-feed-details.ts';
import { betLabel, gameNames, outcomePick } from '../bet-names.ts';
import { UNSETTLED, type ChosenFilter } from './chosen-coupons.ts';
import { CouponProblem } from '../coupon-problem.ts';
import { bookedCoupons } from './history-sums.ts';

const ROWS_AT_ONCE = 250;

/** Some rows; where there are more, the number that they come before. */
export interface FoundRows {
  readonly rows: readonly StatementRow[];
  readonly before: CouponId | undefined;
}

export interface AskedRows {
  readonly filter: ChosenFilter;
  readonly language: Language;
  /** Only coupons with a lower number. */
  readonly before?: CouponId | undefined;
}

/** HX-5 The chosen coupons as rows of a file, newest first; amounts are those of the ledger. */
export async function statementRows(
  parts: Pick<SandboxParts, 'database' | 'world'>,
  userId: UserId,
  { filter, language, before }: AskedRows,
): Promise<FoundRows> {
  const found = await bookedCoupons(parts.database, userId, { filter, before, most: ROWS_AT_ONCE + 1 });
  const coupons = found.slice(0, ROWS_AT_ONCE);
  const games = await gamesOf(
    parts,
    coupons.map(({ id }) => id),
    language,
  );
  const rows = coupons.map((coupon): StatementRow => {
    const type = couponTypeById(coupon.type_id);
    if (type === undefined) throw new CouponProblem(`unknown-type ${String(coupon.type_id)}`);
    const { id, currency, odds, staked, paid } = coupon;
    const isOpen = UNSETTLED.some((state) => state === coupon.state);
    return {
      id,
      accountId: coupon.account_id,
      currency,
      type,
      placedAt: coupon.placed_at,
      settledAt: coupon.settled_at ?? undefined,
      state: coupon.state === 'needs-review' ? 'open' : coupon.state,
      odds,
      staked,
      possibleWin: coupon.possible_win,
      paid: isOpen ? undefined : paid,
      games: games.get(id) ?? [],
    };
  });
  return { rows, before: found.length > ROWS_AT_ONCE ? coupons.at(-1)?.id : undefined };
}

type NamedGame = StatementRow['games'][number];

/** Home and away of each bet; a game that nobody knows goes by its number. */
async function gamesOf(
  { database, world }: Pick<SandboxParts, 'database' | 'world'>,
  ids: readonly CouponId[],
  language: Language,
): Promise<ReadonlyMap<CouponId, readonly NamedGame[]>> {
  const games = new Map<CouponId, NamedGame[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return games;
  const bets = await database
    .selectFrom('coupon_bets')
    .select([
      'coupon_id',
      'game_id',
      'sport_id',
      'outcome_id',
      'label_ru',
      'label_en',
      'page_type',
      'express_id',
      'source',
    ])
    .where('coupon_id', 'in', ids)
    .orderBy('coupon_id')
    .orderBy('bet_index')
    .execute();
  for (const bet of bets) {
    const { coupon_id: couponId, game_id: gameId, sport_id: sportId } = bet;
    const label = betLabel({ world }, bet, language);
    const { gameId: _, ...picked } = outcomePick(bet.outcome_id);
    const pick = { ...picked, ...(label === null ? {} : { label }) };
    const names = gameNames({ world }, gameId, language);
    const { homeName: home = String(gameId), awayName: away } = names ?? {};
    const { expressId: _express, ...origin } = betOrigin(bet);
    games.get(couponId)?.push({ home, ...(away === undefined ? {} : { away }), sportId, pick, ...origin });
  }
  return games;
}
