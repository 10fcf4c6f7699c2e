import { useTranslation } from 'react-i18next';
import { hasSystemSize } from '../../core/coupon/maths/divided-types.ts';
import { isExpressOfTheDay } from '../../core/coupon/placed/placed-express.ts';
import type { PlacedBet, PlacedCoupon } from '../../core/coupon/placed/placed-coupon.ts';
import { shownTotal, shownType } from '../../core/coupon/placed/shown-type.ts';
import type { Minor } from '../../core/shared/money.ts';
import { coefViewIdOf } from '../../core/shared/odds.ts';
import type { EpochMillis } from '../../core/shared/time.ts';
import { marketKindFacts } from '../../core/sports/game/market-kind.ts';
import { marketName, outcomeName } from '../../core/sports/names/pick-name.ts';
import { plainPickName } from '../../core/sports/names/plain-pick-name.ts';
import { usePage } from '../page/use-page.ts';
import { formatFullMoment, formatMoment, type Words } from '../kit/formats/format-date.ts';
import { formatMoney } from '../kit/formats/format-money.ts';
import { oddsInFull } from '../kit/formats/odds-in-full.ts';
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
  readonly oneTotal: (coupon: Pick<PlacedCoupon<Minor>, 'odds' | 'type' | 'bets'>) => string;
  readonly odds: (bet: Pick<PlacedBet<Minor>, 'odds' | 'kind'>, formatId?: number) => string;
  readonly type: (coupon: Pick<PlacedCoupon<Minor>, 'type' | 'systemValue' | 'bets'>) => string;
  readonly game: (bet: Pick<PlacedBet<Minor>, 'homeName' | 'awayName'>) => string;
  /** LN-87 The market and the answer in plain words. */
  readonly pick: (bet: PlacedBet<Minor>) => string;
  /** The answer alone, beside its market. */
  readonly outcome: (bet: PlacedBet<Minor>) => string;
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

type Named = Pick<PlacedBet, 'homeName' | 'awayName'>;
type Parts = Omit<CouponWords, 'conditions' | 'lines'>;

/** Call it in an observer: the words follow the player's odds format, time zone and language. */
export function useCouponWords(): CouponWords {
  const { clock, language, settings } = usePage();
  const { t } = useTranslation('history');
  const { t: kit } = useTranslation('kit');
  const look = settings.settings;
  const { coefViewId } = look;
  const total: CouponWords['total'] = ({ odds }, formatId = coefViewId) =>
    oddsInFull(odds, coefViewIdOf(formatId, 'other'));
  const parts: Parts = {
    moment: (at) => formatMoment(at, clock.now, { look, words: kit }),
    fullMoment: (at) => formatFullMoment(at, look, kit),
    money: (amount, { currency }) => formatMoney(amount, currency, { language }),
    total,
    oneTotal: (coupon) => {
      const odds = shownTotal(coupon);
      return odds === undefined ? t('no-score') : total({ odds });
    },
    odds: ({ odds, kind }, formatId = coefViewId) =>
      oddsInFull(odds, coefViewIdOf(formatId, marketKindFacts(kind).family)),
    type: (coupon) => typeText(t, coupon),
    game: (bet) => gameText(t, bet),
    pick: (bet) => speak(t, plainPickName(bet)),
    outcome: (bet) => speak(t, outcomeName(bet)),
    market: (bet) => speak(t, marketName(bet)),
    score: ({ score }) => (score === undefined ? undefined : t('score', { home: score.home, away: score.away })),
    block: (bet, coupon) => blockText(t, bet, coupon),
    events: (coupon) => eventsText(t, coupon),
  };
  const conditions: CouponWords['conditions'] = (coupon) => conditionTexts(t, parts, coupon);
  const bet = (placed: PlacedBet<Minor>, place: number): string => betLine({ t, parts }, placed, place);
  return { ...parts, conditions, lines: (coupon) => couponLines(t, { ...parts, conditions, bet }, coupon) };
}

function typeText(t: Words, { type, systemValue, bets }: Parameters<CouponWords['type']>[0]): string {
  return systemValue !== undefined && hasSystemSize(type)
    ? t(`type.${type}-of`, { value: systemValue, count: legs(bets, type), name: t(`type.${type}`) })
    : t(`type.${shownType({ type, bets })}`);
}

function gameText(t: Words, { homeName: home, awayName: away }: Named): string {
  return away === undefined ? home : t('game', { home, away });
}

function blockText(t: Words, bet: Pick<PlacedBet, 'block'>, coupon: PlacedCoupon<Minor>): string | undefined {
  if (coupon.type === 'system') return bet.block === 0 && hasBankers(coupon) ? t('block.banker') : undefined;
  if (coupon.type !== 'multi' && coupon.type !== 'condition') return undefined;
  return bet.block === 0 ? t('block.lobby') : t('block.numbered', { number: bet.block });
}

function eventsText(t: Words, { bets }: PlacedCoupon<Minor>): string {
  const [only] = bets;
  if (bets.length === 1 && only !== undefined) {
    return t('single', { game: gameText(t, only), pick: speak(t, plainPickName(only)) });
  }
  const games = bets
    .slice(0, NAMED_GAMES)
    .map((bet) => gameText(t, bet))
    .join(', ');
  const more = bets.length - NAMED_GAMES;
  return more > 0 ? t('events.more', { games, count: more }) : games;
}

function conditionTexts(t: Words, { money }: Pick<Parts, 'money'>, coupon: PlacedCoupon<Minor>): readonly string[] {
  const { bets, isDroppedOnScoreChange, prepaidAmount, promo } = coupon;
  return [
    ...(isExpressOfTheDay(bets) ? [t('text.express-of-the-day')] : []),
    ...(promo === undefined ? [] : [t(`text.promo.${promo.kind}`, { ...promo })]),
    ...(isDroppedOnScoreChange === true ? [t('text.drop-on-score-change')] : []),
    ...(prepaidAmount !== undefined && prepaidAmount > 0
      ? [t('text.prepaid', { money: money(prepaidAmount, coupon) })]
      : []),
  ];
}

interface BetLineWords {
  readonly t: Words;
  readonly parts: Parts;
}

function betLine({ t, parts }: BetLineWords, bet: PlacedBet<Minor>, place: number): string {
  return t('text.bet', {
    number: place + 1,
    champ: bet.champName,
    game: parts.game(bet),
    moment: parts.fullMoment(bet.startsAt),
    market: parts.market(bet),
    pick: parts.outcome(bet),
    odds: parts.odds(bet),
    status: t(`bet-status.${bet.status}`),
  });
}

interface LineWords extends Omit<CouponWords, 'lines'> {
  readonly bet: (bet: PlacedBet<Minor>, place: number) => string;
}

function couponLines(t: Words, words: LineWords, coupon: PlacedCoupon<Minor>): readonly string[] {
  const { type, fullMoment, money, total, conditions, bet } = words;
  const { hyperBonus } = coupon;
  const odds = shownTotal(coupon);
  return [
    t('text.title', { id: coupon.id, type: type(coupon) }),
    t('text.placed', { moment: fullMoment(coupon.placedAt) }),
    ...(coupon.userId === undefined ? [] : [t('text.player', { id: coupon.userId })]),
    ...coupon.bets.map(bet),
    ...(odds === undefined ? [] : [t('text.odds', { odds: total({ odds }) })]),
    t('text.amount', { money: money(coupon.amount, coupon) }),
    coupon.state === 'open'
      ? t('text.possible', { money: money(coupon.possibleWin, coupon) })
      : t('text.payout', { money: money(coupon.payout, coupon) }),
    ...(hyperBonus === undefined || hyperBonus.amount === 0
      ? []
      : [t('text.hyper-bonus', { percent: hyperBonus.percent, money: money(hyperBonus.amount, coupon) })]),
    ...conditions(coupon),
  ];
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
