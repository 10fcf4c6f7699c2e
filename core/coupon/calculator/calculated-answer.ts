import { NO_MONEY, currencyDecimals, minorUnits, type Minor } from '../../shared/money.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { explainPayout } from '../explained/explain-payout.ts';
import type { PayoutStep } from '../explained/payout-step.ts';
import type { BetResult } from '../maths/bet-result.ts';
import { checkUnits, type CheckedBet, type CheckedSlip } from '../maths/checked-slip.ts';
import { hasSystemSize, isDividedType } from '../maths/divided-types.ts';
import { isOpenBlock } from '../maths/leg-factor.ts';
import { countLines, safeLineCount } from '../maths/line-count.ts';
import { winInUnits } from '../maths/possible-win.ts';
import { settleInUnits } from '../maths/settle.ts';
import { totalAmount } from '../maths/slip-payout.ts';
import type { SlipError } from '../maths/slip.ts';
import { MOST_LISTED_LINES, linesInUnits, type UnitLine } from '../maths/system-lines.ts';
import type { UnitSlip } from '../maths/unit-slip.ts';
import type { Calculation } from './calculation.ts';

/** What a calculation comes to. */
export interface CalculatedAnswer {
  /** 'open' while a bet without a result can still change it: then its bets without results are taken as won. */
  readonly state: 'open' | 'settled';
  /** What is paid; of an open one what the results known so far pay already. */
  readonly payout: Minor;
  /** What it pays with what is open taken as won. */
  readonly most: Minor;
  readonly staked: Minor;
  /** What it would pay if every bet had won; of an anti-express that is nothing, and nothing is said. */
  readonly allWon: Minor | undefined;
  /** The least of what `most` becomes when one more bet loses; undefined where a lost bet loses all. */
  readonly oneLost: Minor | undefined;
  /** The lines of a divided type: how many there are, and how many of them lost nothing and wait for nothing. */
  readonly lineCount: number;
  readonly linesWon: number;
  readonly lines: readonly UnitLine[];
  /** From the stake to `most`, of the other types. */
  readonly steps: readonly PayoutStep<Minor>[];
}

/** What the calculator cannot say, and the place of the bet to blame: a rule of the core, or something not typed yet. */
export interface CalculationProblem extends Omit<SlipError, 'code'> {
  readonly code: SlipError['code'] | 'no-odds' | 'no-stake';
}

type Answer = Result<CalculatedAnswer, CalculationProblem>;

/** CLC-7 The slip of a calculation, once all of it is typed. */
export function calculatedSlip(calculation: Calculation, currency: string): Result<UnitSlip, CalculationProblem> {
  const { type, systemValue, stake, bets, blockAmounts } = calculation;
  const untyped = bets.findIndex(({ odds }) => odds === undefined);
  if (untyped >= 0) return fail({ code: 'no-odds', bet: untyped });
  const needsStake = type !== 'singles' || bets.some(({ amount }) => amount === undefined);
  if (stake === undefined && needsStake) return fail({ code: 'no-stake' });
  const amount = stake ?? NO_MONEY;
  const usesBlocks = hasSystemSize(type) || type === 'condition';
  return ok({
    isInUnits: true,
    type,
    amount,
    currencyDecimals: currencyDecimals(currency),
    systemValue,
    bets: bets.flatMap(({ odds, result, block, amount: own }) =>
      odds === undefined
        ? []
        : [
            {
              odds,
              result,
              block: usesBlocks ? block : undefined,
              amount: type === 'singles' ? (own ?? amount) : undefined,
            },
          ],
    ),
    ...(type === 'condition' ? { blockAmounts } : {}),
  });
}

/** CLC-8 The answer of the coupon's own maths; a slip that is refused has the refusal and no sum. */
export function calculatedAnswer(calculation: Calculation, currency: string, mostLines: number): Answer {
  const slip = calculatedSlip(calculation, currency);
  if (!slip.ok) return slip;
  const checked = checkUnits(slip.value);
  return checked.ok ? answered(checked.value, mostLines) : checked;
}

function answered(slip: CheckedSlip, mostLines: number): Answer {
  const settled = settleInUnits(slip);
  if (!settled.ok) return settled;
  const win = winInUnits(slip);
  if (!win.ok) return win;
  const { state, payout } = settled.value;
  const most = state === 'settled' ? payout : win.value.max;
  const staked = minorUnits(totalAmount(slip));
  if (staked === undefined) return fail({ code: 'result-out-of-range' });
  const assumed = state === 'settled' ? slip : withOpenDecided(slip);
  const divided = dividedParts(slip, assumed, mostLines);
  if (!divided.ok) return divided;
  const steps = stepsOf(assumed, most);
  if (!steps.ok) return steps;
  const allWon = slip.type === 'anti-express' ? undefined : settleInUnits(withResults(slip, () => 'win'));
  if (allWon?.ok === false) return allWon;
  // an open bet that changes nothing now may count once another has lost
  const oneLost = leastWithOneLost(withOpenDecided(slip));
  const whole = { state, payout, most, staked, allWon: allWon?.value.payout, oneLost };
  return ok({ ...whole, ...divided.value, steps: steps.value });
}

/** CLC-16 Of a divided type: the least that is paid if one of the bets that have not lost loses, the open ones taken as won. */
function leastWithOneLost(slip: CheckedSlip): Minor | undefined {
  if (!isDividedType(slip.type)) return undefined;
  let least: Minor | undefined;
  for (const bet of slip.bets) {
    if (bet.result === 'lose') continue;
    const settled = settleInUnits(withResultOf(slip, (each) => (each === bet ? 'lose' : each.result)));
    if (!settled.ok) return undefined;
    const { payout } = settled.value;
    if (least === undefined || payout < least) least = payout;
  }
  return least;
}

/** CLC-9 While the answer is open, its lines and steps are those of the most that it can pay. */
function withOpenDecided(slip: CheckedSlip): CheckedSlip {
  const decided = slip.type === 'anti-express' ? 'lose' : 'win';
  return withResults(slip, (result) => (result === 'open' ? decided : result));
}

function withResults(slip: CheckedSlip, resultOf: (result: BetResult) => BetResult): CheckedSlip {
  return withResultOf(slip, ({ result }) => resultOf(result));
}

function withResultOf(slip: CheckedSlip, resultOf: (bet: CheckedBet) => BetResult): CheckedSlip {
  const changed = new Map(slip.bets.map((bet) => [bet, { ...bet, result: resultOf(bet) }]));
  const all = (bets: readonly CheckedBet[]): readonly CheckedBet[] => bets.map((bet) => changed.get(bet) ?? bet);
  return { ...slip, bets: all(slip.bets), bankers: all(slip.bankers), blocks: slip.blocks.map(all) };
}

function dividedParts(
  slip: CheckedSlip,
  assumed: CheckedSlip,
  mostLines: number,
): Result<Pick<CalculatedAnswer, 'lineCount' | 'linesWon' | 'lines'>, SlipError> {
  if (!isDividedType(slip.type)) return ok({ lineCount: 0, linesWon: 0, lines: [] });
  const count = safeLineCount(slip);
  if (!count.ok) return count;
  const listed = linesInUnits(assumed, { limit: Math.min(mostLines, MOST_LISTED_LINES) });
  if (!listed.ok) return listed;
  return ok({ lineCount: count.value, linesWon: linesWon(slip), lines: listed.value.lines });
}

/** CLC-10 The lines that are made of bets with results alone, none of them lost: counted without listing them. */
function linesWon(slip: CheckedSlip): number {
  const hasPlayed = (bets: readonly CheckedBet[]): boolean =>
    !isOpenBlock(bets) && bets.every(({ result }) => result !== 'lose');
  if (!hasPlayed(slip.bankers)) return 0;
  return Number(countLines({ ...slip, blocks: slip.blocks.filter(hasPlayed) }));
}

function stepsOf(slip: CheckedSlip, most: Minor): Result<readonly PayoutStep<Minor>[], SlipError> {
  if (isDividedType(slip.type)) return ok([]);
  return explainPayout(slip, { isFreeBet: false, maxPayout: most, possibleWin: most, mostLines: 0 });
}
