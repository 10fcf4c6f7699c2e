import { minorUnits, NO_MONEY, type Minor } from '../../shared/money.ts';
import type { Random } from '../../shared/random.ts';
import type { LottoRules } from './lotto-rules.ts';
import { combinationCount, lottoTicket } from './lotto-ticket.ts';

/** The numbers of a field that is being filled, in ascending order. */
export type LottoField = readonly number[];

/** LT-20 A number that is pressed again is taken back; beyond the most numbers of a ticket nothing is added. */
export function toggledNumber({ most }: Pick<LottoRules, 'most'>, field: LottoField, number: number): LottoField {
  if (field.includes(number)) return field.filter((each) => each !== number);
  return field.length >= most ? field : [...field, number].toSorted((one, other) => one - other);
}

/** LT-20 One combination at random. */
export function randomField({ chosen, highest }: Pick<LottoRules, 'chosen' | 'highest'>, random: Random): LottoField {
  const left = Array.from({ length: highest }, (_, place) => place + 1);
  return Array.from({ length: Math.min(chosen, highest) }, () => {
    const [number = 0] = left.splice(Math.floor(random.fraction() * left.length), 1);
    return number;
  }).toSorted((one, other) => one - other);
}

/** LT-9 How many combinations a field stands for: none while it is not full. */
export function fieldCombinations(rules: Pick<LottoRules, 'chosen' | 'most' | 'highest'>, field: LottoField): number {
  return lottoTicket(rules, field).ok ? combinationCount(field.length, rules.chosen) : 0;
}

/** What the tickets of a basket come to. */
export interface LottoBasket {
  /** The fields that take part. */
  readonly tickets: readonly LottoField[];
  readonly combinations: number;
  /** Absent where it is more than can be counted. */
  readonly amount: Minor | undefined;
  /** LT-19 The first field that is neither empty nor full, by its place, and how many numbers it lacks. */
  readonly halfFilled?: { readonly place: number; readonly lacking: number } | undefined;
}

/** LT-19 An empty field is left out, a half-filled one is told; the sum is that of all combinations in all draws. */
export function lottoBasket(
  rules: Pick<LottoRules, 'chosen' | 'most' | 'highest'>,
  fields: readonly LottoField[],
  { price, drawCount }: { readonly price: Minor; readonly drawCount: number },
): LottoBasket {
  const tickets = fields.filter((field) => fieldCombinations(rules, field) > 0);
  const combinations = tickets.reduce((sum, field) => sum + fieldCombinations(rules, field), 0);
  const place = fields.findIndex((field) => field.length > 0 && fieldCombinations(rules, field) === 0);
  return {
    tickets,
    combinations,
    amount: lottoAmount(price, combinations, drawCount),
    ...(place === -1 ? {} : { halfFilled: { place, lacking: rules.chosen - (fields[place]?.length ?? 0) } }),
  };
}

/** LT-9 What so many combinations cost in so many draws. */
export function lottoAmount(price: Minor, combinations: number, drawCount: number): Minor | undefined {
  if (!Number.isSafeInteger(combinations) || !Number.isSafeInteger(drawCount)) return undefined;
  return combinations === 0 ? NO_MONEY : minorUnits(BigInt(price) * BigInt(combinations) * BigInt(drawCount));
}

/** LT-21 The numbers that came oftenest and those that came most seldom, so many of each; what came alike is told in ascending order. */
export function oftenAndSeldom(
  counts: readonly number[],
  size: number,
): readonly { readonly number: number; readonly count: number }[] {
  const ranked = counts
    .map((count, place) => ({ number: place + 1, count }))
    .toSorted((one, other) => other.count - one.count || one.number - other.number);
  return ranked.length <= size * 2 ? ranked : [...ranked.slice(0, size), ...ranked.slice(-size)];
}
