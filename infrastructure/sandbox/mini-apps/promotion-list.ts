import { CASHBACK_OPTIONS } from '../../../core/promotions/cashback-option.ts';
import type { RouteName } from '../../../core/navigation/route-table.ts';
import { CASINO_TERMS, FIRST_DEPOSIT_BONUSES, SPORT_TERMS } from '../bonuses/bonus-offer.ts';
import { STORE_PRICES } from '../bonuses/points/promo-store.ts';
import type { ApplicationVisit } from './application-page.ts';

/** What the operator gives, as applications tell of it; every figure is that of the rules it is given by. */
export interface ListedPromotion {
  readonly code: string;
  readonly title: string;
  readonly lead: string;
  readonly terms: readonly string[];
  /** Where a player takes it. */
  readonly place: Extract<RouteName, 'deposit-bonuses' | 'office-promotion' | 'vip-cashback'>;
}

const [FIRST, CASINO] = FIRST_DEPOSIT_BONUSES;
const { leastBets, leastOdds, days } = SPORT_TERMS;
const LEAST_PRICE = Math.min(...STORE_PRICES.map(({ price }) => price));

/** The promotions in the language of an application. */
export function promotionList(language: ApplicationVisit['language']): readonly ListedPromotion[] {
  const odds = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(Number(leastOdds) / 1000);
  const [first, ...others] = language === 'ru' ? russian(odds) : english(odds);
  return first === undefined ? others : [first, casinoDeposit(language), ...others];
}

function russian(odds: string): readonly ListedPromotion[] {
  return [
    {
      code: 'first-deposit',
      title: `Бонус ${String(FIRST.percent)}% на первый депозит`,
      lead: 'Деньги на бонусный счёт для ставок на спорт.',
      terms: [
        `Отыграйте сумму бонуса ${String(FIRST.wager)} раз`,
        `Экспрессы не менее чем из ${String(leastBets)} событий с коэффициентом от ${odds}`,
        `На отыгрыш — ${String(days)} дней`,
      ],
      place: 'deposit-bonuses',
    },
    {
      code: 'points',
      title: 'Промокоды за баллы',
      lead: 'Баллы начисляются за рассчитанные ставки и обмениваются на промокоды.',
      terms: [
        `Промокоды — от ${String(LEAST_PRICE)} баллов`,
        'За возвращённые ставки, фрибеты и ставки с бонуса баллы не начисляются',
      ],
      place: 'office-promotion',
    },
    {
      code: 'cashback',
      title: 'Кешбэк за неделю',
      lead: 'Часть проигранного за неделю возвращается.',
      terms: [`Вариантов кешбэка на выбор: ${String(CASHBACK_OPTIONS.length)}`, 'Начисляется по окончании недели'],
      place: 'vip-cashback',
    },
  ];
}

function english(odds: string): readonly ListedPromotion[] {
  return [
    {
      code: 'first-deposit',
      title: `${String(FIRST.percent)}% bonus on your first deposit`,
      lead: 'Money in the bonus account for bets on sports.',
      terms: [
        `Wager the bonus amount ${String(FIRST.wager)} times`,
        `Accumulators of at least ${String(leastBets)} selections at odds of ${odds} or more`,
        `${String(days)} days to wager it`,
      ],
      place: 'deposit-bonuses',
    },
    {
      code: 'points',
      title: 'Promo codes for points',
      lead: 'Settled bets earn points, and points buy promo codes.',
      terms: [
        `Promo codes from ${String(LEAST_PRICE)} points`,
        'Stakes given back, free bets and bets from a bonus earn none',
      ],
      place: 'office-promotion',
    },
    {
      code: 'cashback',
      title: 'Weekly cashback',
      lead: 'A part of what a week lost comes back.',
      terms: [`Ways of cashback to choose from: ${String(CASHBACK_OPTIONS.length)}`, 'Credited when the week is over'],
      place: 'vip-cashback',
    },
  ];
}

/** BON-41 */
function casinoDeposit(language: ApplicationVisit['language']): ListedPromotion {
  const russian = {
    code: 'slot-first-deposit',
    title: `Бонус ${String(CASINO.percent)}% в казино на первый депозит`,
    lead: 'Деньги на бонусный счёт для слотов и игр, если выбрать казино.',
    terms: [
      `Отыграйте сумму бонуса ${String(CASINO.wager)} раз`,
      'Слоты идут в отыгрыш полностью, некоторые игры — частично',
      `На отыгрыш — ${String(CASINO_TERMS.days)} дней`,
    ],
    place: 'deposit-bonuses',
  } as const;
  const english = {
    code: 'slot-first-deposit',
    title: `${String(CASINO.percent)}% casino bonus on your first deposit`,
    lead: 'Money in the bonus account for slots and games, where the casino is chosen.',
    terms: [
      `Wager the bonus amount ${String(CASINO.wager)} times`,
      'Slots count in full, some games in part',
      `${String(CASINO_TERMS.days)} days to wager it`,
    ],
    place: 'deposit-bonuses',
  } as const;
  return language === 'ru' ? russian : english;
}
