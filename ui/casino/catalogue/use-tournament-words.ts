import { useTranslation } from 'react-i18next';
import type { TournamentCard } from '../../../core/promotions/tournaments/tournaments-gateway.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { formatDate } from '../../kit/formats/format-date.ts';
import { formatMoney } from '../../kit/formats/format-money.ts';
import { formatDigits } from '../../kit/formats/format-number.ts';
import { usePage } from '../../page/use-page.ts';

/** Sums, counts and days as the pages of tournaments say them. */
export function useTournamentWords() {
  const { clock, language, settings } = usePage();
  const { t } = useTranslation('tournaments');
  const { t: words } = useTranslation('kit');
  const day = (at: number): string => formatDate(at, clock.now, { look: settings.settings, words });
  const count = (number: number): string => formatDigits(`${number}`, '', language);
  return {
    t,
    count,
    money: (amount: Minor, currency: string): string => formatMoney(amount, currency, { language, isShort: true }),
    about: ({ gameCount, playerCount, startsAt, endsAt }: TournamentCard): string =>
      t('about', { games: count(gameCount), players: count(playerCount), from: day(startsAt), to: day(endsAt) }),
  };
}
