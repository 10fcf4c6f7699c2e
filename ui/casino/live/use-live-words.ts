import { useTranslation } from 'react-i18next';
import { CARD_RANKS, CARD_SUITS, cardRank, cardSuit } from '../../../core/casino/games/playing-cards.ts';
import { baccaratHands, baccaratTotal, baccaratWinner } from '../../../core/casino/live/baccarat.ts';
import type { LiveTableId } from '../../../core/casino/live/live-table.ts';
import { rouletteColour } from '../../../core/casino/live/roulette.ts';
import { useGameWords } from '../games/use-game-words.ts';

const SIGNS = ['♣', '♦', '♥', '♠'];
/** Numbers and ranks are their own names. */
const IS_OWN_NAME = /^(?:\d+|[JQKA])$/;

/** A card in two signs. */
export function cardSign(card: number): string {
  return `${CARD_RANKS[cardRank(card)] ?? ''}${SIGNS[cardSuit(card)] ?? ''}`;
}

const balls = (drawn: readonly number[]): string => drawn.join(' ');

/** Spots and outcomes as the tables say them. */
export function useLiveWords() {
  const { t } = useTranslation('live-tables');
  const { t: say } = useGameWords();
  const spot = (name: string): string => (IS_OWN_NAME.test(name) ? name : t(`spot.${name}`));
  const cardName = (card: number): string =>
    say(`card.${CARD_SUITS[cardSuit(card)] ?? 'clubs'}`, { rank: CARD_RANKS[cardRank(card)] ?? '' });
  const battle = ([left = 0, right = 0]: readonly number[]): string => {
    const ahead = cardRank(left) - cardRank(right);
    return spot(ahead === 0 ? 'tie' : ahead > 0 ? 'left' : 'right');
  };
  const andar = (drawn: readonly number[]): string => spot(drawn.length % 2 === 0 ? 'andar' : 'bahar');
  /** In a word, for the list of the last rounds. */
  const short: Readonly<Record<LiveTableId, (drawn: readonly number[]) => string>> = {
    roulette: ([pocket = 0]) => `${pocket}`,
    baccarat: (drawn) => spot(baccaratWinner(drawn)),
    andarbahar: (drawn) => `${andar(drawn)} ${drawn.length - 1}`,
    battle,
    guesscard: ([card = 0]) => cardSign(card),
    spin2wheels: ([left = 0, right = 0]) => `${left} · ${right}`,
    '7of42': balls,
    lucky6: balls,
  };
  const whole: Readonly<Record<LiveTableId, (drawn: readonly number[]) => string>> = {
    roulette: ([pocket = 0]) => (pocket === 0 ? '0' : `${pocket}, ${spot(rouletteColour(pocket))}`),
    baccarat: (drawn) => {
      const { player, banker } = baccaratHands(drawn);
      const totals = { player: `${baccaratTotal(player)}`, banker: `${baccaratTotal(banker)}` };
      return `${t('result.baccarat', totals)} — ${spot(baccaratWinner(drawn))}`;
    },
    andarbahar: (drawn) => t('result.andarbahar', { side: andar(drawn), number: `${drawn.length - 1}` }),
    battle,
    guesscard: ([card = 0]) => cardName(card),
    spin2wheels: ([left = 0, right = 0]) =>
      t('result.spin2wheels', { left: `${left}`, right: `${right}`, sum: `${left + right}` }),
    '7of42': balls,
    lucky6: balls,
  };
  return { t, spot, cardName, short, whole };
}
