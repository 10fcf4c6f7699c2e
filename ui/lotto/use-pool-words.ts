import { useTranslation } from 'react-i18next';
import type { Minor } from '../../core/shared/money.ts';
import type { EpochMillis } from '../../core/shared/time.ts';
import { formatMoment, formatTime } from '../kit/formats/format-date.ts';
import { formatMoney } from '../kit/formats/format-money.ts';
import { formatCount } from '../kit/formats/format-number.ts';
import { usePage } from '../page/use-page.ts';

export interface PoolWords {
  readonly money: (amount: Minor, currency: string) => string;
  readonly count: (count: number) => string;
  readonly moment: (at: EpochMillis) => string;
  readonly time: (at: EpochMillis) => string;
}

/** Call it in an observer: the words follow the player's time zone and language. */
export function usePoolWords(): PoolWords {
  const { clock, language, settings } = usePage();
  const { t: kit } = useTranslation('kit');
  const look = settings.settings;
  return {
    money: (amount, currency) => formatMoney(amount, currency, { language, isShort: true }),
    count: (count) => formatCount(count, language),
    moment: (at) => formatMoment(at, clock.now, { look, words: kit }),
    time: (at) => formatTime(at, look),
  };
}
