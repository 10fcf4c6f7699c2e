import { currencyDecimals, minorText, type Minor } from '../../shared/money.ts';
import { decimalOdds, type MilliOdds } from '../../shared/odds.ts';
import type { SportId } from '../../shared/ids.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { NamedPick } from '../../sports/names/pick-name.ts';
import type { PageType } from '../../sports/tree/page-type.ts';
import type { CouponType } from '../maths/coupon-type.ts';
import { hasOneTotal } from '../maths/total-odds.ts';
import { outcomePart } from '../placed/coupon-outcome.ts';
import type { PlacedCouponState } from '../placed/placed-coupon.ts';
import { csvTable, decimalHeading } from './csv-table.ts';
import { statementMoment, zoneName } from './statement-moment.ts';

/** HX-9 No sign that a spreadsheet of any country begins another cell at. */
const BETWEEN_EVENTS = ' | ';

/** The game of a bet, and what was picked of it. */
export interface StatementGame {
  readonly home: string;
  readonly away?: string | undefined;
  readonly sportId: SportId;
  readonly pick: Pick<NamedPick, 'kind' | 'period' | 'line' | 'code' | 'label'>;
  /** Where it was picked, as far as the coupon says. */
  readonly source?: string | undefined;
  readonly pageType?: PageType | undefined;
}

/** A coupon in a statement. */
export interface StatementRow<Amount extends number = Minor, Odds extends number = MilliOdds> {
  readonly id: number;
  readonly accountId: number;
  readonly currency: string;
  readonly type: CouponType;
  readonly placedAt: EpochMillis;
  readonly settledAt?: EpochMillis | undefined;
  readonly state: PlacedCouponState;
  readonly odds: Odds;
  /** What the player staked: nothing on a free bet. */
  readonly staked: Amount;
  /** What it could win when it was placed. */
  readonly possibleWin: Amount;
  /** What was paid, a hyper bonus with it; none while it is open. */
  readonly paid?: Amount | undefined;
  /** Of each bet. */
  readonly games: readonly StatementGame[];
}

/** The headings of a statement, and what its types and states are called. */
export interface StatementWords {
  /** With the time zone in brackets behind it. */
  readonly placed: string;
  readonly number: string;
  readonly account: string;
  readonly currency: string;
  readonly type: string;
  readonly selections: string;
  readonly events: string;
  readonly picks: string;
  readonly odds: string;
  readonly staked: string;
  readonly possibleWin: string;
  readonly status: string;
  readonly paid: string;
  readonly settled: string;
  readonly source: string;
  readonly pickOf: (pick: NamedPick) => string;
  readonly typeOf: (type: CouponType) => string;
  readonly stateOf: (state: PlacedCouponState | 'part') => string;
}

/** HX-5 The coupons as a file, a row each: the sums of its stakes and returns are the totals of the same choice. */
export function betStatement(rows: readonly StatementRow[], words: StatementWords, timeZone: number): string {
  const zone = zoneName(timeZone);
  const head = [
    `${words.placed} (${zone})`,
    words.number,
    words.account,
    words.currency,
    words.type,
    words.selections,
    words.events,
    words.picks,
    decimalHeading(words.odds, '0.000'),
    decimalHeading(words.staked, '0.00'),
    decimalHeading(words.possibleWin, '0.00'),
    words.status,
    decimalHeading(words.paid, '0.00'),
    `${words.settled} (${zone})`,
    words.source,
  ];
  return csvTable([head, ...rows.map((row) => statementCells(row, words, timeZone))]);
}

/** HX-3 Amounts have all their digits, after a point; odds their thousandths, and none where the type has no total. */
function statementCells(row: StatementRow, words: StatementWords, timeZone: number): readonly string[] {
  const decimals = currencyDecimals(row.currency);
  return [
    statementMoment(row.placedAt, timeZone),
    String(row.id),
    String(row.accountId),
    row.currency,
    words.typeOf(row.type),
    String(row.games.length),
    row.games.map(({ home, away }) => (away === undefined ? home : `${home} \u2013 ${away}`)).join(BETWEEN_EVENTS),
    row.games.map((game) => words.pickOf(namedPick(game))).join(BETWEEN_EVENTS),
    hasOneTotal(row.type) ? String(decimalOdds(row.odds)) : '',
    minorText(row.staked, decimals),
    minorText(row.possibleWin, decimals),
    words.stateOf(outcomePart(row.state, row.paid ?? row.staked, row.staked)),
    row.paid === undefined ? '' : minorText(row.paid, decimals),
    row.settledAt === undefined ? '' : statementMoment(row.settledAt, timeZone),
    sourcesOf(row.games),
  ];
}

/** HX-11 The places and pages that bets were picked on, by their codes; nothing where none of them says. */
function sourcesOf(games: readonly StatementGame[]): string {
  const sources = games.map(sourceOf);
  return sources.every((source) => source === '') ? '' : sources.join(BETWEEN_EVENTS);
}

function sourceOf({ source, pageType }: StatementGame): string {
  if (source === undefined || pageType === undefined) return source ?? pageType ?? '';
  return `${source} (${pageType})`;
}

/** HX-10 */
function namedPick({ home, away, sportId, pick }: StatementGame): NamedPick {
  return { ...pick, sportId, homeName: home, awayName: away };
}
