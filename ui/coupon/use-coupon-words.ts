import { useTranslation } from 'react-i18next';
import type { PlacedBet, PlacedCoupon } from '../../core/coupon/placed/placed-coupon.ts';
import { hasOneTotal } from '../../core/coupon/maths/total-odds.ts';
import type { Minor } from '../../core/shared/money.ts';
import { coefViewIdOf } from '../../core/shared/odds.ts';
import type { EpochMillis } from '../../core/shared/time.ts';
import { marketKindFacts } from '../../core/sports/market-kind.ts';
import { marketName, pickName } from '../../core/sports/names/pick-name.ts';
import { usePage } from '../page/use-page.ts';
import { useSettings } from '../settings/use-settings.ts';
import { formatFullMoment, formatMoment } from '../kit/formats/format-date.ts';
import { formatMoney } from '../kit/formats/format-money.ts';
import { oddsText } from '../kit/formats/odds-text.ts';
import { speak } from '../page/speak.ts';

/** How the parts of a placed coupon are written for the player. */
export interface CouponWords {
  readonly moment: (at: EpochMillis) => string;
  /** With the date in full, for what is read on another day. */
  readonly fullMoment: (at: EpochMillis) => string;
  readonly money: (amount: Minor, coupon: Pick<PlacedCoupon<Minor>, 'currency'>) => string;
  /** In the format given, else in the player's. */
  readonly total: (coupon: Pick<PlacedCoupon<Minor>, 'odds'>, formatId?: number) => string;
  /** The total, or a dash where the coupon is of bets at odds of their own. */
  readonly oneTotal: (coupon: Pick<PlacedCoupon<Minor>, 'odds' | 'type'>) => string;
  readonly odds: (bet: Pick<PlacedBet<Minor>, 'odds' | 'kind'>, formatId?: number) => string;
  readonly type: (coupon: Pick<PlacedCoupon<Minor>, 'type' | 'systemValue' | 'bets'>) => string;
  readonly game: (bet: Pick<PlacedBet<Minor>, 'homeName' | 'awayName'>) => string;
  readonly pick: (bet: PlacedBet<Minor>) => string;
  readonly market: (bet: PlacedBet<Minor>) => string;
  readonly score: (bet: PlacedBet<Minor>) => string | undefined;
  /** What part of the coupon a bet is in, where there are parts. */
  readonly block: (bet: PlacedBet<Minor>, coupon: PlacedCoupon<Minor>) => string | undefined;
  readonly events: (coupon: PlacedCoupon<Minor>) => string;
  /** Under what it was placed besides, where there is anything to say. */
  readonly conditions: (coupon: PlacedCoupon<Minor>) => readonly string[];
  /** The whole coupon, a line each. */
  readonly lines: (coupon: PlacedCoupon<Minor>) => readonly string[];
}

const NAMED_GAMES = 2;

/** Call it in an observer: the words follow the player's odds format, time zone and language. */
export function useCouponWords(): CouponWords {
  const { clock, language } = usePage();
  const { settings } = useSettings();
  const { t } = useTranslation('history');
  const { t: kit } = useTranslation('kit');
  const { coefViewId } = settings.settings;

  const moment: CouponWords['moment'] = (at) => formatMoment(at, clock.now, { look: settings.settings, words: kit });
  const fullMoment: CouponWords['fullMoment'] = (at) => formatFullMoment(at, settings.settings, kit);
  const money: CouponWords['money'] = (amount, { currency }) => formatMoney(amount, currency, { language });
  const total: CouponWords['total'] = ({ odds: value }, formatId = coefViewId) =>
    oddsText(value, coefViewIdOf(formatId, 'other'));
  const oneTotal: CouponWords['oneTotal'] = (coupon) => (hasOneTotal(coupon.type) ? total(coupon) : t('no-score'));
  const odds: CouponWords['odds'] = ({ odds: value, kind }, formatId = coefViewId) =>
    oddsText(value, coefViewIdOf(formatId, marketKindFacts(kind).family));
  const type: CouponWords['type'] = ({ type: name, systemValue, bets }) =>
    systemValue !== undefined && (name === 'system' || name === 'multi')
      ? t(`type.${name}-of`, { value: systemValue, count: legs(bets, name), name: t(`type.${name}`) })
      : t(`type.${name}`);
  const game: CouponWords['game'] = ({ homeName: home, awayName: away }) =>
    away === undefined ? home : t('game', { home, away });
  const pick: CouponWords['pick'] = (bet) => speak(t, pickName(bet));
  const market: CouponWords['market'] = (bet) => speak(t, marketName(bet));
  const score: CouponWords['score'] = (bet) =>
    bet.score === undefined ? undefined : t('score', { home: bet.score.home, away: bet.score.away });
  const block: CouponWords['block'] = (bet, coupon) => {
    if (coupon.type === 'system') return bet.block === 0 && hasBankers(coupon) ? t('block.banker') : undefined;
    if (coupon.type !== 'multi' && coupon.type !== 'condition') return undefined;
    return bet.block === 0 ? t('block.lobby') : t('block.numbered', { number: bet.block });
  };
  const events: CouponWords['events'] = (coupon) => {
    const [only] = coupon.bets;
    if (coupon.bets.length === 1 && only !== undefined) return t('single', { game: game(only), pick: pick(only) });
    const games = coupon.bets.slice(0, NAMED_GAMES).map(game).join(', ');
    const more = coupon.bets.length - NAMED_GAMES;
    return more > 0 ? t('events.more', { games, count: more }) : games;
  };
  const conditions: CouponWords['conditions'] = (coupon) => [
    ...(coupon.isDroppedOnScoreChange === true ? [t('text.drop-on-score-change')] : []),
    ...(coupon.prepaidAmount !== undefined && coupon.prepaidAmount > 0
      ? [t('text.prepaid', { money: money(coupon.prepaidAmount, coupon) })]
      : []),
  ];
  const lines: CouponWords['lines'] = (coupon) => [
    t('text.title', { id: coupon.id, type: type(coupon) }),
    t('text.placed', { moment: fullMoment(coupon.placedAt) }),
    ...(coupon.userId === undefined ? [] : [t('text.player', { id: coupon.userId })]),
    ...coupon.bets.map((bet, place) =>
      t('text.bet', {
        number: place + 1,
        champ: bet.champName,
        game: game(bet),
        moment: fullMoment(bet.startsAt),
        market: market(bet),
        pick: pick(bet),
        odds: odds(bet),
        status: kit(`bet-status.${bet.status}`),
      }),
    ),
    ...(hasOneTotal(coupon.type) ? [t('text.odds', { odds: total(coupon) })] : []),
    t('text.amount', { money: money(coupon.amount, coupon) }),
    coupon.state === 'open'
      ? t('text.possible', { money: money(coupon.possibleWin, coupon) })
      : t('text.payout', { money: money(coupon.payout, coupon) }),
    ...(coupon.hyperBonus === undefined || coupon.hyperBonus.amount === 0
      ? []
      : [
          t('text.hyper-bonus', {
            percent: coupon.hyperBonus.percent,
            money: money(coupon.hyperBonus.amount, coupon),
          }),
        ]),
    ...conditions(coupon),
  ];
  return {
    moment,
    fullMoment,
    money,
    total,
    oneTotal,
    odds,
    type,
    game,
    pick,
    market,
    score,
    block,
    events,
    conditions,
    lines,
  };
}

function hasBankers({ bets }: PlacedCoupon<Minor>): boolean {
  return bets.some(({ block }) => block === 0) && bets.some(({ block }) => block !== 0);
}

/** What the lines are made of: blocks in a multi, bets beside the bankers in a system. */
function legs(bets: PlacedCoupon<Minor>['bets'], type: PlacedCoupon<Minor>['type']): number {
  const numbered = bets.filter(({ block }) => block !== 0);
  if (type === 'multi') return new Set(numbered.map(({ block }) => block)).size;
  return numbered.length === 0 ? bets.length : numbered.length;
}
