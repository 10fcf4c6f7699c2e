import { useTranslation } from 'react-i18next';
import { gamesByShare } from '../../../core/casino/rounds/counted-share.ts';
import { toWagerOf, type OwnPromotion, type Promotion } from '../../../core/promotions/offers/promotion.ts';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import { formatMoney } from '../../kit/formats/format-money.ts';
import { formatDigits } from '../../kit/formats/format-number.ts';
import { oddsText } from '../../kit/formats/odds-text.ts';
import { usePage } from '../../page/use-page.ts';

/** Values, terms and progress as the pages of promotions say them. */
export function useOfferWords(currency: string) {
  const { language, settings } = usePage();
  const { t } = useTranslation('promotions');
  const money = (amount: Minor): string => formatMoney(amount, currency, { language, isShort: true });
  const count = (number: number): string => formatDigits(`${number}`, '', language);
  const odds = (terms: Promotion['terms']): string =>
    terms.leastOdds === undefined ? '' : oddsText(terms.leastOdds, settings.settings.coefViewId);
  const value = ({ kind, terms: { reward, percent } }: Promotion): string => {
    if (kind === 'first-deposit') return t('value.deposit', { percent: percent ?? 0, sum: money(reward ?? NO_MONEY) });
    if (kind === 'cashback') return t('value.cashback', { percent: percent ?? 0 });
    return reward === undefined ? t(`value.${kind}`) : money(reward);
  };
  return {
    t,
    count,
    money,
    odds,
    value,
    /** The value with what it asks for in return. */
    gives: (promotion: Promotion): string => {
      const { wager, days } = promotion.terms;
      return [
        value(promotion),
        ...(wager === undefined ? [] : [t('wagered', { times: count(wager) })]),
        ...(days === undefined ? [] : [t('time-limit', { count: days })]),
      ].join(' · ');
    },
    progress: ({ progress, currency: own }: OwnPromotion): string => {
      const said = (number: number): string =>
        progress.unit === 'count' ? count(number) : formatMoney(number as Minor, own, { language, isShort: true });
      return t('progress', { done: said(progress.done), target: said(progress.target) });
    },
  };
}

/** The figures of a promotion, each by its name. */
export function useOfferTerms(currency: string) {
  const { t, count, money, odds } = useOfferWords(currency);
  const counted = useCountedTerms();
  return (promotion: Promotion): readonly (readonly [name: string, value: string])[] => {
    const { reward, percent, target, leastStake, mostStake, wager, needsDeposit } = promotion.terms;
    const { terms } = promotion;
    const sums = { reward, target, leastStake, mostStake };
    const { mostPaidTimes, leastBets, days } = terms;
    const counts = { count: terms.count, leastBets, days, mostPaidTimes };
    return [
      ...Object.entries(sums).flatMap(([name, amount]) =>
        amount === undefined ? [] : [[t(`term.${name}`), money(amount)] as const],
      ),
      ...(percent === undefined ? [] : [[t('term.percent'), `${count(percent)}%`] as const]),
      ...Object.entries(counts).flatMap(([name, number]) =>
        number === undefined ? [] : [[t(`term.${name}`), count(number)] as const],
      ),
      ...(terms.leastOdds === undefined ? [] : [[t('term.leastOdds'), odds(terms)] as const]),
      ...(wager === undefined
        ? []
        : [[t('term.wager'), `×${count(wager)}: ${money(toWagerOf(reward ?? NO_MONEY, wager))}`] as const]),
      ...(needsDeposit === true ? [[t('term.for'), t('term.for-deposit')] as const] : []),
      ...counted(promotion),
      [t('term.who'), t('term.who-text')],
    ];
  };
}

/** PRM-12, RND-40 What counts, and what does not. */
export function useCountedTerms() {
  const { t, count } = useOfferWords('');
  const { t: game } = useTranslation('casino-games');
  return ({ kind, category }: Pick<Promotion, 'kind' | 'category'>): readonly (readonly [string, string])[] => {
    if (kind !== 'first-deposit' || category !== 'casino') return [[t('term.not'), t('term.not-text')]];
    return [
      ...gamesByShare().map(
        ([share, games]) =>
          [t('term.games', { share: count(share) }), games.map((each) => game(`game.${each}`)).join(', ')] as const,
      ),
      [t('term.not'), t('term.not-from-bonus')],
    ];
  };
}
