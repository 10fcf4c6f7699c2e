import { useCasinoWords } from '../../rounds/use-casino-words.ts';
import type { Minor } from '../../../../core/shared/money.ts';

/** Money, or credits, which have no currency. */
export function useCrashSums(): (amount: Minor, currency: string) => string {
  const { count, money } = useCasinoWords();
  return (amount, currency) => (currency === '' ? count(amount) : money(amount, currency));
}
