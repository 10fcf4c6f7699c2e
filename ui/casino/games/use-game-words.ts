import { useTranslation } from 'react-i18next';
import type { GameProbability } from '../../../core/casino/games/house-game.ts';
import { formatDigits } from '../../kit/formats/format-number.ts';
import { usePage } from '../../page/use-page.ts';

/** Pays and probabilities as the pages of games say them. */
export function useGameWords() {
  const { language } = usePage();
  const { t } = useTranslation('casino-games');
  /** Of hundredths, without a fraction that is nothing. */
  const digits = (hundredths: bigint): string => {
    const fraction = `${hundredths % 100n}`.padStart(2, '0').replace(/0+$/, '');
    return formatDigits(`${hundredths / 100n}`, fraction, language);
  };
  return {
    t,
    pay: (hundredths: number): string => `×${digits(BigInt(Math.trunc(hundredths)))}`,
    /** GM-32 As odds are written: a point in every language, and always two decimals. */
    multiplier: (hundredths: number): string =>
      `×${Math.trunc(hundredths / 100)}.${`${Math.trunc(hundredths) % 100}`.padStart(2, '0')}`,
    /** GM-4 One of how many rounds. */
    probability: ({ ways }: GameProbability, all: bigint): string =>
      ways === 0n ? '—' : t('one-of', { count: digits((all * 100n + ways / 2n) / ways) }),
  };
}
