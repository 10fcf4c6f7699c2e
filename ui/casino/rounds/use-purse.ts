import type { Minor } from '../../../core/shared/money.ts';
import { useCasinoWords } from './use-casino-words.ts';
import { useCasino } from '../use-casino.ts';

/** BON-42, BON-46 What is left where a game is played from, and why a stake on it is not taken from the bonus. */
export function usePurse(drawnBy: string, stake: Minor | undefined): { money: string; obstacle: string | undefined } {
  const { purse } = useCasino();
  const { t, money } = useCasinoWords();
  const { bonus, own } = purse;
  if (!purse.isFromBonus(drawnBy)) {
    return { money: own === undefined ? '—' : money(own.money, own.currency), obstacle: undefined };
  }
  if (bonus === undefined) return { money: '—', obstacle: t('bonus.over') };
  const isTooHigh = stake !== undefined && stake > bonus.mostStake;
  return {
    money: money(bonus.money, bonus.currency),
    obstacle: isTooHigh ? t('bonus.most', { sum: money(bonus.mostStake, bonus.currency) }) : undefined,
  };
}
